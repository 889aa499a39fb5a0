import type { View } from '@nimhall/shared/game/view';
import { gridMoveInWords, parseGridMove } from './grid/grid-moves.ts';
import { takeInWords } from './heaps/labels.ts';
import { parseTakes } from './heaps/takes.ts';
import { parseRowMove, rowMoveInWords } from './rows/row-moves.ts';
import { parseStageMove, stageMoveInWords } from './stages/stage-moves.ts';

/** A move in words: to be made, `Take 2 stones from heap B, leaving 3`, and made, `took 2 stones …`. */
export interface MoveWords {
  readonly imperative: string;
  readonly past: string;
}

/** A move as it would be made on this view; null when it is no move of this kind of board. */
export function moveInWords(view: View, move: string): MoveWords | null {
  switch (view.kind) {
    case 'heaps': {
      const takes = parseTakes(move).map((take) => {
        const heap = view.heaps.find(({ letter }) => letter === take.letter);
        return heap && take.count <= heap.size ? takeInWords(heap, take) : null;
      });
      if (takes.length === 0 || takes.some((take) => take === null)) return null;
      return both('Take', 'took', takes.join(', and '));
    }
    case 'rows': {
      const parsed = parseRowMove(move);
      const told = parsed && rowMoveInWords(view, parsed);
      if (!told) return null;
      return told.verb === 'take' ? both('Take', 'took', told.words) : both('Split', 'split', told.words);
    }
    case 'grid': {
      const parsed = parseGridMove(move);
      const words = parsed && gridMoveInWords(view, parsed);
      return words ? both('Move', 'moved', words) : null;
    }
    case 'stages': {
      const parsed = parseStageMove(move);
      const words = parsed && stageMoveInWords(view, parsed);
      return words ? both('Take', 'took', words) : null;
    }
    default:
      return view satisfies never;
  }
}

function both(imperative: string, past: string, words: string): MoveWords {
  return { imperative: `${imperative} ${words}`, past: `${past} ${words}` };
}

/** True when nothing is left on the board; a game may also end with objects that nobody can take. */
export function isCleared(view: View): boolean {
  switch (view.kind) {
    case 'heaps':
      return view.heaps.every(({ size }) => size === 0);
    case 'rows':
      return view.rows.every(({ size }) => size === 0);
    case 'grid':
      return view.pieces.every(({ column, row }) => column === 0 && row === 0);
    case 'stages':
      return view.stacks.every(({ stages }) => stages.length === 0);
    default:
      return view satisfies never;
  }
}

/** What to do on an empty selection. */
export function hintFor(view: View): string {
  switch (view.kind) {
    case 'heaps':
      return view.mostHeaps > 1 ? 'Tap stones, in one heap or several, or type a move.' : 'Tap a stone, or type a move.';
    case 'rows':
      return view.splits ? 'Tap pins or a gap between them, or type a move.' : 'Tap pins, or type a move.';
    case 'grid':
      return view.pieces.length > 1 ? 'Tap a piece and then a square, or type a move.' : 'Tap a square, or type a move.';
    case 'stages':
      return 'Tap a stone of a top game, or type a move.';
    default:
      return view satisfies never;
  }
}
