import { css, html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';

/** The link to a room, to be copied; it stays visible, for browsers that do not let a page copy. */
@customElement('nh-share-link')
export class ShareLink extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      .row {
        display: flex;
        gap: 8px;
        margin-top: 6px;
      }
      input {
        flex: 1;
        font-size: 0.9375rem;
        text-overflow: ellipsis;
      }
      .done {
        min-height: 1.5em;
        font-size: 0.875rem;
      }
    `,
  ];

  /** The address of the room, from the slash on. */
  @property({ attribute: false }) path = '';

  @state() private done = '';

  @query('input') private readonly input?: HTMLInputElement;

  protected override render() {
    return html`
      <label for="link">Send this link to play or watch together</label>
      <div class="row">
        <input id="link" readonly .value=${location.origin + this.path} @focus=${() => this.input?.select()} />
        <button type="button" @click=${this.#copy}>Copy</button>
      </div>
      <p class="done soft" role="status">${this.done}</p>
    `;
  }

  async #copy(): Promise<void> {
    this.input?.focus();
    try {
      // Only offered by the browser on https and localhost.
      await navigator.clipboard.writeText(location.origin + this.path);
      this.done = 'Copied.';
    } catch {
      this.done = 'The link is selected: copy it with your keyboard or a long press.';
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-share-link': ShareLink;
  }
}
