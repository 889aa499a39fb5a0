import { programs } from './de/programs.ts';
import type { Texts } from './phrases.ts';

/** What is said about programs that play. */
export const dictionary: Texts = {
  texts: [programs],
  markup: [],
};
