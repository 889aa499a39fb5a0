import type { View } from '@nimhall/shared/game/view';
import { beforeAll, expect, test } from 'vitest';
import { analyseText, rulesOf } from '../support/games.ts';
import { openPartsPage } from '../support/parts-page.ts';
import { PRESETS, somePresets } from '../support/playouts.ts';

const parts = openPartsPage();

/** The most winning moves to look for, and the largest number in a position that is drawn completely. */
const MAX_MARKS = 6;
const DRAWN = 23;

beforeAll(async () => {
  await parts.page.setViewportSize({ width: 390, height: 664 });
});

const drawn = somePresets(1).filter(({ preset }) => Math.max(0, ...[...preset.start.matchAll(/\d+/g)].map(Number)) <= DRAWN);
/** Moves made of pins and a gap, and moves between two gaps. */
const cut = (
  [
    ['0.08', '5'],
    ['8.', '7'],
  ] as const
).map(([code, start]) => ({
  title: `octal ${code}`,
  game: 'octal',
  preset: { start, params: { code } },
  rules: rulesOf('octal', { code }),
}));
const solved = [...drawn, ...cut]
  .map(({ title, game, preset, rules }) => {
    const { winningMoves, winningCount } = analyseText(rules, preset.start, 'misere' in preset && preset.misere === true, {
      states: 20_000,
    });
    return { title, placed: { game, params: preset.params, position: preset.start }, winningMoves, winningCount };
  })
  .filter(({ winningMoves, winningCount }) => winningMoves.length > 0 && winningCount <= MAX_MARKS);

test.each(solved)('$title: taps on the marks make every winning move, and no other', async ({ placed, winningMoves }) => {
  const { made, stray } = await parts.page.evaluate(([at, wins]) => window.parts.followMarks(at, wins), [placed, winningMoves] as const);
  expect(stray, 'marked, but no winning move comes of it').toEqual([]);
  expect(made.toSorted()).toEqual([...winningMoves].sort());
});

function startOf(rules: ReturnType<typeof rulesOf>, text: string): View {
  const start = rules.position.parse(text);
  if (!start.ok) throw new Error(start.error.message);
  return rules.view(start.value);
}

/** A position for every kind of board, and every kind of action on squares, with a winning move that must be marked. */
const WATCHED = [
  { game: 'nim', position: '3,4,5', win: 'a2', kind: 'heaps' },
  { game: 'nim', position: '20,31,37,83', win: 'd51', kind: 'heaps, as towers' },
  { game: 'colourful', params: { ends: 'both' }, position: 'r2.g3', win: 'a_2', kind: 'heaps, as strings' },
  { game: 'kayles', position: '12', win: 'a2@5', kind: 'rows' },
  { game: 'octal', params: { code: '4.7' }, position: '12', win: 'a0@6', kind: 'rows, cut' },
  { game: 'corner', position: '5.7,3.4', win: 'b1.2', kind: 'grid' },
  { game: 'stack', position: '1|2.2', win: 'a1:1', kind: 'stages' },
  { game: 'nimble', position: '2,5,6', win: '2-1', kind: 'squares, carry' },
  { game: 'coin-strip', position: '2,5,9', win: '9-7', kind: 'squares, carry in order' },
  { game: 'turtles', position: 'HTTHTH', win: '6-3', kind: 'squares, turn' },
  { game: 'treblecross', position: '.......', win: '4', kind: 'squares, cross' },
  { game: 'cram', position: '..../..../....', win: 'b2-c2', kind: 'squares, domino' },
  { game: 'chomp', position: '4,4,4', win: 'b2', kind: 'squares, bite' },
  { game: 'hackenbush', position: '0-1,0-4,1-2,2-3,4-5', win: '1-2', kind: 'graph' },
  { game: 'sprouts', position: 'a,b,c', win: 'a-b', kind: 'map' },
] as const;

test.each(WATCHED)('a spectator sees a winning move on the board: $kind', async ({ win, kind: _, ...placed }) => {
  expect(await parts.page.evaluate(([at, wins]) => window.parts.watchedMarks(at, wins), [placed, []] as const)).toEqual([]);
  expect(await parts.page.evaluate(([at, wins]) => window.parts.watchedMarks(at, wins), [placed, [win]] as const)).not.toEqual([]);
});

test('there is a watched position for every kind of view', () => {
  const views = WATCHED.map(({ game, position, ...more }) => startOf(rulesOf(game, 'params' in more ? more.params : undefined), position));
  expect(new Set(views.map(({ kind }) => kind))).toEqual(new Set(PRESETS.map(({ rules, preset }) => startOf(rules, preset.start).kind)));
});
