import { firstGame } from './de/course/01-first-game.ts';
import { coach } from './de/course/coach.ts';
import type { Texts } from './phrases.ts';

/** What the course says, in the order of its chapters. */
export const germanCourse: Texts = {
  texts: [coach, firstGame],
  markup: [],
};
