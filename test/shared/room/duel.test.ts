import { NEWCOMER } from '@nimhall/shared/rating';
import { alarmOf } from '@nimhall/shared/room/alarm';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import { DUEL_CLOCK } from '@nimhall/shared/room/duel';
import { isDuelOver, isDuelPositionLive, isInBreak } from '@nimhall/shared/room/duel-phase';
import { evolve } from '@nimhall/shared/room/evolve';
import { duelKey, isInLobby, listingOf } from '@nimhall/shared/room/listing';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import { playedBy } from '@nimhall/shared/room/played';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, eve, followedBy, given, move, refusal, sit } from '../../support/deciding.ts';

const drawn = { game: 'nim', params: {}, misere: true, start: '1,2' };
const seek = { kind: 'create', room: 'code', game: 'nim', clock: DUEL_CLOCK, duel: true } as const;
const meet = { kind: 'meet', seat: 'second', drawn } as const;
const begun: readonly (readonly [Actor, RoomCommand])[] = [
  [ann, seek],
  [ben, meet],
];
/** Under misère play, the player who begins wins 1, 2 by taking the 2. */
const firstGame: readonly (readonly [Actor, RoomCommand])[] = [
  [ann, move(0, 'b2')],
  [ben, move(1, 'a1')],
];
const nextGame: RoomCommand = { kind: 'next-game' };
const LATER = 5_000;

test('the position is hidden until both are present, and then the clock runs', () => {
  const waiting = given([ann, seek]);
  expect(waiting).toMatchObject({ status: 'waiting', duel: { game: 1, rated: null } });
  const room = followedBy(waiting, 70, [ben, meet]);
  expect(room).toMatchObject({ status: 'playing', start: '1,2', position: '1,2', misere: true, clock: { since: 70 } });
  expect(alarmOf(room, 0)).toMatchObject({ kind: 'flag' });
});

test('the second game begins by itself, from the same position with seats swapped', () => {
  const between = given(...begun, ...firstGame);
  expect(between).toMatchObject({ status: 'over', result: { winner: 'first' }, score: { first: 1, second: 0 } });
  expect([isInBreak(between), isDuelPositionLive(between), isDuelOver(between)]).toEqual([true, true, false]);
  expect(alarmOf(between, 0)).toEqual({ kind: 'next-game', at: LATER });
  const second = followedBy(between, LATER, [clockwork, nextGame]);
  expect(second).toMatchObject({
    status: 'playing',
    position: '1,2',
    turn: 'first',
    duel: { game: 2 },
    seats: { first: { player: { id: 'ben' } }, second: { player: { id: 'ann' } } },
    score: { first: 0, second: 1 },
    clock: { since: LATER, remaining: { first: DUEL_CLOCK.initialMs, second: DUEL_CLOCK.initialMs } },
  });
  const over = followedBy(second, LATER, [ben, { kind: 'resign' }]);
  expect(over).toMatchObject({ score: { first: 0, second: 2 }, status: 'over' });
  expect([isInBreak(over), isDuelPositionLive(over), isDuelOver(over), alarmOf(over, 0)]).toEqual([false, false, true, null]);
});

test('only the server begins the second game, and not before it is due', () => {
  const between = given(...begun, ...firstGame);
  expect(refusal(between, ann, nextGame, LATER)).toBe('forbidden');
  expect(refusal(between, clockwork, nextGame, LATER - 1)).toBe('stale');
  const second = followedBy(between, LATER, [clockwork, nextGame]);
  expect(refusal(second, clockwork, nextGame, 2 * LATER)).toBe('stale');
  expect(refusal(followedBy(second, LATER, [ben, { kind: 'resign' }]), clockwork, nextGame, 3 * LATER)).toBe('stale');
});

test.each<[string, RoomCommand]>([
  ['a game called off', { kind: 'abort' }],
  ['a move taken back', { kind: 'offer-takeback' }],
])('%s is refused in a duel', (_what, command) => {
  expect(refusal(given(...begun, [ann, move(0, 'b1')]), ann, command)).toBe('forbidden');
});

test('a rematch is refused between the games and after them', () => {
  const between = given(...begun, ...firstGame);
  expect(refusal(between, ann, { kind: 'offer-rematch' })).toBe('forbidden');
  const over = followedBy(between, LATER, [clockwork, nextGame], [ben, { kind: 'resign' }]);
  expect(refusal(over, ann, { kind: 'offer-rematch' })).toBe('forbidden');
});

test('players cannot seat themselves or a bot, and nobody duels with themselves', () => {
  const waiting = given([ann, seek]);
  expect(refusal(waiting, ben, sit('second'))).toBe('forbidden');
  expect(refusal(waiting, ann, { kind: 'seat-bot', seat: 'second', level: 'random' })).toBe('forbidden');
  expect(refusal(waiting, ann, meet)).toBe('seat-taken');
  expect(refusal(given(...begun), eve, meet)).toBe('already-started');
  expect(refusal(followedBy(waiting, 0, [ann, { kind: 'stand' }]), ben, meet)).toBe('stale');
  expect(refusal(given([ann, { ...seek, duel: false }]), ben, meet)).toBe('forbidden');
  expect(refusal(null, ann, { ...seek, clock: undefined })).toBe('bad-request');
});

test.each([
  ['another game', { ...drawn, game: 'kayles' }, 'forbidden'],
  ['no position', { ...drawn, start: 'x' }, 'bad-position'],
  ['nothing to play', { ...drawn, start: '0' }, 'bad-position'],
])('a drawn position is validated like any other: %s', (_what, wrong, code) => {
  expect(refusal(given([ann, seek]), ben, { ...meet, drawn: wrong })).toBe(code);
});

test('a player who does not move loses that game on time only', () => {
  const room = given(...begun);
  const fall = alarmOf(room, 0)?.at ?? 0;
  expect(decide(room, { kind: 'flag' }, clockwork, fall)).toEqual({
    ok: true,
    value: [{ kind: 'ended', winner: 'second', reason: 'time' }],
  });
  const between = followedBy(room, fall, [clockwork, { kind: 'flag' }]);
  const second = followedBy(between, fall + LATER, [clockwork, nextGame]);
  expect(alarmOf(second, 0)).toMatchObject({ kind: 'flag' });
});

test('perfect play is hidden until both games are over', () => {
  const after = given(...begun, ...firstGame);
  for (const room of [given(...begun), after]) {
    expect(mayWatchOverlay({ ...room, overlay: 'after' }, 'ann').ok).toBe(false);
    expect(mayWatchOverlay({ ...room, overlay: 'after' }, 'eve').ok).toBe(false);
  }
  const over = followedBy(after, LATER, [clockwork, nextGame], [ben, { kind: 'resign' }]);
  expect(mayWatchOverlay({ ...over, overlay: 'after' }, 'ann').ok).toBe(true);
});

test('the operator takes a rated duel out of the ratings, once, and nobody else does', () => {
  const operator: Actor = { kind: 'operator' };
  const voids: RoomCommand = { kind: 'void' };
  const room = given(...begun);
  expect([ann, clockwork].map((actor) => refusal(room, actor, voids))).toEqual(['forbidden', 'forbidden']);
  expect(refusal(room, operator, voids), 'before it has been rated').toBe('not-found');
  const change = { before: NEWCOMER, after: NEWCOMER };
  const both = { first: change, second: change };
  const rated = evolve(room, { kind: 'rated', family: both, overall: both }, 0);
  const voided = followedBy(rated, 0, [operator, voids]);
  expect(voided.duel).toEqual({ game: 1, rated: { family: both, overall: both }, voided: true });
  expect(refusal(voided, operator, voids)).toBe('stale');
});

test('pairing finds present waiting players, and the lobby lists the duel once it is played', () => {
  const waiting = given([ann, seek]);
  expect(isInLobby(waiting)).toBe(false);
  expect(listingOf(waiting)).toMatchObject({ place: 'seeking', seeks: duelKey('nim') });
  expect(listingOf(followedBy(waiting, 0, [clockwork, { kind: 'note-presence', seat: 'first', present: false }]))).toBeNull();
  expect(listingOf(given(...begun))).toMatchObject({ place: 'playing', seeks: null });
  expect(listingOf(followedBy(waiting, 0, [ann, { kind: 'stand' }]))).toBeNull();
});

test('each of the two games is on the lists of both, also one in which nobody moved', () => {
  const room = given(...begun);
  const ended = decide(room, { kind: 'resign' }, ann, 1);
  if (!ended.ok) throw new Error(ended.error.message);
  const entry = { version: 3, at: 1, events: ended.value };
  const games = playedBy(followedBy(room, 1, [ann, { kind: 'resign' }]), entry);
  expect(games).toMatchObject([
    { player: 'ann', game: { outcome: 'lost', duel: 1, ply: 0, start: '1,2' } },
    { player: 'ben', game: { outcome: 'won', duel: 1 } },
  ]);
});
