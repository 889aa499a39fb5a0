import { claims } from './fr/claims.ts';
import { records } from './fr/records.ts';
import { sequences } from './fr/sequences.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** Claims, sequences and pictures of the laboratory. */
export const dictionary: Texts = {
  texts: [claims, records, sequences],
  markup: [],
  finish: spaced,
};
