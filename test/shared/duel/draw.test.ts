import { seededRandom } from '@nimhall/shared/bot/random';
import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { drawStart, poolOf, startKey, UNSEEN_FOR } from '@nimhall/shared/duel/draw';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { hardStarts, isHard } from '@nimhall/shared/duel/hard';
import { POOL } from '@nimhall/shared/duel/pool';
import { after } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import { nim } from '@nimhall/shared/games/nim';
import { classOf, movesOf } from '@nimhall/shared/puzzle/features';
import type { Start } from '@nimhall/shared/puzzle/puzzle';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { Oracle } from '../../support/oracle.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** A start read by its rules, with one move of each class. */
function read({ game: id, params, start }: Start) {
  const game = readGame(id, params);
  if (!game.ok) throw new Error(game.error.message);
  const { rules } = game.value;
  const position = readPosition(rules, start);
  if (!position.ok) throw new Error(`${id} ${start}: ${position.error.message}`);
  return { rules, position: position.value, moves: movesOf(rules, position.value, 200) ?? [] };
}

test('the same seed draws the same position', () => {
  expect(drawStart('nim', NOTHING, seededRandom(1))).toEqual(drawStart('nim', NOTHING, seededRandom(1)));
  expect(new Set([1, 2, 3, 4, 5].map((seed) => drawStart('nim', NOTHING, seededRandom(seed)).start)).size).toBeGreaterThan(2);
});

test.each(DUEL_GAMES)('%s: two players who keep meeting see no position twice, in any order of its parts', (game) => {
  const random = seededRandom(3);
  const seen = new Set<string>();
  for (let duel = 0; duel < UNSEEN_FOR; duel++) seen.add(startKey(drawStart(game, seen, random)) ?? '');
  expect(seen.size).toBe(UNSEEN_FOR);
});

test('a player who has seen all positions sees one of them again', () => {
  const all = new Set(poolOf('nim').map((start) => startKey(start) ?? ''));
  expect(all.has(startKey(drawStart('nim', all, seededRandom(1))) ?? '')).toBe(true);
});

test.each(DUEL_GAMES)(
  '%s: every position in the pool has one winning move among many, by the solver, and no wrong rule finds it',
  (game) => {
    const easy = poolOf(game).filter((start) => {
      const { rules, position, moves } = read(start);
      const { winningMoves, outcome } = runToEnd(analyse(rules, position, { misere: start.misere, budget: { states: 3_000 } }));
      const wins = new Set(winningMoves.map((move) => classOf(rules, position, move)));
      return outcome !== 'N' || wins.size !== 1 || !isHard({ rules, position, moves, winningMoves });
    });
    expect(easy).toEqual([]);
  },
);

test.each(['nim', 'chomp', 'nimble'])('%s: the same by the definition', (game) => {
  for (const start of poolOf(game).slice(0, 5)) {
    const { rules, position, moves } = read(start);
    const oracle = new Oracle(rules);
    const wins = moves.filter((move) => !oracle.wins(after(rules, position, move), start.misere));
    expect(wins, start.start).toHaveLength(1);
  }
});

test('the pool is what the search finds', () => {
  const keys = poolOf('nim').map(startKey);
  for (const start of runToEnd(hardStarts(nim, 3))) expect(keys).toContain(startKey(start));
});

test('every family with a pool has duels, in the order of the catalogue', () => {
  expect(DUEL_GAMES).toEqual(GAMES.map(({ id }) => id).filter((id) => id in POOL));
});

test.each(['twenty-one', 'nobody-knows'])('%s has no duels', (game) => {
  expect(DUEL_GAMES).not.toContain(game);
  expect(poolOf(game)).toEqual([]);
});

test('texts that are not positions have no key', () => {
  expect(startKey({ game: 'nim', params: {}, misere: false, start: 'x' })).toBeNull();
  expect(startKey({ game: 'chess', params: {}, misere: false, start: '1' })).toBeNull();
  expect(startKey({ game: 'nim', params: {}, misere: false, start: '1,2,3' })).toBe(
    startKey({ game: 'nim', params: {}, misere: false, start: '3,1,2' }),
  );
});
