import type { Terms } from './terms.ts';

/** A sequence as lines of `n a(n)`, the way the encyclopedia of integer sequences keeps them (a b-file). */
export function asBFile({ from, values }: Terms): string {
  return lines(values, (value, index) => `${from + index} ${value}`);
}

export function asCsv({ from, values }: Terms): string {
  return `n,value\n${lines(values, (value, index) => `${from + index},${value}`)}`;
}

/** With what it is of, and what is known of how it repeats. */
export function asJson(terms: Terms, about: Readonly<Record<string, unknown>>): string {
  const { from, worth, values, repeat } = terms;
  const period = repeat && { start: from + repeat.start, length: repeat.length, saltus: repeat.saltus, proven: repeat.proof !== null };
  return `${JSON.stringify({ ...about, worth, from, period, values: Array.from(values) })}\n`;
}

function lines(values: Int32Array, line: (value: number, index: number) => string): string {
  return Array.from(values, (value, index) => `${line(value, index)}\n`).join('');
}
