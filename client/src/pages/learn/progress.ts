import { type Course, coursesTogether, stepsIn } from '@nimhall/shared/learnt/course';
import { CHAPTERS, chapterOf, stepOf } from '@nimhall/shared/lesson/chapters';
import type { Chapter, Step } from '@nimhall/shared/lesson/lesson';

export function isDone(course: Course, chapter: Chapter, step: Step): boolean {
  return stepsIn(course, chapter.id).includes(step.id);
}

/** Whether any of it is done. */
export function isBegun(course: Course): boolean {
  return CHAPTERS.some((chapter) => doneIn(course, chapter) > 0);
}

export function doneIn(current: Course, chapter: Chapter): number {
  return chapter.steps.filter((step) => isDone(current, chapter, step)).length;
}

export function isChapterDone(current: Course, chapter: Chapter): boolean {
  return doneIn(current, chapter) === chapter.steps.length;
}

/** Where to continue: the first unfinished step in the first of these chapters that has one; null if all are finished. */
export function nextStep(current: Course, chapters = CHAPTERS): { readonly chapter: Chapter; readonly step: Step } | null {
  for (const chapter of chapters) {
    const step = chapter.steps.find((each) => !isDone(current, chapter, each));
    if (step) return { chapter, step };
  }
  return null;
}

/** Where a chapter continues: its first unfinished step, else its first. */
export function nextIn(current: Course, chapter: Chapter): Step {
  return (chapter.steps.find((step) => !isDone(current, chapter, step)) ?? chapter.steps[0]) as Step;
}

/** The progress as numbers: for each chapter, in order, the sum of a power of two for each of its steps that is done. */
export function numbersOf(current: Course): readonly number[] {
  return CHAPTERS.map((chapter) => chapter.steps.reduce((sum, step, at) => sum + (isDone(current, chapter, step) ? 2 ** at : 0), 0));
}

/** With everything done that is done by such numbers. */
export function withNumbers(current: Course, numbers: readonly number[]): Course {
  const done = CHAPTERS.flatMap(({ id, steps }, at) => {
    const bits = numbers[at] ?? 0;
    const named = steps.filter((_, step) => Math.floor(bits / 2 ** step) % 2 === 1);
    return named.length > 0 ? [[id, named.map((step) => step.id)] as const] : [];
  });
  return coursesTogether(current, Object.fromEntries(done));
}

/** The address of a step. */
export function linkTo(chapter: Chapter, step: Step): string {
  return `/learn/${chapter.id}?step=${step.id}`;
}

/** The step that an address names; null where there is no such chapter. */
export function placeIn(id: string, query: string, current: Course): { readonly chapter: Chapter; readonly step: Step } | null {
  const chapter = chapterOf(id);
  if (!chapter) return null;
  return { chapter, step: stepOf(chapter, new URLSearchParams(query).get('step') ?? '') ?? nextIn(current, chapter) };
}
