import { records } from './de/records.ts';
import { sequences } from './de/sequences.ts';
import type { Texts } from './phrases.ts';

/** Sequences and how far they are known, in the laboratory and on the page of each game. */
export const dictionary: Texts = {
  texts: [records, sequences],
  markup: [],
};
