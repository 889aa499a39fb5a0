import type { BotId } from '@nimhall/shared/bot/levels';
import { fieldsOf } from '@nimhall/shared/json';
import type { ChapterInShort } from './course-in-short.ts';

/** Where somebody goes on in the course. */
export interface NextLesson {
  /** Counted from 1. */
  readonly number: number;
  readonly chapter: string;
  readonly step: string;
  /** Steps of it that are done, and all of them. */
  readonly done: number;
  readonly steps: number;
}

/** The first chapter with a step that is not done; null where all are. `kept` is what a device keeps of the course. */
export function nextLesson(kept: unknown, chapters: readonly ChapterInShort[]): NextLesson | null {
  const done = fieldsOf(fieldsOf(kept).done);
  for (const [at, { id, steps }] of chapters.entries()) {
    const listed = Object.hasOwn(done, id) ? done[id] : [];
    const left = steps.filter((step) => !(Array.isArray(listed) && listed.includes(step)));
    const [step] = left;
    if (step !== undefined) return { number: at + 1, chapter: id, step, done: steps.length - left.length, steps: steps.length };
  }
  return null;
}

/** The lowest bot of a ladder that is not beaten; null at the top. `kept` is what a device keeps of the ladders. */
export function nextBot(kept: unknown, game: string, rungs: readonly BotId[]): BotId | null {
  const { beaten } = fieldsOf(fieldsOf(fieldsOf(kept).of)[game]);
  return rungs.find((bot) => !(Array.isArray(beaten) && beaten.includes(bot))) ?? null;
}

/** Days in a row on which all puzzles were done, up to yesterday or today. `kept` is what a device keeps of its puzzles. */
export function puzzleStreak(kept: unknown, today: number): number {
  const { whole, row } = fieldsOf(fieldsOf(kept).days);
  return Number.isSafeInteger(row) && Number(whole) >= today - 1 ? Math.max(0, Number(row)) : 0;
}
