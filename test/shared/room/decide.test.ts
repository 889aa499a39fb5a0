import { alarmOf, expiryOf } from '@nimhall/shared/room/alarm';
import type { Actor } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import { applyEntry } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';
import { describe, expect, test } from 'vitest';
import { ann, ben, clockwork, eve, followedBy, given, move, open, refusal, sit } from '../../support/deciding.ts';

describe('seats', () => {
  test('by default the host has the first seat and the second one is open', () => {
    const room = given([ann, open]);
    expect(room).toMatchObject({
      status: 'waiting',
      turn: null,
      host: 'ann',
      seats: { first: { kind: 'human', player: { id: 'ann' } }, second: null },
    });
  });

  test('the game starts when the second seat is filled', () => {
    expect(given([ann, open], [ben, sit('second')])).toMatchObject({ status: 'playing', turn: 'first' });
    expect(given([ann, { ...open, seats: { first: { bot: 'random' }, second: { bot: 'random' } } }])).toMatchObject({ status: 'playing' });
  });

  test('a waiting player may change seats, but cannot play alone', () => {
    const room = given([ann, open], [ann, sit('second')]);
    expect(room).toMatchObject({ status: 'waiting', seats: { first: null, second: { player: { id: 'ann' } } } });
    expect(refusal(room, ann, sit('second'))).toBe('seat-taken');
  });

  test('a waiting player may stand up, and the seat is free again', () => {
    const room = given([ann, open], [ann, { kind: 'stand' }]);
    expect(room.seats.first).toBeNull();
    expect(refusal(room, ann, { kind: 'stand' })).toBe('not-seated');
    expect(given([ann, open], [ann, { kind: 'stand' }], [eve, sit('first')], [ben, sit('second')]).status).toBe('playing');
  });

  test('bots are put in seats by the host and by players, never over a person', () => {
    const bot = { kind: 'seat-bot', seat: 'second', level: 'random' } as const;
    expect(refusal(given([ann, open]), eve, bot)).toBe('forbidden');
    expect(refusal(given([ann, open]), ann, { ...bot, seat: 'first' })).toBe('seat-taken');
    const hostOnly = given([ann, { ...open, seats: { first: 'open', second: 'open' } }], [ann, bot]);
    expect(hostOnly).toMatchObject({ status: 'waiting', seats: { second: { kind: 'bot', level: 'random' } } });
    expect(refusal(hostOnly, eve, sit('second'))).toBe('seat-taken');
  });
});

describe('handing over', () => {
  const handOver = { kind: 'hand-over', from: 'ben', to: { id: 'eve', name: 'Eve' } } as const;

  test('gives the seat of a guest to their account, and the room if they were its host', () => {
    const [opened, entered] = [given([ben, open]), given([ann, open], [ben, sit('second')])];
    expect(followedBy(opened, 0, [clockwork, handOver])).toMatchObject({ host: 'eve', seats: { first: { player: { id: 'eve' } } } });
    expect(followedBy(entered, 0, [clockwork, handOver])).toMatchObject({ host: 'ann', seats: { second: { player: { id: 'eve' } } } });
    expect(refusal(opened, ann, handOver)).toBe('forbidden');
  });
});

describe('moves', () => {
  const playing = given([ann, open], [ben, sit('second')]);

  test('are checked by branch and ply before the turn', () => {
    expect(refusal(playing, ann, move(1, 'a1'))).toBe('stale');
    expect(refusal(playing, ann, move(0, 'a1', 1))).toBe('stale');
    expect(refusal(playing, ben, move(0, 'a1'))).toBe('not-your-turn');
    expect(refusal(playing, eve, move(0, 'a1'))).toBe('not-seated');
    expect(refusal(given([ann, open]), ann, move(0, 'a1'))).toBe('not-started');
  });

  test('are stored in canonical text', () => {
    expect(given([ann, open], [ben, sit('second')], [ann, move(0, ' B01 ')])).toMatchObject({
      moves: ['b1'],
      position: '1,1',
      turn: 'second',
      ply: 1,
    });
  });

  test.each([
    { misere: false, winner: 'first' },
    { misere: true, winner: 'second' },
  ])('the last object decides (last object loses: $misere)', ({ misere, winner }) => {
    const room = given([ann, { ...open, start: '1', misere }], [ben, sit('second')], [ann, move(0, 'a1')]);
    expect(room).toMatchObject({ status: 'over', turn: null, result: { winner, reason: 'last-object' }, score: { [winner]: 1 } });
    expect(refusal(room, ben, move(1, 'a1'))).toBe('game-over');
  });
});

describe('a rematch', () => {
  const over = given([ann, { ...open, start: '1' }], [ben, sit('second')], [ann, move(0, 'a1')]);

  test('needs both, and either may ask', () => {
    const offered = decide(over, { kind: 'offer-rematch' }, ben, 0);
    expect(offered).toEqual({ ok: true, value: [{ kind: 'rematch-offered', seat: 'second' }] });
    expect(refusal(over, ann, { kind: 'answer-rematch', accept: true })).toBe('stale');
    expect(refusal(over, eve, { kind: 'offer-rematch' })).toBe('not-seated');
  });

  test('also starts when both offer it', () => {
    const room = given(
      [ann, { ...open, start: '1' }],
      [ben, sit('second')],
      [ann, move(0, 'a1')],
      [ann, { kind: 'offer-rematch' }],
      [ben, { kind: 'offer-rematch' }],
    );
    expect(room).toMatchObject({
      status: 'playing',
      branch: 1,
      ply: 0,
      seats: { first: { player: { id: 'ben' } } },
      score: { first: 0, second: 1 },
    });
  });

  test('can be offered again after it was declined', () => {
    const declined = given(
      [ann, { ...open, start: '1' }],
      [ben, sit('second')],
      [ann, move(0, 'a1')],
      [ann, { kind: 'offer-rematch' }],
      [ben, { kind: 'answer-rematch', accept: false }],
    );
    expect(declined).toMatchObject({ status: 'over', rematch: null });
    expect(refusal(declined, ann, { kind: 'offer-rematch' })).toMatch(/^accepted/);
  });

  test('may be withdrawn by the player who offers it, but not accepted by them', () => {
    const offered = followedBy(over, 1_000, [ann, { kind: 'offer-rematch' }]);
    expect(refusal(offered, ann, { kind: 'answer-rematch', accept: true })).toBe('forbidden');
    expect(followedBy(offered, 2_000, [ann, { kind: 'answer-rematch', accept: false }])).toMatchObject({ status: 'over', rematch: null });
  });
});

describe('alarms', () => {
  test('wake a bot after its move delay, and close unused rooms', () => {
    const bots = given([ann, { ...open, seats: { first: { bot: 'random' }, second: 'me' } }]);
    expect(alarmOf(bots, 700)).toEqual({ at: 700, kind: 'bot-move' });
    const waiting = given([ann, open]);
    const expiry = expiryOf(waiting);
    expect(expiry).toBe(2 * 3_600_000);
    expect(alarmOf(waiting, 700)).toEqual({ at: expiry, kind: 'expire' });
    expect(refusal(waiting, clockwork, { kind: 'expire' }, expiry - 1)).toBe('stale');
    expect(refusal(waiting, ann, { kind: 'expire' }, expiry)).toBe('forbidden');
    const closed = applyEntry(waiting, { version: 2, at: expiry, events: [{ kind: 'ended', winner: null, reason: 'expired' }] });
    expect(alarmOf(closed, 700)).toBeNull();
    expect(refusal(closed, ben, sit('second'))).toBe('game-over');
    expect(refusal(closed, ann, { kind: 'offer-rematch' })).toBe('game-over');
  });
});

describe('a takeback', () => {
  const playing = given([ann, { ...open, start: '3,4,5' }], [ben, sit('second')], [ann, move(0, 'a1')], [ben, move(1, 'b1')]);
  const ask = { kind: 'offer-takeback' } as const;
  const answer = (accept: boolean) => ({ kind: 'answer-takeback', accept }) as const;
  const asked = (actor: Actor): Room => {
    const decision = decide(playing, ask, actor, 0);
    if (!decision.ok) throw new Error(decision.error.message);
    return applyEntry(playing, { version: 5, at: 0, events: decision.value });
  };

  test('returns to before the player’s own last move, with or without a reply to it', () => {
    expect(decide(asked(ben), answer(true), ann, 0)).toEqual({ ok: true, value: [{ kind: 'taken-back', ply: 1, position: '2,4,5' }] });
    expect(decide(asked(ann), answer(true), ben, 0)).toEqual({ ok: true, value: [{ kind: 'taken-back', ply: 0, position: '3,4,5' }] });
  });

  test('changes the branch, so that a move chosen before is stale', () => {
    const back = applyEntry(playing, { version: 6, at: 0, events: [{ kind: 'taken-back', ply: 1, position: '2,4,5' }] });
    expect(back).toMatchObject({ branch: 1, ply: 1, turn: 'second', moves: ['a1'], position: '2,4,5', takeback: null });
    expect(refusal(back, ben, move(1, 'b1'))).toBe('stale');
    expect(refusal(back, ben, move(1, 'b1', 1))).toMatch(/^accepted/);
  });

  test('needs the other side, may be declined and withdrawn, and a move withdraws it', () => {
    expect(refusal(asked(ben), ben, answer(true))).toBe('forbidden');
    expect(refusal(asked(ben), ben, answer(false))).toMatch(/takeback-declined/);
    expect(refusal(asked(ben), ann, answer(false))).toMatch(/takeback-declined/);
    expect(refusal(asked(ben), ann, ask)).toBe('forbidden');
    expect(refusal(asked(ben), ben, ask)).toBe('forbidden');
    const declined = followedBy(asked(ben), 0, [ann, answer(false)]);
    expect(declined).toMatchObject({ takeback: null, ply: 2, branch: 0 });
    expect(refusal(playing, ann, answer(true))).toBe('stale');
    const moved = decide(asked(ben), move(2, 'a1'), ann, 0);
    if (!moved.ok) throw new Error(moved.error.message);
    expect(applyEntry(asked(ben), { version: 6, at: 0, events: moved.value }).takeback).toBeNull();
  });

  test('is for those who have moved, and always granted by a bot', () => {
    const fresh = given([ann, { ...open, start: '3,4,5' }], [ben, sit('second')]);
    expect(refusal(fresh, ann, ask)).toBe('forbidden');
    const bot = given([ann, { ...open, start: '3,4,5', seats: { first: 'me', second: { bot: 'random' } } }], [ann, move(0, 'a1')]);
    expect(refusal(bot, ann, ask)).toMatch(/"taken-back","ply":0/);
  });
});
