import type { Attempt } from '@nimhall/shared/learnt/attempts';
import { type Course, NOTHING_DONE, withStep } from '@nimhall/shared/learnt/course';
import { daysAfter, isWhole, NO_DAYS, resultsOn, rowOn } from '@nimhall/shared/learnt/days';
import { type Learnt, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { NO_PRACTICE, type Practice, ratedIn } from '@nimhall/shared/learnt/practice';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { DAILY, DAY } from '@nimhall/shared/puzzle/day';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { describe, expect, test } from 'vitest';
import { numbersOf } from '../../client/src/pages/learn/progress.ts';
import { encodeProgress, mergeProgressCode } from '../../client/src/pages/learn/progress-code.ts';
import { afterPuzzle } from '../../client/src/pages/learn/puzzles/asked.ts';
import { skillOf } from '../../client/src/pages/learn/puzzles/skill.ts';

const NOTHING = NOTHING_LEARNT;
const TODAY = Math.floor(Date.parse('2026-11-22T10:00:00Z') / DAY);
const PUZZLE: Puzzle = { kind: 'find', game: 'nim', params: {}, misere: false, position: '3,4,5', rating: 700 };

const steps: Course = CHAPTERS.reduce((made, { id, steps: [first] }) => withStep(made, id, first?.id ?? ''), NOTHING_DONE);

/** The practice after these attempts at the puzzles of a day, in order. */
const withDay = (practice: Practice, day: number, attempts: readonly (Attempt | null)[]): Practice =>
  attempts.reduce<Practice>(
    (before, attempt, place) =>
      attempt ? afterPuzzle(before, PUZZLE, { attempt, at: day * DAY + place, daily: { day, place }, device: 'desk' }) : before,
    practice,
  );

const ALL = Array.from({ length: DAILY }, () => 'found' as const);
const practised = withDay(withDay(NO_PRACTICE, TODAY - 1, ALL), TODAY, ['found', null, 'missed']);
const full: Learnt = { ...NOTHING, course: steps, practice: practised };

test('a code carries the course, the level and the days to a new device', () => {
  const code = encodeProgress(full);
  expect(code).toMatch(/^nim2(-[0-9a-z]+)+\.[0-9a-z-]+$/);
  expect(code.length).toBeLessThan(100);
  const carried = mergeProgressCode(NOTHING, ` ${code.toUpperCase()} `);
  expect(carried?.course).toEqual(steps);
  expect(carried?.practice.days).toEqual(practised.days);
  expect(carried && ratedIn(carried.practice)).toBe(ratedIn(practised));
  expect(carried && skillOf(carried.practice).rating).toBeCloseTo(skillOf(practised).rating, -1);
});

test('a code without practice is as short as before, and keeps the practice of the device', () => {
  const code = encodeProgress({ course: steps, practice: NO_PRACTICE });
  expect(code).toBe(['nim2', ...numbersOf(steps).map((each) => each.toString(36))].join('-'));
  expect(mergeProgressCode({ ...NOTHING, practice: practised }, code)).toEqual(full);
});

test('the code of a device that has practised less takes nothing away', () => {
  const little: Learnt = { ...NOTHING, practice: withDay(NO_PRACTICE, TODAY - 9, ['missed']) };
  expect(mergeProgressCode(full, encodeProgress(little))).toEqual({
    ...full,
    practice: { ...practised, days: { ...practised.days, results: { [TODAY - 9]: 'm--', [TODAY]: 'f-m' } } },
  });
  expect(mergeProgressCode(full, encodeProgress(full))).toEqual(full);
});

describe('streaks of two devices', () => {
  const together = (one: Practice, other: Practice) =>
    mergeProgressCode({ ...NOTHING, practice: one }, encodeProgress({ ...NOTHING, practice: other }))?.practice.days ?? NO_DAYS;
  const whole = (...days: number[]) => days.reduce((practice, day) => withDay(practice, day, ALL), NO_PRACTICE);

  test('are joined where they touch', () => {
    const [one, other] = [whole(TODAY - 2, TODAY - 1), whole(TODAY)];
    for (const days of [together(one, other), together(other, one)]) expect([rowOn(days, TODAY), days.longest]).toEqual([3, 3]);
    expect(rowOn(together(whole(TODAY - 3), whole(TODAY)), TODAY)).toBe(1);
    expect(rowOn(together(whole(TODAY - 1, TODAY), whole(TODAY - 1, TODAY)), TODAY)).toBe(2);
  });

  test('that are complete only together count, and go on', () => {
    const one = withDay(whole(TODAY - 1), TODAY, ['found', null, null]);
    const other = withDay(NO_PRACTICE, TODAY, [null, 'helped', 'missed']);
    const days = together(one, other);
    expect(resultsOn(days, TODAY)).toEqual(['found', 'helped', 'missed']);
    expect([rowOn(days, TODAY), days.longest]).toEqual([2, 2]);
    const next = [0, 1, 2].reduce((made, place) => daysAfter(made, TODAY + 1, place, 'found'), days);
    expect([isWhole(resultsOn(next, TODAY + 1)), rowOn(next, TODAY + 1)]).toEqual([true, 3]);
  });
});

test.each(['', 'nim2', 'nim1-1', 'nim2-', 'nim2-!!', `nim2-${'z'.repeat(9)}`, '1-1', 'hello', 'nim2-1.', 'nim2-1.!', '.1', 'nim2.1'])(
  '%j is not a code',
  (text) => expect(mergeProgressCode(NOTHING, text)).toBe(null),
);

test.each(['nim2-1.0', 'nim2-1.zzzzzzzz-zzzzzzzz-zzzzzzzz', 'nim2-1.0-0-0-0-zzzzzzzz-0-0-0', 'nim2-1.jg-64-5-1-2-3'])(
  'of the practice in %j, only what is valid is used',
  (text) => {
    const { practice } = mergeProgressCode(NOTHING, text) ?? NOTHING;
    expect(skillOf(practice).rating).toBeGreaterThanOrEqual(400);
    expect(skillOf(practice).rating).toBeLessThanOrEqual(2400);
    expect(Number.isSafeInteger(ratedIn(practice))).toBe(true);
  },
);
