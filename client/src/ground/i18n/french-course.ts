import { firstGame } from './fr/course/01-first-game.ts';
import { oneHeap } from './fr/course/02-one-heap.ts';
import { twoHeaps } from './fr/course/03-two-heaps.ts';
import { sums } from './fr/course/04-sums.ts';
import { nimSums } from './fr/course/05-nim-sums.ts';
import { coach } from './fr/course/coach.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** What the course says, in the order of its chapters. */
export const frenchCourse: Texts = {
  texts: [coach, firstGame, oneHeap, twoHeaps, sums, nimSums],
  markup: [],
  finish: spaced,
};
