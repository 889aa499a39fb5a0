import { firstGame } from './fr/course/01-first-game.ts';
import { coach } from './fr/course/coach.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** What the course says, in the order of its chapters. */
export const frenchCourse: Texts = {
  texts: [coach, firstGame],
  markup: [],
  finish: spaced,
};
