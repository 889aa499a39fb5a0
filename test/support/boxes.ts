/** Every ascending list of up to `length` numbers from `least` to `most`: all sums of small heaps. */
export function* multisets(length: number, most: number, least = 0): Generator<readonly number[], void, void> {
  yield [];
  if (length === 0) return;
  for (let first = least; first <= most; first++) {
    for (const rest of multisets(length - 1, most, first)) yield [first, ...rest];
  }
}

/** Every list of up to `length` numbers from 1 to `most`, in every order. */
export function* sequences(length: number, most: number): Generator<readonly number[], void, void> {
  yield [];
  if (length === 0) return;
  for (let first = 1; first <= most; first++) {
    for (const rest of sequences(length - 1, most)) yield [first, ...rest];
  }
}

/** Positions of heaps, as text: all sums of one up to `heaps` heaps of up to `most` objects. */
export function heapBox(heaps: number, most: number): string[] {
  return [...multisets(heaps, most)].filter((sizes) => sizes.length > 0).map((sizes) => sizes.join(','));
}

/** Every ascending list of numbers from `least` that add up to `total` or less. */
export function* partitions(total: number, least = 1): Generator<readonly number[], void, void> {
  yield [];
  for (let first = least; first <= total; first++) {
    for (const rest of partitions(total - first, first)) yield [first, ...rest];
  }
}
