import { records } from './fr/records.ts';
import { sequences } from './fr/sequences.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** Sequences and how far they are known, in the laboratory and on the page of each game. */
export const dictionary: Texts = {
  texts: [records, sequences],
  markup: [],
  finish: spaced,
};
