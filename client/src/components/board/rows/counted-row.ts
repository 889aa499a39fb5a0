import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
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

  /** A winning move in this row in words, from the overlay; empty if there is none. */
  @property({ attribute: false }) advice = '';

  /** True while numbers may be chosen. */
  @property({ type: Boolean }) playable = false;

  /** True if pins may be taken. */
  @property({ type: Boolean }) takes = false;

  /** True if the rest may be cut once more. */
  @property({ type: Boolean }) cuts = false;

  protected override render() {
    if (!this.row) return nothing;
    const { take, left, cut } = this.#move;
    return html`
      <svg viewBox="0 0 24 40" aria-hidden="true">${pinShape()}</svg>
      ${this.takes ? this.#field(msg('take'), take, (number) => this.#choose({ take: number })) : nothing}
      ${this.#field(this.takes ? msg('leaving on the left') : msg('left part'), left, (number) => this.#choose({ left: number }))}
      ${this.cuts ? this.#field(msg('cut after, or 0'), cut, (number) => this.#choose({ cut: number })) : nothing}
      ${this.advice ? html`<span class="advice">${this.advice}</span>` : nothing}
    `;
  }

  /** What the fields show: as much as is selected; 0 for no cut. */
  get #move(): { readonly take: number; readonly left: number; readonly cut: number } {
    const { take = this.takes ? 1 : 0, left = 0, cut = 0 } = this.selected ?? {};
    return { take, left, cut };
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

  #choose(change: { readonly take?: number; readonly left?: number; readonly cut?: number }): void {
    if (!this.row || !this.playable || Object.values(change).some(Number.isNaN)) return;
    const { take, left, cut } = { ...this.#move, ...change };
    const detail = { letter: this.row.letter, take, left, ...(cut > 0 ? { cut } : {}) };
    this.dispatchEvent(new CustomEvent<RowMove>('nh-row', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-counted-row': CountedRow;
  }
}
