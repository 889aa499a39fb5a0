import { alarmOf } from '@nimhall/shared/room/alarm';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { DUEL_CLOCK } from '@nimhall/shared/room/duel';
import { isInLobby, listingOf } from '@nimhall/shared/room/listing';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, followedBy, given, move, open, refusal, sit } from '../../support/deciding.ts';

const operator: Actor = { kind: 'operator' };
const close: RoomCommand = { kind: 'close' };
const waiting = given([ann, { ...open, listed: true }]);
const playing = followedBy(waiting, 0, [ben, sit('second')]);
const over = followedBy(playing, 0, [ben, { kind: 'resign' }]);

test.for([
  ['a room where somebody waits', waiting, { winner: null, reason: 'aborted' }],
  ['a game', playing, { winner: null, reason: 'aborted' }],
  ['a game that is over', over, over.result],
] as const)('%s is closed by the operator, and nothing is done there any more', ([, room, result]) => {
  for (const actor of [ann, ben, clockwork]) expect(refusal(room, actor, close)).toBe('forbidden');
  const closed = followedBy(room, 9, [operator, close]);
  expect(closed).toMatchObject({ status: 'over', closed: true, turn: null, result });
  expect([isInLobby(closed), listingOf(closed), alarmOf(closed, 0)]).toEqual([false, null, null]);
  const later: readonly (readonly [Actor, RoomCommand])[] = [
    [operator, close],
    [ann, { kind: 'offer-rematch' }],
    [ben, sit('second')],
    [ann, move(0, 'b1')],
    [ann, { kind: 'seat-bot', seat: 'second', level: 'greedy' }],
    [clockwork, { kind: 'note-presence', seat: 'first', present: false }],
  ];
  expect(later.map(([actor, command]) => refusal(closed, actor, command))).toEqual(later.map(() => 'closed'));
});

test('closing a room withdraws a rematch offer', () => {
  const offered = followedBy(over, 0, [ann, { kind: 'offer-rematch' }]);
  expect(followedBy(offered, 9, [operator, close])).toMatchObject({ rematch: null, result: { winner: 'first' } });
});

test('a duel that is closed after its first game has no second one', () => {
  const drawn = { game: 'nim', params: {}, misere: false, start: '1,2' };
  const between = given(
    [ann, { kind: 'create', room: 'code', game: 'nim', clock: DUEL_CLOCK, duel: true }],
    [ben, { kind: 'meet', seat: 'second', drawn }],
    [ben, { kind: 'resign' }],
  );
  expect(alarmOf(between, 0)?.kind).toBe('next-game');
  expect(alarmOf(followedBy(between, 1, [operator, close]), 0)).toBeNull();
});
