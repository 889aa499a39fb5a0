import { type Course, courseFrom, NOTHING_DONE, withStep } from '@nimhall/shared/learnt/course';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { expect, test } from 'vitest';
import { doneIn, isChapterDone, nextStep, numbersOf, withNumbers } from '../../client/src/pages/learn/progress.ts';

const STEPS = CHAPTERS.flatMap((chapter) => chapter.steps.map((step) => [chapter.id, step.id] as const));
const after = (count: number): Course =>
  STEPS.slice(0, count).reduce((made, [chapter, step]) => withStep(made, chapter, step), NOTHING_DONE);

test('stored progress is read back, and counts are derived from it', () => {
  for (let count = 0; count <= STEPS.length; count++) {
    const made = after(count);
    expect(courseFrom(JSON.parse(JSON.stringify(made)))).toEqual(made);
    expect(withNumbers(NOTHING_DONE, numbersOf(made))).toEqual(made);
    const next = nextStep(made);
    expect(next && [next.chapter.id, next.step.id]).toEqual(STEPS[count] ?? null);
  }
  expect(CHAPTERS.every((chapter) => isChapterDone(after(STEPS.length), chapter))).toBe(true);
});

test('counts are added to the completed steps', () => {
  const [[chapter, step] = ['', '']] = STEPS.slice(-1);
  const merged = withNumbers(withStep(NOTHING_DONE, chapter, step), numbersOf(after(2)));
  expect(CHAPTERS.reduce((sum, each) => sum + doneIn(merged, each), 0)).toBe(3);
});

test.each([null, 7, [], { 'first-game': 7 }, { 'first-game': [7] }, JSON.parse('{"__proto__":["move"]}')])(
  '%j contains nothing valid',
  (given) => {
    expect(courseFrom(given)).toEqual(NOTHING_DONE);
  },
);
