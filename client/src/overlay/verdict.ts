import type { View } from '@nimhall/shared/game/view';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { moveInWords } from '../board/sentences.ts';

/** Winning moves put into words; the rest are counted. */
const MOST_TOLD = 6;

/** Who wins with perfect play, in one sentence. */
export function verdictInWords({ outcome, winningCount }: Analysis): string {
  switch (outcome) {
    case 'N':
      return `The side to move wins: ${winningCount === 1 ? 'one move does it' : `${winningCount} moves do it`}.`;
    case 'P':
      return 'The side to move loses against perfect play: every move gives it away.';
    case 'unknown':
      return 'Nobody knows who wins here.';
    default:
      return outcome satisfies never;
  }
}

/** The winning moves in words, and how many more there are. */
export function winningMovesInWords({ winningMoves, winningCount }: Analysis, view: View): { told: string[]; more: number } {
  const shown = winningMoves.slice(0, MOST_TOLD);
  // Mirror images of a move read the same.
  const told = [...new Set(shown.map((move) => moveInWords(view, move)?.imperative ?? move))];
  return { told, more: winningCount - shown.length };
}

/** Where the verdict comes from. */
export function methodInWords({ method }: Analysis): string {
  switch (method.tier) {
    case 'theorem':
      return `By theorem: ${method.source}.`;
    case 'table':
      return `From a table: ${method.source}.`;
    case 'search':
      return `By search: ${method.source}.`;
    default:
      return method.tier satisfies never;
  }
}
