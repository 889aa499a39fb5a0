import { alike, allEven, allOdd, firstFalse, isEven, isOdd, lists, odds, type Reading, type Sizes, search, so, upTo } from './reading.ts';

/** One stone from one heap, or one each from two. */
const game = search('slow', { k: 2 });
const lost = (heaps: Sizes): boolean => game.lost(heaps.join());

/** Words about who loses; null when they say nothing. */
const reads = (count: number, most: number, says: (heaps: Sizes) => boolean | null): Reading => ({
  breaksAt: () => firstFalse(lists(count, most), (heaps) => [null, lost(heaps)].includes(says(heaps))),
});

/** Words that apply only when a condition holds, and say nothing otherwise. */
const where = (isSo: boolean, isLost: boolean): boolean | null => (isSo ? isLost : null);

const at = (heaps: Sizes, nth: number): number => heaps[nth - 1] ?? 0;

/** The last three: two of equal parity, and one that differs. */
const endsInOneThatDiffers = (heaps: Sizes): boolean => alike(at(heaps, 3), at(heaps, 4)) && !alike(at(heaps, 4), at(heaps, 5));

/** Afifi and Gherman, Methods and Solutions for Non-Exact Index-2 Nim. */
export const SLOW: Readonly<Record<string, Reading>> = {
  'slow-example-2-1': {
    breaksAt: () => {
      const column = (bit: number) => [3, 5, 6, 7].filter((size) => (size >> bit) % 2 === 1).length;
      return so(!lost([3, 5, 6, 7]) && upTo(3).every((bit) => column(bit) % 3 === 0));
    },
  },
  'slow-section-4': { breaksAt: () => firstFalse(upTo(20), (size) => game.worth(`${size}`) === size % 2) },
  'slow-section-4-misprint': { breaksAt: () => so(lost([2, 3, 5, 6])) },
  'slow-section-4-corrected': {
    breaksAt: () =>
      firstFalse(
        [
          [2, 3, 5, 6],
          [3, 4, 5, 6],
        ],
        (heaps) => !lost(heaps) && odds(heaps) === 2,
      ),
  },
  'slow-lemma-5-1': reads(6, 4, (heaps) => where(allEven(heaps), true)),
  'slow-corollary-5-2': reads(6, 4, (heaps) => where(odds(heaps) === 1 || odds(heaps) === 2, false)),
  'slow-proposition-5-3': reads(2, 12, (heaps) => !heaps.some(isOdd)),
  'slow-proposition-5-5': reads(3, 8, (heaps) => allEven(heaps) || allOdd(heaps)),
  'slow-lemma-5-6': reads(4, 6, (heaps) => where(odds(heaps) >= 3 && at(heaps, 1) === 1, false)),
  'slow-proposition-5-7': reads(4, 6, (heaps) => where(odds(heaps) >= 3, isEven(at(heaps, 1)))),
  'slow-proposition-5-8': reads(5, 5, (heaps) => {
    const [x1 = 0, x2 = 0, ...others] = heaps;
    return allEven(heaps) || (isEven(x1) && isEven(x2) && allOdd(others)) || (isOdd(x1) && isOdd(x2) && endsInOneThatDiffers(heaps));
  }),
  'slow-example-5-9': { breaksAt: () => so(lost([1, 1, 1, 1, 1, 1])) },
  'slow-example-5-10': { breaksAt: () => so(!lost([1, 1, 1, 1, 1, 3])) },
  'slow-lemma-7-1': reads(5, 7, (heaps) => where(at(heaps, 1) === 1 && at(heaps, 2) === 1 && allOdd(heaps), false)),
  'slow-lemma-7-2': {
    breaksAt: () =>
      firstFalse(
        upTo(3, 1).flatMap((x) => upTo(2).flatMap((l) => upTo(l).map((k) => [1, 1, x, x + 2 * k, x + 2 * l + 1]))),
        lost,
      ),
  },
  'slow-corollary-7-4-misprint': { breaksAt: () => corollary((y) => 2 * y) },
  'slow-corollary-7-4': { breaksAt: () => corollary((y) => y) },
  'slow-proposition-7-5': reads(5, 6, (heaps) => where(at(heaps, 1) === 1 && at(heaps, 2) === 1, endsInOneThatDiffers(heaps))),
  'slow-lemma-7-6': reads(5, 6, (heaps) => where(at(heaps, 1) === 1 && isEven(at(heaps, 2)), false)),
  'slow-lemma-7-7': reads(5, 6, (heaps) => where(at(heaps, 1) === 1 && allOdd(heaps), false)),
  'slow-proposition-7-9': reads(5, 6, (heaps) => where(at(heaps, 1) === 1, isOdd(at(heaps, 2)) && endsInOneThatDiffers(heaps))),
  'slow-last-case': {
    breaksAt: () =>
      firstFalse(lists(5, 6, 1), (heaps) => {
        const [x1 = 0, x2 = 0, x3 = 0, x4 = 0, x5 = 0] = heaps;
        const isTheCase = isOdd(x1) && isOdd(x2) && alike(x3, x5) && !alike(x4, x5);
        return !isTheCase || lost([x1, x2, x3, x4 - 1, x5 - 1]);
      }),
  },
};

/** Whether the position has the form of Lemma 7.2, with x = 1 and ℓ = y + z, and is lost. */
function corollary(kOf: (y: number) => number): string | null {
  return firstFalse(
    upTo(2).flatMap((y) => upTo(2).map((z) => [y, z] as const)),
    ([y, z]) => {
      const written = [1, 1, 1, 2 * y + 1, 2 * y + 2 * z + 2];
      const lemma = [1, 1, 1, 1 + 2 * kOf(y), 1 + 2 * (y + z) + 1];
      return written.join() === lemma.join() && lost(written);
    },
  );
}
