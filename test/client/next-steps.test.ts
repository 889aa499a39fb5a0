import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { expect, test } from 'vitest';
import { COURSE_IN_SHORT, LADDER_OF_NIM } from '../../client/src/components/next-steps/course-in-short.ts';
import { lessonsDone, nextBot, nextLesson, nextThing, puzzleStreak } from '../../client/src/components/next-steps/next-steps.ts';

const NONSENSE = [
  null,
  undefined,
  7,
  'text',
  [],
  { course: null },
  { course: { 'first-game': 'all' } },
  { ladders: { nim: [] } },
  { practice: { days: { whole: 'x' } } },
  { practice: { days: { whole: [['x']] } } },
];

test('the next lesson is the first step that is not done', () => {
  const [first, second] = CHAPTERS;
  if (!first || !second) throw new Error('The course has two chapters');
  const all = first.steps.map(({ id }) => id);
  const done = (steps: readonly string[]) => ({ version: 1, course: { [first.id]: steps } });
  const start = { number: 1, chapter: first.id, step: all[0], done: 0, steps: all.length };
  expect(nextLesson(done(all.slice(0, 2)), COURSE_IN_SHORT)).toEqual({ ...start, step: all[2], done: 2 });
  expect(nextLesson(done(all), COURSE_IN_SHORT)).toMatchObject({ number: 2, chapter: second.id, step: second.steps[0]?.id, done: 0 });
  const whole = Object.fromEntries(COURSE_IN_SHORT.map(({ id, steps }) => [id, steps]));
  expect(nextLesson({ course: whole }, COURSE_IN_SHORT)).toBeNull();
  for (const kept of NONSENSE) expect(nextLesson(kept, COURSE_IN_SHORT), JSON.stringify(kept)).toEqual(start);
});

test('the next bot is the easiest that is not beaten', () => {
  const [lowest, next] = LADDER_OF_NIM;
  expect(nextBot({ ladders: { nim: { beaten: [lowest] } } }, 'nim', LADDER_OF_NIM)).toBe(next);
  expect(nextBot({ ladders: { nim: { beaten: LADDER_OF_NIM } } }, 'nim', LADDER_OF_NIM)).toBeNull();
  for (const kept of NONSENSE) expect(nextBot(kept, 'nim', LADDER_OF_NIM), JSON.stringify(kept)).toBe(lowest);
});

test('a streak of puzzles lasts until the end of the day after its last one', () => {
  const kept = {
    practice: {
      days: {
        whole: [
          [2, 3],
          [6, 9],
        ],
      },
    },
  };
  expect([9, 10, 11].map((today) => puzzleStreak(kept, today))).toEqual([4, 4, 0]);
  for (const each of NONSENSE) expect(puzzleStreak(each, 9), JSON.stringify(each)).toBe(0);
});

test('the order is: puzzles that keep a streak, lessons, today’s puzzles, a bot', () => {
  const course = Object.fromEntries(COURSE_IN_SHORT.map(({ id, steps }) => [id, steps]));
  const until = (last: number) => ({ days: { whole: [[last - 3, last]] } });
  const next = (kept: unknown) => nextThing(kept, 9, COURSE_IN_SHORT);
  expect([next({ practice: until(8) }), next({ practice: until(8), course })]).toEqual(['puzzles', 'puzzles']);
  expect([next({ practice: until(9) }), next({ practice: until(5) })]).toEqual(['lesson', 'lesson']);
  expect([next({ practice: until(5), course }), next({ practice: until(9), course })]).toEqual(['puzzles', 'bot']);
  expect([lessonsDone({ course }, COURSE_IN_SHORT), lessonsDone({}, COURSE_IN_SHORT)]).toEqual(
    [COURSE_IN_SHORT.length, 0].map((done) => [done, COURSE_IN_SHORT.length]),
  );
  for (const kept of NONSENSE) expect(next(kept), JSON.stringify(kept)).toBe('lesson');
});
