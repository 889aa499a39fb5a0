import type { Heaps } from '../../game/heaps.ts';
import { positionsOf } from '../../games/slow/sorted-table.ts';
import { say } from '../../phrase.ts';
import { sortedLists } from '../boxes.ts';
import type { Claim, Range } from '../claim.ts';
import { judge } from '../judge.ts';
import { columnsDivisibleBy } from './moore-columns.ts';

/** How many heaps are odd. */
export function odd(heaps: Heaps): number {
  return heaps.filter((size) => size % 2 === 1).length;
}

/** A statement about sorted heaps: lost, won, or null for nothing. */
type Said = (sorted: Heaps) => boolean | null;

export const LARGEST: Range = { of: say`Stones in the largest heap`, from: 0, usual: 20, most: 20 };

/** How far a phone gets with this many heaps in some seconds, and the limit of memory. */
const REACH: Readonly<Record<number, Pick<Range, 'usual' | 'most'>>> = {
  2: { usual: 200, most: 1_000 },
  3: { usual: 60, most: 150 },
  4: { usual: 30, most: 60 },
  5: { usual: 20, most: 36 },
  6: { usual: 12, most: 24 },
};

/** A statement about which heaps are lost, for all sorted lists of this many heaps. */
export function aboutHeaps(claim: Omit<Claim, 'paper' | 'range' | 'cost' | 'begin'>, heaps: number, said: Said): Claim {
  return {
    ...claim,
    paper: 'slow',
    range: { ...LARGEST, ...REACH[heaps] },
    cost: (to) => positionsOf(heaps, to),
    begin() {
      const bushes = judge<Heaps>('princess-and-roses');
      return function* (largest) {
        for (const sorted of sortedLists(heaps, largest)) {
          const lost = said(sorted);
          if (lost !== null) yield bushes.lost(sorted, lost);
        }
      };
    },
  };
}

/** Worked examples: heaps and whether they are lost. */
function examples(claim: Omit<Claim, 'paper' | 'range' | 'cost' | 'begin'>, cases: readonly (readonly [Heaps, boolean])[]): Claim {
  return {
    ...claim,
    paper: 'slow',
    range: null,
    cost: () => 10_000,
    begin() {
      const bushes = judge<Heaps>('princess-and-roses');
      return function* () {
        for (const [heaps, lost] of cases) yield bushes.lost(heaps, lost);
      };
    },
  };
}

/** Afifi and Gherman, Methods and Solutions for Non-Exact Index-2 Nim: sections 2 to 5. */
export const SLOW: readonly Claim[] = [
  {
    ...examples(
      {
        id: 'slow-example-2-1',
        where: say`Example ${'2.1'}`,
        says: say`3 – 5 – 6 – 7 is won, although every binary column has a multiple of 3 ones.`,
        standing: 'holds',
      },
      [],
    ),
    begin() {
      const bushes = judge<Heaps>('princess-and-roses');
      return function* () {
        const heaps = [3, 5, 6, 7];
        yield columnsDivisibleBy(heaps, 3) ? null : bushes.against(heaps, say`A column has no multiple of 3 ones.`);
        yield bushes.lost(heaps, false);
      };
    },
  },
  {
    id: 'slow-section-4',
    paper: 'slow',
    where: say`Section ${'4'}`,
    says: say`A single heap is worth 0 if it is even and 1 if it is odd.`,
    standing: 'holds',
    range: { ...LARGEST, usual: 300, most: 2_000 },
    cost: (to) => to + 1,
    begin() {
      const bushes = judge<Heaps>('princess-and-roses');
      return function* (size) {
        yield bushes.nimber([size], size % 2);
      };
    },
  },
  examples(
    {
      id: 'slow-section-4-misprint',
      where: say`Section ${'4'}`,
      says: say`By Proposition 5.7, 2 – 3 – 5 – 6 is lost.`,
      standing: 'misprint',
      corrected: 'slow-section-4-corrected',
    },
    [[[2, 3, 5, 6], true]],
  ),
  examples(
    {
      id: 'slow-section-4-corrected',
      where: say`Section ${'4'}`,
      says: say`By Corollary 5.2, 2 – 3 – 5 – 6 and 3 – 4 – 5 – 6 are won. Both have two odd heaps.`,
      standing: 'holds',
    },
    [
      [[2, 3, 5, 6], false],
      [[3, 4, 5, 6], false],
    ],
  ),
  aboutHeaps(
    {
      id: 'slow-lemma-5-1',
      where: say`Lemma ${'5.1'}`,
      says: say`If all heaps are even, the position is lost. Tried with up to six heaps.`,
      standing: 'holds',
    },
    6,
    (heaps) => (odd(heaps) === 0 ? true : null),
  ),
  aboutHeaps(
    {
      id: 'slow-corollary-5-2',
      where: say`Corollary ${'5.2'}`,
      says: say`With exactly one or two odd heaps, the position is won. Tried with up to six heaps.`,
      standing: 'holds',
    },
    6,
    (heaps) => (odd(heaps) === 1 || odd(heaps) === 2 ? false : null),
  ),
  aboutHeaps(
    {
      id: 'slow-proposition-5-3',
      where: say`Proposition ${'5.3'}`,
      says: say`Two heaps are won exactly when at least one of them is odd.`,
      standing: 'holds',
    },
    2,
    (heaps) => odd(heaps) === 0,
  ),
  aboutHeaps(
    {
      id: 'slow-proposition-5-5',
      where: say`Proposition ${'5.5'}`,
      says: say`Three heaps are lost exactly when all are even or all are odd.`,
      standing: 'holds',
    },
    3,
    (heaps) => odd(heaps) === 0 || odd(heaps) === 3,
  ),
  aboutHeaps(
    {
      id: 'slow-lemma-5-6',
      where: say`Lemma ${'5.6'}`,
      says: say`Four heaps are won if three or four of them are odd and the smallest is 1.`,
      standing: 'holds',
    },
    4,
    (heaps) => (odd(heaps) >= 3 && heaps[0] === 1 ? false : null),
  ),
  aboutHeaps(
    {
      id: 'slow-proposition-5-7',
      where: say`Proposition ${'5.7'}`,
      says: say`Take four heaps with three or four of them odd. They are lost if the smallest is even, and won if it is odd.`,
      standing: 'holds',
    },
    4,
    (heaps) => (odd(heaps) >= 3 ? (heaps[0] as number) % 2 === 0 : null),
  ),
  aboutHeaps(
    {
      id: 'slow-proposition-5-8',
      where: say`Proposition ${'5.8'}`,
      says: say`Five heaps x1 ≤ … ≤ x5 are lost exactly in three cases. All are even. Or x1 and x2 are even and the others odd. Or x1 and x2 are odd, x3 and x4 both odd or both even, and x5 differs from them.`,
      standing: 'holds',
    },
    5,
    isLostOfFive,
  ),
  examples({ id: 'slow-example-5-9', where: say`Example ${'5.9'}`, says: say`Six heaps of 1 are lost.`, standing: 'holds' }, [
    [[1, 1, 1, 1, 1, 1], true],
  ]),
  examples(
    { id: 'slow-example-5-10', where: say`Example ${'5.10'}`, says: say`Five heaps of 1 and one of 3 are won.`, standing: 'holds' },
    [[[1, 1, 1, 1, 1, 3], false]],
  ),
];

function isLostOfFive(heaps: Heaps): boolean {
  const [x1, x2, x3, x4, x5] = heaps.map((size) => size % 2);
  if (x1 !== x2) return false;
  if (x1 === 1) return x3 === x4 && x3 !== x5;
  return x3 === x4 && x4 === x5;
}
