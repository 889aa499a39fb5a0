import { msg, str } from '@lit/localize';
import type { GridView } from '@nimhall/shared/game/view';
import { boardSize } from '@nimhall/shared/picture/grid';
import { PIECES } from '@nimhall/shared/picture/outlines';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { partValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import '../stepper.ts';
import { tableTop } from '../table-top.ts';
import { gridLayout } from './grid-layout.ts';
import {
  formatGridMove,
  type GridMove,
  moveToSquare,
  type Piece,
  parseGridMove,
  pieceLabel,
  pieceName,
  piecesOn,
  type Square,
  squareLabel,
} from './grid-moves.ts';

/** Pieces on their way to the corner at the bottom left. A tap on a piece makes it the active one, a tap on a square moves it. */
@customElement('nh-grid-board')
export class GridBoard extends BoardElement<GridView> {
  static override styles = [base, tableTop, gridLayout];

  /** The letter of the piece that a tap on a square moves. */
  @state() private active = 'a';

  readonly #focus = new RovingFocus(this, 'rows', () => {
    const size = this.view && this.#size(this.view);
    return size ? Array.from({ length: size.rows }, () => size.columns) : [];
  });

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const size = this.#size(view);
    return html`<div class="board" role="group" aria-label=${msg('Board')} tabindex="-1">
      ${size ? this.#squares(view, size) : this.#farOut(view)}
      ${this.#hasChips(view) ? html`<div class="legend">${view.pieces.map((piece, index) => this.#legend(view, piece, index))}</div>` : nothing}
    </div>`;
  }

  /** A board that does not fit is looked at where its first piece stands. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.get('view') === null) this.renderRoot.querySelector('.piece')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Columns and rows, with room for all the pieces can come to; null when there are too many to draw. */
  #size({ piece, pieces }: GridView): BoardSize | null {
    return boardSize({ piece, pieces: [...pieces, ...(this.first?.pieces ?? [])] }) ?? boardSize({ piece, pieces });
  }

  #hasChips({ pieces }: GridView): boolean {
    return pieces.length > 1 || this.marks !== null;
  }

  /** Side of a square in CSS pixels: as large as fits, but so large that it can be touched. */
  #side({ columns, rows }: BoardSize, chips: number): number {
    const { width, height } = this.space;
    const legend = Math.ceil((chips * CHIP.width) / Math.max(CHIP.width, width)) * CHIP.height;
    const side = Math.floor(Math.min((width - 2) / columns, (height - 2 - legend) / rows));
    return side < SIDE.least ? SIDE.fair : Math.min(side, SIDE.most);
  }

  #squares(view: GridView, size: BoardSize): TemplateResult {
    const selected = parseGridMove(this.pending ?? this.selected);
    const wins = this.marks?.wins.flatMap((move) => parseGridMove(move) ?? []) ?? [];
    const shown = { selected, wins, last: this.#lastSquares() };
    const squares = Array.from({ length: size.rows * size.columns }, (_, at) => {
      const line = Math.floor(at / size.columns);
      return this.#square(view, { column: at % size.columns, row: size.rows - 1 - line }, line, shown);
    });
    const side = this.#side(size, this.#hasChips(view) ? view.pieces.length : 0);
    return html`<div class="squares" .style=${`--columns: ${size.columns}; --side: ${side}px`}>${squares}</div>`;
  }

  /** Where squares lie too far out to draw: numbers for where the active piece goes. */
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

  /** From where to where the last move went. */
  #lastSquares(): readonly Square[] {
    const move = this.last && parseGridMove(this.last.move);
    const from = this.last?.before.pieces.find(({ letter }) => letter === move?.letter);
    return move && from ? [from, move] : [];
  }

  #square(view: GridView, square: Square, line: number, { selected, wins, last }: Shown): TemplateResult {
    const pieces = piecesOn(view, square);
    const move = moveToSquare(view, square, this.active, (each) => this.isLegal(formatGridMove(each)));
    const open = this.playable && this.isLegal(formatGridMove(move));
    const isHere = ({ column, row }: Square): boolean => column === square.column && row === square.row;
    const isTarget = selected !== null && isHere(selected);
    const isWin = wins.some(isHere);
    const classes = [
      'square',
      (square.column + square.row) % 2 === 0 && 'dark',
      square.column + square.row === 0 && 'goal',
      last.some(isHere) && 'last',
      open && 'open',
      isWin && 'wins',
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
      aria-label=${this.#label(view, square, pieces, open ? move : null, isWin)}
      @click=${() => this.#tap(square, pieces, move)}
    >
      ${pieces.map((piece) => this.#piece(view, piece.letter, selected?.letter === piece.letter ? 'leaving' : ''))}
      ${isTarget && selected ? this.#piece(view, selected.letter, 'arriving') : nothing}
      ${open && pieces.length === 0 && !isTarget && move.letter === this.active ? DOT : nothing}
    </button>`;
  }

  #piece(view: GridView, letter: string, state: '' | 'leaving' | 'arriving'): TemplateResult {
    const active = this.playable && letter === this.active && view.pieces.length > 1;
    return html`<span class="piece ${state} ${active ? 'active' : ''}" aria-hidden="true"
      ><svg viewBox="0 0 40 40"><path d=${PIECES[view.piece]} /></svg>${view.pieces.length > 1 ? html`<span class="letter">${letter.toUpperCase()}</span>` : nothing}</span
    >`;
  }

  /** A piece beside the board: a button that chooses it, also where it shares its square or stands where another may go. */
  #legend(view: GridView, piece: Piece, index: number): TemplateResult {
    const { letter } = piece;
    return html`<button
      class="chip"
      type="button"
      aria-pressed=${letter === this.active}
      aria-label=${pieceLabel(view, piece)}
      @click=${() => this.#activate(letter)}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true"><path d=${PIECES[view.piece]} /></svg>${letter.toUpperCase()}
      <span class="soft">${piece.column}.${piece.row}</span>
      ${partValue(this.marks, index, msg('Value of this piece'))}
    </button>`;
  }

  #label(view: GridView, square: Square, pieces: readonly Piece[], move: GridMove | null, wins: boolean): string {
    const there = pieces.map((piece) => pieceLabel(view, piece));
    const where = there.length > 0 ? there.join(', ') : squareLabel(square);
    const told = move ? msg(str`${where}. Move ${pieceName(view, move.letter)} here`) : where;
    return wins ? msg(str`${told} – a winning move`) : told;
  }

  /** On a square with a piece: that piece becomes active, unless the square is where the active one may go. */
  #tap(square: Square, pieces: readonly Piece[], move: GridMove): void {
    const [piece] = pieces;
    const open = this.isLegal(formatGridMove(move));
    if (piece && !(open && move.letter === this.active)) {
      const at = pieces.findIndex(({ letter }) => letter === this.active);
      this.#activate(pieces[(at + 1) % pieces.length]?.letter ?? piece.letter);
      return;
    }
    this.active = move.letter;
    this.choose(formatGridMove({ ...square, letter: move.letter }), true);
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

/** Sides of squares at most, where a finger can still tell them apart, and where a board scrolls; and what pieces beside it need. */
const SIDE = { most: 60, least: 26, fair: 32 } as const;
const CHIP = { width: 92, height: 48 } as const;

/** Where the active piece may go. */
const DOT = html`<span class="dot"></span>`;

/** What is shown on the squares besides the pieces. */
interface Shown {
  readonly selected: GridMove | null;
  readonly wins: readonly GridMove[];
  readonly last: readonly Square[];
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-grid-board': GridBoard;
  }
}
