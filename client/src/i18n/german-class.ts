import { classes } from './de/classes.ts';
import { lessonPlans } from './de/lesson-plans.ts';
import type { Texts } from './phrases.ts';

/** Texts of the class pages. */
export const dictionary: Texts = {
  texts: [classes, lessonPlans],
  markup: [],
};
