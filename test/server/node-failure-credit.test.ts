import { nodeFailureCredit } from '@nimhall/server/rooms/outage';
import { decide } from '@nimhall/shared/room/decide';
import { applyEntry, fold } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';

const EXTRA_TIME = 5_000;
const ann = { kind: 'player', player: { id: 'ann', name: 'Ann' } } as const;
const ben = { kind: 'player', player: { id: 'ben', name: 'Ben' } } as const;

/** A game with clocks, in which it is Ann’s turn from 10 s on. */
function game(): Room {
  const clock = { initialMs: 60_000, incrementMs: 0 };
  const seats = { first: 'me', second: 'open' } as const;
  const made = after(null, { kind: 'create', room: 'code', game: 'nim', start: '9,9', clock, seats }, ann, 0);
  const begun = after(made, { kind: 'sit', seat: 'second' }, ben, 0);
  const moved = after(begun, { kind: 'move', branch: 0, ply: 0, move: 'a1', lag: 0 }, ann, 5_000);
  return after(moved, { kind: 'move', branch: 0, ply: 1, move: 'a1', lag: 0 }, ben, 10_000);
}

function after(room: Room | null, command: Parameters<typeof decide>[1], actor: Parameters<typeof decide>[2], at: number): Room {
  const decision = decide(room, command, actor, at);
  if (!decision.ok) throw new Error(decision.error.message);
  const entry = { version: (room?.version ?? 0) + 1, at, events: decision.value };
  return (room ? applyEntry(room, entry) : fold([entry])) as Room;
}

/** The room once a node that died 6 s ago has been found at this time, and credited if anything is. */
function found(room: Room, node: string, at: number, player = 'ann'): Room {
  const credit = nodeFailureCredit(room, player, { node, silentFor: 6_000, visits: [] }, EXTRA_TIME, at);
  return credit ? after(room, credit.command, { kind: 'clockwork' }, at) : room;
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
