import { ratedBy } from '@nimhall/shared/duel/ratings';
import { stakesOf } from '@nimhall/shared/duel/stakes';
import { NEWCOMER, RISE, type Standing } from '@nimhall/shared/rating';
import type { RoomCommand } from '@nimhall/shared/room/commands';
import type { Room } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, followedBy, given, move, open, sit } from '../../support/deciding.ts';

const duel: RoomCommand = {
  ...open,
  start: '1,2',
  clock: { initialMs: 300_000, incrementMs: 5_000 },
  seats: { second: { bot: 'teacher' } },
  duel: true,
};
const placed = (rating: number): Standing => ({ ...NEWCOMER, rating, deviation: 70, duels: 20, opponents: 12, at: 0 });
const RATINGS: Readonly<Record<string, Standing>> = { ann: placed(1500), ben: placed(1600) };
const known = (player: string) => RATINGS[player] ?? null;

/** Ann and Ben in a duel, as the server pairs two players. */
function between(): Room {
  const room = given([ann, { ...open, clock: { initialMs: 300_000, incrementMs: 5_000 }, duel: true }]);
  return followedBy(room, 0, [ben, { kind: 'meet', seat: 'second', drawn: { game: 'nim', params: {}, misere: false, start: '1,2' } }]);
}

test('the stakes are what the duel will do to the ratings', () => {
  const room = between();
  const stakes = stakesOf(room, known, [], 1);
  expect(stakes?.first.won).toBeGreaterThan(0);
  expect(stakes?.first.won).toBeLessThanOrEqual(RISE.atOnce);
  expect(stakes?.first.lost).toBeLessThan(0);
  expect((stakes?.first.won ?? 0) > -(stakes?.first.lost ?? 0), 'the weaker has more to win').toBe(true);
  const result = { ...room, at: 1, played: true, rated: null, voided: false, score: { first: 0, second: 2 } };
  const { first, second } = ratedBy(result, known, []).family;
  expect([stakes?.first.lost, stakes?.second.won]).toEqual([
    first.after.rating - first.before.rating,
    second.after.rating - second.before.rating,
  ]);
});

test('in the second game less is at stake, and after it nothing', () => {
  const moved = followedBy(between(), 1_000, [ann, move(0, 'b1')], [ben, move(1, 'b1')], [ann, move(2, 'a1')]);
  const inBreak = stakesOf(moved, known, [], 2_000);
  const second = followedBy(moved, 10_000, [clockwork, { kind: 'next-game' }]);
  const stakes = stakesOf(second, known, [], 20_000);
  expect(stakes?.second.won, 'who has won the first sits there now').toBeCloseTo(inBreak?.first.won ?? 0, 3);
  expect((stakes?.second.lost ?? 0) - (stakes?.second.won ?? 0)).toBeLessThan(0);
  const over = followedBy(second, 30_000, [ann, { kind: 'resign' }]);
  expect([stakesOf(over, known, [], 40_000), stakesOf(given([ann, open], [ben, sit('second')]), known, [], 1)]).toEqual([null, null]);
});

test('the more often two have met, the less is at stake, and a bot has nothing to lose', () => {
  const room = between();
  const often = stakesOf(room, known, [{ game: 'nim', lately: 3 }], 1);
  expect(often?.first.won).toBeCloseTo((stakesOf(room, known, [], 1)?.first.won ?? 0) / 4, 6);
  expect(stakesOf(given([ann, duel]), known, [], 1)?.second).toEqual({ won: 0, lost: 0 });
});
