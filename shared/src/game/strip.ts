import { count, list, say } from '../phrase.ts';
import { ok, type Result } from '../result.ts';
import type { Notation } from './contract.ts';
import { type Sentence, tell } from './explanation.ts';
import { type Fault, malformed } from './fault.ts';
import { MAX_PARTS } from './letters.ts';
import { readParts } from './parts.ts';
import { readCount, split, whole } from './text.ts';
import { MAX_SQUARES, type SquaresView, type SquareView } from './view.ts';

/** The squares that coins on a strip lie on, ascending. */
export type Coins = readonly number[];

/** A coin goes from one square of a strip to another. */
export interface CoinMove {
  readonly from: number;
  readonly to: number;
}

/** `3,5,7`: squares of coins, as many as there are numbers from `first` on; in any order when read. */
export function coinsNotation(first: 0 | 1): Notation<Coins> {
  const last = first + MAX_SQUARES - 1;
  return {
    parse(text) {
      const squares = readParts(
        text,
        (coins) => count(coins, '{0} coin', '{0} coins'),
        (token) => readCount(token, say`The square of a coin`, first, last),
        MAX_PARTS,
      );
      return squares.ok ? ok(squares.value.sort((a, b) => a - b)) : squares;
    },
    format: (coins) => coins.join(','),
  };
}

/** `7-3`: the coin on square 7 goes to square 3. */
export const carryNotation: Notation<CoinMove> = {
  parse(text) {
    const squares = readSquares(text);
    if (!squares.ok) return squares;
    const [from, to, more] = squares.value;
    if (from === undefined || to === undefined || more !== undefined)
      return malformed(say`A move is two squares, from where and to where, such as 7-3.`, 0);
    return ok({ from, to });
  },
  format: ({ from, to }) => `${from}-${to}`,
};

/** Squares joined by hyphens, by their numbers. */
export function readSquares(text: string): Result<readonly number[], Fault> {
  const token = whole(text);
  if (!token.ok) return token;
  const squares: number[] = [];
  for (const each of split(token.value, '-')) {
    const square = readCount(each, say`A square`, 0, MAX_SQUARES);
    if (!square.ok) return square;
    squares.push(square.value);
  }
  return ok(squares);
}

/** Squares from `first` to that of the last coin; the first of them is home where coins come to rest there. */
export function coinsView(coins: Coins, first: 0 | 1): SquaresView {
  const length = Math.max(first, ...coins) - first + 1;
  const row = Array.from({ length }, (_, index): SquareView => {
    const number = first + index;
    const here = coins.filter((coin) => coin === number).length;
    return {
      name: `${number}`,
      holds: here > 0 ? 'coin' : 'nothing',
      ...(here > 1 ? { count: here } : {}),
      ...(number === 0 ? { home: true } : {}),
    };
  });
  return { kind: 'squares', act: 'carry', rows: [row] };
}

/** On which squares the winning moves of a game of coins on a strip start; nothing where there is none. */
export function explainStarts(winningMoves: readonly CoinMove[], misere: boolean): Sentence[] {
  if (winningMoves.length === 0) return [];
  const squares = [...new Set(winningMoves.map(({ from }) => from))];
  const moves = winningMoves.map((move) => carryNotation.format(move));
  return [tell(say`A winning move starts on square ${list('or', squares)}.`, { kind: 'winning', moves, misere })];
}
