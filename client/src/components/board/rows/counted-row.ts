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

  /** True if the rest may be cut once more. */
  @property({ type: Boolean }) cuts = false;

  @state() private take = 1;

  @state() private left = 0;

  /** 0 for no cut. */
  @state() private cut = 0;

  protected override willUpdate(): void {
    if (!this.selected) return;
    this.take = this.selected.take;
    this.left = this.selected.left;
    this.cut = this.selected.cut ?? 0;
  }

  protected override render() {
    if (!this.row) return nothing;
    const [first] = this.advised;
    return html`
      <svg viewBox="0 0 24 40" aria-hidden="true">${pinShape()}</svg>
      ${this.#field(msg('take'), this.take, (take) => this.#choose({ take }))}
      ${this.#field(msg('leaving on the left'), this.left, (left) => this.#choose({ left }))}
      ${this.cuts ? this.#field(msg('cut after, or 0'), this.cut, (cut) => this.#choose({ cut })) : nothing}
      ${first ? html`<span class="advice">${advice(first)}</span>` : nothing}
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

  #choose(change: { readonly take?: number; readonly left?: number; readonly cut?: number }): void {
    if (!this.row || !this.playable || Object.values(change).some(Number.isNaN)) return;
    const { take, left, cut } = { take: this.take, left: this.left, cut: this.cut, ...change };
    this.take = take;
    this.left = left;
    this.cut = cut;
    const detail = { letter: this.row.letter, take, left, ...(cut > 0 ? { cut } : {}) };
    this.dispatchEvent(new CustomEvent<RowMove>('nh-row', { detail }));
  }
}

function advice({ take, left, cut }: RowMove): string {
  return cut === undefined
    ? msg(str`take ${take}, leaving ${left} on the left`)
    : msg(str`take ${take}, leaving ${left} on the left, and cut after ${cut}`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-counted-row': CountedRow;
  }
}
