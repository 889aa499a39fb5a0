import { DAY, dayOf } from '@nimhall/shared/puzzle/day';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { Recent } from '@nimhall/shared/recent';
import { think } from '../../../analysis-worker/thinker.ts';
import { dateForm } from '../../../i18n/dates.ts';

/** The sets that were composed lately: one, unless midnight comes. */
const composed = new Recent<number, Promise<readonly Puzzle[] | null>>(2);

/** How often it is looked whether the day is over, in milliseconds. */
export const LOOK_EVERY = 60_000;

/** The puzzles of a day, from the worker; null where it did not come to an end. */
export function puzzlesOf(day: number): Promise<readonly Puzzle[] | null> {
  const puzzles = composed.get(day) ?? think({ kind: 'daily', day });
  composed.keep(day, puzzles);
  void puzzles.then((known) => known === null && composed.forget(day));
  return puzzles;
}

/** Today, as `dayOf` has it. */
export function today(): number {
  return dayOf(Date.now());
}

/** A day as people write it. */
export function dayInWords(day: number): string {
  return new Intl.DateTimeFormat(dateForm(), { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY);
}
