import { firstGame } from './fr/course/01-first-game.ts';
import { oneHeap } from './fr/course/02-one-heap.ts';
import { twoHeaps } from './fr/course/03-two-heaps.ts';
import { sums } from './fr/course/04-sums.ts';
import { nimSums } from './fr/course/05-nim-sums.ts';
import { disguise } from './fr/course/06-disguise.ts';
import { lastLoses } from './fr/course/07-last-loses.ts';
import { limits } from './fr/course/08-limits.ts';
import { several } from './fr/course/09-several.ts';
import { colours } from './fr/course/10-colours.ts';
import { partners } from './fr/course/11-partners.ts';
import { nimOnNim } from './fr/course/12-nim-on-nim.ts';
import { unknown } from './fr/course/13-unknown.ts';
import { coach } from './fr/course/coach.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** Texts of the course, in the order of its chapters. */
export const dictionary: Texts = {
  texts: [coach, firstGame, oneHeap, twoHeaps, sums, nimSums, disguise, lastLoses, limits, several, colours, partners, nimOnNim, unknown],
  markup: [],
  finish: spaced,
};
