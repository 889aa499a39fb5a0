import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';

/** Whether a move text is legal in the position on the board, or why not. The page asks the rules, because boards know none. */
export type Check = (move: string) => Result<unknown, Refusal>;

/** The overlay's marks on a board. */
export interface Marks {
  /** The value of each part, or square, from the left; null where it is not known. */
  readonly values: readonly (number | null)[];
  /** Every winning move, as text. */
  readonly wins: readonly string[];
  /** Squares from which the opponent would lose if a piece moved there, as moves write them. */
  readonly lost: readonly string[];
}

/** Marks of winning moves only. */
export function onlyWins(wins: readonly string[]): Marks {
  return { values: [], wins, lost: [] };
}
