import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { DAILY, DAY } from '@nimhall/shared/puzzle/day';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { describe, expect, test } from 'vitest';
import { codeOf, type Learnt, withCode } from '../../client/src/pages/learn/carry-code.ts';
import { NOTHING_DONE, numbersOf, type Progress, withDone } from '../../client/src/pages/learn/progress.ts';
import { daysAfter, isWhole, NO_DAYS, rowOn } from '../../client/src/pages/learn/puzzles/days.ts';
import { EMPTY, type Journal, journalAfter } from '../../client/src/pages/learn/puzzles/journal.ts';
import type { Attempt } from '../../client/src/pages/learn/puzzles/skill.ts';

const NOTHING: Learnt = { progress: NOTHING_DONE, journal: EMPTY };
const TODAY = Math.floor(Date.parse('2026-11-22T10:00:00Z') / DAY);
const PUZZLE: Puzzle = { kind: 'find', game: 'nim', params: {}, misere: false, position: '3,4,5', rating: 700 };

const steps: Progress = CHAPTERS.reduce((made, { id, steps: [first] }) => withDone(made, id, first?.id ?? ''), NOTHING_DONE);

/** After these attempts at the puzzles of a day, in their order. */
const withDay = (journal: Journal, day: number, attempts: readonly (Attempt | null)[]): Journal =>
  attempts.reduce<Journal>(
    (before, attempt, place) => (attempt ? journalAfter(before, PUZZLE, attempt, day * DAY, { day, place }) : before),
    journal,
  );

const ALL = Array.from({ length: DAILY }, () => 'found' as const);
const practised = withDay(withDay(EMPTY, TODAY - 1, ALL), TODAY, ['found', null, 'missed']);
const full: Learnt = { progress: steps, journal: practised };

test('a code carries the course, the level and the days to a new device', () => {
  const code = codeOf(full);
  expect(code).toMatch(/^nim2(-[0-9a-z]+)+\.[0-9a-z-]+$/);
  expect(code.length).toBeLessThan(100);
  const carried = withCode(NOTHING, ` ${code.toUpperCase()} `);
  expect(carried?.progress).toEqual(steps);
  expect(carried?.journal.days).toEqual(practised.days);
  expect(carried?.journal.rated).toBe(practised.rated);
  expect(carried?.journal.skill.rating).toBeCloseTo(practised.skill.rating, -1);
});

test('without practice a code is as short as ever, and leaves what was practised', () => {
  const code = codeOf({ progress: steps, journal: EMPTY });
  expect(code).toBe(['nim2', ...numbersOf(steps).map((each) => each.toString(36))].join('-'));
  expect(withCode({ progress: NOTHING_DONE, journal: practised }, code)).toEqual(full);
});

test('the code of a device that has practised less takes nothing away', () => {
  const little: Learnt = { progress: NOTHING_DONE, journal: withDay(EMPTY, TODAY - 9, ['missed']) };
  expect(withCode(full, codeOf(little))).toEqual(full);
  expect(withCode(full, codeOf(full))).toEqual(full);
});

describe('days of two devices', () => {
  const together = (one: Journal, other: Journal) =>
    withCode({ progress: NOTHING_DONE, journal: one }, codeOf({ progress: NOTHING_DONE, journal: other }))?.journal.days ?? NO_DAYS;
  const whole = (...days: number[]) => days.reduce((journal, day) => withDay(journal, day, ALL), EMPTY);

  test('are in a row where they touch', () => {
    const [one, other] = [whole(TODAY - 2, TODAY - 1), whole(TODAY)];
    for (const days of [together(one, other), together(other, one)]) expect([days.row, days.longest]).toEqual([3, 3]);
    expect(together(whole(TODAY - 3), whole(TODAY))).toMatchObject({ row: 1, whole: TODAY });
    expect(together(whole(TODAY - 1, TODAY), whole(TODAY - 1, TODAY))).toMatchObject({ row: 2 });
  });

  test('that are whole together count, and go on', () => {
    const one = withDay(whole(TODAY - 1), TODAY, ['found', null, null]);
    const other = withDay(EMPTY, TODAY, [null, 'helped', 'missed']);
    const days = together(one, other);
    expect(days.results).toEqual(['found', 'helped', 'missed']);
    expect(days).toMatchObject({ whole: TODAY, row: 2, longest: 2 });
    const next = [0, 1, 2].reduce((made, place) => daysAfter(made, TODAY + 1, place, 'found'), days);
    expect([isWhole(next.results), rowOn(next, TODAY + 1)]).toEqual([true, 3]);
  });
});

test.each(['', 'nim2', 'nim1-1', 'nim2-', 'nim2-!!', `nim2-${'z'.repeat(9)}`, '1-1', 'hello', 'nim2-1.', 'nim2-1.!', '.1', 'nim2.1'])(
  '%j is no code',
  (text) => expect(withCode(NOTHING, text)).toBe(null),
);

test.each(['nim2-1.0', 'nim2-1.zzzzzzzz-zzzzzzzz-zzzzzzzz', 'nim2-1.0-0-0-0-zzzzzzzz-0-0-0', 'nim2-1.jg-64-5-1-2-3'])(
  'of what %j says of practice, only what makes sense is taken',
  (text) => {
    const { journal } = withCode(NOTHING, text) ?? NOTHING;
    expect(journal.skill.rating).toBeGreaterThanOrEqual(400);
    expect(journal.skill.rating).toBeLessThanOrEqual(2400);
    expect(journal.days.results.length).toBe(DAILY);
    expect(Number.isSafeInteger(journal.rated)).toBe(true);
  },
);
