import { fieldsOf } from '../json.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Attempt, type Tried, triedFrom, triedTogether } from './attempts.ts';
import { type Days, daysAfter, daysFrom, daysTogether, NO_DAYS } from './days.ts';
import { isKnown, type Mistake, mistakesAfter, mistakesFrom, mistakesTogether } from './mistakes.ts';

/** A player's rating in puzzles by Glicko-2 (Glickman, 2012), with puzzles as opponents. */
export interface Skill {
  readonly rating: number;
  /** Its uncertainty: in two of three cases the rating is right within this. */
  readonly deviation: number;
  readonly volatility: number;
}

/** What is stored of a player's puzzles. */
export interface Practice {
  /** The rating after earlier puzzles that are not listed; null if all are listed. */
  readonly before: (Skill & { readonly rated: number }) | null;
  /** The newest attempts that counted: the level is worked out from them. */
  readonly tried: readonly Tried[];
  /** How many attempts counted, by the device on which they were made. */
  readonly counts: Readonly<Record<string, number>>;
  readonly days: Days;
  readonly mistakes: readonly Mistake[];
}

export const NO_PRACTICE: Practice = { before: null, tried: [], counts: {}, days: NO_DAYS, mistakes: [] };

/** More devices than anybody has; those with the fewest puzzles are dropped. */
const MAX_DEVICES = 50;

/** More puzzles than anybody does. */
const MAX_COUNTED = 1_000_000;

/** How many puzzles counted, on all devices. */
export function ratedIn({ before, counts }: Practice): number {
  return Math.max(
    before?.rated ?? 0,
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  );
}

/** What was practised on two devices. */
export function practiceTogether(one: Practice, other: Practice): Practice {
  return {
    before: later(one.before, other.before),
    tried: triedTogether(one.tried, other.tried),
    counts: countsTogether(one.counts, other.counts),
    days: daysTogether(one.days, other.days),
    mistakes: mistakesTogether(one.mistakes, other.mistakes),
  };
}

/** Of two levels the one after more puzzles. */
function later(one: Practice['before'], other: Practice['before']): Practice['before'] {
  if (!one || !other) return one ?? other;
  const order = (['rated', 'deviation', 'rating', 'volatility'] as const).find((field) => one[field] !== other[field]);
  return order && other[order] > one[order] ? other : one;
}

function countsTogether(one: Practice['counts'], other: Practice['counts']): Practice['counts'] {
  const devices = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const most = devices.map((device) => [device, Math.max(one[device] ?? 0, other[device] ?? 0)] as const);
  const kept = most.toSorted(([a, many], [b, count]) => count - many || (a < b ? -1 : 1)).slice(0, MAX_DEVICES);
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What makes sense of untrusted data, up to this time and day. */
export function practiceFrom(given: unknown, latest: number, latestDay?: number): Practice {
  const { before, tried, counts, days, mistakes } = fieldsOf(given);
  const known = Object.entries(fieldsOf(counts)).filter(
    ([device, count]) => /^[0-9a-z]{1,12}$/.test(device) && Number.isSafeInteger(count) && Number(count) > 0,
  );
  return {
    before: levelFrom(before),
    tried: triedFrom(tried, latest),
    counts: countsTogether(Object.fromEntries(known.map(([device, count]) => [device, Math.min(MAX_COUNTED, Number(count))])), {}),
    days: daysFrom(days, latestDay),
    mistakes: mistakesFrom(mistakes, latest),
  };
}

function levelFrom(given: unknown): Practice['before'] {
  const { rating, deviation, volatility, rated } = fieldsOf(given);
  const all = [rating, deviation, volatility, rated];
  if (!all.every((each): each is number => typeof each === 'number' && Number.isFinite(each) && each > 0)) return null;
  const [strength = 0, sure = 0, change = 0, count = 0] = all;
  if (strength >= 5_000 || sure >= 5_000 || change >= 5_000 || !Number.isSafeInteger(count)) return null;
  return { rating: strength, deviation: sure, volatility: change, rated: Math.min(MAX_COUNTED, count) };
}

/** The first attempt at a puzzle, and where it was made. */
export interface Attempted {
  readonly puzzle: Puzzle;
  /** By `puzzleId`. */
  readonly id: string;
  readonly attempt: Attempt;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Its place in a day, where it has one. */
  readonly daily: { readonly day: number; readonly place: number } | null;
  readonly device: string;
}

/** After an attempt. It counts for the level, unless it is a mistake that came back: what was explained once is another puzzle. */
export function practiceAfter(before: Practice, { puzzle, id, attempt, at, daily, device }: Attempted): Practice {
  const isBack = before.mistakes.some((mistake) => mistake.id === id && !isKnown(mistake));
  const counted: Practice = isBack
    ? before
    : {
        ...before,
        tried: triedTogether(before.tried, [[at, id, puzzle.rating, attempt]]),
        counts: countsTogether(before.counts, { [device]: (before.counts[device] ?? 0) + 1 }),
      };
  return {
    ...counted,
    days: daily ? daysAfter(before.days, daily.day, daily.place, attempt) : before.days,
    mistakes: mistakesAfter(before.mistakes, { id, puzzle }, attempt, at),
  };
}
