import { msg } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import { gridMoveInWords, parseGridMove } from './grid/grid-moves.ts';
import { takeInWords } from './heaps/labels.ts';
import { parseTakes } from './heaps/takes.ts';
import { type MoveWords, takenInWords } from './move-words.ts';
import { parseRowMove, rowMoveInWords } from './rows/row-moves.ts';
import { parseStageMove, stageMoveInWords } from './stages/stage-moves.ts';

/** A move as it would be made on this view; null when it is no move of this kind of board. */
export function moveInWords(view: View, move: string): MoveWords | null {
  switch (view.kind) {
    case 'heaps': {
      const takes = parseTakes(move).map((take) => {
        const heap = view.heaps.find(({ letter }) => letter === take.letter);
        return heap && take.count <= heap.size ? takeInWords(heap, take) : null;
      });
      if (takes.length === 0 || takes.some((take) => take === null)) return null;
      return takenInWords(takes.join(msg(', and ')));
    }
    case 'rows': {
      const parsed = parseRowMove(move);
      return parsed && rowMoveInWords(view, parsed);
    }
    case 'grid': {
      const parsed = parseGridMove(move);
      return parsed && gridMoveInWords(view, parsed);
    }
    case 'stages': {
      const parsed = parseStageMove(move);
      return parsed && stageMoveInWords(view, parsed);
    }
    default:
      return view satisfies never;
  }
}

/** What to do on an empty selection. */
export function hintFor(view: View): string {
  switch (view.kind) {
    case 'heaps':
      return view.mostHeaps > 1 ? msg('Tap stones, in one heap or several, or type a move.') : msg('Tap a stone, or type a move.');
    case 'rows':
      return view.splits ? msg('Tap pins or a gap between them, or type a move.') : msg('Tap pins, or type a move.');
    case 'grid':
      return view.pieces.length > 1 ? msg('Tap a piece and then a square, or type a move.') : msg('Tap a square, or type a move.');
    case 'stages':
      return msg('Tap a stone of a top game, or type a move.');
    default:
      return view satisfies never;
  }
}
