import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';

/** Whether a move text is legal in the position on the board, or why not. The page asks the rules; boards know none. */
export type Check = (move: string) => Result<unknown, Refusal>;

/** What the overlay adds to a board. */
export interface Marks {
  /** The value of each part, or square, from the left; null where it is not known. */
  readonly values: readonly (number | null)[];
  /** Every winning move, as text. */
  readonly wins: readonly string[];
  /** Where a piece would leave whoever moves next a lost game, as moves write it. */
  readonly lost: readonly string[];
}

/** Marks of winning moves, and of nothing else. */
export function onlyWins(wins: readonly string[]): Marks {
  return { values: [], wins, lost: [] };
}
