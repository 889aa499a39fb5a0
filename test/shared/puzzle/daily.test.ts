import { readPosition } from '@nimhall/shared/catalogue/read';
import { dailyPuzzles } from '@nimhall/shared/puzzle/daily';
import { DAILY, dayOf } from '@nimhall/shared/puzzle/day';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { finish } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { analyseText, forgetGames, rulesOf } from '../../support/games.ts';
import { scaled, spread } from '../../support/scale.ts';

const puzzlesOn = (date: string) => finish(dailyPuzzles(dayOf(Date.parse(date))));
const told = ({ kind, game, misere, position, rating }: Puzzle) => `${kind} ${game} ${position}${misere ? ' misère' : ''} ${rating}`;

const FIRST = dayOf(Date.parse('2026-11-01'));
/** Days one after the other. */
const DAYS = Array.from({ length: scaled(60, 150) }, (_, nth) => FIRST + nth);
const SOME_DAYS = spread(DAYS, 20);

/** What everybody has been given, or will be, on these days. Whoever has to change this gives somebody another set than their friend. */
test.each([
  ['2026-11-22', ['find turtles HHTTTHTTTT 770', 'who nim 3,4,7 misère 980', 'find chomp 6,6,6,4,4 1091']],
  ['2026-12-24', ['find twenty-one 14 668', 'find princess-and-roses 3,5,5,7 929', 'find grundys-game 8,9,3,4 1128']],
  ['2027-02-28', ['find kayles 5,4 581', 'who princess-and-roses 3,1,5 892', 'find laskers-nim 3,6,1 1131']],
  ['2028-02-29', ['find nim 1,3,5,3 740', 'who chromatic 3,5 905', 'find officers 2,3,4,4,4 1187']],
] as const)('the puzzles of %s stand fast', (date, set) => {
  expect(puzzlesOn(date).map(told)).toEqual(set);
});

test('a day begins at midnight by universal time, whatever the clock on the wall says', () => {
  expect(dayOf(Date.parse('2026-11-22T00:00:00Z'))).toBe(dayOf(Date.parse('2026-11-22T23:59:59.999Z')));
  expect(dayOf(Date.parse('2026-11-23T00:00:00Z')) - dayOf(Date.parse('2026-11-22T23:59:59Z'))).toBe(1);
});

test('every day has three, of three games, from easy to hard, each with one answer', () => {
  for (const day of SOME_DAYS) {
    const puzzles = finish(dailyPuzzles(day));
    expect(puzzles.length, String(day)).toBe(DAILY);
    expect(new Set(puzzles.map(({ game }) => game)).size, puzzles.map(told).join()).toBe(DAILY);
    expect(puzzles.map(({ rating }) => rating)).toEqual(puzzles.map(({ rating }) => rating).toSorted((a, b) => a - b));
    for (const { kind, game, params, misere, position } of puzzles) {
      const { outcome, winningWays } = analyseText(rulesOf(game, params), position, misere);
      if (kind === 'find') expect([position, outcome, winningWays]).toEqual([position, 'N', 1]);
      else expect(['N', 'P']).toContain(outcome);
    }
  }
});

test('no day comes near to what a puzzle may cost, and tables that are there already change nothing', () => {
  for (const day of SOME_DAYS) {
    forgetGames();
    let most = 0;
    const steps = dailyPuzzles(day);
    let step = steps.next();
    for (; !step.done; step = steps.next()) most = Math.max(most, step.value.states);
    expect(most, String(day)).toBeLessThan(10_000);
    expect(step.value).toEqual(finish(dailyPuzzles(day)));
  }
});

test('a set does not come again for months, and neighbouring days have other games', () => {
  const sets = DAYS.map((day) => finish(dailyPuzzles(day)));
  const sames = sets.map((set) => set.map(told).join(' | '));
  expect(sames.filter((set, at) => sames.indexOf(set) !== at)).toEqual([]);
  const games = sets.map((set) => set.map(({ game }) => game));
  const repeated = games.filter((set, at) => set.join() === games[at + 1]?.join());
  expect(repeated).toEqual([]);
});

test('its positions are readable by the rules as they are', () => {
  for (const { game, params, position } of SOME_DAYS.flatMap((day) => finish(dailyPuzzles(day)))) {
    expect(readPosition(rulesOf(game, params), position).ok).toBe(true);
  }
});
