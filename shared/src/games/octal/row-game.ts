import type { Pieces, RowGame } from '../../game/row-game.ts';
import { type Code, mayLeave } from './code.ts';

/** The rows of a code, for misère quotients. */
export function codeRows(code: Code): RowGame {
  return {
    longest: code.longest,
    byTake: !code.unequal,
    pieces(size) {
      const pieces: Pieces[] = [];
      for (let take = 0; take <= size && take <= code.longest; take++) {
        const rest = size - take;
        for (let left = 0; 2 * left <= rest; left++) if (mayLeave(code, take, left, rest - left)) pieces.push([left, rest - left]);
      }
      return pieces;
    },
  };
}
