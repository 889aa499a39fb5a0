import { readFile } from 'node:fs/promises';
import { BOT_LEVELS, botsOf } from '@nimhall/shared/bot/levels';
import { strengthOf, strengthsIn, WON, WON_AGAINST } from '@nimhall/shared/bot/strength';
import { expect, test } from 'vitest';

test('the strengths of bots are the measured ones', async () => {
  const readme = await readFile(new URL('../../bench/README.md', import.meta.url), 'utf8');
  const [, table = ''] = readme.split('## Bots');
  const lines = table.matchAll(/^\| ([a-z-]+)(?: [¹²])? \| ([\d |]+) \|$/gm);
  const measured = Array.from(lines, ([, game = '', cells = '']) => [game, cells.split(' | ').map(Number).slice(0, 5)] as const);
  expect(measured.length).toBeGreaterThan(20);
  expect(Object.fromEntries(measured)).toEqual(WON);
  const [, guards] = /^\| Nim \| ([\d |]+) \|$/m.exec(table) ?? [];
  expect(guards?.split(' | ').map(Number)).toEqual(WON_AGAINST.map(([, won]) => won));
});

test('a level that wins three of four games is rated 191 points above the one before', () => {
  const strengths = strengthsIn('dawsons-kayles');
  expect(strengths.get('random')).toBe(0);
  expect(strengths.get('greedy')).toBeCloseTo(400 * Math.log10(73 / 27), 9);
  expect(strengthsIn('princess-and-roses').get('greedy')).toBeCloseTo(190.85, 2);
});

test('course guards are rated by their results against the strongest level', () => {
  expect(strengthOf('greedy', 'nim')).toBe(strengthsIn('nim').get('greedy'));
  expect([strengthOf('tutti', 'nim'), strengthOf('presto', 'nim')]).toEqual(Array(2).fill(strengthOf('teacher', 'nim')));
  expect(strengthOf('presto', 'nim') - strengthOf('trio', 'nim')).toBeCloseTo(400 * Math.log10(72 / 28), 9);
});

test('the strengths from 1 to 8 shown to people are those measured over all games', () => {
  const games = Object.keys(WON);
  const mean = (bot: (typeof BOT_LEVELS)[number]['id']) => games.reduce((sum, game) => sum + strengthOf(bot, game), 0) / games.length;
  const strongest = mean('teacher');
  expect(BOT_LEVELS.map(({ strength }) => strength)).toEqual(BOT_LEVELS.map(({ id }) => Math.round(1 + (7 * mean(id)) / strongest)));
});

test('in Nim no bot is called stronger than one that wins more', () => {
  const byMeasure = botsOf('nim', false).toSorted((one, other) => strengthOf(one.id, 'nim') - strengthOf(other.id, 'nim'));
  const said = byMeasure.map(({ strength }) => strength);
  expect(said).toEqual(said.toSorted((one, other) => one - other));
});
