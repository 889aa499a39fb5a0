import { firstGame } from './de/course/01-first-game.ts';
import { oneHeap } from './de/course/02-one-heap.ts';
import { twoHeaps } from './de/course/03-two-heaps.ts';
import { sums } from './de/course/04-sums.ts';
import { nimSums } from './de/course/05-nim-sums.ts';
import { disguise } from './de/course/06-disguise.ts';
import { lastLoses } from './de/course/07-last-loses.ts';
import { limits } from './de/course/08-limits.ts';
import { several } from './de/course/09-several.ts';
import { colours } from './de/course/10-colours.ts';
import { partners } from './de/course/11-partners.ts';
import { nimOnNim } from './de/course/12-nim-on-nim.ts';
import { unknown } from './de/course/13-unknown.ts';
import { coach } from './de/course/coach.ts';
import type { Texts } from './phrases.ts';

/** Texts of the course, in the order of its chapters. */
export const dictionary: Texts = {
  texts: [coach, firstGame, oneHeap, twoHeaps, sums, nimSums, disguise, lastLoses, limits, several, colours, partners, nimOnNim, unknown],
  markup: [],
};
