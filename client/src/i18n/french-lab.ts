import { claims } from './fr/claims.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** Claims of the laboratory. */
export const dictionary: Texts = {
  texts: [claims],
  markup: [],
  finish: spaced,
};
