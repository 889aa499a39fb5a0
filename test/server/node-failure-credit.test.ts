import { nodeFailureCredit } from '@nimhall/server/rooms/outage';
import type { Room } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, followedBy, given, move, open, sit } from '../support/deciding.ts';

const EXTRA_TIME = 5_000;

/** A game with clocks, in which it is Ann’s turn from 10 s on. */
function game(): Room {
  const clock = { initialMs: 60_000, incrementMs: 0 };
  const begun = given([ann, { ...open, start: '9,9', clock, seats: { first: 'me', second: 'open' } }], [ben, sit('second')]);
  return followedBy(followedBy(begun, 5_000, [ann, move(0, 'a1')]), 10_000, [ben, move(1, 'a1')]);
}

/** The room once a node that died 6 s ago has been found at this time, and credited if anything is. */
function found(room: Room, node: string, at: number, player = 'ann'): Room {
  const credit = nodeFailureCredit(room, player, { node, silentFor: 6_000, visits: [] }, EXTRA_TIME, at);
  return credit ? followedBy(room, at, [clockwork, credit.command]) : room;
}

test('the player to move gets the time since their node died, and some extra time', () => {
  // Ten seconds of the turn had passed when the node died.
  expect(found(game(), 'one', 26_000).clock?.since).toBe(26_000 + EXTRA_TIME - 10_000);
  expect(found(game(), 'one', 26_000, 'ben'), 'whoever waits for the other').toEqual(game());
});

test('two dead nodes that are found at once give the extra time once', () => {
  // Both were silent before the turn began.
  const both = found(found(game(), 'one', 14_000), 'two', 14_030);
  expect(both.clock?.since).toBe(14_030 + EXTRA_TIME);
});

test('while the clock stands still, another death only prolongs that until the extra time has passed', () => {
  const still = { ...game(), clock: { ...game().clock, since: 27_000 } } as Room;
  expect(found(still, 'one', 26_000).clock?.since).toBe(26_000 + EXTRA_TIME);
  const longer = { ...still, clock: { ...still.clock, since: 26_000 + EXTRA_TIME } } as Room;
  expect(found(longer, 'one', 26_000)).toEqual(longer);
});
