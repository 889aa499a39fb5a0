import { type Filling, inWords } from '@nimhall/shared/phrase';
import { spoken } from './language.ts';

/** What the rules or the solver say, in the language of the page. */
export function said(phrase: Filling): string {
  return inWords(phrase, spoken());
}
