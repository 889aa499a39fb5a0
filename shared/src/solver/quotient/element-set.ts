/** A set of elements 0 … order − 1 of a quotient, 32 to a word. */
export type ElementSet = Uint32Array<ArrayBuffer>;

export function emptySet(order: number): ElementSet {
  return new Uint32Array((order + 31) >> 5);
}

export function has(set: ElementSet, element: number): boolean {
  return (((set[element >> 5] as number) >>> (element & 31)) & 1) === 1;
}

export function add(set: ElementSet, element: number): void {
  set[element >> 5] = (set[element >> 5] as number) | (1 << (element & 31));
}

export function isWithin(small: ElementSet, large: ElementSet): boolean {
  return small.every((word, at) => (word & ~(large[at] as number)) === 0);
}

export function joined(one: ElementSet, other: ElementSet): ElementSet {
  return one.map((word, at) => word | (other[at] as number));
}

/** Equal for equal sets. */
export function setKey(set: ElementSet): string {
  return String.fromCharCode(...new Uint16Array(set.buffer, set.byteOffset, set.length * 2));
}
