import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../ground/styles/base.ts';
import { setTitle } from '../../parts/page/title.ts';
import { cards } from '../../parts/ui/cards.ts';
import { showHere, siblings } from '../../parts/ui/siblings.ts';
import { findTool, TOOLS } from './tools.ts';

/** The laboratory: its tools, or one of them. */
@customElement('nh-lab-page')
export class LabPage extends LitElement {
  static override styles = [
    base,
    cards,
    siblings,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      li {
        padding: var(--gap);
      }
    `,
  ];

  /** The id of a tool; empty for all of them. */
  @property() tool = '';

  @property({ attribute: false }) query = '';

  /** The tool whose code is here. */
  @state() private loaded = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('tool')) void this.#load(this.tool);
  }

  protected override updated(): void {
    setTitle(findTool(this.tool)?.name() ?? '', msg('Laboratory'));
    showHere(this.renderRoot);
  }

  protected override render() {
    const tool = findTool(this.tool);
    return html`
      <div>
        <h1>${tool ? tool.name() : msg('Laboratory')}</h1>
        <p class="soft">${tool ? tool.about() : msg('For who wants to know: try what is claimed, and look for what nobody has seen.')}</p>
        ${tool ? html`<nav aria-label=${msg('Tools')}>${TOOLS.map(({ id, name }) => html`<a href="/lab/${id}" aria-current=${id === tool.id ? 'page' : nothing}>${name()}</a>`)}</nav>` : nothing}
      </div>
      ${tool ? (this.loaded === tool.id ? tool.render(this.query) : nothing) : this.#all()}
    `;
  }

  #all() {
    return html`<ul>
      ${TOOLS.map(
        ({ id, name, about }) => html`<li>
          <h2><a href="/lab/${id}">${name()}</a></h2>
          <p class="soft">${about()}</p>
        </li>`,
      )}
    </ul>`;
  }

  async #load(id: string): Promise<void> {
    await findTool(id)?.load();
    if (id === this.tool) this.loaded = id;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lab-page': LabPage;
  }
}
