import { family, type Ruleset } from '../game/contract.ts';
import { type Fault, illegal, malformed } from '../game/fault.ts';
import { NO_PARAMS } from '../game/params.ts';
import { type CoinMove, type Coins, carryNotation, coinsNotation, coinsView } from '../game/strip.ts';
import { say } from '../phrase.ts';
import { ok, type Result } from '../result.ts';
import { coinStripTheory } from './coin-strip/theory.ts';

const squares = coinsNotation(1);

const rules: Ruleset<Coins, CoinMove> = {
  rule: say`Move one coin left, as far as you like. It may not jump over a coin or land on one.`,
  last: 'move',
  position: { ...squares, parse: readCoins },
  move: carryNotation,
  *moves(coins) {
    for (const [index, from] of coins.entries()) {
      for (let to = (coins[index - 1] ?? 0) + 1; to < from; to++) yield { from, to };
    }
  },
  play(coins, { from, to }) {
    const index = coins.indexOf(from);
    if (index < 0) return illegal(say`There is no coin on square ${from}. Choose a coin.`);
    if (to >= from) return illegal(say`Coins only move left. Choose a square further left.`);
    const next = coins[index - 1] ?? 0;
    if (to <= next)
      return illegal(next === 0 ? say`The strip begins with square 1.` : say`The coin on square ${next} is in the way. Stop before it.`);
    return ok(coins.with(index, to));
  },
  view: (coins) => coinsView(coins, 1),
  theory: coinStripTheory,
};

/** `2,4,5,7`: squares of coins, no two of them the same. */
function readCoins(text: string): Result<Coins, Fault> {
  const coins = squares.parse(text);
  if (!coins.ok) return coins;
  const shared = coins.value.find((square, index) => square === coins.value[index + 1]);
  return shared === undefined ? coins : malformed(say`Square ${shared} has room for only one coin.`);
}

/** The coin strip: push coins to the left without jumping. */
export const coinStrip = family({
  id: 'coin-strip',
  name: 'Coin strip',
  summary: 'Push coins to the left without jumping.',
  group: 'twist',
  params: NO_PARAMS,
  presets: [
    {
      id: '3-5-8-12',
      name: '3 – 5 – 8 – 12',
      why: 'Four coins make two pairs. Look at the gaps inside them.',
      start: '3,5,8,12',
      outcome: 'N',
    },
    { id: '2-4-7-9', name: '2 – 4 – 7 – 9', why: 'Two equal gaps. Play second and you can win.', start: '2,4,7,9', outcome: 'P' },
    { id: '2-5-9', name: '2 – 5 – 9', why: 'The coin that is left over pairs with the end of the strip.', start: '2,5,9', outcome: 'N' },
    {
      id: '4-6-10-11',
      name: '4 – 6 – 10 – 11',
      why: 'Two moves win, and one of them widens a gap.',
      start: '4,6,10,11',
      outcome: 'N',
    },
    {
      id: '2-4-7-9-misere',
      name: '2 – 4 – 7 – 9, last loses',
      why: 'The last move loses. Gaps of one change who wins.',
      start: '2,4,7,9',
      misere: true,
      outcome: 'N',
    },
  ],
  ruleset: () => ok(rules),
});
