import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { pinShape, pinStyles } from './pin.ts';
import { type Row, type RowMove, rowLabel } from './row-moves.ts';

/** A row that is too long to draw: its length, and fields for how many to take and to leave. Fires `nh-row`. */
@customElement('nh-counted-row')
export class CountedRow extends LitElement {
  static override styles = [
    base,
    controls,
    pinStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 12px;
      }
      svg {
        height: 44px;
      }
      label {
        display: inline-flex;
        align-items: center;
        gap: 6px;
      }
      input {
        width: 6rem;
        text-align: center;
      }
      .advice {
        width: 100%;
        color: var(--halo);
        font-weight: 600;
        font-size: 0.875rem;
      }
    `,
  ];

  /** The row, by its letter and length. */
  @property({ attribute: false }) row: Row | null = null;

  /** The part of the selection in this row. */
  @property({ attribute: false }) selected: RowMove | null = null;

  /** Winning moves in this row, from the overlay. */
  @property({ attribute: false }) advised: readonly RowMove[] = [];

  /** True while numbers may be chosen. */
  @property({ type: Boolean }) playable = false;

  @state() private take = 1;

  @state() private left = 0;

  protected override willUpdate(): void {
    if (!this.selected) return;
    this.take = this.selected.take;
    this.left = this.selected.left;
  }

  protected override render() {
    if (!this.row) return nothing;
    const [first] = this.advised;
    return html`
      <svg viewBox="0 0 24 40" aria-hidden="true">${pinShape()}</svg>
      ${this.#field(msg('take'), this.take, (take) => this.#choose({ take }))}
      ${this.#field(msg('leaving on the left'), this.left, (left) => this.#choose({ left }))}
      ${first ? html`<span class="advice">${msg(str`take ${first.take}, leaving ${first.left} on the left`)}</span>` : nothing}
    `;
  }

  #field(label: string, value: number, choose: (value: number) => void): TemplateResult {
    return html`<label
      >${label}<input
        type="number"
        inputmode="numeric"
        min="0"
        max=${this.row?.size ?? 0}
        aria-label="${this.row ? rowLabel(this.row) : ''}. ${label}"
        ?readonly=${!this.playable}
        .value=${String(value)}
        @change=${(event: Event) => choose((event.target as HTMLInputElement).valueAsNumber)}
    /></label>`;
  }

  #choose(change: { readonly take?: number; readonly left?: number }): void {
    if (!this.row || !this.playable || Object.values(change).some(Number.isNaN)) return;
    const { take, left } = { take: this.take, left: this.left, ...change };
    this.take = take;
    this.left = left;
    this.dispatchEvent(new CustomEvent<RowMove>('nh-row', { detail: { letter: this.row.letter, take, left } }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-counted-row': CountedRow;
  }
}
