import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

/** A number between two buttons that make it smaller and larger. Fires `nh-step` with the number wanted. */
@customElement('nh-stepper')
export class Stepper extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      div {
        display: flex;
        align-items: center;
        gap: 4px;
      }
      button {
        flex: none;
        width: 44px;
        padding: 0;
        font-size: 1.25rem;
      }
      input {
        width: 5.5rem;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      input::-webkit-inner-spin-button {
        display: none;
      }
    `,
  ];

  /** What is counted. */
  @property() label = '';

  /** The text of the empty field. */
  @property() placeholder = '';

  /** The number; null while none is chosen. */
  @property({ attribute: false }) value: number | null = null;

  @property({ type: Number }) least = 0;

  @property({ type: Number }) most = 0;

  /** True while a number may be chosen. */
  @property({ type: Boolean }) playable = false;

  protected override render() {
    const { label, value, least, most } = this;
    return html`<div role="group" aria-label=${label}>
      <button type="button" aria-label=${msg('One less')} aria-disabled=${!this.playable} @click=${() => this.#step((value ?? least) - 1)}>−</button>
      <input
        type="number"
        inputmode="numeric"
        min=${least}
        max=${most}
        aria-label=${label}
        placeholder=${this.placeholder}
        ?readonly=${!this.playable}
        .value=${value === null ? '' : String(value)}
        @change=${(event: Event) => this.#step((event.target as HTMLInputElement).valueAsNumber)}
      />
      <button type="button" aria-label=${msg('One more')} aria-disabled=${!this.playable} @click=${() => this.#step((value ?? least - 1) + 1)}>+</button>
    </div>`;
  }

  #step(wanted: number): void {
    if (!this.playable || Number.isNaN(wanted)) return;
    const detail = Math.min(Math.max(this.least, Math.trunc(wanted)), this.most);
    this.dispatchEvent(new CustomEvent<number>('nh-step', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-stepper': Stepper;
  }
}
