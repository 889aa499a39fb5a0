import { msg } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../board/mini/mini-board.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

/** A position as text with its picture, or with what is wrong and where. Fires `nh-position`. */
@customElement('nh-position-field')
export class PositionField extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 6px;
      }
      input {
        width: 100%;
        font-variant-numeric: tabular-nums;
      }
      .picture {
        display: grid;
        align-items: center;
        height: 8.5rem;
        padding: 12px;
        background: var(--table-top);
        border: 1px solid var(--table-edge);
        border-radius: var(--radius-small);
      }
      nh-mini-board {
        height: 6.8rem;
      }
      mark {
        background: var(--warn-soft);
        color: var(--warn);
        text-decoration: underline wavy;
        border-radius: 3px;
        padding-inline: 2px;
      }
      code {
        font-size: 1rem;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The text in the field. */
  @property({ attribute: false }) text = '';

  /** The label, if it is no starting position. */
  @property() label = '';

  /** The position, when the text is one. */
  @property({ attribute: false }) view: View | null = null;

  /** Why the text is no position to start from. */
  @property({ attribute: false }) fault: Refusal | null = null;

  protected override render() {
    return html`
      <label for="start">${this.label === '' ? msg('Starting position') : this.label}</label>
      <input
        id="start"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        maxlength="8000"
        aria-describedby="fault"
        aria-invalid=${this.fault !== null}
        .value=${this.text}
        @input=${this.#onInput}
      />
      <div class="picture">${this.fault ? this.#faultSeen(this.fault) : html`<nh-mini-board .view=${this.view}></nh-mini-board>`}</div>
    `;
  }

  #faultSeen(fault: Refusal): TemplateResult {
    const { at } = fault;
    return html`<div id="fault" role="status">
      <p class="fault">${refusalInWords(fault)}</p>
      ${at === undefined ? nothing : html`<code>${this.text.slice(0, at)}<mark>${this.text.slice(at, at + 1) || '␣'}</mark>${this.text.slice(at + 1)}</code>`}
    </div>`;
  }

  #onInput(event: Event): void {
    this.dispatchEvent(new CustomEvent<string>('nh-position', { detail: (event.target as HTMLInputElement).value }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-position-field': PositionField;
  }
}
