import { fieldsOf } from '../json.ts';
import { DAILY } from '../puzzle/day.ts';
import { ATTEMPTS, type Attempt } from './attempts.ts';

/** How the puzzles of a day went, in their order; null where nothing was done yet. */
export type Results = readonly (Attempt | null)[];

/** Days in a row, the first and the last of them. */
export type Run = readonly [from: number, to: number];

/** Progress of the daily puzzles. Days are counted from 1970, as `dayOf` has them. */
export interface Days {
  /** How the puzzles went, a letter for each: of the newest day, and of those that were not done whole. */
  readonly results: Readonly<Record<string, string>>;
  /** The days on which all puzzles were done, as runs without a gap, in order. */
  readonly whole: readonly Run[];
  /** Most days in a row. It may be more than `whole` knows of: days were not always kept one by one. */
  readonly longest: number;
}

export const NO_DAYS: Days = { results: {}, whole: [], longest: 0 };

/** Results as they are kept, from the best to none. */
const LETTERS = 'fhm-';
const OPEN = LETTERS.indexOf('-');

/** No day before this one (in October 2024) had puzzles. */
const FIRST_DAY = 20_000;
/** In the year 2079. Stored data may say anything. */
const LAST_DAY = 40_000;

/** How the puzzles of a day went; nothing where they were not begun, and for a day long done. */
export function resultsOn({ results }: Days, day: number): Results {
  const letters = results[day] ?? '';
  return Array.from({ length: DAILY }, (_, place) => ATTEMPTS[LETTERS.indexOf(letters[place] ?? '-')] ?? null);
}

export function isWhole(results: Results): boolean {
  return results.every((attempt) => attempt !== null);
}

/** Days in a row as they stand on a day: still what they were yesterday, since today is not over. */
export function rowOn({ whole }: Days, day: number): number {
  const run = whole.find(([from, to]) => from <= day && to >= day - 1);
  return run ? Math.min(run[1], day) - run[0] + 1 : 0;
}

/** The newest day of which anything is known; 0 where none is. */
export function newestDay({ results, whole }: Days): number {
  return Math.max(0, whole.at(-1)?.[1] ?? 0, ...Object.keys(results).map(Number));
}

/** After the puzzle at a place of a day. The first attempt counts, and no other. */
export function daysAfter(days: Days, day: number, place: number, attempt: Attempt): Days {
  const before = resultsOn(days, day);
  if (before[place] !== null || isIn(days.whole, day)) return days;
  return daysTogether(days, { ...NO_DAYS, results: { [day]: lettersOf(before.with(place, attempt)) } });
}

/** The days of two devices of one person: whatever was done at either is done, and days that are whole together count. */
export function daysTogether(one: Days, other: Days): Days {
  const [mine, theirs] = [one.results, other.results];
  const days = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const both = days.map((day) => [day, better(mine[day], theirs[day])] as const);
  const done = both.filter(([, letters]) => !letters.includes('-')).map(([day]): Run => [Number(day), Number(day)]);
  const whole = joined([...one.whole, ...other.whole, ...done]);
  const newest = newestDay({ results: Object.fromEntries(both), whole, longest: 0 });
  const kept = both.filter(([day]) => Number(day) === newest || !isIn(whole, Number(day)));
  const longest = Math.max(one.longest, other.longest, ...whole.map(([from, to]) => to - from + 1));
  return { results: Object.fromEntries(kept), whole, longest };
}

/** Place by place the better of two. */
function better(one = '', other = ''): string {
  const rank = (letters: string, place: number): number => {
    const at = LETTERS.indexOf(letters[place] ?? '-');
    return at < 0 ? OPEN : at;
  };
  return Array.from({ length: DAILY }, (_, place) => LETTERS[Math.min(rank(one, place), rank(other, place))]).join('');
}

/** The same days as runs in order that do not touch. */
function joined(runs: readonly Run[]): readonly Run[] {
  const all: Run[] = [];
  for (const [from, to] of runs.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && from <= last[1] + 1) all[all.length - 1] = [last[0], Math.max(last[1], to)];
    else all.push([from, to]);
  }
  return all;
}

function isIn(runs: readonly Run[], day: number): boolean {
  return runs.some(([from, to]) => from <= day && day <= to);
}

/** Results as they are kept. */
export function lettersOf(results: Results): string {
  return results.map((attempt) => (attempt ? LETTERS[ATTEMPTS.indexOf(attempt)] : '-')).join('');
}

/** What makes sense of untrusted data, of days up to this one. */
export function daysFrom(given: unknown, latest: number = LAST_DAY): Days {
  const { results, whole, longest } = fieldsOf(given);
  const isDay = (day: unknown): day is number => Number.isSafeInteger(day) && Number(day) >= FIRST_DAY && Number(day) <= latest;
  const told = Object.entries(fieldsOf(results)).filter(([day, letters]) => isDay(Number(day)) && typeof letters === 'string');
  const runs = (Array.isArray(whole) ? whole : []).flatMap((run): Run[] => {
    const [from, to] = Array.isArray(run) ? (run as unknown[]) : [];
    return isDay(from) && isDay(to) && from <= to ? [[from, to]] : [];
  });
  const most = latest - FIRST_DAY + 1;
  return daysTogether(
    {
      results: Object.fromEntries(told.map(([day, letters]) => [Number(day), better(String(letters))])),
      whole: runs,
      longest: Number.isSafeInteger(longest) ? Math.min(most, Math.max(0, Number(longest))) : 0,
    },
    NO_DAYS,
  );
}
