import { beforeAll, expect, test } from 'vitest';
import { analyseText } from '../support/games.ts';
import { openPartsPage } from '../support/parts-page.ts';
import { somePresets } from '../support/playouts.ts';

const parts = openPartsPage();

/** Winning moves that are looked for at most, and the largest number in a position of which all is drawn. */
const MOST = 6;
const DRAWN = 23;

beforeAll(async () => {
  await parts.page.setViewportSize({ width: 390, height: 664 });
});

const drawn = somePresets(2).filter(({ preset }) => Math.max(0, ...[...preset.start.matchAll(/\d+/g)].map(Number)) <= DRAWN);
const solved = drawn
  .map(({ title, game, preset, rules }) => {
    const { winningMoves, winningCount } = analyseText(rules, preset.start, preset.misere ?? false, { states: 20_000 });
    return { title, placed: { game, params: preset.params, position: preset.start }, winningMoves, winningCount };
  })
  .filter(({ winningMoves, winningCount }) => winningMoves.length > 0 && winningCount <= MOST);

test.each(solved)('$title: taps on what is marked make every winning move, and no other', async ({ placed, winningMoves }) => {
  const { made, stray } = await parts.page.evaluate(([at, wins]) => window.parts.followMarks(at, wins), [placed, winningMoves] as const);
  expect(stray, 'marked, but no winning move comes of it').toEqual([]);
  expect(made.toSorted()).toEqual([...winningMoves].sort());
});
