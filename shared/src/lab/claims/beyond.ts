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

/** What is known beyond the five papers: theorems of others, and rules found by checking, most of them proved since. */
export const BEYOND: readonly Claim[] = [
  {
    id: 'beyond-end-nim',
    paper: 'beyond',
    where: say`Albert, Nowakowski 2001`,
    says: say`A pile open at both ends is End-Nim: for every stretch of sections there is one size at either end that makes it lost.`,
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
    says: say`Two at a time from three heaps x ≤ y ≤ z: an odd x counts 2, an odd y 3, an odd z 1, and the nim-sum of these is the value.`,
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
    says: say`Up to k at a time from no more than k + 2 heaps: lost if all are even, if k + 1 heaps are all odd, or if of k + 2 the smallest is even and at most one other.`,
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
    says: say`Up to k at a time from k + 3 heaps, k of 4 or more: which are odd, and c = x1 + x2 − x3 by its sign and its remainder when divided by 4, decide. Proved in the documentation of the solver.`,
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
    says: say`Up to k at a time from k + 1 heaps or fewer, the last stone loses: as in normal play, but turned round where the k smallest are equal. Proved in the documentation of the solver.`,
  },
  {
    ...slowRule('beyond-slow-misere-four', say`Slow Nim, four heaps, the last stone loses`, 'holds', [[4, 2]], isLostOfFourInMisere, true),
    says: say`Two at a time from four heaps, the last stone loses: turned round by a pattern in c = x1 + x2 − x3 and x4 − x3 that repeats by threes and sixes. Proved in the documentation of the solver.`,
  },
  fiveInMisere(),
];

/** Found by checking: what is turned round of five heaps is so whatever the sizes are beside three differences and one parity. */
function fiveInMisere(): Claim {
  return {
    ...slowRule('beyond-slow-misere-five', say`Slow Nim, five heaps, the last stone loses`, 'open', [[5, 3]], () => null, true),
    says: say`Three at a time from five heaps, the last stone loses: where it is turned round goes by x1 + x2 − x3, x4 − x3, x5 − x4, and whether x1 is odd.`,
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
      ? say`Where the last stone loses, 0 and 1 are the first pair, and the queue starts at level 2.`
      : say`Going up, a green level joins a queue and a red one takes the first of the queue as its partner, or itself: these are the lost pairs.`,
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
