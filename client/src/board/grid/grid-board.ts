import { msg, str } from '@lit/localize';
import type { GridView } from '@nimhall/shared/game/view';
import { boardSize } from '@nimhall/shared/picture/grid';
import { PIECES } from '@nimhall/shared/picture/outlines';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { partValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import { tableTop } from '../table-top.ts';
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
  static override styles = [
    base,
    tableTop,
    css`
      .board {
        flex-direction: column;
        align-items: center;
        padding-inline: 4px;
      }
      .board {
        flex-wrap: nowrap;
      }
      .scroll {
        max-width: 100%;
        overflow-x: auto;
        padding: 3px;
      }
      .squares {
        display: grid;
        grid-template-columns: repeat(var(--columns), minmax(44px, var(--size)));
        width: max-content;
        border: 1px solid var(--table-edge);
        border-radius: 6px;
        overflow: hidden;
      }
      .board .square {
        position: relative;
        aspect-ratio: 1;
        min-height: 44px;
        background: light-dark(#f1f5ef, #31443d);
        display: grid;
        place-items: center;
      }
      .board .square.dark {
        background: light-dark(#c3d3c6, #263830);
      }
      .board .square.goal {
        background: var(--accent-soft);
      }
      .board .square.last {
        background: color-mix(in oklab, var(--stone-yellow) 32%, light-dark(#dbe5dc, #2b3f38));
      }
      .square:focus-visible {
        outline-offset: -4px;
      }
      .board .square.open:hover {
        box-shadow: inset 0 0 0 3px var(--accent);
      }
      .open:not(:has(.piece))::after {
        content: '';
        width: 9px;
        height: 9px;
        border-radius: 50%;
        background: var(--soft-ink);
        opacity: 0.45;
      }
      .board .square.wins {
        box-shadow:
          inset 0 0 0 3px var(--halo),
          inset 0 0 12px var(--halo);
      }
      .piece {
        position: relative;
        color: var(--ink);
      }
      .piece svg {
        display: block;
        width: 40px;
        fill: currentColor;
      }
      .piece.active {
        color: var(--accent);
      }
      .piece.leaving {
        opacity: 0.3;
      }
      .piece.arriving {
        opacity: 0.75;
        outline: 2px dashed var(--accent);
        outline-offset: 2px;
        border-radius: 50%;
      }
      .letter {
        position: absolute;
        inset: auto -0.2em -0.1em auto;
        font: 700 0.8125rem/1.2 system-ui, sans-serif;
        background: var(--card);
        border-radius: 4px;
        padding-inline: 3px;
      }
      .legend {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 6px 14px;
      }
    `,
  ];

  /** The letter of the piece that a tap on a square moves. */
  @state() private active = 'a';

  readonly #focus = new RovingFocus(this, 'rows', () => {
    const size = this.view && this.#size(this.view);
    return size ? Array.from({ length: size.rows }, () => size.columns) : [];
  });

  protected override render() {
    if (!this.view) return nothing;
    return html`<div class="board" role="group" aria-label=${msg('Board')} tabindex="-1">
      ${this.#squares(this.view)}
      <div class="legend">${this.view.pieces.map((piece, index) => this.#legend(piece, index))}</div>
    </div>`;
  }

  /** Columns and rows, with room for where the last move came from; null when there are too many to draw. */
  #size(view: GridView): ReturnType<typeof boardSize> {
    const before = this.last?.before.pieces ?? [];
    return boardSize({ ...view, pieces: [...view.pieces, ...before] }) ?? boardSize(view);
  }

  #squares(view: GridView): TemplateResult | typeof nothing {
    const size = this.#size(view);
    if (!size) return html`<p class="soft">${msg('These squares are too far out to draw: type your move.')}</p>`;
    const selected = parseGridMove(this.pending ?? this.selected);
    const wins = this.marks?.wins.flatMap((move) => parseGridMove(move) ?? []) ?? [];
    const last = this.#lastSquares();
    const squares: TemplateResult[] = [];
    for (let row = size.rows - 1; row >= 0; row--) {
      for (let column = 0; column < size.columns; column++) {
        squares.push(this.#square(view, { column, row }, size.rows - 1 - row, { selected, wins, last }));
      }
    }
    return html`<div class="scroll"><div class="squares" .style=${`--columns: ${size.columns}`}>${squares}</div></div>`;
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
    ];
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      type="button"
      data-cell="${line}.${square.column}"
      tabindex=${this.#focus.tabIndex(line, square.column)}
      aria-disabled=${!open}
      aria-pressed=${isTarget}
      aria-label=${this.#label(view, square, pieces, open ? move : null, isWin)}
      @click=${() => this.#tap(square, pieces, move)}
    >
      ${pieces.map((piece) => this.#piece(view, piece.letter, selected?.letter === piece.letter ? 'leaving' : ''))}
      ${isTarget && selected ? this.#piece(view, selected.letter, 'arriving') : nothing}
    </button>`;
  }

  #piece(view: GridView, letter: string, state: '' | 'leaving' | 'arriving'): TemplateResult {
    const active = this.playable && letter === this.active && view.pieces.length > 1;
    return html`<span class="piece ${state} ${active ? 'active' : ''}" aria-hidden="true"
      ><svg viewBox="0 0 40 40"><path d=${PIECES[view.piece]} /></svg>${view.pieces.length > 1 ? html`<span class="letter">${letter.toUpperCase()}</span>` : nothing}</span
    >`;
  }

  #legend(piece: Piece, index: number): TemplateResult {
    return html`<span class="name">
      ${piece.letter.toUpperCase()} <span class="soft">${piece.column}.${piece.row}</span>
      ${partValue(this.marks, index, msg('Value of this piece'))}
    </span>`;
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
      this.active = pieces[(at + 1) % pieces.length]?.letter ?? piece.letter;
      return;
    }
    this.active = move.letter;
    this.choose(formatGridMove({ ...square, letter: move.letter }), true);
  }
}

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
