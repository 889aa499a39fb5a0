import type { Heaps } from '../../game/heaps.ts';

/*
 * Rules that go by the two smallest heaps together less the third, the excess, beside odd and even. A move changes the excess by 2 at
 * most and parities where it takes, so that each rule is proved by going through a finite number of cases; see the documentation of the solver.
 */

/** What the two smallest heaps together have more than the third. */
export function excessOf([x1 = 0, x2 = 0, x3 = 0]: Heaps): number {
  return x1 + x2 - x3;
}

/**
 * Up to k at a time from k + 3 heaps, k of 4 or more, sorted; some may be empty. All even is lost. So are positions that are odd from the
 * fourth heap on, with three smallest ones that fit.
 */
export function isLostWithThreeMore(sorted: Heaps): boolean {
  if (sorted.every(isEven)) return true;
  const [x1 = 0, x2 = 0, x3 = 0, ...others] = sorted;
  if (others.some(isEven)) return false;
  const excess = excessOf(sorted);
  switch (`${x1 % 2}${x2 % 2}${x3 % 2}`) {
    case '001':
      return excess < 0 || excess % 4 === 3;
    case '010':
    case '100':
      return excess > 0 && excess % 4 === 1;
    case '111':
      return excess > 0 && excess % 4 === 3;
    default:
      return false;
  }
}

/**
 * Up to k at a time from k + 1 heaps or fewer, sorted, and the last stone loses: the other way round than in normal play where, with empty
 * heaps for those that are missing, the k smallest are equal.
 */
export function isLostOfFewInMisere(sorted: Heaps, k: number): boolean {
  const heaps = [...Array<number>(Math.max(0, k + 1 - sorted.length)).fill(0), ...sorted];
  const parities = heaps.filter(isEven).length;
  return (parities === 0 || parities === heaps.length) !== (heaps[0] === heaps[k - 1]);
}

/** Up to 2 at a time from 4 heaps, sorted, some perhaps empty, and the last stone loses. */
export function isLostOfFourInMisere(sorted: Heaps): boolean {
  const [x1 = 0, x2 = 0, x3 = 0, x4 = 0] = sorted;
  const isOdd = [x2, x3, x4].filter(isEven).length === 0;
  const isNormal = isEven(x1) && (isOdd || [x2, x3, x4].every(isEven));
  return isNormal !== isTurned(x1, excessOf(sorted), x4 - x3);
}

/** Whether it is the other way round than in normal play, with an excess of the two smallest heaps and one of the largest over the third. */
function isTurned(smallest: number, excess: number, largest: number): boolean {
  if (excess < 0) return false;
  const half = excess >> 1;
  const below = half - largest;
  if (!isEven(excess)) return below >= 0 && below % 3 === 0;
  if (!isEven(smallest)) return below < 0 ? !isEven(below) : below % 3 === 2;
  if (below < 0) return isEven(half);
  return [1, 2, 3].includes((below + (isEven(half) ? 3 : 0)) % 6);
}

function isEven(size: number): boolean {
  return size % 2 === 0;
}
