import { classes } from './fr/classes.ts';
import { lessonPlans } from './fr/lesson-plans.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** Texts of the class pages. */
export const dictionary: Texts = {
  texts: [classes, lessonPlans],
  markup: [],
  finish: spaced,
};
