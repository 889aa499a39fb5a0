import { ATTEMPTS } from '@nimhall/shared/learnt/attempts';
import { newestDay, resultsOn, rowOn } from '@nimhall/shared/learnt/days';
import { type Learnt, learntTogether, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { NO_PRACTICE, type Practice, ratedIn } from '@nimhall/shared/learnt/practice';
import { oldDays } from '../../components/learnt/old-learnt.ts';
import { numbersOf, withNumbers } from './progress.ts';
import { BEGINNER, skillOf } from './puzzles/skill.ts';

/** The beginning of every code, with its version: another one wherever a step comes between others, since codes count them. */
const CODE = 'nim2';

/** How the puzzles of a day went, by their places in a number to this base: 0 for one that is open. */
const BASE = ATTEMPTS.length + 1;

/** Values derived from a code alone, for days with fewer puzzles. */
const PLACES = resultsOn(NO_PRACTICE.days, 0);

/**
 * Progress as a short text that can be typed at another device: numbers of the course in letters and digits, then after a dot those of
 * practice, if there are any. Ladders and mistakes would make it long, so they are left out.
 */
export function encodeProgress({ course, practice }: Pick<Learnt, 'course' | 'practice'>): string {
  const steps = [CODE, ...numbersOf(course).map(written)].join('-');
  return ratedIn(practice) > 0 || newestDay(practice.days) > 0 ? `${steps}.${practiceNumbers(practice).map(written).join('-')}` : steps;
}

/** With everything done that a code says is done; null where the text is no code. */
export function mergeProgressCode(learnt: Learnt, text: string): Learnt | null {
  const [course = '', practice] = text.trim().toLowerCase().split('.', 2);
  const [code, ...chapters] = course.split('-');
  const numbers = chapters.map(read);
  const practised = practice?.split('-').map(read) ?? [];
  if (code !== CODE || numbers.length === 0 || [...numbers, ...practised].some(Number.isNaN)) return null;
  const told = {
    ...NOTHING_LEARNT,
    course: withNumbers(NOTHING_LEARNT.course, numbers),
    practice: practiceIn(practised, ratedIn(learnt.practice)),
  };
  return learntTogether(learnt, told);
}

function written(number: number): string {
  return number.toString(36);
}

function read(text: string): number {
  return /^[0-9a-z]{1,8}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
}

function practiceNumbers(practice: Practice): readonly number[] {
  const { days } = practice;
  const skill = skillOf(practice);
  const day = newestDay(days);
  const results = resultsOn(days, day).reduce(
    (sum, attempt, place) => sum + (attempt ? ATTEMPTS.indexOf(attempt) + 1 : 0) * BASE ** place,
    0,
  );
  const whole = days.whole.at(-1)?.[1] ?? 0;
  return [Math.round(skill.rating), Math.round(skill.deviation), ratedIn(practice), day, results, whole, rowOn(days, whole), days.longest];
}

/** Practice elsewhere: the level of whichever device has done more puzzles. */
function practiceIn([rating, deviation, rated = 0, day, sum = 0, whole, row, longest]: readonly number[], ratedHere: number): Practice {
  const results = PLACES.map((_, place) => ATTEMPTS[(Math.floor(sum / BASE ** place) % BASE) - 1] ?? null);
  const before = rated > ratedHere && rating && deviation ? { rating, deviation, volatility: BEGINNER.volatility, rated } : null;
  return { ...NO_PRACTICE, before, days: oldDays({ day, results, whole, row, longest }) };
}
