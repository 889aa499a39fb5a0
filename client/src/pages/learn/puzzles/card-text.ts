import { msg, str } from '@lit/localize';
import type { Results } from '@nimhall/shared/learnt/days';
import { count } from '@nimhall/shared/phrase';
import { DAY } from '@nimhall/shared/puzzle/day';
import { localize } from '../../../i18n/language.ts';
import { PUZZLES } from './links.ts';
import { dayInWords } from './today.ts';

/** Signs that every messenger has, and every screen reader says. */
const SIGNS = { found: '✅', helped: '💡', missed: '❌', open: '⬜' } as const;

const HOUR = 3_600_000;

/** The result of a day, to be sent to people who have not done it yet: it reveals nothing of the puzzles. */
export function cardText(day: number, results: Results, row: number, origin: string): string {
  const signs = results.map((attempt) => SIGNS[attempt ?? 'open']).join('');
  const days = row > 1 ? ` · ${rowInWords(row)}` : '';
  return `nimhall · ${dayInWords(day)}\n${signs}${days}\n${origin}${PUZZLES.today}`;
}

export function rowInWords(row: number): string {
  return localize(count(row, '{0} day in a row', '{0} days in a row'));
}

/** When the next ones come, which is the same moment everywhere. */
export function nextInWords(now: number): string {
  const hours = Math.ceil((DAY - (now % DAY)) / HOUR);
  return localize(count(hours, 'New puzzles within the hour.', 'New puzzles in {0} hours.'));
}

/** The result, in a sentence. */
export function resultInWords(results: Results): string {
  const found = results.filter((attempt) => attempt === 'found').length;
  if (found === results.length) return msg('All on the first try!');
  return msg(str`${found} of ${results.length} on the first try.`);
}
