import { msg, str } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { base } from '../../styles/base.ts';
import { panel } from '../../styles/panel.ts';
import { raisedLink } from '../../styles/raised-link.ts';
import '../../components/share/copy-link.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { cards } from '../../components/ui/cards.ts';
import { showHere, siblings } from '../../components/ui/siblings.ts';
import { unread } from './game/invalid-link-notice.ts';
import { toolPicture, toolPictureStyles } from './tool-pictures.ts';
import { findTool, TOOLS } from './tools.ts';

/** The laboratory: its tools, or one of them. */
@customElement('nh-lab-page')
export class LabPage extends LitElement {
  static override styles = [
    base,
    pageHeadStyles,
    panel,
    cards,
    raisedLink,
    siblings,
    toolPictureStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      /* On the smallest phones the result of a tool would begin below the fold. */
      @media (max-width: 21.99rem) {
        :host([tool]) .page-head .soft {
          display: none;
        }
      }
      li {
        overflow: hidden;
      }
      .feature {
        box-shadow: var(--lifted);
      }
      .feature h2 {
        font-size: var(--type-title-2);
      }
      @media (min-width: 48rem) {
        .feature {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
          align-items: center;
        }
        .feature .tool {
          height: 11rem;
          border-bottom: 0;
          border-inline-end: 1px solid var(--line);
        }
      }
      .about {
        display: grid;
        gap: 4px;
        padding: 12px 16px 16px;
      }
    `,
  ];

  protected readonly named = new TitleController(this, () => [findTool(this.tool)?.name() ?? '', msg('Laboratory')]);

  /** The id of a tool; empty for all of them. */
  @property({ reflect: true }) tool = '';

  @property({ attribute: false }) query = '';

  /** The tool whose code is here. */
  @state() private loaded = '';

  /** Parts of the address that its tool made nothing of. */
  @state() private unread: readonly string[] = [];

  #looked = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('tool') || changed.has('query')) this.unread = [];
    if (changed.has('tool')) void this.#load(this.tool);
  }

  protected override updated(): void {
    showHere(this.renderRoot);
    if (this.loaded === this.tool) void this.#look(`${this.tool}?${this.query}`);
  }

  protected override render() {
    const tool = findTool(this.tool);
    return html`
      ${pageHead({
        title: tool ? tool.name() : msg('Laboratory'),
        lead: tool ? tool.about() : msg('Test published theorems. Look for new ones.'),
        aside: tool ? html`<nh-copy-link></nh-copy-link>` : nothing,
      })}
      ${
        tool
          ? html`<nav aria-label=${msg('Tools')}>${TOOLS.map(({ id, name }) => html`<a href="/lab/${id}" aria-current=${id === tool.id ? 'page' : nothing}>${name()}</a>`)}</nav>`
          : nothing
      }
      ${this.unread.length === 0 ? nothing : html`<p class="panel" role="status">${msg(str`The address has invalid settings (${this.unread.join(', ')}). The usual ones are used instead.`)}</p>`}
      ${tool ? (this.loaded === tool.id ? tool.render(this.query) : nothing) : this.#all()}
    `;
  }

  /** Looks, once for each address, what the tool made of it. */
  async #look(address: string): Promise<void> {
    const tool = this.renderRoot.lastElementChild;
    if (!(tool instanceof LitElement) || this.#looked === address) return;
    this.#looked = address;
    await tool.updateComplete;
    if (address === `${this.tool}?${this.query}`) this.unread = unread(this.query, location.search);
  }

  #all() {
    return html`<a class="raised feature" href="/lab/sequence">
        ${toolPicture('sequence', { fills: true })}
        <div class="about">
          <h2>${msg('Kayles settles down')}</h2>
          <p>${msg('Up to 70 pins its values jump about. From 71 on they repeat every 12, forever.')}</p>
        </div>
      </a>
      <ul>
      ${card(PAGES.analysis, 'analysis', msg('Analysis'), msg('Set up any position and see who wins, and why.'))}
      ${TOOLS.map(({ id, name, about }) => card(`/lab/${id}`, id, name(), about()))}
    </ul>`;
  }

  async #load(id: string): Promise<void> {
    await findTool(id)?.load();
    if (id === this.tool) this.loaded = id;
  }
}

function card(href: string, id: string, name: string, about: string): TemplateResult {
  return html`<li>
    ${toolPicture(id)}
    <div class="about">
      <h2><a href=${href}>${name}</a></h2>
      <p class="soft">${about}</p>
    </div>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lab-page': LabPage;
  }
}
