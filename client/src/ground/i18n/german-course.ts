import { firstGame } from './de/course/01-first-game.ts';
import { oneHeap } from './de/course/02-one-heap.ts';
import { twoHeaps } from './de/course/03-two-heaps.ts';
import { sums } from './de/course/04-sums.ts';
import { nimSums } from './de/course/05-nim-sums.ts';
import { coach } from './de/course/coach.ts';
import type { Texts } from './phrases.ts';

/** What the course says, in the order of its chapters. */
export const germanCourse: Texts = {
  texts: [coach, firstGame, oneHeap, twoHeaps, sums, nimSums],
  markup: [],
};
