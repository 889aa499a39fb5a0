/** A prime whose products fit into a double. */
const PRIME = 67_108_859;

/**
 * Whether this many can all be paired if each may meet all others but `maxBarred`, no matter which. Dirac: a graph in which each vertex
 * is joined to half of them has a Hamiltonian cycle, and every other edge of it makes a pair.
 */
export function canSurelyBePaired(size: number, maxBarred: number): boolean {
  return size % 2 === 0 && size / 2 - 1 >= maxBarred;
}

/** Whether these, each of whom may meet all others but `maxBarred` at most, can all be paired with somebody they `may` meet. */
export function canAllBePaired(members: readonly number[], may: (one: number, other: number) => boolean, maxBarred: number): boolean {
  return canSurelyBePaired(members.length, maxBarred) || (members.length % 2 === 0 && isTutteMatrixRegular(members, may));
}

/**
 * Lovász: with random numbers in the places of its variables the matrix of Tutte is regular if there is a perfect matching, but once in a million times,
 * and never if there is none. The numbers follow from the places, so that the answer is always the same.
 */
function isTutteMatrixRegular(members: readonly number[], may: (one: number, other: number) => boolean): boolean {
  const size = members.length;
  const rows = members.map(() => new Array<number>(size).fill(0));
  let state = 1;
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      state = (state * 48_271) % 2_147_483_647;
      if (!may(members[one] as number, members[other] as number)) continue;
      const value = 1 + (state % (PRIME - 1));
      (rows[one] as number[])[other] = value;
      (rows[other] as number[])[one] = PRIME - value;
    }
  }
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex((row, at) => at >= column && row[column] !== 0);
    if (pivot === -1) return false;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const top = rows[column] as number[];
    const inverse = power(top[column] as number, PRIME - 2);
    for (let at = column + 1; at < size; at++) {
      const row = rows[at] as number[];
      if (row[column] === 0) continue;
      const factor = ((row[column] as number) * inverse) % PRIME;
      for (let place = column; place < size; place++) {
        row[place] = ((row[place] as number) + PRIME - ((factor * (top[place] as number)) % PRIME)) % PRIME;
      }
    }
  }
  return true;
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
