import { msg, str } from '@lit/localize';
import type { GridView } from '@nimhall/shared/game/view';
import { boardSize } from '@nimhall/shared/picture/grid';
import { PIECES } from '@nimhall/shared/picture/outlines';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { Carrying } from '../carrying.ts';
import { glide } from '../glide.ts';
import { type Mark, markClasses, withMark } from '../mark.ts';
import { bareValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import '../stepper.ts';
import { boardSurface } from '../board-surface.ts';
import { gridLayout } from './grid-layout.ts';
import {
  formatGridMove,
  type GridMove,
  movedPiece,
  moveToSquare,
  type Piece,
  parseGridMove,
  pieceLabel,
  piecesOn,
  type Square,
  squareLabel,
} from './grid-moves.ts';

/** Pieces on their way to the corner at the bottom left. A tap on a piece makes it the active one, a tap on a square moves it. */
@customElement('nh-grid-board')
export class GridBoard extends BoardElement<GridView> {
  static override styles = [base, boardSurface, gridLayout];

  /** The letter of the piece that a tap on a square moves. */
  @state() private active = 'a';

  /** The letter of the piece that was active before this one was touched. */
  #previous = 'a';

  readonly #focus = new RovingFocus(this, 'rows', () => {
    const size = this.view && this.#size(this.view);
    return size ? Array.from({ length: size.rows }, () => size.columns) : [];
  });

  protected readonly carrying = new Carrying(this, {
    canCarry: (square) => this.playable && square.querySelector('.piece') !== null,
    carry: (from, to) => this.#carry(this.#squareOf(from), this.#squareOf(to)),
  });

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const size = this.#size(view);
    const chips = this.#chips(view, size);
    return html`<div class="board" role="group" aria-label=${this.label} tabindex="-1">
      ${size ? this.#squares(view, size, chips) : this.#farOut(view)}
      ${chips > 0 ? html`<div class="legend">${view.pieces.map((piece, index) => this.#legend(view, piece, index))}</div>` : nothing}
    </div>`;
  }

  /** A board that does not fit is looked at where its first piece stands. A move that somebody else made can be followed. */
  protected override updated(changed: PropertyValues<this>): void {
    if (this.isMadeByOther(changed)) {
      const [from, to] = this.#lastSquares().map((square) => this.#elementOf(square));
      if (from && to) glide(from, to);
    }
    if (changed.get('view') === null) this.renderRoot.querySelector('.piece')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #elementOf({ column, row }: Square): HTMLElement | null {
    const rows = (this.view && this.#size(this.view)?.rows) ?? 0;
    return this.renderRoot.querySelector(`[data-cell="${rows - 1 - row}.${column}"]`);
  }

  /** Columns and rows, with room for all the pieces can come to; null when there are too many to draw. */
  #size({ piece, pieces }: GridView): BoardSize | null {
    return boardSize({ piece, pieces: [...pieces, ...(this.first?.pieces ?? [])] }) ?? boardSize({ piece, pieces });
  }

  /** How many pieces have a chip beside the board: those with a choice or a value to show, if there is space. */
  #chips({ pieces }: GridView, size: BoardSize | null): number {
    const wanted = pieces.length > 1 || this.marks ? pieces.length : 0;
    // Boards that do not fit anyway scroll.
    return !size || this.#side(size, wanted) >= SIDE.fair || this.#side(size, 0) < this.#least ? wanted : 0;
  }

  /** The side of a square below which the board scrolls: smaller for spectators of perfect play, who see it whole and tap nothing. */
  get #least(): number {
    return this.marks && !this.playable ? SIDE.watched : SIDE.least;
  }

  /** Side of a square in CSS pixels beside this many chips: as large as fits, but large enough to touch. */
  #side({ columns, rows }: BoardSize, chips: number): number {
    const { width, height } = this.space;
    const lines = Math.ceil((chips * CHIP.width) / Math.max(CHIP.width, width));
    const legend = lines === 0 ? 0 : lines * (CHIP.height + CHIP.gap) - CHIP.gap + LEGEND_GAP;
    return Math.min(SIDE.most, Math.floor(Math.min((width - 2) / columns, (height - 2 - legend) / rows)));
  }

  #squares(view: GridView, size: BoardSize, chips: number): TemplateResult {
    const selected = parseGridMove(this.pending ?? this.selected);
    const wins = this.marks?.wins.flatMap((move) => parseGridMove(move) ?? []) ?? [];
    const lost = this.marks?.lost.flatMap((square) => parseGridMove(square) ?? []) ?? [];
    const shown = { selected, wins, lost: lost.filter(({ letter }) => letter === this.active), last: this.#lastSquares() };
    const lines = Array.from({ length: size.rows }, (_, line) => {
      const row = size.rows - 1 - line;
      const squares = Array.from({ length: size.columns }, (_, column) => this.#square(view, { column, row }, line, shown));
      return html`<div class="row" role="row">${squares.map((square) => html`<div class="cell" role="gridcell">${square}</div>`)}</div>`;
    });
    const side = this.#side(size, chips);
    const sizes = `--columns: ${size.columns}; --side: ${side < this.#least ? SIDE.fair : side}px`;
    return html`<div class="squares" role="grid" aria-label=${msg('Squares')} .style=${sizes}>${lines}</div>`;
  }

  /** For squares too far out to draw: number fields for the target of the active piece. */
  #farOut(view: GridView): TemplateResult | typeof nothing {
    const piece = view.pieces.find(({ letter }) => letter === this.active) ?? view.pieces[0];
    if (!piece) return nothing;
    const selected = parseGridMove(this.pending ?? this.selected);
    const to = selected?.letter === piece.letter ? selected : piece;
    const most = Math.max(piece.column, piece.row) + 2;
    const step = (label: string, value: number, square: (value: number) => Square): TemplateResult => html`<label class="step"
      ><span aria-hidden="true">${label}</span
      ><nh-stepper
        label="${pieceLabel(view, piece)}. ${label}"
        most=${most}
        .value=${value}
        ?playable=${this.playable}
        @nh-step=${({ detail }: CustomEvent<number>) => this.choose(formatGridMove({ letter: piece.letter, ...square(detail) }), false)}
      ></nh-stepper
    ></label>`;
    return html`<div class="far">
      <p>${pieceLabel(view, piece)}</p>
      ${step(msg('Column'), to.column, (column) => ({ column, row: to.row }))}
      ${step(msg('Row'), to.row, (row) => ({ column: to.column, row }))}
    </div>`;
  }

  /** The squares of the last move. */
  #lastSquares(): readonly Square[] {
    const move = this.last && parseGridMove(this.last.move);
    const from = this.last?.before.pieces.find(({ letter }) => letter === move?.letter);
    return move && from ? [from, move] : [];
  }

  #square(view: GridView, square: Square, line: number, { selected, wins, lost, last }: Shown): TemplateResult {
    const pieces = piecesOn(view, square);
    const move = moveToSquare(view, square, this.active, (each) => this.isLegal(formatGridMove(each)));
    // A tap on other pieces chooses among them first.
    const open = this.playable && pieces.every(({ letter }) => letter === this.active) && this.isLegal(formatGridMove(move));
    const isHere = ({ column, row }: Square): boolean => column === square.column && row === square.row;
    const isTarget = selected !== null && isHere(selected);
    const mark = this.#mark(pieces, move, wins);
    const classes = [
      'square',
      (square.column + square.row) % 2 === 0 && 'dark',
      square.column + square.row === 0 && 'goal',
      last.some(isHere) && 'last',
      open && 'open',
      this.playable && pieces.length > 0 && 'loose',
      lost.some(isHere) && 'lost',
      ...markClasses(mark),
      pieces.length + (isTarget ? 1 : 0) > 1 && 'shared',
    ];
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      type="button"
      data-cell="${line}.${square.column}"
      data-row=${square.column === 0 ? square.row : nothing}
      data-column=${square.row === 0 ? square.column : nothing}
      tabindex=${this.#focus.tabIndex(line, square.column)}
      aria-disabled=${!open}
      aria-pressed=${isTarget}
      aria-label=${this.#label(view, square, pieces, open ? move : null, mark)}
      @click=${() => this.#tap(square, pieces, move)}
    >
      ${pieces.map((piece) => this.#piece(view, piece.letter, selected?.letter === piece.letter ? 'leaving' : ''))}
      ${isTarget && selected ? this.#piece(view, selected.letter, 'arriving') : nothing}
      ${open && pieces.length === 0 && !isTarget && move.letter === this.active ? DOT : nothing}
    </button>`;
  }

  /** A tap on a square moves a piece that can go there; on a piece other than the active one it first chooses that piece. */
  #mark(pieces: readonly Piece[], move: GridMove, wins: readonly GridMove[]): Mark | null {
    const here = pieces.filter(({ letter }) => letter !== this.active);
    if (here.some(({ letter }) => wins.some((win) => win.letter === letter))) return 'begins';
    // Spectators see the target of every piece, not only of the one that was touched last.
    const isHere = ({ letter, column, row }: GridMove): boolean =>
      column === move.column && row === move.row && (letter === move.letter || !this.playable);
    return wins.some(isHere) ? 'wins' : null;
  }

  #piece(view: GridView, letter: string, state: '' | 'leaving' | 'arriving'): TemplateResult {
    const active = this.playable && letter === this.active && view.pieces.length > 1;
    return html`<span class="piece ${state} ${active ? 'active' : ''}" aria-hidden="true"
      ><svg viewBox="0 0 40 40"><path d=${PIECES[view.piece]} /></svg>${view.pieces.length > 1 ? html`<span class="letter">${letter.toUpperCase()}</span>` : nothing}</span
    >`;
  }

  /** A chip beside the board: a button that chooses a piece, also if that shares its square or stands on a target. */
  #legend(view: GridView, piece: Piece, index: number): TemplateResult {
    const { letter } = piece;
    const begins = this.marks?.wins.some((move) => parseGridMove(move)?.letter === letter) ?? false;
    return html`<button
      class="chip ${begins ? 'begins' : ''}"
      type="button"
      aria-pressed=${letter === this.active}
      @click=${() => this.#activate(letter)}
    >
      <span class="unseen">${pieceLabel(view, piece)}: </span>
      <svg viewBox="0 0 40 40" aria-hidden="true"><path d=${PIECES[view.piece]} /></svg>${letter.toUpperCase()}
      <span class="soft">${piece.column}.${piece.row}</span>
      ${bareValue(this.marks, index, msg('Value of this piece'))}
    </button>`;
  }

  #label(view: GridView, square: Square, pieces: readonly Piece[], move: GridMove | null, mark: Mark | null): string {
    const there = pieces.map((piece) => pieceLabel(view, piece));
    const where = there.length > 0 ? there.join(', ') : squareLabel(square);
    const told = move ? msg(str`${where}. Move ${movedPiece(view, move.letter)} here`) : where;
    return withMark(told, mark);
  }

  /**
   * On a square with pieces: they become active one after the other; then the piece that was active before moves there, if it
   * can. On any other square: the active piece moves there.
   */
  #tap(square: Square, pieces: readonly Piece[], move: GridMove): void {
    const chosen = parseGridMove(this.selected);
    if (chosen?.column === square.column && chosen.row === square.row) {
      this.choose(this.selected, true);
      return;
    }
    const [first] = pieces;
    const at = pieces.findIndex(({ letter }) => letter === this.active);
    const next = pieces[at + 1];
    const earlier = { ...square, letter: this.#previous };
    if (!first) this.#move(move);
    else if (next) {
      if (at < 0) this.#previous = this.active;
      this.#activate(next.letter);
    } else if (this.isLegal(formatGridMove(earlier))) this.#move(earlier);
    else this.#activate(first.letter);
  }

  /** Of several pieces on a square it is the active one that a hand picks up. */
  #carry(from: Square, to: Square): void {
    const letters = (this.view ? piecesOn(this.view, from) : []).map(({ letter }) => letter);
    const letter = letters.includes(this.active) ? this.active : letters[0];
    if (letter !== undefined) this.#move({ ...to, letter });
  }

  /** The square of a cell, whose rows are counted from the top. */
  #squareOf({ dataset: { cell = '' } }: HTMLElement): Square {
    const [line = 0, column = 0] = cell.split('.').map(Number);
    return { column, row: ((this.view && this.#size(this.view)?.rows) ?? 1) - 1 - line };
  }

  #move(move: GridMove): void {
    this.active = move.letter;
    this.choose(formatGridMove(move), true);
  }

  #activate(letter: string): void {
    this.active = letter;
    if (parseGridMove(this.selected)?.letter !== letter) this.choose('', false);
  }
}

interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Sides of squares: the largest; the one below which a board scrolls (`NearTap` helps to hit small ones); the same for those who only watch; and the
 * one from which there is space for chips.
 */
const SIDE = { most: 72, least: 22, watched: 14, fair: 30 } as const;
const CHIP = { width: 92, height: 44, gap: 4 } as const;
/** Between the squares and the chips. */
const LEGEND_GAP = 8;

/** A target of the active piece. */
const DOT = html`<span class="dot"></span>`;

/** What is shown on the squares besides the pieces. */
interface Shown {
  readonly selected: GridMove | null;
  readonly wins: readonly GridMove[];
  /** Squares from which the opponent would lose if the active piece moved there. */
  readonly lost: readonly Square[];
  readonly last: readonly Square[];
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-grid-board': GridBoard;
  }
}
