import { CHAPTERS, chapterOf, stepOf } from '@nimhall/shared/lesson/chapters';
import type { Chapter, Step } from '@nimhall/shared/lesson/lesson';
import { fieldsOf, KeptStore, parsed } from '../../reactive/kept-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';

/** How far somebody is in the course. Steps are kept by their ids, so that the course may grow. */
export interface Progress {
  /** Of how this is kept. */
  readonly version: 1;
  /** The steps that are done, by chapter. */
  readonly done: Readonly<Record<string, readonly string[]>>;
}

export const NOTHING_DONE: Progress = { version: 1, done: {} };

/** What makes sense of a stored text: the steps that there still are. */
export function progressFrom(text: string | null): Progress {
  const done = fieldsOf(fieldsOf(parsed(text)).done);
  return withSteps(NOTHING_DONE, (chapter, step) => {
    const steps = Object.hasOwn(done, chapter.id) ? done[chapter.id] : [];
    return Array.isArray(steps) && steps.includes(step.id);
  });
}

/** How far this device is. */
export const progress = new KeptStore(deviceStorage(), 'nimhall:learn', progressFrom);

export function isDone({ done }: Progress, chapter: Chapter, step: Step): boolean {
  return Object.hasOwn(done, chapter.id) && (done[chapter.id] ?? []).includes(step.id);
}

export function doneIn(current: Progress, chapter: Chapter): number {
  return chapter.steps.filter((step) => isDone(current, chapter, step)).length;
}

export function isChapterDone(current: Progress, chapter: Chapter): boolean {
  return doneIn(current, chapter) === chapter.steps.length;
}

/** With one more step done. */
export function withDone(current: Progress, chapterId: string, stepId: string): Progress {
  return withSteps(current, (chapter, step) => chapter.id === chapterId && step.id === stepId);
}

/** Where to go on: the first step that is not done, in the first of these chapters that has one; null where all are. */
export function nextStep(current: Progress, chapters = CHAPTERS): { readonly chapter: Chapter; readonly step: Step } | null {
  for (const chapter of chapters) {
    const step = chapter.steps.find((each) => !isDone(current, chapter, each));
    if (step) return { chapter, step };
  }
  return null;
}

/** Where a chapter goes on: its first step that is not done, else its first. */
export function nextIn(current: Progress, chapter: Chapter): Step {
  return (chapter.steps.find((step) => !isDone(current, chapter, step)) ?? chapter.steps[0]) as Step;
}

/** The progress as numbers: for each chapter, in order, the sum of a power of two for each of its steps that is done. */
export function numbersOf(current: Progress): readonly number[] {
  return CHAPTERS.map((chapter) => chapter.steps.reduce((sum, step, at) => sum + (isDone(current, chapter, step) ? 2 ** at : 0), 0));
}

/** With everything done that is done by such numbers. */
export function withNumbers(current: Progress, numbers: readonly number[]): Progress {
  return withSteps(current, (chapter, step) => {
    const bits = numbers[CHAPTERS.indexOf(chapter)] ?? 0;
    return Math.floor(bits / 2 ** chapter.steps.indexOf(step)) % 2 === 1;
  });
}

/** With more steps done; what is kept of others is left as it is. */
function withSteps(current: Progress, isNew: (chapter: Chapter, step: Step) => boolean): Progress {
  const done = CHAPTERS.flatMap((chapter) => {
    const steps = chapter.steps.filter((step) => isDone(current, chapter, step) || isNew(chapter, step));
    return steps.length > 0 ? [[chapter.id, steps.map(({ id }) => id)] as const] : [];
  });
  return { version: 1, done: Object.fromEntries(done) };
}

/** The address of a step. */
export function linkTo(chapter: Chapter, step: Step): string {
  return `/learn/${chapter.id}?step=${step.id}`;
}

/** The step that an address names; null where there is no such chapter. */
export function placeIn(id: string, query: string, current: Progress): { readonly chapter: Chapter; readonly step: Step } | null {
  const chapter = chapterOf(id);
  if (!chapter) return null;
  return { chapter, step: stepOf(chapter, new URLSearchParams(query).get('step') ?? '') ?? nextIn(current, chapter) };
}
