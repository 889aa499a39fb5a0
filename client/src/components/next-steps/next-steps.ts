import type { BotId } from '@nimhall/shared/bot/levels';
import { fieldsOf } from '@nimhall/shared/json';
import type { ChapterInShort } from './course-in-short.ts';

/** Where to continue in the course. */
export interface NextLesson {
  /** Counted from 1. */
  readonly number: number;
  readonly chapter: string;
  readonly step: string;
  /** Steps of it that are done, and all of them. */
  readonly done: number;
  readonly steps: number;
}

/** The first chapter with an unfinished step; null if all are finished. `kept` is the stored progress of a device. */
export function nextLesson(kept: unknown, chapters: readonly ChapterInShort[]): NextLesson | null {
  const done = fieldsOf(fieldsOf(kept).course);
  for (const [at, { id, steps }] of chapters.entries()) {
    const listed = Object.hasOwn(done, id) ? done[id] : [];
    const left = steps.filter((step) => !(Array.isArray(listed) && listed.includes(step)));
    const [step] = left;
    if (step !== undefined) return { number: at + 1, chapter: id, step, done: steps.length - left.length, steps: steps.length };
  }
  return null;
}

/** Chapters of which every step is done, and all of them. `kept` as above. */
export function lessonsDone(kept: unknown, chapters: readonly ChapterInShort[]): readonly [done: number, all: number] {
  return [chapters.filter((chapter) => nextLesson(kept, [chapter]) === null).length, chapters.length];
}

/** The lowest bot of a ladder that is not beaten; null at the top. `kept` as above. */
export function nextBot(kept: unknown, game: string, rungs: readonly BotId[]): BotId | null {
  const { beaten } = fieldsOf(fieldsOf(fieldsOf(kept).ladders)[game]);
  return rungs.find((bot) => !(Array.isArray(beaten) && beaten.includes(bot))) ?? null;
}

/** Days in a row on which all puzzles were done, up to yesterday or today. `kept` as above. */
export function puzzleStreak(kept: unknown, today: number): number {
  const { whole } = fieldsOf(fieldsOf(fieldsOf(kept).practice).days);
  const [from, to] = (Array.isArray(whole) ? whole.at(-1) : null) ?? [];
  return Number.isSafeInteger(from) && Number(to) >= today - 1 ? Math.max(0, Number(to) - Number(from) + 1) : 0;
}

/** What to do next alone: the puzzles that keep a streak, the next lesson, today's puzzles, a bot to beat. `kept` as above. */
export function nextThing(kept: unknown, today: number, chapters: readonly ChapterInShort[]): 'puzzles' | 'lesson' | 'bot' {
  const { whole } = fieldsOf(fieldsOf(fieldsOf(kept).practice).days);
  const [, to] = (Array.isArray(whole) ? whole.at(-1) : null) ?? [];
  const isOpen = !(Number(to) >= today);
  if (isOpen && puzzleStreak(kept, today) > 0) return 'puzzles';
  if (nextLesson(kept, chapters)) return 'lesson';
  return isOpen ? 'puzzles' : 'bot';
}
