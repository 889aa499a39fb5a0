import type { RoomCommand } from '@nimhall/shared/room/commands';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { ann, ben, given, move, open, refusal, sit } from '../../support/deciding.ts';

const INK = '120,300 140,310* 180,320';

const drawn = (text: string, ink: string): RoomCommand => ({ kind: 'move', branch: 0, ply: 0, move: text, ink, lag: 0 });

function moved(ply: number, ink?: string): RoomEvent {
  const seat = ply % 2 === 0 ? 'first' : 'second';
  return { kind: 'moved', seat, branch: 0, ply, move: 'b1', position: '1,1', ...(ink === undefined ? {} : { ink }) };
}

function after(...events: readonly RoomEvent[]): Room {
  return events.reduce<Room>(
    (room, event) => applyEntry(room, { version: room.version + 1, at: 0, events: [event] }),
    given([ann, open], [ben, sit('second')]),
  );
}

test('a room has no inks until a move has one, and then one for each move', () => {
  expect(after(moved(0), moved(1))).not.toHaveProperty('inks');
  expect(after(moved(0), moved(1, INK), moved(2)).inks).toEqual(['', INK, '']);
});

test('a takeback removes the ink of its moves, and a rematch begins without', () => {
  const back: RoomEvent = { kind: 'taken-back', ply: 1, position: '1,2' };
  expect(after(moved(0, INK), moved(1, INK), back).inks).toEqual([INK]);
  expect(after(moved(0), moved(1, INK), back, { ...moved(1), branch: 1 } as RoomEvent).inks).toEqual(['', '']);
  expect(after(moved(0, INK), { kind: 'rematch-started' })).not.toHaveProperty('inks');
});

test('a game whose moves are not drawn refuses ink, and the move with it', () => {
  const room = given([ann, open], [ben, sit('second')]);
  expect(refusal(room, ann, drawn('b1', INK))).toBe('bad-request');
  expect(refusal(room, ann, move(0, 'b1'))).toMatch(/accepted/);
});
