import type { Pieces, RowGame } from '../../game/row-game.ts';
import { type Code, mayLeave } from './code.ts';

/** Longest row of a misère quotient where a move may leave three: there are as many ways as the square of its length. */
const MAX_QUOTIENT_ROW_IN_THREE = 80;

/** The rows of a code, for misère quotients. */
export function codeRows(code: Code): RowGame {
  return {
    longest: code.longest,
    byTake: !code.unequal,
    most: code.threeRows ? 3 : 2,
    ...(code.threeRows ? { longestRow: MAX_QUOTIENT_ROW_IN_THREE } : {}),
    pieces(size) {
      const pieces: Pieces[] = [];
      for (let take = 0; take <= size && take <= code.longest; take++) {
        const rest = size - take;
        for (let left = 0; 2 * left <= rest; left++) if (mayLeave(code, take, left, rest - left)) pieces.push([left, rest - left]);
        if (!mayLeave(code, take, 1, 1, 1)) continue;
        for (let one = 1; 3 * one <= rest; one++) {
          for (let two = one; one + 2 * two <= rest; two++) pieces.push([one, two, rest - one - two]);
        }
      }
      return pieces;
    },
  };
}
