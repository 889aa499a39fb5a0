import type { Heaps } from '../../game/heaps.ts';
import { balanceOf } from '../../games/colourful/end-nim.ts';
import type { Piles } from '../../games/colourful/pile.ts';
import { isLostOfFewInMisere, isLostOfFourInMisere, isLostWithThreeMore } from '../../games/slow/excess.ts';
import { positionsOf } from '../../games/slow/sorted-table.ts';
import { type Phrase, say } from '../../phrase.ts';
import { countSectionLists, sectionLists, sortedLists, subsetsWith } from '../boxes.ts';
import type { Claim, Range } from '../claim.ts';
import { judge } from '../judge.ts';
import { pileOf } from './colourful.ts';
import { LARGEST, odd } from './slow.ts';
import { pairsAre } from './two-stacks.ts';

const RED: Range = { of: say`Highest red level`, from: 0, usual: 8, most: 11 };

/** Results beyond the five papers: theorems of others, and rules found by checking, most of them proved since. */
export const BEYOND: readonly Claim[] = [
  {
    id: 'beyond-end-nim',
    paper: 'beyond',
    where: say`Albert, Nowakowski 2001`,
    says: say`A pile open at both ends is the game End-Nim. Whatever else lies there, exactly one size of an end section, perhaps 0, makes it lost.`,
    standing: 'holds',
    range: { of: say`Stones in the pile`, from: 0, usual: 13, most: 17 },
    cost: countSectionLists,
    begin() {
      const piles = judge<Piles>('colourful', { ends: 'both' });
      return function* (stones) {
        for (const sections of sectionLists(stones)) yield piles.lost(pileOf(sections), balanceOf(sections).below === 0);
      };
    },
  },
  pairedOff(false),
  pairedOff(true),
  {
    ...slowRule('beyond-slow-values', say`Gurvich, Ho 2015`, 'holds', [[3, 2]], () => null),
    says: say`Three heaps x ≤ y ≤ z, up to two at a time. Count 2 if x is odd, 3 if y is odd, 1 if z is odd. The nim-sum of these is the value.`,
    begin() {
      const heaps = judge<Heaps>('princess-and-roses');
      return function* (largest) {
        for (const sorted of sortedLists(3, largest)) {
          const [x = 0, y = 0, z = 0] = sorted.map((size) => size % 2);
          yield heaps.nimber(sorted, (2 * x) ^ (3 * y) ^ z);
        }
      };
    },
  },
  {
    ...slowRule(
      'beyond-slow-k-2',
      say`Gurvich, Ho 2015`,
      'holds',
      [
        [4, 2],
        [5, 3],
        [4, 3],
        [3, 3],
      ],
      isLostOfFew,
    ),
    says: say`Up to k heaps at a time. Up to k heaps are lost exactly when all are even; k + 1 heaps when all are even or all odd; k + 2 heaps when all are even, or the smallest is even and every other one odd.`,
  },
  {
    ...slowRule(
      'beyond-slow-k-3',
      say`Slow Nim, k + 3 heaps`,
      'holds',
      [
        [7, 4],
        [8, 5],
      ],
      isLostWithThreeMore,
    ),
    says: say`Up to k at a time from k + 3 heaps, with k at least 4. Two things decide: which heaps are odd, and c = x1 + x2 − x3, by its sign and its remainder after dividing by 4. Proved in the solver’s documentation.`,
  },
  {
    ...slowRule(
      'beyond-slow-misere',
      say`Slow Nim, k + 1 heaps, the last stone loses`,
      'holds',
      [
        [3, 2],
        [4, 3],
        [2, 2],
        [5, 4],
      ],
      isLostOfFewInMisere,
      true,
    ),
    says: say`Up to k at a time from k + 1 heaps, some perhaps empty, and the last stone loses. The winner is the same as in normal play, except where the k smallest heaps are equal: there it is the other side. Proved in the solver’s documentation.`,
  },
  {
    ...slowRule('beyond-slow-misere-four', say`Slow Nim, four heaps, the last stone loses`, 'holds', [[4, 2]], isLostOfFourInMisere, true),
    says: say`Up to two at a time from four heaps, and the last stone loses. Three things decide where the winner differs from normal play: whether x1 is odd, c = x1 + x2 − x3, and x4 − x3. The pattern repeats by threes and sixes. Proved in the solver’s documentation.`,
  },
  fiveInMisere(),
];

/** Found by checking: which positions of five heaps change under misère play depends only on three differences and one parity. */
function fiveInMisere(): Claim {
  return {
    ...slowRule('beyond-slow-misere-five', say`Slow Nim, five heaps, the last stone loses`, 'open', [[5, 3]], () => null, true),
    says: say`Up to three at a time from five heaps, and the last stone loses. Four things decide where the winner differs from normal play: x1 + x2 − x3, x4 − x3, x5 − x4, and whether x1 is odd.`,
    begin() {
      const heaps = judge<Heaps>('slow', { k: 3 }, true);
      const turned = new Map<string, boolean>();
      return function* (largest) {
        for (const sorted of sortedLists(5, largest)) {
          const [x1 = 0, x2 = 0, x3 = 0, x4 = 0, x5 = 0] = sorted;
          const kind = `${x1 % 2} ${x1 + x2 - x3} ${x4 - x3} ${x5 - x4}`;
          const isLost = isLostOfFew(sorted, 3);
          // The first of a kind says how it is with all of them.
          if (!turned.has(kind)) turned.set(kind, heaps.lost(sorted, isLost) !== null);
          yield heaps.lost(sorted, isLost !== turned.get(kind));
        }
      };
    },
  };
}

/** Two chromatic stacks with any red levels. */
function pairedOff(misere: boolean): Claim {
  return {
    id: misere ? 'beyond-partners-misere' : 'beyond-partners',
    paper: 'beyond',
    where: misere ? say`Chromatic Nim, any red levels, the last stone loses` : say`Chromatic Nim, any red levels`,
    says: misere
      ? say`If the last stone loses, 0 and 1 are the first lost pair, and the queue starts at level 2.`
      : say`Going up level by level, green levels wait in a queue. Each red level is paired with the first in the queue, or with itself if none waits. These pairs are the lost ones.`,
    standing: 'holds',
    range: RED,
    cost: (to) => 2 ** to * (to + 1) * (to + 2),
    begin: () =>
      function* (highest) {
        for (const reds of subsetsWith(highest)) {
          const stacks = judge<Heaps>('chromatic', { red: `set:${reds}` }, misere);
          const queue: number[] = [];
          for (let level = 0; level <= highest; level++) {
            if (misere && level < 2) yield* pairsAre(stacks, level, level === 1 ? [0] : []);
            else if (level === 0) yield* pairsAre(stacks, 0, [0]);
            else if (reds.includes(level)) yield* pairsAre(stacks, level, [queue.shift() ?? level]);
            else {
              queue.push(level);
              yield* pairsAre(stacks, level, []);
            }
          }
        }
      },
  };
}

/** A rule for some numbers of heaps, each with how many may be lowered at a time. */
function slowRule(
  id: string,
  where: Phrase,
  standing: Claim['standing'],
  pairs: readonly (readonly [heaps: number, k: number])[],
  isLost: (sorted: Heaps, k: number) => boolean | null,
  misere = false,
): Omit<Claim, 'says'> {
  const most = Math.max(...pairs.map(([heaps]) => heaps));
  return {
    ...{ id, where, standing, paper: 'beyond' },
    range: { ...LARGEST, usual: most > 5 ? 8 : 16, most: most > 5 ? 16 : 30 },
    cost: (to) => pairs.reduce((sum, [heaps]) => sum + positionsOf(heaps, to), 0),
    begin() {
      const games = pairs.map(([heaps, k]) => ({ heaps, k, judged: judge<Heaps>('slow', { k }, misere) }));
      return function* (largest) {
        for (const { heaps, k, judged } of games) {
          for (const sorted of sortedLists(heaps, largest)) {
            const lost = isLost(sorted, k);
            if (lost !== null) yield judged.lost(sorted, lost);
          }
        }
      };
    },
  };
}

function isLostOfFew(heaps: Heaps, k: number): boolean {
  if (odd(heaps) === 0) return true;
  if (heaps.length <= k) return false;
  return heaps.length === k + 1 ? odd(heaps) === heaps.length : odd(heaps) > k && (heaps[0] as number) % 2 === 0;
}
