import { alarmOf, expiryOf } from '@nimhall/shared/room/alarm';
import { flagFall } from '@nimhall/shared/room/clock';
import type { Room } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, followedBy, move, open, refusal, sit } from '../../support/deciding.ts';

const HOUR = 3_600_000;
const PACE = 700;
const NOW = 1_000;
const bot = { bot: 'random' } as const;
const minutes = { initialMs: 60_000, incrementMs: 0 };

/** A room that Ann opens now, with a game that begins now where both seats are taken. */
function opened(options: Partial<typeof open>): Room {
  return followedBy(null, NOW, [ann, { ...open, ...options }]);
}

function played(room: Room): Room {
  return followedBy(room, NOW, [ben, sit('second')]);
}

test('the next alarm of a room: a bot moves, a clock runs out, or the room is closed', () => {
  const onTheClock = played(opened({ clock: minutes }));
  const bothMoved = followedBy(onTheClock, NOW, [ann, move(0, 'b1')], [ben, move(1, 'a1')]);
  const rooms: Readonly<Record<string, Room>> = {
    waiting: opened({}),
    'waiting over days': opened({ clock: { days: 3 } }),
    'a game without a clock': played(opened({})),
    'a bot to move': opened({ seats: { first: bot, second: 'me' } }),
    'a person to move against a bot': opened({ seats: { first: 'me', second: bot } }),
    'a clock before the first moves': onTheClock,
    'a clock that runs': bothMoved,
    'a game over days': played(opened({ clock: { days: 3 } })),
    over: followedBy(bothMoved, NOW, [ben, { kind: 'resign' }]),
  };
  const alarms = Object.fromEntries(Object.entries(rooms).map(([name, room]) => [name, alarmOf(room, PACE)]));
  expect(alarms).toEqual({
    waiting: { kind: 'expire', at: 3 * HOUR },
    'waiting over days': { kind: 'expire', at: NOW + 72 * HOUR },
    'a game without a clock': null,
    'a bot to move': { kind: 'bot-move', at: NOW + PACE },
    'a person to move against a bot': { kind: 'expire', at: 73 * HOUR },
    'a clock before the first moves': { kind: 'expire', at: NOW + 120_000 },
    'a clock that runs': { kind: 'flag', at: bothMoved.clock && flagFall(bothMoved.clock, 'first') },
    'a game over days': { kind: 'flag', at: NOW + 72 * HOUR },
    over: null,
  });
});

test('a room is closed when its time has come and not before, and what is over has no time', () => {
  const room = opened({});
  expect(refusal(room, clockwork, { kind: 'expire' }, expiryOf(room) - 1)).toBe('stale');
  expect(refusal(room, clockwork, { kind: 'expire' }, expiryOf(room))).toMatch(/"winner":null,"reason":"expired"/);
  expect(expiryOf(followedBy(played(room), NOW, [ben, { kind: 'resign' }]))).toBe(Number.POSITIVE_INFINITY);
});
