import type { Heaps } from '../../game/heaps.ts';
import { positionsOf } from '../../games/slow/sorted-table.ts';
import { say } from '../../phrase.ts';
import { sortedLists } from '../boxes.ts';
import type { Claim } from '../claim.ts';
import { judge } from '../judge.ts';
import { aboutHeaps, LARGEST, odd } from './slow.ts';

/** Afifi and Gherman: what leads up to Proposition 5.8. Heaps are named x1 to x5, smallest first. */
export const SLOW_APPENDIX: readonly Claim[] = [
  aboutHeaps(
    {
      id: 'slow-lemma-7-1',
      where: say`Lemma ${'7.1'}`,
      says: say`Five heaps are won if the two smallest are 1 and all are odd.`,
      standing: 'holds',
    },
    5,
    (heaps) => (heaps[0] === 1 && heaps[1] === 1 && odd(heaps) === 5 ? false : null),
  ),
  aboutHeaps(
    {
      id: 'slow-lemma-7-2',
      where: say`Lemma ${'7.2'}`,
      says: say`1, 1, x, x + 2k and x + 2ℓ + 1 are lost for 0 ≤ k ≤ ℓ and 1 ≤ x.`,
      standing: 'holds',
    },
    5,
    ([x1, x2, x3 = 0, x4 = 0, x5 = 0]) => (x1 === 1 && x2 === 1 && (x4 - x3) % 2 === 0 && (x5 - x3) % 2 === 1 ? true : null),
  ),
  {
    ...corollary((y) => 2 * y),
    id: 'slow-corollary-7-4-misprint',
    says: say`1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = 2y and ℓ = y + z.`,
    standing: 'misprint',
    corrected: 'slow-corollary-7-4',
  },
  {
    ...corollary((y) => y),
    id: 'slow-corollary-7-4',
    says: say`1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = y and ℓ = y + z, and lost.`,
    standing: 'holds',
  },
  aboutHeaps(
    {
      id: 'slow-proposition-7-5',
      where: say`Proposition ${'7.5'}`,
      says: say`1 ≤ 1 ≤ x ≤ y ≤ z are lost exactly when x and y are both odd or both even and z differs from them.`,
      standing: 'holds',
    },
    5,
    (heaps) => (heaps[0] === 1 && heaps[1] === 1 ? endsAlikeButOne(heaps) : null),
  ),
  aboutHeaps(
    {
      id: 'slow-lemma-7-6',
      where: say`Lemma ${'7.6'}`,
      says: say`Five heaps, smallest first, are won if the first is 1 and the second even.`,
      standing: 'holds',
    },
    5,
    (heaps) => (heaps[0] === 1 && isEven(heaps[1]) ? false : null),
  ),
  aboutHeaps(
    { id: 'slow-lemma-7-7', where: say`Lemma ${'7.7'}`, says: say`Five odd heaps are won if the smallest is 1.`, standing: 'holds' },
    5,
    (heaps) => (heaps[0] === 1 && odd(heaps) === 5 ? false : null),
  ),
  aboutHeaps(
    {
      id: 'slow-proposition-7-9',
      where: say`Proposition ${'7.9'}`,
      says: say`Five heaps 1 ≤ x2 ≤ … ≤ x5 are lost exactly when x2 is odd, x3 and x4 are both odd or both even, and x5 differs from them.`,
      standing: 'holds',
    },
    5,
    (heaps) => (heaps[0] === 1 ? !isEven(heaps[1]) && endsAlikeButOne(heaps) : null),
  ),
  lastCase(),
];

function isEven(size = 0): boolean {
  return size % 2 === 0;
}

function endsAlikeButOne([, , x3, x4, x5]: Heaps): boolean {
  return isEven(x3) === isEven(x4) && isEven(x3) !== isEven(x5);
}

/** The position as it is written, and as Lemma 7.2 gives it. */
function corollary(kOf: (y: number) => number): Pick<Claim, 'paper' | 'where' | 'range' | 'cost' | 'begin'> {
  return {
    paper: 'slow',
    where: say`Corollary ${'7.4'}`,
    range: { of: say`y and z`, from: 0, usual: 5, most: 12 },
    cost: (to) => 16 * (to + 2) ** 2,
    begin() {
      const bushes = judge<Heaps>('princess-and-roses');
      return function* (largest) {
        for (let other = 0; other <= largest; other++) {
          for (const [y, z] of [
            [largest, other],
            [other, largest],
          ] as const) {
            const written = [1, 1, 1, 2 * y + 1, 2 * y + 2 * z + 2];
            const given = [1, 1, 1, 1 + 2 * kOf(y), 1 + 2 * (y + z) + 1];
            yield written.join() === given.join()
              ? bushes.lost(written, true)
              : bushes.against(written, say`The lemma speaks of ${given.join(', ')} there.`);
          }
        }
      };
    },
  };
}

/** The move that wins in the case for which none is printed. */
function lastCase(): Claim {
  return {
    id: 'slow-last-case',
    paper: 'slow',
    where: say`Proof of Proposition ${'5.8'}`,
    says: say`In one case the paper prints no move: x1 and x2 are odd, x3 and x5 both odd or both even, and x4 differs from them. Taking one each from the fourth and the fifth heap wins.`,
    standing: 'holds',
    range: { ...LARGEST, usual: 12, most: 30 },
    cost: (to) => positionsOf(5, to),
    begin() {
      const bushes = judge<Heaps>('princess-and-roses');
      return function* (largest) {
        for (const heaps of sortedLists(5, largest)) {
          const [x1 = 0, x2, x3, x4 = 0, x5 = 0] = heaps;
          const isCase = x1 > 0 && !isEven(x1) && !isEven(x2) && isEven(x3) === isEven(x5) && isEven(x3) !== isEven(x4);
          if (isCase) yield bushes.wonByMovingTo(heaps, [...heaps.slice(0, 3), x4 - 1, x5 - 1]);
        }
      };
    },
  };
}
