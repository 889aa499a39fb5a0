import type { Heaps } from '../../game/heaps.ts';
import { positionsOf } from '../../games/slow/sorted-table.ts';
import { list, type Phrase, say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { sortedLists, subsetsWith } from '../boxes.ts';
import type { Claim, Counterexample } from '../claim.ts';
import { type Judge, judge } from '../judge.ts';
import { columnsDivisibleBy, digitsDivisibleBy } from './moore-columns.ts';
import { aboutNim, HEAP, lowering, nimExamples, sumOf, type Words } from './nim.ts';

function words(id: string, where: Phrase, says: Phrase, more: Partial<Words> = {}): Words {
  return { id: `middle-${id}`, paper: 'middle', where, says, standing: 'holds', ...more };
}

/** Takes of 1 up to `most`, for the largest `most` that is tried. */
const MAX_TAKEN = 6;

/** Nim and Impartial Game Theory Basics, middle level. */
export const MIDDLE: readonly Claim[] = [
  aboutNim(words('bouton', say`Bouton’s theorem`, say`Nim is lost exactly when the nim-sum of the heaps is 0.`), 4, (nim, heaps) =>
    nim.lost(heaps, sumOf(heaps) === 0),
  ),
  aboutNim(
    words(
      'winning-moves',
      say`Bouton’s theorem`,
      say`A winning move in Nim lowers a heap to the nim-sum of its size and the nim-sum of all heaps, where that is smaller.`,
    ),
    3,
    (nim, heaps) => nim.winningMoves(heaps, byNimSum(heaps, heaps)),
  ),
  nimExamples(words('example-a', say`Example ${'A'}`, say`6 – 9 – 12 has nim-sum 3 and one winning move, 6 to 5.`), (nim) => [
    nim.winningMoves([6, 9, 12], ['a1']),
  ]),
  aboutNim(
    words(
      'misere',
      say`Misère Nim theorem`,
      say`If the last stone loses, Nim is lost exactly as in normal play. But if no heap is larger than 1, it is lost when an odd number of ones is left.`,
    ),
    4,
    (nim, heaps) => nim.lost(heaps, heaps.some((size) => size > 1) ? sumOf(heaps) === 0 : sumOf(heaps) === 1),
    { misere: true },
  ),
  nimExamples(
    words('misere-ones', say`Misère Nim theorem`, say`If the last stone loses, 1 – 1 – 1 is lost and 1 – 1 is won.`),
    (_, misere) => [misere.lost([1, 1, 1], true), misere.lost([1, 1], false)],
  ),
  nimExamples(
    words(
      'empty-misprint',
      say`Error handling`,
      say`If no stone is left, the player to move has lost, whether the last stone wins or loses.`,
      {
        standing: 'misprint',
        corrected: 'middle-empty',
      },
    ),
    (nim, misere) => [nim.lost([0, 0], true), misere.lost([0, 0], true)],
  ),
  nimExamples(
    words(
      'empty',
      say`Error handling`,
      say`If no stone is left, the player to move has lost if the last stone wins, and has won if it loses.`,
    ),
    (nim, misere) => [nim.lost([0, 0], true), misere.lost([0, 0], false)],
  ),
  {
    ...words(
      'max-take',
      say`Subtraction games`,
      say`If you may take 1 to m, a heap is worth its remainder after dividing by m + 1. Tried for m up to 6.`,
    ),
    range: { ...HEAP, usual: 150, most: 1_000 },
    cost: (to) => MAX_TAKEN * (to + 1),
    begin() {
      const judges = [...Array(MAX_TAKEN).keys()].map((less) => judge<Heaps>('subtraction', { max: less + 1 }));
      return (size) => judges.map((heaps, less) => heaps.nimber([size], size % (less + 2)));
    },
  },
  {
    ...words(
      'max-take-sums',
      say`Subtraction games`,
      say`If you may take 1 to m, three heaps are lost exactly when the nim-sum of these remainders is 0. Tried for m up to 6.`,
    ),
    range: { ...HEAP, usual: 14, most: 60 },
    cost: (to) => MAX_TAKEN * positionsOf(3, to),
    begin() {
      const judges = [...Array(MAX_TAKEN).keys()].map((less) => judge<Heaps>('subtraction', { max: less + 1 }));
      return function* (largest) {
        for (const heaps of sortedLists(3, largest)) {
          for (const [less, each] of judges.entries()) yield each.lost(heaps, sumOf(heaps.map((size) => size % (less + 2))) === 0);
        }
      };
    },
  },
  takingTwo(
    'example-b',
    say`Example ${'B'}`,
    say`If you may take 1 or 2, a heap of 6 is lost. Heaps of 0 to 6 are worth 0, 1, 2, 0, 1, 2, 0.`,
    {},
    (heaps) => [0, 1, 2, 0, 1, 2, 0].map((value, size) => heaps.nimber([size], value)),
  ),
  takingTwo(
    'example-c-misprint',
    say`Example ${'C'}`,
    say`If you may take 1 or 2 from 6 and 4, the only winning move is 4 to 3.`,
    { standing: 'misprint', corrected: 'middle-example-c' },
    (heaps) => [heaps.winningMoves([6, 4], ['b1'])],
  ),
  takingTwo(
    'example-c',
    say`Example ${'C'}`,
    say`If you may take 1 or 2 from 6 and 4, two moves win. They are 4 to 3, and 6 to 4, which makes that heap worth more.`,
    {},
    (heaps) => [heaps.winningMoves([6, 4], ['b1', 'a2'])],
  ),
  raising(
    'lowering-misprint',
    say`If you may take 1 or 2, a winning move lowers the value of a heap to the nim-sum of its value and that of all heaps.`,
    false,
  ),
  raising(
    'raising',
    say`If you may take 1 or 2, a winning move brings the value of a heap to the nim-sum of its value and that of all heaps, whether lower or higher.`,
    true,
  ),
  {
    ...words(
      'moore',
      say`Moore’s Nim`,
      say`If you may take from up to k heaps, four heaps are lost exactly when every binary column has a multiple of k + 1 ones. Tried for k up to 3.`,
    ),
    ...overMoore((heaps, k) => columnsDivisibleBy(heaps, k + 1)),
  },
  {
    ...words(
      'moore-digits',
      say`Moore’s Nim`,
      say`If you may take from up to k heaps, four heaps are lost exactly when every column of digits in base k + 1 adds up to a multiple of k + 1. The heading “base-(k + 1) digit condition” suggests this.`,
      {
        standing: 'misprint',
        corrected: 'middle-moore',
      },
    ),
    ...overMoore((heaps, k) => digitsDivisibleBy(heaps, k + 1, k + 1)),
  },
  {
    ...words('detect-period', say`Error handling`, say`A table up to twice the largest take is enough to see the period.`, {
      standing: 'misprint',
      corrected: 'middle-window',
    }),
    ...overTakes((values, largest) => {
      const table = values(2 * largest);
      for (let length = 1; length <= table.length / 2; length++) {
        if (table.every((value, at) => at + length >= table.length || value === table[at + length])) return { start: 0, length };
      }
      return null;
    }),
  },
  {
    ...words(
      'window',
      say`Subtraction games`,
      say`Let m be the largest take. Once m values in a row repeat, everything after them repeats too. Compared with the definition for four periods.`,
    ),
    ...overTakes((values, largest) => {
      const seen = new Map<string, number>();
      for (let end = largest - 1; ; end++) {
        const window = values(end).slice(-largest).join();
        const before = seen.get(window);
        if (before !== undefined) return { start: before - largest + 1, length: end - before };
        seen.set(window, end);
      }
    }),
  },
  nimExamples(words('code', say`Code examples`, say`3 – 4 – 5 is won, and 1 – 1 is lost.`), (nim) => [
    nim.lost([3, 4, 5], false),
    nim.lost([1, 1], true),
  ]),
];

/** Moves that bring the value of one heap to its nim-sum with all, where the values are the sizes themselves. */
function byNimSum(heaps: Heaps, values: readonly number[]): string[] {
  const sum = sumOf(values);
  return heaps.flatMap((_, heap) => {
    const target = nimSum(values[heap] as number, sum);
    return target < (values[heap] as number) ? [lowering(heaps, heap, target)] : [];
  });
}

function takingTwo(
  id: string,
  where: Phrase,
  says: Phrase,
  more: Partial<Words>,
  cases: (heaps: Judge<Heaps>) => (Counterexample | null)[],
): Claim {
  return { ...words(id, where, says, more), range: null, cost: () => 100, begin: () => () => cases(judge('subtraction', { max: 2 })) };
}

function raising(id: string, says: Phrase, mayRaise: boolean): Claim {
  return {
    ...words(id, say`Code examples`, says, mayRaise ? {} : { standing: 'misprint', corrected: 'middle-raising' }),
    range: { ...HEAP, usual: 60, most: 300 },
    cost: (to) => positionsOf(2, to),
    begin() {
      const judged = judge<Heaps>('subtraction', { max: 2 });
      return function* (largest) {
        for (const heaps of sortedLists(2, largest)) {
          const sum = sumOf(heaps.map((size) => size % 3));
          const moves = heaps.flatMap((size, heap) =>
            [1, 2]
              .filter((take) => take <= size && (size - take) % 3 === nimSum(size % 3, sum))
              .filter((take) => mayRaise || (size - take) % 3 < size % 3)
              .map((take) => lowering(heaps, heap, size - take)),
          );
          yield judged.winningMoves(heaps, sum === 0 ? [] : moves);
        }
      };
    },
  };
}

function overMoore(isLost: (heaps: Heaps, k: number) => boolean): Pick<Claim, 'range' | 'cost' | 'begin'> {
  return {
    range: { ...HEAP, usual: 7, most: 16 },
    cost: (to) => 3 * positionsOf(4, to),
    begin() {
      const judges = [1, 2, 3].map((k) => judge<Heaps>('moore', { k }));
      return function* (largest) {
        for (const heaps of sortedLists(4, largest)) {
          for (const [less, each] of judges.entries()) yield each.lost(heaps, isLost(heaps, less + 1));
        }
      };
    },
  };
}

/** Whether a period can be found from the values, for every set of takes with a given maximum. */
function overTakes(
  find: (values: (to: number) => number[], largest: number) => { readonly start: number; readonly length: number } | null,
): Pick<Claim, 'range' | 'cost' | 'begin'> {
  return {
    range: { of: say`Largest take`, from: 1, usual: 7, most: 9 },
    cost: (to) => 1_000 * 2 ** to,
    begin: () =>
      function* (largest) {
        for (const take of subsetsWith(largest)) {
          const heaps = judge<Heaps>('subtraction', { take });
          const table = valuesOf(take);
          const found = find((to) => table(to), largest);
          if (found === null) {
            yield heaps.against([2 * largest], say`With takes of ${list('or', take)}, no period is found.`);
            continue;
          }
          const { start, length } = found;
          const far = start + 4 * length + largest;
          const values = table(start + length);
          for (let size = start + length; size <= far; size++) {
            const repeated = values[start + ((size - start) % length)] as number;
            yield heaps.nimber([size], repeated);
          }
        }
      },
  };
}

/** Nimbers of heaps up to a size by the definition, computed on demand. */
function valuesOf(takes: readonly number[]): (to: number) => number[] {
  const values: number[] = [];
  return (to) => {
    for (let size = values.length; size <= to; size++) {
      const options = new Set(takes.filter((take) => take <= size).map((take) => values[size - take]));
      let value = 0;
      while (options.has(value)) value++;
      values.push(value);
    }
    return values.slice(0, to + 1);
  };
}
