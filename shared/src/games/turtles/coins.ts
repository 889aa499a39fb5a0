import type { Notation } from '../../game/contract.ts';
import { type Fault, malformed, overLimit } from '../../game/fault.ts';
import { readSquares } from '../../game/strip.ts';
import { quoted, whole } from '../../game/text.ts';
import { MAX_SQUARES } from '../../game/view.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** From the left: true for heads. */
export type Coins = readonly boolean[];

/** Turns the coin at `from`, counted from 1, and the one at `also` where that is not 0. */
export interface Turn {
  readonly from: number;
  readonly also: number;
}

/** `HTTH`: heads or tails, from the left. */
export const coinsNotation: Notation<Coins> = {
  parse: readCoins,
  format: (coins) => coins.map((heads) => (heads ? 'H' : 'T')).join(''),
};

function readCoins(text: string): Result<Coins, Fault> {
  const token = whole(text);
  if (!token.ok) return token;
  const coins: boolean[] = [];
  for (const [index, letter] of [...token.value.text.toUpperCase()].entries()) {
    if (letter === ' ') continue;
    if (letter !== 'H' && letter !== 'T')
      return malformed(say`A coin is H for heads or T for tails, not "${quoted(letter)}".`, token.value.at + index);
    if (coins.length === MAX_SQUARES) return overLimit(say`There may be ${MAX_SQUARES} coins at most.`, token.value.at + index);
    coins.push(letter === 'H');
  }
  return coins.length > 0 ? ok(coins) : malformed(say`Say which coins show heads and which tails, such as HTTH.`, token.value.at);
}

/** `4` or `4-2`: the coins that are turned, in any order when read. */
export const turnNotation: Notation<Turn> = {
  parse: readTurn,
  format: ({ from, also }) => (also === 0 ? `${from}` : `${from}-${also}`),
};

function readTurn(text: string): Result<Turn, Fault> {
  const coins = readSquares(text);
  if (!coins.ok) return coins;
  const [a = 0, b = 0, more] = coins.value;
  const [from, also] = [Math.max(a, b), Math.min(a, b)];
  if (from === also || more !== undefined || (also === 0 && coins.value.length > 1)) {
    return malformed(say`A move is one coin or two different ones, counted from 1, such as 4 or 4-2.`, 0);
  }
  return ok({ from, also });
}
