import { type Attempt, MAX_TRIED } from '@nimhall/shared/learnt/attempts';
import { type Days, daysAfter, isWhole, NO_DAYS, resultsOn, rowOn } from '@nimhall/shared/learnt/days';
import { dueAt, dueFrom, isKnown, MAX_MISTAKES, REVIEW_DELAYS } from '@nimhall/shared/learnt/mistakes';
import { NO_PRACTICE, type Practice, ratedIn, type Skill } from '@nimhall/shared/learnt/practice';
import { DAILY, DAY } from '@nimhall/shared/puzzle/day';
import { EASIEST, HARDEST } from '@nimhall/shared/puzzle/grade';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { describe, expect, test } from 'vitest';
import { takenOver } from '../../client/src/components/learnt/old-learnt.ts';
import { afterPuzzle, askingFrom, NOTHING_ASKED, withAnswer, withAsked } from '../../client/src/pages/learn/puzzles/asked.ts';
import { readWish } from '../../client/src/pages/learn/puzzles/links.ts';
import { BEGINNER, nextRating, skillAfter, skillOf } from '../../client/src/pages/learn/puzzles/skill.ts';

const puzzle = (position: string, rating = 700): Puzzle => ({ kind: 'find', game: 'nim', params: {}, misere: false, position, rating });
const ONE = puzzle('3,4,5');
const NOW = Date.parse('2026-11-22T10:00:00Z');
const TODAY = NOW / DAY - ((NOW / DAY) % 1);

const tried = (before: Practice, which: Puzzle, attempt: Attempt, at: number) =>
  afterPuzzle(before, which, { attempt, at, daily: null, device: 'desk' });

describe('the skill', () => {
  test('rises with solved puzzles and falls with failed ones, with hints in between', () => {
    const [found, helped, missed] = (['found', 'helped', 'missed'] as const).map((how) => skillAfter(BEGINNER, 700, how).rating);
    expect(found).toBeGreaterThan(BEGINNER.rating);
    expect(helped).toBeCloseTo(BEGINNER.rating);
    expect(missed).toBeLessThan(BEGINNER.rating);
  });

  test('a harder puzzle counts for more, and a puzzle counts for less the surer the rating is', () => {
    const gain = (skill: Skill, rating: number) => skillAfter(skill, rating, 'found').rating - skill.rating;
    expect(gain(BEGINNER, 1000)).toBeGreaterThan(gain(BEGINNER, 700));
    const known = Array.from({ length: 30 }).reduce<Skill>((skill, _, at) => skillAfter(skill, 700, at % 2 ? 'found' : 'missed'), BEGINNER);
    expect(known.deviation).toBeLessThan(BEGINNER.deviation / 2);
    expect(gain(known, known.rating)).toBeLessThan(gain(BEGINNER, BEGINNER.rating) / 3);
  });

  // A solver as in Glicko-2: the chances are even when puzzle and person are equal.
  test.each([500, 1200, 1900])('eighty puzzles of the ladder find the rating of a player of strength %i', (strength) => {
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
    let practice = tried(NO_PRACTICE, ONE, 'missed', now);
    const waits: number[] = [];
    for (let [mistake] = practice.mistakes; mistake && !isKnown(mistake); [mistake] = practice.mistakes) {
      const due = dueFrom(mistake);
      expect(dueAt(practice.mistakes, due - 1, null)).toEqual([]);
      expect(dueAt(practice.mistakes, due, 'kayles')).toEqual([]);
      expect(dueAt(practice.mistakes, due, 'nim').map((each) => each.puzzle)).toEqual([ONE]);
      waits.push(due - now);
      now = due;
      practice = tried(practice, ONE, 'found', now);
    }
    expect(waits).toEqual(REVIEW_DELAYS);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(dueAt(practice.mistakes, Number.MAX_SAFE_INTEGER, null)).toEqual([]);
  });

  test.each(['missed', 'helped'] as const)('start over when one is %s again', (how) => {
    const once = tried(tried(NO_PRACTICE, ONE, 'missed', NOW), ONE, 'found', NOW + 5);
    expect(once.mistakes[0]?.solved).toHaveLength(1);
    expect(tried(once, ONE, how, NOW + 9).mistakes).toMatchObject([{ solved: [], missed: NOW + 9 }]);
  });

  test('attempts at the same moment, or under a clock that was set back, are ordered one after the other', () => {
    const back = tried(tried(tried(NO_PRACTICE, ONE, 'missed', NOW), ONE, 'found', NOW), ONE, 'found', NOW - 9);
    expect(back.mistakes[0]?.solved).toHaveLength(2);
    expect(tried(back, ONE, 'missed', NOW - 9).mistakes).toMatchObject([{ solved: [] }]);
  });

  test('do not count for the skill when they come back, and are the same in another order', () => {
    const missed = tried(NO_PRACTICE, ONE, 'missed', NOW);
    const back = tried(missed, puzzle('5,4,3'), 'found', NOW);
    expect([skillOf(back), ratedIn(back)]).toEqual([skillOf(missed), 1]);
    expect(back.mistakes[0]?.solved).toHaveLength(1);
  });

  test('are dropped beyond the storage limit, like attempts, but all are counted', () => {
    const many = Array.from({ length: 500 }, (_, at) => puzzle(`${at + 1},3`));
    const practice = many.reduce((before, each, at) => tried(before, each, 'missed', NOW + at), NO_PRACTICE);
    expect([practice.mistakes.length, practice.tried.length, ratedIn(practice)]).toEqual([MAX_MISTAKES, MAX_TRIED, 500]);
    expect(practice.mistakes.at(-1)?.puzzle.position).toBe('500,3');
  });
});

describe('days', () => {
  const whole = (days: Days, day: number) =>
    Array.from({ length: DAILY }).reduce<Days>((made, _, at) => daysAfter(made, day, at, 'found'), days);

  test('in a row are counted until one is missed, and today may still come', () => {
    const three = [TODAY, TODAY + 1, TODAY + 2].reduce(whole, NO_DAYS);
    expect([TODAY + 1, TODAY + 2, TODAY + 3, TODAY + 4].map((day) => rowOn(three, day))).toEqual([2, 3, 3, 0]);
    const later = whole(three, TODAY + 9);
    expect([rowOn(later, TODAY + 9), later.longest]).toEqual([1, 3]);
  });

  test('only the first attempt counts', () => {
    const once = daysAfter(NO_DAYS, TODAY, 1, 'missed');
    expect(daysAfter(once, TODAY, 1, 'found')).toBe(once);
    expect(resultsOn(once, TODAY)).toEqual([null, 'missed', null]);
    expect(isWhole(resultsOn(once, TODAY))).toBe(false);
    expect(resultsOn(once, TODAY + 1)).toEqual([null, null, null]);
    const all = whole(once, TODAY);
    expect(resultsOn(all, TODAY)).toEqual(['found', 'missed', 'found']);
    expect(daysAfter(whole(all, TODAY + 1), TODAY, 0, 'missed')).toEqual(whole(all, TODAY + 1));
  });
});

describe('the current puzzles of a device', () => {
  const full = withAsked(
    [1, 2, 3].reduce((before, size) => withAnswer(before, puzzle(`${size},9`)), NOTHING_ASKED),
    { wish: 'game=nim', puzzle: ONE },
  );

  test('read back as they were written', () => expect(askingFrom(JSON.stringify(full))).toEqual(full));

  test('are cleared by their own answer and by nothing else', () => {
    expect(withAnswer(full, ONE).asked).toBeNull();
    expect(withAnswer(full, puzzle('1,2,4')).asked).toEqual(full.asked);
    expect(withAsked(full, null).seen).toContain(full.seen.at(-1));
  });

  test.each([null, '', '{', '7', '[]', '{"seen":[7],"asked":7}'])('%j contains nothing valid', (text) =>
    expect(askingFrom(text)).toEqual(NOTHING_ASKED),
  );
});

test('data that an earlier version kept in several places is merged into one', () => {
  const kept = {
    course: { version: 1, done: { 'first-game': ['take'] } },
    practice: {
      skill: { rating: 900, deviation: 80, volatility: 0.06 },
      rated: 40,
      days: { day: TODAY, results: ['found', null, 'missed'], whole: TODAY - 1, row: 3, longest: 9 },
      mistakes: [{ puzzle: ONE, solved: 2, due: NOW }],
    },
    ladders: { version: 1, of: { nim: { beaten: ['solo'], won: null, games: 2 } } },
    told: null,
  };
  const { course, practice, ladders } = takenOver((part) => JSON.stringify(kept[part]), 'desk');
  expect([course, ladders]).toEqual([kept.course.done, kept.ladders.of]);
  expect([Math.round(skillOf(practice).rating), ratedIn(practice)]).toEqual([900, 40]);
  expect([rowOn(practice.days, TODAY), resultsOn(practice.days, TODAY), practice.days.longest]).toEqual([3, ['found', null, 'missed'], 9]);
  expect(practice.mistakes.map((mistake) => [dueFrom(mistake), mistake.solved.length])).toEqual([[NOW, 2]]);
  expect(takenOver(() => null, 'desk')).toEqual(takenOver(() => '{"of":7,"done":[],"mistakes":[{}],"days":7}', 'desk'));
});

test.each([
  ['', { game: null, start: null }],
  ['game=kayles', { game: 'kayles', start: null }],
  ['game=nim&start=2,5', { game: 'nim', start: { game: 'nim', params: {}, misere: false, start: '2,5' } }],
  [
    'game=subtraction&params={"max":4}&start=20&misere=1',
    { game: 'subtraction', start: { game: 'subtraction', params: { max: 4 }, misere: true, start: '20' } },
  ],
])('the address %j requests these', (query, wish) => expect(readWish(query)).toMatchObject({ ok: true, value: wish }));

test.each([
  ['game=no-such-game', 'game'],
  ['game=nim&start=lots', 'start'],
  ['game=nim&start=0,0', 'start'],
  ['game=subtraction&params={"max":-1}&start=20', 'params'],
  ['game=nim&start=2,5&misere=perhaps', 'misere'],
])('in the address %j, the part %s is invalid', (query, part) => expect(readWish(query)).toMatchObject({ ok: false, error: { part } }));
