import { redactName, roomWithoutName } from '@nimhall/shared/room/erased-name';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { expect, test } from 'vitest';
import { ann, ben, given, open, sit } from '../../support/deciding.ts';

const room = given([ann, open], [ben, sit('second')]);

test('a room loses the name of a player in both seats and of nobody else, and their ids stay', () => {
  expect(roomWithoutName('ann', room).seats).toEqual({
    first: { kind: 'human', player: { id: 'ann', name: '' } },
    second: { kind: 'human', player: { id: 'ben', name: 'Ben' } },
  });
  expect(roomWithoutName('ben', room).seats).toMatchObject({ first: { player: { name: 'Ann' } }, second: { player: { name: '' } } });
  const waiting = given([ann, open]);
  expect(roomWithoutName('ann', waiting).seats).toMatchObject({ first: { player: { name: '' } }, second: null });
});

test('a room without them, or whose name is erased already, stays the very same', () => {
  const erased = roomWithoutName('ann', room);
  const withBot = given([ann, { ...open, seats: { first: { bot: 'random' }, second: 'me' } }]);
  expect([
    roomWithoutName('eve', room) === room,
    roomWithoutName('ann', erased) === erased,
    roomWithoutName('eve', withBot) === withBot,
  ]).toEqual([true, true, true]);
});

test('events lose the name where somebody takes a seat, and are the same otherwise', () => {
  const seated = (id: string, name: string): RoomEvent => ({
    kind: 'seated',
    seat: 'first',
    occupant: { kind: 'human', player: { id, name } },
  });
  const bot: RoomEvent = { kind: 'seated', seat: 'second', occupant: { kind: 'bot', level: 'random' } };
  const others: RoomEvent[] = [bot, { kind: 'started' }, { kind: 'rematch-offered', seat: 'first' }];
  const redacted = redactName('ann', [seated('ann', 'Ann'), seated('ben', 'Ben'), ...others]);
  expect(redacted).toEqual([seated('ann', ''), seated('ben', 'Ben'), ...others]);
});
