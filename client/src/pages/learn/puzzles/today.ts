import { DAY, dayOf } from '@nimhall/shared/puzzle/day';
import { dateForm } from '../../../i18n/dates.ts';

/** How often it is looked whether the day is over, in milliseconds. */
export const CHECK_INTERVAL_MS = 60_000;

/** Today, as `dayOf` has it. */
export function today(): number {
  return dayOf(Date.now());
}

/** A day as people write it. */
export function dayInWords(day: number): string {
  return new Intl.DateTimeFormat(dateForm(), { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY);
}
