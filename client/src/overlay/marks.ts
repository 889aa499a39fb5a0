import type { Analysis } from '@nimhall/shared/solver/analysis';
import type { Marks } from '../board/legality.ts';

/** What of an analysis is drawn on the board. One part alone is worth what the whole position is worth, so nothing is said twice. */
export function marksOf({ parts, winningMoves }: Analysis): Marks {
  return { values: parts.map(({ nimber }) => nimber), wins: winningMoves };
}
