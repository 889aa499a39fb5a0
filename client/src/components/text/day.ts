import { dateForm } from '../../i18n/dates.ts';

/** The day of a time, in milliseconds since 1970, where we are, as people there write it: `22 December`. */
export function dayInWords(at: number): string {
  return new Intl.DateTimeFormat(dateForm(), { day: 'numeric', month: 'long' }).format(at);
}
