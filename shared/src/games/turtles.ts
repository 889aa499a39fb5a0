import { family, type Ruleset } from '../game/contract.ts';
import { illegal } from '../game/fault.ts';
import { NO_PARAMS } from '../game/params.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { type Coins, coinsNotation, type Turn, turnNotation } from './turtles/coins.ts';
import { turtlesTheory } from './turtles/theory.ts';

const rules: Ruleset<Coins, Turn> = {
  rule: say`Turn one coin from heads to tails. You may also turn one on its left.`,
  exactly: say`Turn one coin from heads to tails. If you like, also turn any one coin on its left, either way.`,
  last: 'move',
  position: coinsNotation,
  move: turnNotation,
  *moves(coins) {
    for (const [index, heads] of coins.entries()) {
      for (let also = 0; heads && also <= index; also++) yield { from: index + 1, also };
    }
  },
  play(coins, { from, also }) {
    if (coins[from - 1] === undefined) return illegal(say`There is no coin ${from}.`);
    if (!coins[from - 1]) {
      return illegal(
        also === 0
          ? say`Coin ${from} shows tails. Turn one that shows heads.`
          : say`The right coin of the two must show heads. Choose another pair.`,
      );
    }
    return ok(coins.map((heads, index) => heads !== (index + 1 === from || index + 1 === also)));
  },
  // Tails on the right of all heads are out of the game.
  key: (coins) => coins.map(Number).join('').replace(/0+$/, ''),
  view: (coins) => ({
    kind: 'squares',
    act: 'turn',
    rows: [coins.map((heads, index) => ({ name: `${index + 1}`, holds: heads ? 'heads' : 'tails' }))],
  }),
  theory: turtlesTheory,
};

/** Turning Turtles: turn heads to tails, and perhaps one more coin on the left. */
export const turtles = family({
  id: 'turtles',
  name: 'Turning Turtles',
  summary: 'Turn heads to tails, and perhaps one more coin on the left.',
  group: 'twist',
  params: NO_PARAMS,
  presets: [
    {
      id: '1-4-6',
      name: 'Heads on 1, 4 and 6',
      why: 'The only winning move turns a coin back to heads.',
      start: 'HTTHTH',
      outcome: 'N',
    },
    { id: '6-heads', name: 'Six heads', why: 'Three moves win: each of them turns two coins over.', start: 'HHHHHH', outcome: 'N' },
    { id: '2-4-6', name: 'Heads on 2, 4 and 6', why: 'Whatever you turn, there is an answer.', start: 'THTHTH', outcome: 'P' },
    {
      id: '2-3-6-7-misere',
      name: 'Two pairs, last loses',
      why: 'The last move loses. That lets the first player win here.',
      start: 'THHTTHH',
      misere: true,
      outcome: 'N',
    },
    { id: 'ten', name: 'Ten coins', why: 'Ten coins. Number them and think in Nim heaps.', start: 'HTHHTTHTHH', outcome: 'N' },
  ],
  ruleset: () => ok(rules),
});
