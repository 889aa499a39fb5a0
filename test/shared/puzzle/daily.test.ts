import { readPosition } from '@nimhall/shared/catalogue/read';
import { dailyPuzzles } from '@nimhall/shared/puzzle/daily';
import { DAILY, dayOf } from '@nimhall/shared/puzzle/day';
import { type Puzzle, puzzleKey } from '@nimhall/shared/puzzle/puzzle';
import { expect, test } from 'vitest';
import { analyseText, rulesOf } from '../../support/games.ts';
import { spread } from '../../support/scale.ts';

const told = ({ kind, game, misere, position, rating }: Puzzle) => `${kind} ${game} ${position}${misere ? ' misère' : ''} ${rating}`;

const FIRST = dayOf(Date.parse('2026-11-01'));
/** A leap year and some days more. */
const YEAR = 366;
const DAYS = Array.from({ length: YEAR + 18 }, (_, nth) => dailyPuzzles(FIRST + nth));
const ALL = DAYS.flat();

/** The puzzles of these days, which must not change: a change gives people different puzzles from their friends. */
test.each([
  ['2026-11-25', ['find fibonacci 14:2 739', 'find sprouts afhicihbfag,d,e;ag;bhf 902', 'who laskers-nim 2,1,1,1,1 964']],
  ['2026-12-24', ['who nimble 1,4 647', 'find grundys-game 3,3,5,4 925', 'who chomp 6,6,6,4,3 983']],
  ['2027-02-28', ['who subtraction 3,3 515', 'find stack 1|1.0,2|0.3 893', 'who hackenbush 0-1,0-4,0-6,1-2,2-3,4-5 misère 992']],
  ['2028-02-29', ['find wythoff 3.8 864', 'who nimble 2,2,4,4 887', 'who chomp 6,6,6,5,2 1143']],
] as const)('the puzzles of %s stand fast', (date, set) => {
  expect(dailyPuzzles(dayOf(Date.parse(date))).map(told)).toEqual(set);
});

test('a day begins at midnight UTC, whatever the local time is', () => {
  expect(dayOf(Date.parse('2026-11-22T00:00:00Z'))).toBe(dayOf(Date.parse('2026-11-22T23:59:59.999Z')));
  expect(dayOf(Date.parse('2026-11-23T00:00:00Z')) - dayOf(Date.parse('2026-11-22T23:59:59Z'))).toBe(1);
});

test('every day has three, of three games, from easy to hard, and asks both questions', () => {
  for (const puzzles of DAYS) {
    const set = puzzles.map(told).join();
    expect(puzzles.length, set).toBe(DAILY);
    expect(new Set(puzzles.map(({ game }) => game)).size, set).toBe(DAILY);
    expect(new Set(puzzles.map(({ kind }) => kind)).size, set).toBe(2);
    expect(puzzles.map(({ rating }) => rating)).toEqual(puzzles.map(({ rating }) => rating).toSorted((a, b) => a - b));
  }
});

test('no position is asked twice within a year, under either question', () => {
  const last = new Map<string | null, number>();
  const again: string[] = [];
  for (const [day, puzzles] of [...DAYS, ...Array.from({ length: YEAR }, (_, nth) => dailyPuzzles(FIRST + DAYS.length + nth))].entries()) {
    for (const puzzle of puzzles) {
      const key = puzzleKey({ ...puzzle, kind: 'who' });
      if (day - (last.get(key) ?? Number.NEGATIVE_INFINITY) < YEAR) again.push(told(puzzle));
      last.set(key, day);
    }
  }
  expect(last.has(null)).toBe(false);
  expect(again).toEqual([]);
});

test('both questions are equally frequent, and so are both answers', () => {
  const kinds = Map.groupBy(ALL, ({ kind }) => kind);
  const [find = 0, who = 0] = [kinds.get('find')?.length, kinds.get('who')?.length];
  expect([find, who]).toEqual([ALL.length / 2, ALL.length / 2]);
  const winners = (kinds.get('who') ?? []).map(
    ({ game, params, position, misere }) => analyseText(rulesOf(game, params), position, misere).outcome,
  );
  expect(Math.abs(winners.filter((outcome) => outcome === 'N').length / who - 1 / 2)).toBeLessThan(1 / 20);
});

test('a year has puzzles of most games, none of them on more than one day in five', () => {
  const games = Map.groupBy(ALL, ({ game }) => game);
  expect(games.size).toBeGreaterThanOrEqual(25);
  for (const game of ['sprouts', 'hackenbush', 'cram', 'euclid']) expect(games.get(game)?.length ?? 0, game).toBeGreaterThan(20);
  for (const [game, puzzles] of games) expect(puzzles.length, game).toBeLessThan(DAYS.length / 5);
});

test('consecutive days have different games', () => {
  const games = DAYS.map((puzzles) =>
    puzzles
      .map(({ game }) => game)
      .toSorted()
      .join(),
  );
  expect(games.filter((set, at) => set === games[at + 1])).toEqual([]);
});

test('each has one answer, by the current solver', () => {
  for (const { kind, game, params, misere, position } of spread(ALL, 150)) {
    const rules = rulesOf(game, params);
    expect(readPosition(rules, position).ok, position).toBe(true);
    const { outcome, winningWays } = analyseText(rules, position, misere);
    if (kind === 'find') expect([game, position, outcome, winningWays]).toEqual([game, position, 'N', 1]);
    else expect(['N', 'P'], `${game} ${position}`).toContain(outcome);
  }
});
