import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import { localize } from '../../i18n/language.ts';
import { graphMoveInWords } from './graph/graph-moves.ts';
import { gridMoveInWords, parseGridMove } from './grid/grid-moves.ts';
import { stepDownInWords, takeInShort, takeInWords } from './heaps/labels.ts';
import { parseTakes } from './heaps/takes.ts';
import { mapHint, mapMoveInWords } from './map/map-moves.ts';
import { type MoveWords, takenInWords } from './move-words.ts';
import { parseRowMove, rowMoveInWords } from './rows/row-moves.ts';
import { squaresHint, squaresMoveInWords } from './squares/labels.ts';
import { parseStageMove, stageMoveInWords } from './stages/stage-moves.ts';

/** A move as it would be made on this view; null when it is no move of this kind of board. */
export function moveInWords(view: View, move: string): MoveWords | null {
  switch (view.kind) {
    case 'heaps': {
      const takes = parseTakes(move).flatMap((take) => {
        const heap = view.heaps.find(({ letter }) => letter === take.letter);
        return heap && take.count <= heap.size ? [{ heap, take }] : [];
      });
      const [first] = takes;
      if (!first || takes.length < parseTakes(move).length) return null;
      if (view.stairs) return stepDownInWords(first.heap, first.take);
      return takenInWords(takes.map(({ heap, take }) => takeInWords(view, heap, take)).join(msg(', and ')));
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
    case 'squares':
      return squaresMoveInWords(view, move);
    case 'graph':
      return graphMoveInWords(view, move);
    case 'map':
      return mapMoveInWords(view, move);
    default:
      return view satisfies never;
  }
}

/** A move in as few words as a bar has room for: `Take 2 from C, leaving 3`, and `took 2 …`; null as above. */
export function moveInShort(view: View, move: string): MoveWords | null {
  const words = moveInWords(view, move);
  if (view.kind !== 'heaps' || !words) return words;
  const takes = parseTakes(move);
  const [first] = takes;
  const heap = view.heaps.find(({ letter }) => letter === first?.letter);
  if (!first || !heap || takes.length > 1)
    return takenInWords(takes.map(({ count, letter }) => msg(str`${localize(count)} from ${letter.toUpperCase()}`)).join(', '));
  return takeInShort(view, heap, first);
}

/** The hint for an empty selection. */
export function hintFor(view: View): string {
  switch (view.kind) {
    case 'heaps':
      return view.mostHeaps > 1 ? msg('Tap stones in one or more heaps.') : msg('Tap a stone.');
    case 'rows':
      if (view.onlySplits) return msg('Tap a gap between two pins.');
      if (view.threeRows && !view.splits) return msg('Tap pins, then a gap to cut there too.');
      return view.splits ? msg('Tap pins or a gap between them.') : msg('Tap pins.');
    case 'grid':
      return view.pieces.length > 1 ? msg('Tap a piece, then a square.') : msg('Tap a square.');
    case 'stages':
      return msg('Tap a stone in a top game.');
    case 'squares':
      return squaresHint(view);
    case 'graph':
      return msg('Tap a line.');
    case 'map':
      return mapHint();
    default:
      return view satisfies never;
  }
}
