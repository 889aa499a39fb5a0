import { classes } from './de/classes.ts';
import { lessonPlans } from './de/lesson-plans.ts';
import type { Texts } from './phrases.ts';

/** What the pages of classes say. */
export const dictionary: Texts = {
  texts: [classes, lessonPlans],
  markup: [],
};
