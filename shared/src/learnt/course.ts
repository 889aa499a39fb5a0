import { fieldsOf } from '../json.ts';

/** The steps of the course that are done, by chapter. They are kept by their ids, so that the course may grow. */
export type Course = Readonly<Record<string, readonly string[]>>;

export const NOTHING_DONE: Course = {};

/** Far more than any chapter has; stored data may say anything. */
export const MAX_STEPS = 100;

/** What was done at two places: a step once done stays done. */
export function coursesTogether(one: Course, other: Course): Course {
  const chapters = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  return Object.fromEntries(
    chapters.map((chapter) => [chapter, [...new Set([...stepsIn(one, chapter), ...stepsIn(other, chapter)])].toSorted()]),
  );
}

/** The steps of a chapter that are done. */
export function stepsIn(course: Course, chapter: string): readonly string[] {
  return Object.hasOwn(course, chapter) ? (course[chapter] ?? []) : [];
}

/** With one more step done. */
export function withStep(course: Course, chapter: string, step: string): Course {
  return coursesTogether(course, { [chapter]: [step] });
}

/** What makes sense of untrusted data: lists of ids. */
export function courseFrom(given: unknown): Course {
  const chapters = Object.entries(fieldsOf(given)).flatMap(([chapter, steps]) => {
    const ids = Array.isArray(steps) ? steps.filter((step) => typeof step === 'string').slice(0, MAX_STEPS) : [];
    return ids.length > 0 && chapter !== '__proto__' ? [[chapter, ids] as const] : [];
  });
  return coursesTogether(Object.fromEntries(chapters), NOTHING_DONE);
}
