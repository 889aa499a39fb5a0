import { firstGame } from './chapters/01-first-game.ts';
import type { Chapter, Step } from './lesson.ts';

/** The course, in order. */
export const CHAPTERS: readonly Chapter[] = [firstGame];

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
