import { msg, str } from '@lit/localize';
import type { SquaresView, SquareView } from '@nimhall/shared/game/view';
import { type Place, placesOf } from '@nimhall/shared/picture/squares';
import { drawThing } from '@nimhall/shared/picture/things';
import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { base } from '../../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { boardSurface } from '../board-surface.ts';
import { Carrying } from '../carrying.ts';
import { glide } from '../glide.ts';
import { LAMP } from '../lamp.ts';
import { type Mark, markClasses, withMark } from '../mark.ts';
import { renderShape } from '../render-shape.ts';
import { RovingFocus } from '../roving-focus.ts';
import { nextHint, squareLabel, squaresMoveInWords } from './labels.ts';
import { previewOf } from './preview.ts';
import { beginnings, markOf, namesIn, tapOn, watchedMark } from './square-moves.ts';
import { boardPacking, type SquarePacking, stripPacking } from './square-packing.ts';
import { squaresLayout } from './squares-layout.ts';

/** Squares with something on them. A tap on a square is a move, or begins one that a tap on another completes. */
@customElement('nh-squares-board')
export class SquaresBoard extends BoardElement<SquaresView> {
  static override styles = [base, boardSurface, squaresLayout];

  readonly #focus = new RovingFocus(this, 'rows', () => this.#rows.map((row) => row.filter(({ square }) => square).length));

  protected readonly carrying = new Carrying(this, {
    canCarry: ({ dataset: { square = '' } }) => this.playable && this.view?.act === 'carry' && this.#beginnings.has(square),
    carry: ({ dataset: from }, { dataset: to }) => this.choose(`${from.square}-${to.square}`, true),
  });

  /** The squares of the start, each with its current content. */
  #rows: readonly (readonly Place[])[] = [];

  /** Squares that may be the first of two. */
  #beginnings: ReadonlySet<string> = new Set();

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { view } = this;
    this.#rows = view ? placesOf(view, this.first ?? view) : [];
    if (!changed.has('view') && !changed.has('check') && !changed.has('playable')) return;
    this.#beginnings = view && this.playable ? beginnings(view, (move) => this.isLegal(move)) : new Set();
  }

  /** A move that somebody else made can be followed from square to square; one's own was seen as it was chosen. */
  protected override updated(changed: PropertyValues<this>): void {
    if (this.view?.act !== 'carry' || !this.isMadeByOther(changed)) return;
    const [from, to] = namesIn(this.last?.move ?? '').map((name) => this.renderRoot.querySelector<HTMLElement>(`[data-square="${name}"]`));
    if (from && to) glide(from, to);
  }

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const isStrip = this.#rows.length === 1;
    const { side, tall, line } = this.#packing(view);
    const selected = this.pending ?? this.selected;
    const shown = { view, selected, names: namesIn(selected), last: namesIn(this.last?.move ?? ''), wins: this.marks?.wins ?? [] };
    return html`<div class="board" role="group" aria-label=${this.label} tabindex="-1">
      ${LAMP}<div class="squares ${isStrip ? 'strip' : ''}" .style=${`--side: ${side}px; --tall: ${tall}px; --line: ${line}`}>
        ${this.#rows.map((row, group) => {
          let index = 0;
          // Rows may be shorter than others, so that every square of a board says where it lies; a strip is broken into lines.
          const areaOf = (column: number) => (isStrip ? '' : `grid-area: ${group + 1} / ${column + 1}`);
          return row.map((place, column) => {
            const area = areaOf(column);
            return place.square ? this.#square(shown, place.square, { group, index: index++, area }, row) : this.#gone(shown, place, area);
          });
        })}
      </div>
    </div>`;
  }

  #packing({ act }: SquaresView): SquarePacking {
    const [first = []] = this.#rows;
    if (this.#rows.length === 1) return stripPacking(first.length, this.space, act !== 'turn');
    return boardPacking(Math.max(...this.#rows.map(({ length }) => length)), this.#rows.length, this.space);
  }

  #square(shown: Shown, square: SquareView, { group, index, area }: Spot, row: readonly Place[]): TemplateResult {
    const { view, selected, names, last, wins } = shown;
    const { name } = square;
    const tap = tapOn(view, name, selected, this.#beginnings, (move) => this.isLegal(move));
    const isNamed = names.includes(name);
    const completes = names.length === 1 && !isNamed && namesIn(tap.move).length === 2 && this.isLegal(tap.move);
    const open = this.playable && (isNamed || tap.begins || this.isLegal(tap.move));
    const mark = this.playable ? markOf(view, wins, name, tap) : watchedMark(view, wins, name);
    const value = this.#valueOn(view, name);
    const classes = [
      'square',
      square.home && 'home',
      open && 'open',
      view.act === 'carry' && this.#beginnings.has(name) && 'loose',
      isNamed && 'named',
      completes && square.holds !== 'nothing' && 'goal',
      last.includes(name) && 'last',
      ...markClasses(mark),
      this.pending !== null && isNamed && 'sending',
    ];
    const { holds, count, faint } = previewOf(view, square, names);
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      type="button"
      .style=${area}
      data-cell="${group}.${index}"
      data-square=${name}
      data-row=${this.#rows.length > 1 && row[0]?.name === name ? name.slice(1) : nothing}
      data-column=${this.#rows.length > 1 && group === this.#rows.length - 1 ? name.charAt(0) : nothing}
      tabindex=${this.#focus.tabIndex(group, index)}
      aria-disabled=${!open}
      aria-pressed=${isNamed}
      aria-label=${this.#label(view, square, value, open && tap.move !== selected ? tap.move : '', mark)}
      @click=${() => this.#tap(square)}
    >
      ${this.#rows.length === 1 ? html`<span class="number" aria-hidden="true">${name}</span>` : nothing}
      ${holds === 'nothing' ? nothing : html`<svg viewBox="0 0 40 40" aria-hidden="true">${drawThing(count === undefined ? { holds } : { holds, count }, 40, faint).map(renderShape)}${isRound(holds) && !count ? LIGHT : nothing}</svg>`}
      ${this.#joint(shown, name)}
      ${completes && square.holds === 'nothing' ? DOT : nothing}
      ${value === null ? nothing : html`<span class="value" data-value="✱${value}" title=${msg('Value of what is here')} aria-hidden="true"></span>`}
    </button>`;
  }

  /** A square that is gone keeps its place. */
  #gone({ last }: Shown, { name }: Place, area: string): TemplateResult {
    return html`<span .style=${area} class="square gone ${last.includes(name) ? 'last' : ''}" aria-hidden="true"></span>`;
  }

  /** The joint between the halves of a domino, on the half that is named first; known for dominoes whose move is known. */
  #joint({ view, names }: Shown, name: string): TemplateResult | typeof nothing {
    if (view.act !== 'domino') return nothing;
    const moves = [...(this.course?.moves ?? [this.last?.move ?? '']).map(namesIn), names];
    const other = moves.find(([first, second]) => first === name && second !== undefined)?.[1];
    if (other === undefined) return nothing;
    const [from, to] = [this.#placeOf(name), this.#placeOf(other)];
    const way = from.row === to.row ? (to.column > from.column ? 'right' : 'left') : to.row > from.row ? 'down' : 'up';
    return html`<span class="joint ${way}" aria-hidden="true"></span>`;
  }

  #placeOf(name: string): { readonly row: number; readonly column: number } {
    const row = this.#rows.findIndex((places) => places.some((place) => place.name === name));
    return { row, column: this.#rows[row]?.findIndex((place) => place.name === name) ?? -1 };
  }

  /** The value of a part, while perfect play is shown, on the square where the part has its place. */
  #valueOn(view: SquaresView, name: string): number | null {
    return this.marks?.values[view.rows.flat().findIndex((square) => square.name === name)] ?? null;
  }

  #label(view: SquaresView, square: SquareView, value: number | null, move: string, mark: Mark | null): string {
    const where = value === null ? squareLabel(square) : `${squareLabel(square)}, ✱${value}`;
    const words = move === '' ? null : squaresMoveInWords(view, move);
    const told = words ? msg(str`${where}. ${words.imperative}`) : where;
    return withMark(told, mark);
  }

  #tap({ name }: SquareView): void {
    const { view } = this;
    if (!view) return;
    const { move, whole, begins } = tapOn(view, name, this.selected, this.#beginnings, (each) => this.isLegal(each));
    this.choose(move, whole, begins ? () => nextHint(view) : null);
  }
}

/** The position of a square: for the arrow keys, and in the drawing. */
interface Spot {
  readonly group: number;
  readonly index: number;
  /** As a style; empty where squares follow each other. */
  readonly area: string;
}

/** What is shown on the squares besides their content. */
interface Shown {
  readonly view: SquaresView;
  readonly selected: string;
  /** The squares that the selected move names. */
  readonly names: readonly string[];
  /** Those that the last move named. */
  readonly last: readonly string[];
  readonly wins: readonly string[];
}

/** The light of the lamp on a coin. */
const LIGHT = svg`<circle class="lit" cx="20" cy="19.5" r="16" fill="url(#lit)" />`;

function isRound(holds: SquareView['holds']): boolean {
  return holds === 'coin' || holds === 'heads' || holds === 'tails';
}

/** A target of the selection. */
const DOT = html`<span class="dot"></span>`;

declare global {
  interface HTMLElementTagNameMap {
    'nh-squares-board': SquaresBoard;
  }
}
