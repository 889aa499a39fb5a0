import { language } from './language.ts';

/** How dates are written in English for somebody whose browser names no country where English is spoken. */
const ENGLISH = 'en-GB';

/** The language of the page as the person writes dates in it: the first of their browser's languages that is a form of it. */
export function dateForm(page: string = language(), spoken: readonly string[] = navigator.languages): string {
  const own = spoken.find((each) => each.toLowerCase().startsWith(`${page}-`));
  return own ?? (page === 'en' ? ENGLISH : page);
}
