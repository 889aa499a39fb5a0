/** Below this, JavaScript's 32-bit `^` is exact. */
const WORD = 2 ** 31;
const LOW = 2 ** 26;

/** The nim-sum of two whole numbers from 0 to 2^53 − 1, exactly: `^` alone keeps only 32 bits. */
export function nimSum(a: number, b: number): number {
  if (a < WORD && b < WORD) return a ^ b;
  return (Math.floor(a / LOW) ^ Math.floor(b / LOW)) * LOW + ((a % LOW) ^ (b % LOW));
}

/** The least index that does not hold the stamp: a mex for loops that mark values instead of collecting them. */
export function mexOfStamps(stamps: ArrayLike<number>, stamp: number): number {
  let least = 0;
  while (stamps[least] === stamp) least++;
  return least;
}

/** The least whole number that is not in the set. */
export function mex(values: ReadonlySet<number>): number {
  let least = 0;
  while (values.has(least)) least++;
  return least;
}
