import { programs } from './fr/programs.ts';
import type { Texts } from './phrases.ts';

/** What is said about programs that play. */
export const dictionary: Texts = {
  texts: [programs],
  markup: [],
};
