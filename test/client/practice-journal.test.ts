import { DAILY, DAY } from '@nimhall/shared/puzzle/day';
import { EASIEST, HARDEST } from '@nimhall/shared/puzzle/grade';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { describe, expect, test } from 'vitest';
import { type Days, daysAfter, isWhole, NO_DAYS, resultsOn, rowOn } from '../../client/src/pages/learn/puzzles/days.ts';
import { EMPTY, type Journal, journalAfter, journalFrom, withAsked } from '../../client/src/pages/learn/puzzles/journal.ts';
import { readWish } from '../../client/src/pages/learn/puzzles/links.ts';
import { dueAt, WAITS } from '../../client/src/pages/learn/puzzles/mistakes.ts';
import { BEGINNER, nextRating, type Skill, skillAfter } from '../../client/src/pages/learn/puzzles/skill.ts';

const puzzle = (position: string, rating = 700): Puzzle => ({ kind: 'find', game: 'nim', params: {}, misere: false, position, rating });
const ONE = puzzle('3,4,5');
const NOW = Date.parse('2026-11-22T10:00:00Z');
const TODAY = NOW / DAY - ((NOW / DAY) % 1);

describe('the skill', () => {
  test('rises with what is solved, falls with what is not, and hints are in between', () => {
    const [found, helped, missed] = (['found', 'helped', 'missed'] as const).map((how) => skillAfter(BEGINNER, 700, how).rating);
    expect(found).toBeGreaterThan(BEGINNER.rating);
    expect(helped).toBeCloseTo(BEGINNER.rating);
    expect(missed).toBeLessThan(BEGINNER.rating);
  });

  test('a harder puzzle counts for more, and the more is known of somebody the less one counts', () => {
    const gain = (skill: Skill, rating: number) => skillAfter(skill, rating, 'found').rating - skill.rating;
    expect(gain(BEGINNER, 1000)).toBeGreaterThan(gain(BEGINNER, 700));
    const known = Array.from({ length: 30 }).reduce<Skill>((skill, _, at) => skillAfter(skill, 700, at % 2 ? 'found' : 'missed'), BEGINNER);
    expect(known.deviation).toBeLessThan(BEGINNER.deviation / 2);
    expect(gain(known, known.rating)).toBeLessThan(gain(BEGINNER, BEGINNER.rating) / 3);
  });

  // Somebody solves as Glicko-2 says: with even chances where puzzle and person are equal.
  test.each([500, 1200, 1900])('whoever plays like %i is found out in eighty puzzles of the ladder', (strength) => {
    let skill = BEGINNER;
    let expected = 0;
    let solved = 0;
    for (let nth = 0; nth < 80; nth++) {
      const asked = nextRating(skill);
      expected += 1 / (1 + 10 ** ((asked - strength) / 400));
      const found = solved + 0.5 < expected;
      solved += Number(found);
      skill = skillAfter(skill, asked, found ? 'found' : 'missed');
    }
    expect(Math.abs(skill.rating - strength)).toBeLessThan(120);
  });

  test('never leaves the scale', () => {
    const far = (how: 'found' | 'missed') =>
      Array.from({ length: 300 }).reduce<Skill>((skill) => skillAfter(skill, nextRating(skill), how), BEGINNER).rating;
    expect(far('found')).toBeLessThanOrEqual(HARDEST);
    expect(far('missed')).toBeGreaterThanOrEqual(EASIEST);
  });
});

describe('mistakes', () => {
  test('come back after ever longer waits, until they have been solved after the last', () => {
    let now = NOW;
    let journal = journalAfter(EMPTY, ONE, 'missed', now, null);
    const waits: number[] = [];
    while (journal.mistakes.length > 0) {
      const due = journal.mistakes[0]?.due ?? 0;
      expect(dueAt(journal.mistakes, due - 1, null)).toEqual([]);
      expect(dueAt(journal.mistakes, due, 'kayles')).toEqual([]);
      expect(dueAt(journal.mistakes, due, 'nim').map((mistake) => mistake.puzzle)).toEqual([ONE]);
      waits.push(due - now);
      now = due;
      journal = journalAfter(journal, ONE, 'found', now, null);
    }
    expect(waits).toEqual(WAITS);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  test.each(['missed', 'helped'] as const)('one that is %s once more begins anew', (how) => {
    const once = journalAfter(journalAfter(EMPTY, ONE, 'missed', NOW, null), ONE, 'found', NOW, null);
    expect(once.mistakes).toMatchObject([{ solved: 1 }]);
    expect(journalAfter(once, ONE, how, NOW, null).mistakes).toMatchObject([{ solved: 0, due: NOW + (WAITS[0] ?? 0) }]);
  });

  test('do not count for the skill when they come back, and are the same in another order', () => {
    const missed = journalAfter(EMPTY, ONE, 'missed', NOW, null);
    const back = journalAfter(missed, puzzle('5,4,3'), 'found', NOW, null);
    expect([back.skill, back.rated]).toEqual([missed.skill, 1]);
    expect(back.mistakes).toMatchObject([{ solved: 1 }]);
  });

  test('are never more than somebody can come back to', () => {
    const many = Array.from({ length: 500 }, (_, at) => puzzle(`${at + 1},3`));
    const journal = many.reduce((before, each) => journalAfter(before, each, 'missed', NOW, null), EMPTY);
    expect(journal.mistakes.length).toBeLessThanOrEqual(60);
    expect(journal.seen.length).toBeLessThanOrEqual(80);
    expect(journal.mistakes.at(-1)?.puzzle.position).toBe('500,3');
  });
});

describe('days', () => {
  const whole = (days: Days, day: number) =>
    Array.from({ length: DAILY }).reduce<Days>((made, _, at) => daysAfter(made, day, at, 'found'), days);

  test('in a row are counted until one is left out, and today may still come', () => {
    const three = [TODAY, TODAY + 1, TODAY + 2].reduce(whole, NO_DAYS);
    expect([three.row, rowOn(three, TODAY + 2), rowOn(three, TODAY + 3), rowOn(three, TODAY + 4)]).toEqual([3, 3, 3, 0]);
    expect(whole(three, TODAY + 9)).toMatchObject({ row: 1, longest: 3 });
  });

  test('only the first attempt counts', () => {
    const once = daysAfter(NO_DAYS, TODAY, 1, 'missed');
    expect(daysAfter(once, TODAY, 1, 'found')).toBe(once);
    expect(resultsOn(once, TODAY)).toEqual([null, 'missed', null]);
    expect(isWhole(resultsOn(once, TODAY))).toBe(false);
    expect(resultsOn(once, TODAY + 1)).toEqual([null, null, null]);
  });
});

describe('the journal', () => {
  const full: Journal = withAsked(
    [0, 1, 2].reduce(
      (before, place) => journalAfter(before, puzzle(`${place + 4},9`), place === 1 ? 'missed' : 'found', NOW, { day: TODAY, place }),
      EMPTY,
    ),
    { wish: 'game=nim', puzzle: ONE },
  );

  test('is read as it was written', () => {
    expect(full.days.row).toBe(1);
    expect(full.mistakes.length).toBe(1);
    expect(journalFrom(JSON.stringify(full))).toEqual(full);
  });

  test('an answer ends what was asked, and nothing else does', () => {
    expect(journalAfter(full, ONE, 'found', NOW, null).asked).toBeNull();
    expect(journalAfter(full, puzzle('1,2,4'), 'found', NOW, null).asked).toEqual(full.asked);
    expect(withAsked(full, null).seen).toContain(full.seen.at(-1));
  });

  test.each([
    null,
    '',
    '{',
    '7',
    '[]',
    '{"skill":7}',
    '{"skill":{"rating":"x"}}',
    '{"days":{"day":-1}}',
    '{"mistakes":[{"puzzle":7}],"seen":[7]}',
  ])('of %j nothing makes sense', (text) => expect(journalFrom(text)).toEqual(EMPTY));

  test('of a journal that somebody has edited, what makes no sense is left out', () => {
    const edited = journalFrom(
      JSON.stringify({
        ...full,
        skill: { rating: 99_999, deviation: 1, volatility: 1 },
        mistakes: [...full.mistakes, { puzzle: ONE, solved: 99, due: 0 }],
      }),
    );
    expect(edited.skill).toEqual(BEGINNER);
    expect(edited.mistakes).toEqual(full.mistakes);
  });
});

test.each([
  ['', { game: null, start: null }],
  ['game=kayles', { game: 'kayles', start: null }],
  ['game=nim&start=2,5', { game: 'nim', start: { game: 'nim', params: {}, misere: false, start: '2,5' } }],
  [
    'game=subtraction&params={"max":4}&start=20&misere=1',
    { game: 'subtraction', start: { game: 'subtraction', params: { max: 4 }, misere: true, start: '20' } },
  ],
])('the address %j asks for these', (query, wish) => expect(readWish(query)).toMatchObject({ ok: true, value: wish }));

test.each([
  ['game=no-such-game', 'game'],
  ['game=nim&start=lots', 'start'],
  ['game=nim&start=0,0', 'start'],
  ['game=subtraction&params={"max":-1}&start=20', 'params'],
  ['game=nim&start=2,5&misere=perhaps', 'misere'],
])('of the address %j the part %s means nothing', (query, part) => expect(readWish(query)).toMatchObject({ ok: false, error: { part } }));
