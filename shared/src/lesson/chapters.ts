import { firstGame } from './chapters/01-first-game.ts';
import { oneHeap } from './chapters/02-one-heap.ts';
import { twoHeaps } from './chapters/03-two-heaps.ts';
import { sums } from './chapters/04-sums.ts';
import { nimSums } from './chapters/05-nim-sums.ts';
import { disguise } from './chapters/06-disguise.ts';
import { lastLoses } from './chapters/07-last-loses.ts';
import { limits } from './chapters/08-limits.ts';
import { several } from './chapters/09-several.ts';
import { colours } from './chapters/10-colours.ts';
import { partners } from './chapters/11-partners.ts';
import { nimOnNim } from './chapters/12-nim-on-nim.ts';
import { unknown } from './chapters/13-unknown.ts';
import type { Chapter, Step } from './lesson.ts';

/** The course, in order. */
export const CHAPTERS: readonly Chapter[] = [
  firstGame,
  oneHeap,
  twoHeaps,
  sums,
  nimSums,
  disguise,
  lastLoses,
  limits,
  several,
  colours,
  partners,
  nimOnNim,
  unknown,
];

export function chapterOf(id: string): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter.id === id);
}

/** A chapter's number in the course, from 1. */
export function numberOf(chapter: Chapter): number {
  return CHAPTERS.indexOf(chapter) + 1;
}

export function stepOf(chapter: Chapter, id: string): Step | undefined {
  return chapter.steps.find((step) => step.id === id);
}
