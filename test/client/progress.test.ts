import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { expect, test } from 'vitest';
import {
  codeOf,
  doneIn,
  isChapterDone,
  NOTHING_DONE,
  nextStep,
  type Progress,
  progressFrom,
  withCode,
  withDone,
} from '../../client/src/pages/learn/progress.ts';

const STEPS = CHAPTERS.flatMap((chapter) => chapter.steps.map((step) => [chapter.id, step.id] as const));
const after = (count: number): Progress =>
  STEPS.slice(0, count).reduce((made, [chapter, step]) => withDone(made, chapter, step), NOTHING_DONE);

test('what is kept is read again, and a code carries it', () => {
  for (let count = 0; count <= STEPS.length; count++) {
    const made = after(count);
    expect(progressFrom(JSON.stringify(made))).toEqual(made);
    expect(withCode(NOTHING_DONE, codeOf(made))).toEqual(made);
    const next = nextStep(made);
    expect(next && [next.chapter.id, next.step.id]).toEqual(STEPS[count] ?? null);
  }
  expect(CHAPTERS.every((chapter) => isChapterDone(after(STEPS.length), chapter))).toBe(true);
});

test('a code adds to what is done, in capitals and with blanks as well', () => {
  const [[chapter, step] = ['', '']] = STEPS.slice(-1);
  const mine = withDone(NOTHING_DONE, chapter, step);
  const merged = withCode(mine, ` ${codeOf(after(2)).toUpperCase()} `);
  const done = CHAPTERS.reduce((sum, each) => sum + doneIn(merged ?? NOTHING_DONE, each), 0);
  expect(done).toBe(3);
});

test.each(['', 'nim1', 'nim2-1', 'nim1-', 'nim1-!!', `nim1-${'z'.repeat(9)}`, '1-1', 'hello'])('%j is no code', (text) => {
  expect(withCode(NOTHING_DONE, text)).toBe(null);
});

test.each([
  null,
  '',
  '{',
  '7',
  '{"done":7}',
  '{"done":{"first-game":7}}',
  '{"done":{"nowhere":["x"]}}',
  '{"done":{"first-game":["nothing",7]}}',
  '{"done":{"__proto__":["move"]}}',
])('of %j nothing makes sense', (text) => {
  expect(progressFrom(text)).toEqual(NOTHING_DONE);
});
