import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { recover } from '../../net/failed-load.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

/** A step of a kind that is fetched when it is needed; when that fails, a sentence and a button to try again. */
@customElement('nh-fetched-step')
export class FetchedStep extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      }
      div {
        display: grid;
        gap: 12px;
        align-content: start;
        justify-items: start;
      }
    `,
  ];

  /** Fetches the code of the step. */
  @property({ attribute: false }) load: () => Promise<unknown> = async () => undefined;

  @property({ attribute: false }) view: TemplateResult | null = null;

  @state() private failed = false;

  protected override firstUpdated(): void {
    void this.#fetch();
  }

  protected override render() {
    if (!this.failed) return this.view;
    return html`<div>
      <p class="fault" role="alert">${msg('This step didn’t load.')}</p>
      <button type="button" class="main" @click=${() => void this.#again()}>${msg('Try again')}</button>
    </div>`;
  }

  async #fetch(): Promise<void> {
    this.failed = await this.load().then(
      () => false,
      () => true,
    );
  }

  /** Some browsers remember what did not load for as long as the page lasts, so the page is reloaded if the server answers. */
  async #again(): Promise<void> {
    await this.#fetch();
    if (this.failed && (await recover()) === 'upgrading') location.reload();
  }
}

export function fetchedStep(load: () => Promise<unknown>, view: TemplateResult): TemplateResult {
  return html`<nh-fetched-step .load=${load} .view=${view}></nh-fetched-step>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-fetched-step': FetchedStep;
  }
}
