import type { View } from '@nimhall/shared/game/view';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import type { Marks } from '../board/legality.ts';

/**
 * What of an analysis is drawn on the board; of one that is still to come, nothing. Values belong to what has a letter, so only
 * where each of these is a part.
 */
export function marksOf(analysis: Analysis | null, view: View): Marks {
  const { parts = [], winningMoves = [] } = analysis ?? {};
  const values = parts.length === lettersOf(view) ? parts.map(({ nimber }) => nimber) : [];
  return { values, wins: winningMoves };
}

function lettersOf(view: View): number {
  switch (view.kind) {
    case 'heaps':
      return view.heaps.length;
    case 'rows':
      return view.rows.length;
    case 'grid':
      return view.pieces.length;
    case 'stages':
      return view.stacks.length;
    default:
      return view satisfies never;
  }
}
