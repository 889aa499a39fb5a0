import { challengeKey, duelKey, isChallenge, listingOf } from '@nimhall/shared/room/listing';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, eve, followedBy, given, open, refusal, sit } from '../../support/deciding.ts';

const minutes = { initialMs: 60_000, incrementMs: 0 };
const challenge = { ...open, listed: false, invited: 'ben' };
const decline = { kind: 'decline' } as const;
const left = { kind: 'note-presence', seat: 'first', present: false } as const;
const room = given([ann, challenge]);

test('only the friend who was challenged can decline, once, and before the game begins', () => {
  expect([refusal(room, eve, decline), refusal(room, clockwork, decline)]).toEqual(['forbidden', 'forbidden']);
  const declined = followedBy(room, 0, [ben, decline]);
  expect([room.invited, declined.invited]).toEqual([
    { player: 'ben', declined: false },
    { player: 'ben', declined: true },
  ]);
  expect(refusal(declined, ben, decline)).toBe('forbidden');
  expect(refusal(followedBy(room, 0, [ben, sit('second')]), ben, decline)).toBe('already-started');
});

test('the friend finds the challenge by their own key, and the lobby does not list it', () => {
  expect(listingOf(room)).toEqual({ place: 'seeking', host: 'ann', since: 0, seeks: challengeKey('ben') });
  expect(new Set([challengeKey('ben'), challengeKey('eve'), duelKey('ben'), duelKey('nim')]).size).toBe(4);
});

test('a challenge is open until it is declined or played, and on the clock only while the challenger is there', () => {
  const onTheClock = given([ann, { ...challenge, clock: minutes }]);
  const overDays = given([ann, { ...challenge, clock: { days: 3 } }]);
  const rooms = {
    open: room,
    'on the clock': onTheClock,
    'over days': overDays,
    'without a clock, challenger away': followedBy(room, 0, [clockwork, left]),
    'over days, challenger away': followedBy(overDays, 0, [clockwork, left]),
    'on the clock, challenger away': followedBy(onTheClock, 0, [clockwork, left]),
    declined: followedBy(room, 0, [ben, decline]),
    played: followedBy(room, 0, [ben, sit('second')]),
    'nobody challenged': given([ann, open]),
  };
  expect(Object.entries(rooms).flatMap(([name, each]) => (isChallenge(each) ? [name] : []))).toEqual(Object.keys(rooms).slice(0, 5));
});
