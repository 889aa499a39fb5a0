import type { Code } from './code.ts';

/** From `start` on, rows are worth what those are that are shorter by `length`. */
interface LatePeriod {
  readonly start: number;
  readonly length: number;
}

/**
 * Codes whose periods are proven, but only by more rows than are worked out of any other: Gangolli and Plambeck, A note on periodicity in some
 * octal games, 1989, and Flammenkamp's tables. The laboratory has a certificate of each.
 */
export const LATE_PERIODS: ReadonlyMap<string, LatePeriod> = new Map([
  ['0.16', { start: 105_351, length: 149_459 }],
  ['0.56', { start: 326_640, length: 144 }],
  ['0.127', { start: 46_578, length: 4 }],
]);

/** How many rows prove the late period of a code (Guy and Smith 1956); null for a code without one. */
export function rowsThatProve({ text, longest }: Code): number | null {
  const late = LATE_PERIODS.get(text);
  return late ? 2 * (late.start + late.length) + longest + 1 : null;
}
