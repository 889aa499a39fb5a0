import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import { graphMoveInWords } from './graph/graph-moves.ts';
import { gridMoveInWords, parseGridMove } from './grid/grid-moves.ts';
import { leaving, takeInWords } from './heaps/labels.ts';
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
    case 'graph':
      return graphMoveInWords(view, move);
    default:
      return view satisfies never;
  }
}

/** A move as it would be made, in as few words as a bar has room for: `Take 2 from C, leaving 3`; null as above. */
export function moveInShort(view: View, move: string): string | null {
  const words = moveInWords(view, move);
  if (view.kind !== 'heaps' || !words) return words?.imperative ?? null;
  const takes = parseTakes(move);
  const [first] = takes;
  const size = view.heaps.find(({ letter }) => letter === first?.letter)?.size ?? 0;
  if (!first || takes.length > 1)
    return msg(str`Take ${takes.map(({ count, letter }) => msg(str`${count} from ${letter.toUpperCase()}`)).join(', ')}`);
  const [count, letter, rest] = [first.count, first.letter.toUpperCase(), leaving(size - first.count)];
  return first.end === 'bottom'
    ? msg(str`Take ${count} from the bottom of ${letter}, ${rest}`)
    : msg(str`Take ${count} from ${letter}, ${rest}`);
}

/** What to do on an empty selection. */
export function hintFor(view: View): string {
  switch (view.kind) {
    case 'heaps':
      return view.mostHeaps > 1 ? msg('Tap stones, in one heap or several.') : msg('Tap a stone.');
    case 'rows':
      return view.splits ? msg('Tap pins or a gap between them.') : msg('Tap pins.');
    case 'grid':
      return view.pieces.length > 1 ? msg('Tap a piece and then a square.') : msg('Tap a square.');
    case 'stages':
      return msg('Tap a stone of a top game.');
    case 'graph':
      return msg('Tap a line.');
    default:
      return view satisfies never;
  }
}
