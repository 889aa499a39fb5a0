/** A whole number in binary, exact to 2^53, with leading zeros up to `width`. */
export function bitsOf(value: number, width: number): string[] {
  return [...value.toString(2).padStart(width, '0')];
}

/** How many binary columns these numbers need. */
export function columnsFor(values: readonly number[]): number {
  return Math.max(1, ...values.map((value) => value.toString(2).length));
}

/** The labels of the columns, from the largest. */
export function powersDown(width: number): string[] {
  return Array.from({ length: width }, (_, at) => (width <= 11 ? String(2 ** (width - 1 - at)) : ''));
}
