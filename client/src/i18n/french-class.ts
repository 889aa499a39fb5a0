import { classes } from './fr/classes.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** What the pages of classes say. */
export const dictionary: Texts = {
  texts: [classes],
  markup: [],
  finish: spaced,
};
