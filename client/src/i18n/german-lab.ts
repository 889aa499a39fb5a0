import { claims } from './de/claims.ts';
import type { Texts } from './phrases.ts';

/** Claims of the laboratory. */
export const dictionary: Texts = {
  texts: [claims],
  markup: [],
};
