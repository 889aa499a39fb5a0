import { msg, str } from '@lit/localize';
import type { RowsView } from '@nimhall/shared/game/view';
import { isDrawn } from '@nimhall/shared/picture/pile';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { BoardElement } from '../board-element.ts';
import { partValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import { tableTop } from '../table-top.ts';
import './counted-row.ts';
import { pinShape, pinStyles } from './pin.ts';
import { formatRowMove, moveForPin, parseRowMove, pinGoes, type Row, type RowMove, rowLabel, rowMoveInWords } from './row-moves.ts';
import { rowsLayout } from './rows-layout.ts';

/** Rows of pins. A tap on a pin takes it, another next to it too; where rows may be split, the gaps can be tapped as well. */
@customElement('nh-rows-board')
export class RowsBoard extends BoardElement<RowsView> {
  static override styles = [base, controls, tableTop, pinStyles, rowsLayout];

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
    const advised = wins.filter(({ letter }) => letter === row.letter);
    return html`<div class="row" role="group" aria-label=${rowLabel(row)}>
      <span class="name" aria-hidden="true">${row.letter.toUpperCase()}<span class="soft"> ${row.size}</span></span>
      ${isDrawn(row.size) ? this.#pins(row, group, selected, advised) : this.#counted(row, selected, advised)}
      ${partValue(this.marks, group, msg('Value of this row'))}
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
