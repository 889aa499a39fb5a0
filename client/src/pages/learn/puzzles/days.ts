import { DAILY } from '@nimhall/shared/puzzle/day';
import { fieldsOf } from '../../../reactive/kept-store.ts';
import { ATTEMPTS, type Attempt } from './skill.ts';

/** How the puzzles of a day went, in their order; null where nothing was done yet. */
export type Results = readonly (Attempt | null)[];

/** What is kept of the days: the last one on which something was done, and how many in a row were done whole. */
export interface Days {
  /** Days since 1970, as `dayOf` has them. */
  readonly day: number;
  readonly results: Results;
  /** The last day that was done whole, and how many before it without a gap, itself included. */
  readonly whole: number;
  readonly row: number;
  readonly longest: number;
}

const NOTHING: Results = Array.from({ length: DAILY }, () => null);

export const NO_DAYS: Days = { day: 0, results: NOTHING, whole: 0, row: 0, longest: 0 };

export function resultsOn(days: Days, day: number): Results {
  return days.day === day ? days.results : NOTHING;
}

export function isWhole(results: Results): boolean {
  return results.every((attempt) => attempt !== null);
}

/** Days in a row as they stand on a day: still what they were yesterday, since today is not over. */
export function rowOn({ whole, row }: Days, day: number): number {
  return whole >= day - 1 ? row : 0;
}

/** After the puzzle at a place of a day. The first attempt counts, and no other. */
export function daysAfter(days: Days, day: number, place: number, attempt: Attempt): Days {
  const before = resultsOn(days, day);
  if (before[place] !== null) return days;
  const results = before.with(place, attempt);
  return isWhole(results) ? withWhole({ ...days, day, results }, day) : { ...days, day, results };
}

/** With a day that is done whole, later than any before. */
function withWhole(days: Days, day: number): Days {
  const row = rowOn(days, day) + 1;
  return { ...days, whole: day, row, longest: Math.max(days.longest, row) };
}

/** The days of two devices of one person: of the later day what was done at either, and days in a row where they touch. */
export function daysTogether(one: Days, other: Days): Days {
  const day = Math.max(one.day, other.day);
  const theirs = resultsOn(other, day);
  const results = resultsOn(one, day).map((attempt, place) => attempt ?? theirs[place] ?? null);
  const [earlier, later] = one.whole <= other.whole ? [one, other] : [other, one];
  const touch = earlier.whole >= dayBefore(later);
  const row = touch ? later.whole - Math.min(dayBefore(earlier), dayBefore(later)) : later.row;
  const together = { day, results, whole: later.whole, row, longest: Math.max(one.longest, other.longest, row) };
  return isWhole(results) && later.whole < day ? withWhole(together, day) : together;
}

/** The day before a row began. */
function dayBefore({ whole, row }: Days): number {
  return whole - row;
}

/** What makes sense of stored days. */
export function daysFrom(stored: unknown): Days {
  const { results, ...numbers } = fieldsOf(stored);
  const [day, whole, row, longest] = ['day', 'whole', 'row', 'longest'].map((name) => numbers[name]) as unknown[];
  const are = [day, whole, row, longest].every((each) => Number.isSafeInteger(each) && Number(each) >= 0);
  if (!are || !Array.isArray(results) || results.length !== DAILY) return NO_DAYS;
  return {
    day: Number(day),
    results: results.map((each) => ATTEMPTS.find((attempt) => attempt === each) ?? null),
    whole: Number(whole),
    row: Number(row),
    longest: Number(longest),
  };
}
