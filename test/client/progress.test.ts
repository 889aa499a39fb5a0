import { type Course, courseFrom, NOTHING_DONE, withStep } from '@nimhall/shared/learnt/course';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { expect, test } from 'vitest';
import { doneIn, isChapterDone, nextStep, numbersOf, withNumbers } from '../../client/src/pages/learn/progress.ts';

const STEPS = CHAPTERS.flatMap((chapter) => chapter.steps.map((step) => [chapter.id, step.id] as const));
const after = (count: number): Course =>
  STEPS.slice(0, count).reduce((made, [chapter, step]) => withStep(made, chapter, step), NOTHING_DONE);

test('what is kept is read again, and numbers carry it', () => {
  for (let count = 0; count <= STEPS.length; count++) {
    const made = after(count);
    expect(courseFrom(JSON.parse(JSON.stringify(made)))).toEqual(made);
    expect(withNumbers(NOTHING_DONE, numbersOf(made))).toEqual(made);
    const next = nextStep(made);
    expect(next && [next.chapter.id, next.step.id]).toEqual(STEPS[count] ?? null);
  }
  expect(CHAPTERS.every((chapter) => isChapterDone(after(STEPS.length), chapter))).toBe(true);
});

test('numbers add to what is done', () => {
  const [[chapter, step] = ['', '']] = STEPS.slice(-1);
  const merged = withNumbers(withStep(NOTHING_DONE, chapter, step), numbersOf(after(2)));
  expect(CHAPTERS.reduce((sum, each) => sum + doneIn(merged, each), 0)).toBe(3);
});

test.each([null, 7, [], { 'first-game': 7 }, { 'first-game': [7] }, JSON.parse('{"__proto__":["move"]}')])(
  'of %j nothing makes sense',
  (given) => {
    expect(courseFrom(given)).toEqual(NOTHING_DONE);
  },
);
