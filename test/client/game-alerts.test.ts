import { newClock } from '@nimhall/shared/room/clock';
import type { Room } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { isLow, isTurnOf, soundCueOf } from '../../client/src/components/alerts/sound-cues.ts';
import { roomAt } from './fake-connection.ts';

test.each([
  [1, 2, 'begin'],
  [2, 3, 'own-move'],
  [3, 4, 'other-move'],
  [4, 5, 'won'],
  [3, 3, null],
])('from version %i to %i the first player hears %s', (from, to, cue) => {
  expect(soundCueOf(roomAt(from), roomAt(to), 'first')).toBe(cue);
});

test('the sound of an end depends on the listener', () => {
  const after = roomAt(5);
  const heard = (room: Room) => (['first', 'second', null] as const).map((seat) => soundCueOf(roomAt(4), room, seat));
  expect(heard(after)).toEqual(['won', 'lost', 'over']);
  expect(heard({ ...after, result: { winner: null, reason: 'aborted' } })).toEqual(['called-off', 'called-off', 'called-off']);
});

test('a spectator hears the same sound for every move, and a takeback makes no sound', () => {
  expect(soundCueOf(roomAt(2), roomAt(3), null)).toBe('other-move');
  expect(soundCueOf(roomAt(4), { ...roomAt(3), branch: 1 }, 'first')).toBeNull();
});

test('a turn belongs to the player to move', () => {
  expect(isTurnOf(roomAt(2), 'first')).toBe(true);
  expect(isTurnOf(roomAt(2), 'second')).toBe(false);
  expect(isTurnOf(roomAt(1), null)).toBe(false);
  expect(isTurnOf(roomAt(5), null)).toBe(false);
  expect(isTurnOf(null, 'first')).toBe(false);
});

test('a clock ticks in the last ten seconds of our own turn', () => {
  const clock = { ...newClock({ initialMs: 60_000, incrementMs: 0 }), since: 0 };
  const room: Room = { ...roomAt(2), clock };
  expect([49_000, 50_001, 59_999, 60_000].map((now) => isLow(room, 'first', now))).toEqual([false, true, true, false]);
  expect(isLow(room, 'second', 55_000)).toBe(false);
  expect(isLow({ ...room, clock: { ...clock, since: null } }, 'first', 55_000)).toBe(false);
});
