import { numbersOf, type Progress, withNumbers } from './progress.ts';
import { daysFrom, daysTogether } from './puzzles/days.ts';
import type { Journal } from './puzzles/journal.ts';
import { ATTEMPTS, skillFrom } from './puzzles/skill.ts';

/** What somebody has learnt at a device: the course, and what was practised. */
export interface Learnt {
  readonly progress: Progress;
  readonly journal: Journal;
}

/** The beginning of every code, with its version: another one wherever a step comes between others, since codes count them. */
const CODE = 'nim2';

/** How the puzzles of a day went, by their places in a number to this base: 0 for one that is open. */
const BASE = ATTEMPTS.length + 1;

/**
 * What is learnt as a short text that can be carried to another device: numbers in letters and digits, those of the course, and after
 * a dot those of practice, where there are some. Mistakes to come back to would make it long; they stay.
 */
export function codeOf({ progress, journal }: Learnt): string {
  const course = [CODE, ...numbersOf(progress).map(written)].join('-');
  return journal.rated > 0 || journal.days.day > 0 ? `${course}.${practiceNumbers(journal).map(written).join('-')}` : course;
}

/** With everything that a code says is done; null where the text is no code. */
export function withCode({ progress, journal }: Learnt, text: string): Learnt | null {
  const [course = '', practice] = text.trim().toLowerCase().split('.', 2);
  const [code, ...chapters] = course.split('-');
  const numbers = chapters.map(read);
  const practised = practice?.split('-').map(read) ?? [];
  if (code !== CODE || numbers.length === 0 || [...numbers, ...practised].some(Number.isNaN)) return null;
  return { progress: withNumbers(progress, numbers), journal: practice === undefined ? journal : withPractice(journal, practised) };
}

function written(number: number): string {
  return number.toString(36);
}

function read(text: string): number {
  return /^[0-9a-z]{1,8}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
}

function practiceNumbers({ skill, rated, days }: Journal): readonly number[] {
  const results = days.results.reduce((sum, attempt, place) => sum + (attempt ? ATTEMPTS.indexOf(attempt) + 1 : 0) * BASE ** place, 0);
  return [Math.round(skill.rating), Math.round(skill.deviation), rated, days.day, results, days.whole, days.row, days.longest];
}

/** With what was practised elsewhere: the skill is that of the device that has seen more puzzles. */
function withPractice(journal: Journal, numbers: readonly number[]): Journal {
  const [rating, deviation, rated = 0, day, sum = 0, whole, row, longest] = numbers;
  const results = journal.days.results.map((_, place) => ATTEMPTS[(Math.floor(sum / BASE ** place) % BASE) - 1] ?? null);
  const skill = rated > journal.rated ? skillFrom({ ...journal.skill, rating, deviation }) : journal.skill;
  const days = daysTogether(journal.days, daysFrom({ day, results, whole, row, longest }));
  return { ...journal, skill, rated: Math.max(rated, journal.rated), days };
}
