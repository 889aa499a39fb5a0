import { msg, str } from '@lit/localize';
import type { RowsView } from '@nimhall/shared/game/view';
import { isDrawn } from '@nimhall/shared/picture/pile';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { BoardElement } from '../board-element.ts';
import { RovingFocus } from '../roving-focus.ts';
import { tableTop } from '../table-top.ts';
import './counted-row.ts';
import { pinShape, pinStyles } from './pin.ts';
import { formatRowMove, moveForPin, parseRowMove, pinGoes, type Row, type RowMove, rowLabel, rowMoveInWords } from './row-moves.ts';

/** Rows of pins. A tap on a pin takes it, another next to it too; where rows may be split, the gaps can be tapped as well. */
@customElement('nh-rows-board')
export class RowsBoard extends BoardElement<RowsView> {
  static override styles = [
    base,
    controls,
    tableTop,
    pinStyles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
      }
      .pins {
        display: flex;
        flex-wrap: wrap;
        border-bottom: 3px solid var(--table-edge);
        border-radius: 3px;
        min-height: 12px;
        min-width: 1.5rem;
      }
      .board .pins button {
        position: relative;
        width: 44px;
        height: 58px;
        min-height: 0;
        border-radius: 8px;
      }
      .pins svg {
        display: block;
        height: 100%;
        margin-inline: auto;
        padding-block: 4px 0;
        overflow: visible;
        transition:
          transform var(--quick),
          opacity var(--quick);
      }
      .object.open:hover:not(.going) svg {
        transform: translateY(-3px);
      }
      .object.going svg {
        opacity: 0.32;
        transform: rotate(9deg);
      }
      .object.going::after {
        content: '';
        position: absolute;
        inset: 2px 4px;
        border: 2px dashed var(--accent);
        border-radius: 10px;
      }
      .object.wins::before {
        content: '';
        position: absolute;
        inset: 1px 3px;
        border: 3px solid var(--halo);
        border-radius: 10px;
        box-shadow: 0 0 8px var(--halo);
      }
      .gone {
        position: relative;
        width: 44px;
        height: 58px;
      }
      .gone::after {
        content: '';
        position: absolute;
        inset: 30% 38% 0;
        border: 2px dotted var(--soft-ink);
        border-bottom: 0;
        border-radius: 10px 10px 0 0;
        opacity: 0.7;
      }
      .gone svg {
        animation: fall var(--soft) both;
        transform-origin: bottom;
      }
      @keyframes fall {
        to {
          opacity: 0;
          transform: rotate(50deg);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .gone svg {
          visibility: hidden;
        }
      }
      .board .pins .gap {
        width: 26px;
        margin-inline: -8px;
        z-index: 1;
      }
      .gap::after {
        content: '';
        position: absolute;
        inset: 12px 12px;
        border-radius: 2px;
        background: var(--table-edge);
        opacity: 0.5;
      }
      .gap.open:hover::after,
      .gap.going::after {
        inset: 2px 11px;
        opacity: 1;
        background: var(--accent);
      }
      .gap.wins::after {
        inset: 2px 11px;
        opacity: 1;
        background: var(--halo);
        box-shadow: 0 0 8px var(--halo);
      }
    `,
  ];

  readonly #focus = new RovingFocus(this, 'rows', () => this.view?.rows.map((row) => this.#cells(row)) ?? []);

  protected override render() {
    if (!this.view) return nothing;
    const selected = parseRowMove(this.pending ?? this.selected);
    const wins = this.marks?.wins.flatMap((move) => parseRowMove(move) ?? []) ?? [];
    return html`<div class="board" role="group" aria-label=${msg('Board')} tabindex="-1">
      ${this.view.rows.map((row, index) => this.#row(row, index, selected, wins))}
    </div>`;
  }

  #row(row: Row, group: number, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    const value = this.marks?.values[group];
    const advised = wins.filter(({ letter }) => letter === row.letter);
    return html`<div class="row" role="group" aria-label=${rowLabel(row)}>
      <span class="name" aria-hidden="true">${row.letter.toUpperCase()}<span class="soft"> ${row.size}</span></span>
      ${isDrawn(row.size) ? this.#pins(row, group, selected, advised) : this.#counted(row, selected, advised)}
      ${value == null ? nothing : html`<span class="value" title=${msg('Value of this row')}>✱${value}</span>`}
    </div>`;
  }

  #pins(row: Row, group: number, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    const step = this.view?.splits ? 2 : 1;
    const last = this.#last(row);
    const gone = last ? keyed(row.size, Array.from({ length: last.take }, gonePin)) : nothing;
    return html`<div class="pins">
      ${last?.left === 0 ? gone : nothing}${Array.from({ length: row.size }, (_, index) => [
        step === 2 && index > 0 ? this.#gap(row, group, index, selected, wins) : nothing,
        this.#pin(row, group, index, step * index, selected, wins),
      ])}${last?.left === 0 ? nothing : gone}
    </div>`;
  }

  /** The last move, where it took from what is this row now, or is its left part, and all of that was drawn. */
  #last({ letter }: Row): RowMove | null {
    const move = this.last && parseRowMove(this.last.move);
    const before = this.last?.before.rows.find((each) => each.letter === letter);
    return move?.letter === letter && before && isDrawn(before.size) ? move : null;
  }

  #pin(row: Row, group: number, index: number, cell: number, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    const isLegal = (move: RowMove) => this.isLegal(formatRowMove(move));
    const plain = moveForPin(row, index, null, isLegal);
    const going = selected !== null && pinGoes(selected, row, index);
    // A selected pin keeps its selection, so that tapping it again plays.
    const move = going ? selected : moveForPin(row, index, selected, isLegal);
    return this.#button({
      kind: 'object',
      cell: `${group}.${cell}`,
      tabIndex: this.#focus.tabIndex(group, cell),
      label: msg(str`Pin ${index + 1} of ${row.size} in row ${row.letter.toUpperCase()}`),
      move,
      going,
      wins: wins.some(({ take, left }) => take === plain.take && left === plain.left),
      content: html`<svg viewBox="0 0 24 40" aria-hidden="true">${pinShape()}</svg>`,
    });
  }

  #gap(row: Row, group: number, index: number, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    const move = { letter: row.letter, take: 0, left: index };
    const isThis = ({ letter, take, left }: RowMove) => letter === row.letter && take === 0 && left === index;
    const cell = 2 * index - 1;
    return this.#button({
      kind: 'gap',
      cell: `${group}.${cell}`,
      tabIndex: this.#focus.tabIndex(group, cell),
      label: msg(str`Gap after pin ${index} in row ${row.letter.toUpperCase()}`),
      move,
      going: selected !== null && isThis(selected),
      wins: wins.some(isThis),
      content: nothing,
    });
  }

  #button({ kind, cell, tabIndex, label, move, going, wins, content }: RowButton): TemplateResult {
    const text = formatRowMove(move);
    const legal = this.isLegal(text);
    const meaning = this.view && rowMoveInWords(this.view, move);
    const told = msg(str`${label}. ${(legal && meaning?.imperative) || msg('Not allowed')}`);
    const classes = [kind, this.playable && legal && 'open', going && 'going', wins && 'wins'];
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      type="button"
      data-cell=${cell}
      tabindex=${tabIndex}
      aria-disabled=${!(this.playable && legal)}
      aria-pressed=${going}
      aria-label=${wins ? msg(str`${told} – a winning move`) : told}
      @click=${() => this.choose(text, kind === 'gap')}
    >
      ${content}
    </button>`;
  }

  #counted(row: Row, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    return html`<nh-counted-row
      .row=${row}
      .selected=${selected?.letter === row.letter ? selected : null}
      .advised=${wins}
      ?playable=${this.playable}
      @nh-row=${({ detail }: CustomEvent<RowMove>) => this.choose(formatRowMove(detail), false)}
    ></nh-counted-row>`;
  }

  /** Pins, and the gaps between them where rows may be split. */
  #cells({ size }: Row): number {
    if (!isDrawn(size)) return 0;
    return this.view?.splits ? Math.max(0, 2 * size - 1) : size;
  }
}

/** Where a pin stood that was just taken: it falls, and leaves a mark until the next move. */
function gonePin(): TemplateResult {
  return html`<span class="gone" aria-hidden="true"><svg viewBox="0 0 24 40">${pinShape()}</svg></span>`;
}

interface RowButton {
  readonly kind: 'object' | 'gap';
  readonly cell: string;
  readonly tabIndex: 0 | -1;
  readonly label: string;
  readonly move: RowMove;
  readonly going: boolean;
  readonly wins: boolean;
  readonly content: TemplateResult | typeof nothing;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-rows-board': RowsBoard;
  }
}
