import { family, type Ruleset } from '../game/contract.ts';
import { type Explanation, tell } from '../game/explanation.ts';
import { illegal } from '../game/fault.ts';
import { NO_PARAMS } from '../game/params.ts';
import { type CoinMove, type Coins, carryNotation, coinsNotation, coinsView, explainStarts } from '../game/strip.ts';
import type { Solution } from '../game/theory.ts';
import { groupBy } from '../group-by.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { explainOddColumns, nimColumns } from '../solver/nim-columns.ts';
import { nimSum } from '../solver/nimbers.ts';
import { pairedOff } from '../solver/powers.ts';
import { explainSum, type Sum } from '../solver/reasons.ts';
import { reachesTarget, solveTameSum, type TameValue } from '../solver/tame-sum.ts';

const rules: Ruleset<Coins, CoinMove> = {
  rule: say`Move one coin left, as far as you like. It may jump over coins and share a square.`,
  exactly: say`Move one coin to any square on its left, down to 0. Coins may jump over each other and share a square.`,
  last: 'move',
  position: coinsNotation(0),
  move: carryNotation,
  *moves(coins) {
    for (const from of new Set(coins)) {
      for (let to = 0; to < from; to++) yield { from, to };
    }
  },
  play(coins, { from, to }) {
    const coin = coins.indexOf(from);
    if (coin < 0) return illegal(say`There is no coin on square ${from}. Choose a coin.`);
    if (from === 0) return illegal(say`This coin is home on 0 and stays there. Choose another one.`);
    if (to >= from) return illegal(say`Coins only move left. Choose a square further left.`);
    return ok(coins.with(coin, to).sort((a, b) => a - b));
  },
  parts: squaresOf,
  heaps: (coins) => coins,
  places: (coins) => squaresOf(coins).map(([square]) => `${square}`),
  key: (coins) => coins.filter((square) => square > 0).join(','),
  view: (coins) => coinsView(coins, 0),
  theory: { closed },
};

/** The coins of each square as a position of their own. */
function squaresOf(coins: Coins): Coins[] {
  return [...groupBy(coins, (square) => square).values()];
}

/** Coins on one square: in pairs they are worth nothing, though a pair beyond square 1 still is a firm part. */
function worthOf(coins: Coins): TameValue {
  return { nimber: coins.reduce(nimSum, 0), fickle: coins.every((square) => square <= 1) };
}

/** Bouton 1901: a coin on square n is a Nim heap of n. */
function closed(coins: Coins, misere: boolean): Solution<Coins, CoinMove> {
  const parts = squaresOf(coins);
  const { sum, ...verdict } = solveTameSum(
    {
      parts,
      values: parts.map(worthOf),
      movesTo(index, want) {
        const [from = 0, ...others] = parts[index] ?? [];
        return Array.from({ length: from }, (_, to) => ({ from, to })).filter(({ to }) => reachesTarget(worthOf([...others, to]), want));
      },
    },
    misere,
  );
  return {
    ...verdict,
    method: { tier: 'theorem', source: say`Bouton 1901: a coin is a Nim heap as large as the number of its square` },
    explain: () => reason(coins, verdict.winningMoves, sum),
  };
}

/** Squares in binary: columns with an odd number of ones decide. */
function reason(coins: Coins, winningMoves: readonly CoinMove[], sum: Sum): Explanation {
  const movers = [...new Set(winningMoves.map(({ from }) => from))];
  const words = { all: say`no coin is beyond square 1`, notAll: say`a coin is beyond square 1` };
  return {
    sentences: [
      tell(
        say`A coin is a Nim heap, as large as the number of its square. Write these numbers in binary, one below the other. Count the ones in each column.`,
      ),
      ...(sum.turned ? [] : explainOddColumns(sum.nimSum)),
      ...explainSum(sum, 'heaps', words),
      ...explainStarts(winningMoves, sum.misere),
    ],
    drawings: [
      nimColumns(
        say`The squares of the coins in binary`,
        coins.map((square) => ({ name: say`coin on ${square}`, number: square, key: movers.includes(square) })),
        sum.nimSum,
      ),
    ],
    ...pairedOff(
      coins.map((square) => ({ name: square, number: square })),
      sum.misere,
      [tell(say`A coin is a Nim heap as large as the number of its square.`)],
    ),
  };
}

/** Nimble: bring coins home along a strip. */
export const nimble = family({
  id: 'nimble',
  name: 'Nimble',
  summary: 'Bring coins home along a strip.',
  group: 'start',
  params: NO_PARAMS,
  presets: [
    { id: '2-5-6', name: '2 – 5 – 6', why: 'Three coins and one good move. Which coin is too far out?', start: '2,5,6', outcome: 'N' },
    { id: '3-3-7', name: '3 – 3 – 7', why: 'Two coins on one square answer each other.', start: '3,3,7', outcome: 'N' },
    { id: '2-4-6', name: '2 – 4 – 6', why: 'Everything is in balance. Play second and keep it so.', start: '2,4,6', outcome: 'P' },
    {
      id: '1-4-5-misere',
      name: '1 – 4 – 5, last loses',
      why: 'The last move loses. Change plans when the coins are close to home.',
      start: '1,4,5',
      misere: true,
      outcome: 'P',
    },
    { id: '3-5-8-9-11', name: '3 – 5 – 8 – 9 – 11', why: 'Five coins. Work it out in your head.', start: '3,5,8,9,11', outcome: 'N' },
  ],
  ruleset: () => ok(rules),
});
