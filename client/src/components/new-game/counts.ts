/** The numbers of a position that is a list of numbers, such as `3,4,5`; null for any other. */
export function countsOf(position: string): readonly number[] | null {
  return /^\d+(,\d+)*$/.test(position) ? position.split(',').map(Number) : null;
}

/** The position after one number was changed; below zero it stays at zero. */
export function withCount(position: string, index: number, count: number): string {
  return (countsOf(position) ?? []).map((each, at) => (at === index ? Math.max(0, count) : each)).join(',');
}

/** With one more heap at the end. */
export function withOneMore(position: string): string {
  return `${position},1`;
}

/** Without a heap; the last one stays. */
export function without(position: string, index: number): string {
  const counts = countsOf(position) ?? [];
  return counts.length > 1 ? counts.filter((_, at) => at !== index).join(',') : position;
}
