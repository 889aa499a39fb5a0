import { claims } from './de/claims.ts';
import { records } from './de/records.ts';
import { sequences } from './de/sequences.ts';
import type { Texts } from './phrases.ts';

/** Claims, sequences and pictures of the laboratory. */
export const dictionary: Texts = {
  texts: [claims, records, sequences],
  markup: [],
};
