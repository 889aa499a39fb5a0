import { msg, str } from '@lit/localize';
import type { RowsView } from '@nimhall/shared/game/view';
import { isDrawn } from '@nimhall/shared/picture/pile';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { BoardElement } from '../board-element.ts';
import { boardSurface } from '../board-surface.ts';
import { LAMP, MAX_SHADED } from '../lamp.ts';
import { type Mark, markClasses, withMark } from '../mark.ts';
import { partValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import './counted-row.ts';
import { type Lane, lanesOf, type Run } from './lanes.ts';
import { litPin, pinStyles } from './pin.ts';
import {
  formatRowMove,
  gapOfCut,
  isPinTaken,
  keepingCut,
  markOf,
  markOfGap,
  moveForGap,
  moveForPin,
  parseRowMove,
  type Row,
  type RowMove,
  rowLabel,
  rowMoveInWords,
  withCut,
} from './row-moves.ts';
import { type RowPacking, rowPacking, shelvesOf } from './row-packing.ts';
import { rowsLayout } from './rows-layout.ts';

/**
 * Rows of pins. A tap on a pin takes it, another next to it too. Where rows may be split, the gaps can be tapped as well; where three rows may be
 * left, also after pins.
 */
@customElement('nh-rows-board')
export class RowsBoard extends BoardElement<RowsView> {
  static override styles = [base, controls, boardSurface, pinStyles, rowsLayout];

  readonly #focus = new RovingFocus(this, 'rows', () => this.#cells());

  #lanes: readonly Lane[] = [];

  protected override willUpdate(): void {
    const course = this.course ?? (this.last && { start: this.last.before, moves: [this.last.move] });
    this.#lanes = this.view ? lanesOf(this.view, course) : [];
  }

  protected override render() {
    if (!this.view) return nothing;
    const lanes = this.#lanes;
    const selected = parseRowMove(this.pending ?? this.selected);
    const wins = this.marks?.wins.flatMap((move) => parseRowMove(move) ?? []) ?? [];
    const drawn = lanes.flatMap(({ length }) => (isDrawn(length) ? [length] : []));
    const packed = rowPacking(drawn, this.space, BELOW.name + (this.#cuts ? BELOW.cut : 0) + (this.marks ? BELOW.value : 0));
    const sizes = `--pin: ${packed.pin}px; --tall: ${packed.tall}px; --places: ${packed.line}; --cut: ${this.#cuts ? BELOW.cut : 0}px`;
    const isFlat = drawn.reduce((sum, length) => sum + length, 0) > MAX_SHADED;
    return html`<div class="board ${isFlat ? 'flat' : ''}" role="group" aria-label=${this.label} tabindex="-1" .style=${sizes}>
      ${LAMP}${this.#shelves(packed.line).map((shelf) =>
        shelf.length > 1
          ? html`<div class="shelf">${shelf.map((lane) => this.#lane(lane, packed, lane.length, selected, wins))}</div>`
          : shelf.map((lane) =>
              isDrawn(lane.length) ? this.#lane(lane, packed, packed.line, selected, wins) : this.#long(lane, selected, wins),
            ),
      )}
    </div>`;
  }

  /** Lanes side by side; a lane shown as a number is alone. */
  #shelves(line: number): readonly (readonly Lane[])[] {
    const lengths = this.#lanes.map(({ length }) => (isDrawn(length) ? length : line + 1));
    return shelvesOf(lengths, line).map((shelf) => shelf.map((lane) => this.#lanes[lane] as Lane));
  }

  #lane(lane: Lane, { line }: RowPacking, places: number, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    const lines = Math.max(1, Math.ceil(lane.length / line));
    const ground = (at: number): TemplateResult => {
      const places = Math.max(1, Math.min(line, lane.length - at * line));
      const side = isTurned(at) ? 'left' : 'right';
      const bend =
        at < lines - 1
          ? html`<span class="bend ${side}" aria-hidden="true" .style=${`grid-area: ${3 * at + 1} / ${side === 'right' ? line : 1} / span 4`}></span>`
          : nothing;
      return html`<span class="ground" aria-hidden="true" .style=${`grid-area: ${3 * at + 1} / ${isTurned(at) ? line - places + 1 : 1} / auto / span ${places}`}></span>${bend}`;
    };
    const ends = new Set(lane.runs.map(({ from, size }) => from + size));
    const walls = lane.runs.filter(({ from, size }) => size > 0 && from > 0 && ends.has(from));
    const gone = lane.gone.map((place) => html`<span class="gone" aria-hidden="true" .style=${areaOf(place, line)}>${PIN}</span>`);
    return html`<div class="lane" .style=${`--line: ${Math.max(1, places)}`}>
      ${Array.from({ length: lines }, (_, at) => ground(at))}
      ${walls.map(({ from }) => html`<span class="wall ${isTurned(Math.floor((from - 1) / line)) ? 'turned' : ''}" aria-hidden="true" .style=${areaOf(from - 1, line)}></span>`)}
      ${lane.runs.map((run) => this.#run(run, line, selected, wins))}
      ${keyed(this.last?.before, gone)}
    </div>`;
  }

  #run(run: Run, line: number, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    const { group, size, from } = run;
    const cuts = this.#cuts;
    const taps = Array.from({ length: size }, (_, index) => moveForPin(run, index, null, (move) => this.#isOpen(move, run)));
    const onlyCuts = cuts && this.playable && !taps.some((move) => this.#isOpen(move, run));
    const cells = taps.map((tap, index) => [
      cuts && index > 0 ? this.#gap(run, group, index, gapIn(from + index - 1, line, onlyCuts), selected, wins) : nothing,
      this.#pin(run, group, index, (cuts ? 2 : 1) * index, areaOf(from + index, line), tap, selected, wins),
    ]);
    return html`<div class="run ${onlyCuts ? 'only-cuts' : ''}" role="group" aria-label=${rowLabel(run)}>
      ${cells}
      ${size > 0 ? this.#name(run, line) : nothing}
    </div>`;
  }

  /** Under the pins of a run, in its first line. */
  #name({ letter, size, from, group }: Run, line: number): TemplateResult {
    const places = Math.min(size, line - (from % line));
    const begin = isTurned(Math.floor(from / line)) ? from + places - 1 : from;
    return html`<span class="name" .style=${`${areaOf(begin, line, 2)} / auto / span ${places}`}
      ><span aria-hidden="true">${letter.toUpperCase()}<span class="soft"> ${localize(size)}</span></span>${partValue(this.marks, group, msg('Value of this row'))}</span
    >`;
  }

  /** A lane with too many pins to draw: its rows as numbers. */
  #long({ runs }: Lane, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    return html`<div class="long">
      ${runs.map(
        (run) => html`<div class="row" role="group" aria-label=${rowLabel(run)}>
          <span class="name" aria-hidden="true">${run.letter.toUpperCase()}<span class="soft"> ${localize(run.size)}</span></span>
          ${this.#counted(
            run,
            selected,
            wins.filter(({ letter }) => letter === run.letter),
          )}
          ${partValue(this.marks, run.group, msg('Value of this row'))}
        </div>`,
      )}
    </div>`;
  }

  #pin(
    row: Row,
    group: number,
    index: number,
    cell: number,
    area: string,
    plain: RowMove,
    selected: RowMove | null,
    wins: readonly RowMove[],
  ): TemplateResult {
    const isOpen = (move: RowMove) => this.#isOpen(move, row);
    const going = selected !== null && isPinTaken(selected, row, index);
    // A selected pin keeps its selection, so that tapping it again plays.
    const move = going ? selected : selected ? keepingCut(moveForPin(row, index, selected, isOpen), selected, isOpen) : plain;
    return this.#button({
      kind: 'object',
      row,
      area,
      cell: `${group}.${cell}`,
      tabIndex: this.#focus.tabIndex(group, cell),
      label: msg(str`Pin ${index + 1} of ${row.size} in row ${row.letter.toUpperCase()}`),
      move,
      going,
      mark: markOf(wins, row, index, move),
      content: PIN,
    });
  }

  #gap(
    row: Row,
    group: number,
    index: number,
    { area, side }: GapPlace,
    selected: RowMove | null,
    wins: readonly RowMove[],
  ): TemplateResult {
    const move = moveForGap(row, index, selected, (each) => this.#isOpen(each, row));
    const isFirst = selected?.letter === row.letter && selected.take === 0 && selected.left === index;
    const going = isFirst || (selected?.letter === row.letter && gapOfCut(selected) === index);
    const cell = 2 * index - 1;
    return this.#button({
      kind: 'gap',
      row,
      side,
      area,
      cell: `${group}.${cell}`,
      tabIndex: this.#focus.tabIndex(group, cell),
      label: msg(str`Gap after pin ${index} in row ${row.letter.toUpperCase()}`),
      move,
      going,
      mark: markOfGap(wins, index, move),
      content: nothing,
    });
  }

  /** Whether rows may be cut. */
  get #cuts(): boolean {
    return this.view !== null && (this.view.splits || this.view.threeRows === true);
  }

  /** Whether a move is legal, or will be with a further cut. */
  #isOpen(move: RowMove, row: Row): boolean {
    return this.isLegal(formatRowMove(move)) || this.#wantsCut(move, row);
  }

  /** Whether a move is only legal with a further cut; all places for it are alike. */
  #wantsCut(move: RowMove, { size }: Row): boolean {
    if (!this.view?.threeRows || move.cut !== undefined || this.isLegal(formatRowMove(move))) return false;
    const cut = move.left > 1 ? 1 : move.left + move.take + 1;
    const both = cut < size ? withCut(move, cut) : null;
    return both !== null && this.isLegal(formatRowMove(both));
  }

  #button({ kind, row, side, area, cell, tabIndex, label, move, going, mark, content }: RowButton): TemplateResult {
    const text = formatRowMove(move);
    const wantsCut = this.#wantsCut(move, row);
    const legal = wantsCut || this.isLegal(text);
    // One tap on a gap is a whole move, unless it may be the first of two cuts.
    const whole = text === this.selected || (kind === 'gap' && !(this.view?.threeRows && move.cut === undefined));
    const meaning = this.view && rowMoveInWords(this.view, move);
    const told = msg(str`${label}. ${(legal && meaning?.imperative) || msg('Not allowed')}`);
    const classes = [kind, side, this.playable && legal && 'open', going && 'going', ...markClasses(mark)];
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      type="button"
      data-cell=${cell}
      .style=${area}
      tabindex=${tabIndex}
      aria-disabled=${!(this.playable && legal)}
      aria-pressed=${going}
      aria-label=${withMark(told, mark)}
      @click=${() => this.choose(text, whole, wantsCut ? () => msg('Now tap a gap.') : null)}
    >
      ${content}
    </button>`;
  }

  #counted(row: Row, selected: RowMove | null, wins: readonly RowMove[]): TemplateResult {
    return html`<nh-counted-row
      .row=${row}
      .selected=${selected?.letter === row.letter ? selected : null}
      .advice=${(this.view && wins[0] && rowMoveInWords(this.view, wins[0])?.imperative) ?? ''}
      ?takes=${!this.view?.onlySplits}
      ?cuts=${this.view?.threeRows === true}
      ?playable=${this.playable}
      @nh-row=${({ detail }: CustomEvent<RowMove>) => this.choose(formatRowMove(detail), false)}
    ></nh-counted-row>`;
  }

  /** How many pins of each row can be tapped, and gaps between them where rows may be split. */
  #cells(): readonly number[] {
    const runs = this.#lanes.flatMap(({ length, runs }) => runs.map(({ group, size }) => ({ group, size: isDrawn(length) ? size : 0 })));
    return runs.toSorted((a, b) => a.group - b.group).map(({ size }) => (this.#cuts ? Math.max(0, 2 * size - 1) : size));
  }
}

const PIN = html`<svg viewBox="0 0 24 40" aria-hidden="true">${litPin()}</svg>`;

/** Space under a line of pins: names, and perhaps places to cut a row, and values, in CSS pixels. */
const BELOW = { name: 20, cut: 30, value: 20 } as const;

/** The grid area of a place of a lane. Each line has three tracks: for pins, for cuts, and for names. */
function areaOf(place: number, line: number, track: 0 | 1 | 2 = 0): string {
  const [at, along] = [Math.floor(place / line), place % line];
  return `grid-area: ${3 * at + track + 1} / ${isTurned(at) ? line - along : along + 1}`;
}

/** Whether a line of a lane runs from right to left: every other one, so that neighbours stay neighbours at the bends. */
function isTurned(line: number): boolean {
  return line % 2 === 1;
}

/** Where a row is cut after a place: on which side, `end` at a bend. */
interface GapPlace {
  readonly area: string;
  readonly side: 'after' | 'before' | 'end' | 'end before';
}

function gapIn(place: number, line: number, onlyCuts: boolean): GapPlace {
  const way = isTurned(Math.floor(place / line)) ? 'before' : 'after';
  const isEnd = (place + 1) % line === 0;
  return { area: areaOf(place, line, onlyCuts ? 0 : 1), side: isEnd ? (way === 'before' ? 'end before' : 'end') : way };
}

interface RowButton {
  readonly kind: 'object' | 'gap';
  readonly row: Row;
  readonly side?: GapPlace['side'];
  readonly area: string;
  readonly cell: string;
  readonly tabIndex: 0 | -1;
  readonly label: string;
  readonly move: RowMove;
  readonly going: boolean;
  readonly mark: Mark | null;
  readonly content: TemplateResult | typeof nothing;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-rows-board': RowsBoard;
  }
}
