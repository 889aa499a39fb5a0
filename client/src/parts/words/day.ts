import { language } from '../../ground/i18n/language.ts';

/** The day of a time, in milliseconds since 1970, where we are: `December 22`. */
export function dayInWords(at: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' }).format(at);
}
