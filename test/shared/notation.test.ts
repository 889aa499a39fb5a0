import { readFileSync } from 'node:fs';
import { playText, readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { NO_PARAMS } from '@nimhall/shared/game/params';
import { GAMES } from '@nimhall/shared/games/all';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../shared/docs/notation.md', import.meta.url), 'utf8');

/** The rows of the table: game, parameters, position and move, without their backticks. */
const rows = [...page.matchAll(/^\| `(?<game>\w+)` \| `(?<params>[^`]+)` \|.*?\| `(?<position>[^`]+)` \|.*\| `(?<move>[^`]+)` \|$/gm)].map(
  ({ groups = {} }) => ({ game: '', params: '', move: '', ...groups, position: groups.position?.replaceAll('\\|', '|') ?? '' }),
);

test('every game that takes parameters has its row in notation.md', () => {
  const families = GAMES.filter(({ params }) => params !== NO_PARAMS).map(({ id }) => id);
  expect(rows.map(({ game }) => game)).toEqual(expect.arrayContaining(families));
});

test.each(rows)('$game: $position is canonical, and $move is a move in it', ({ game, params, position, move }) => {
  const read = readGame(game, JSON.parse(params));
  if (!read.ok) throw new Error(read.error.message);
  const { rules } = read.value;
  const placed = readPosition(rules, position);
  if (!placed.ok) throw new Error(placed.error.message);
  expect(rules.position.format(placed.value)).toBe(position);
  const played = playText(rules, placed.value, move);
  if (!played.ok) throw new Error(played.error.message);
});
