/** Every list of `count` sizes in ascending order whose last is `largest`. */
export function* sortedLists(count: number, largest: number): Generator<readonly number[], void, void> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const before of upToIn(count - 1, largest)) yield [...before, largest];
}

function* upToIn(count: number, most: number): Generator<readonly number[], void, void> {
  if (count === 0) yield [];
  else for (let last = 0; last <= most; last++) for (const before of upToIn(count - 1, last)) yield [...before, last];
}

/** Every list of sizes of at least 1 whose sum is `total`, as the sections of a pile; for 0 the empty one. */
export function* sectionLists(total: number): Generator<readonly number[], void, void> {
  if (total === 0) yield [];
  for (let last = 1; last <= total; last++) for (const below of sectionLists(total - last)) yield [...below, last];
}

/** How many lists of sections have a sum of at most `total`. */
export function countSectionLists(total: number): number {
  return 2 ** total;
}

/** Every subset of 1, …, `largest` that has the largest number in it; for 0 the empty one. */
export function* subsetsWith(largest: number): Generator<readonly number[], void, void> {
  if (largest === 0) yield [];
  for (let bits = 0; largest > 0 && bits < 2 ** (largest - 1); bits++) {
    yield [...Array.from({ length: largest - 1 }, (_, index) => index + 1).filter((level) => (bits >> (level - 1)) & 1), largest];
  }
}

/** Every pair of numbers whose larger one is `larger`, the smaller first. */
export function* pairsWith(larger: number): Generator<readonly [number, number], void, void> {
  for (let smaller = 0; smaller <= larger; smaller++) yield [smaller, larger];
}
