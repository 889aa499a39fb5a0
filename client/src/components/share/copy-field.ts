import { msg, str } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

/** A text to be copied. It stays visible and gets selected, for browsers that do not let a page copy. */
@customElement('nh-copy-field')
export class CopyField extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: 8px;
        margin-top: 6px;
      }
      input,
      textarea {
        flex: 1 1 12rem;
        min-width: 0;
        font: inherit;
        font-size: 0.9375rem;
        text-overflow: ellipsis;
      }
      textarea {
        flex-basis: 100%;
        color: inherit;
        background: var(--card);
        border: 1px solid var(--field-line);
        border-radius: var(--radius-small);
        padding: 0.5rem 0.7rem;
        font-family: ui-monospace, monospace;
        font-size: 0.875rem;
        line-height: 1.4;
        resize: vertical;
      }
      .done:empty {
        display: none;
      }
      .done {
        margin-top: 4px;
        font-size: 0.875rem;
      }
    `,
  ];

  @property() label = '';

  @property({ attribute: false }) value = '';

  /** Lines that are shown; a text of one line is a link or the like. */
  @property({ type: Number }) lines = 1;

  @state() private done: 'copied' | 'selected' | null = null;

  @query('#text') private readonly text?: HTMLInputElement | HTMLTextAreaElement;

  /** Copies the text, or selects it where the browser does not let us. */
  async copy(): Promise<void> {
    try {
      // Only offered by the browser on https and localhost, and the person may refuse.
      await navigator.clipboard.writeText(this.value);
      this.done = 'copied';
    } catch {
      this.text?.focus();
      this.text?.select();
      this.done = 'selected';
    }
  }

  protected override render() {
    return html`
      <label for="text">${this.label}</label>
      <div class="row">
        ${this.#field()}
        <button type="button" aria-label=${msg(str`Copy: ${this.label}`)} @click=${this.copy}>${msg('Copy')}</button>
        <slot></slot>
      </div>
      <p class="done soft" role="status">${this.#done()}</p>
    `;
  }

  #done(): string {
    if (this.done === null) return '';
    return this.done === 'copied' ? msg('Copied.') : msg('The text is selected. Copy it with your keyboard or a long press.');
  }

  #field(): TemplateResult {
    const select = () => this.text?.select();
    return this.lines === 1
      ? html`<input id="text" readonly .value=${this.value} @focus=${select} />`
      : html`<textarea id="text" readonly rows=${this.lines} spellcheck="false" .value=${this.value} @focus=${select}></textarea>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-copy-field': CopyField;
  }
}
