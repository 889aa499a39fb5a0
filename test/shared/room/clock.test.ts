import { alarmOf } from '@nimhall/shared/room/alarm';
import { charge, flagFall, newClock } from '@nimhall/shared/room/clock';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import type { Room } from '@nimhall/shared/room/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ann, ben, clockwork, followedBy } from '../../support/deciding.ts';

const rule = { initialMs: 60_000, incrementMs: 2_000 };

function step(room: Room | null, at: number, actor: Actor, command: RoomCommand): Room {
  return followedBy(room, at, [actor, command]);
}

const move = (ply: number, lag = 0, text = ply % 2 === 0 ? 'a1' : 'b1'): RoomCommand => ({ kind: 'move', branch: 0, ply, move: text, lag });

/** Ann and Ben after each has made the free first move, at time 10,000. */
function begun(): Room {
  const created = step(null, 0, ann, { kind: 'create', room: 'code', game: 'nim', start: '9,9', clock: rule });
  const started = step(created, 0, ben, { kind: 'sit', seat: 'second' });
  return step(step(started, 5_000, ann, move(0)), 10_000, ben, move(1));
}

test('the first move of each is free, then the side to move is charged and gets its increment', () => {
  const room = begun();
  expect(room.clock).toMatchObject({ remaining: { first: 60_000, second: 60_000 }, since: 10_000 });
  expect(step(room, 13_000, ann, move(2)).clock).toMatchObject({ remaining: { first: 59_000, second: 60_000 }, since: 13_000 });
});

test('when a game ends its clocks stop: at the resignation, and at 0 on time', () => {
  const resigned = step(begun(), 17_500, ann, { kind: 'resign' });
  expect(resigned.clock).toMatchObject({ remaining: { first: 52_500, second: 60_000 }, since: null });
  const byTheOther = step(begun(), 17_500, ben, { kind: 'resign' });
  expect(byTheOther.clock, 'who is to move has thought until then').toMatchObject({ remaining: { first: 52_500, second: 60_000 } });
  const onTime = step(begun(), flagFall(begun().clock as NonNullable<Room['clock']>, 'first') ?? 0, clockwork, { kind: 'flag' });
  expect(onTime).toMatchObject({ result: { reason: 'time' }, clock: { remaining: { first: 0, second: 60_000 }, since: null } });
});

test('network delay is not charged, up to the quota, and the log says how much', () => {
  const decision = decide(begun(), move(2, 400), ann, 13_000);
  expect(decision).toMatchObject({ ok: true, value: [{ kind: 'moved', charge: { remaining: 59_400, credited: 400 } }] });
  const far = decide(begun(), move(2, 10_000), ann, 50_000);
  const quota = begun().clock?.quota.first ?? 0;
  expect(far).toMatchObject({ ok: true, value: [{ charge: { credited: quota, remaining: 22_000 + quota } }] });
});

test('the quota grows with every move, more in longer games, and what was credited is taken from it', () => {
  const quotas = [{ initialMs: 10_000, incrementMs: 0 }, rule, { initialMs: 600_000, incrementMs: 5_000 }, { days: 3 } as const].map(
    (each) => newClock(each).quota.first,
  );
  expect(quotas, 'three moves’ worth at the start').toEqual([3 * 190, 3 * 710, 3 * 1_000, 0]);
  const clock = begun().clock as NonNullable<Room['clock']>;
  expect(clock.quota).toEqual({ first: 4 * 710, second: 4 * 710 });
  const credited = (lag: number) => charge(clock, 'first', 13_000, lag);
  expect(credited(400)).toEqual({ remaining: 59_400, quota: 5 * 710 - 400, credited: 400 });
  expect(charge({ ...clock, quota: { first: 6.5 * 710, second: 0 } }, 'first', 13_000, 0)?.quota, 'seven at most').toBe(7 * 710);
});

test('the flag of the player to move falls once, after the grace period', () => {
  const room = begun();
  const alarm = alarmOf(room, 0);
  expect(alarm).toMatchObject({ kind: 'flag', at: 10_000 + 60_000 + 2_000 });
  const fall = alarm?.at ?? 0;
  expect(decide(room, { kind: 'flag' }, clockwork, fall - 1)).toMatchObject({ ok: false, error: { code: 'stale' } });
  expect(decide(room, { kind: 'flag' }, ben, fall)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  expect(decide(room, move(2), ann, fall)).toMatchObject({ ok: false, error: { code: 'game-over' } });
  const over = step(room, fall, clockwork, { kind: 'flag' });
  expect(over).toMatchObject({ status: 'over', result: { winner: 'second', reason: 'time' }, clock: { since: null } });
  expect(decide(over, { kind: 'flag' }, clockwork, fall + 1)).toMatchObject({ ok: false, error: { code: 'game-over' } });
});

describe('an outage', () => {
  const credit = (from: number, to: number, extraTime = 0): RoomCommand => ({ kind: 'credit-clock', from, to, extraTime });

  test('is charged to nobody', () => {
    const room = step(begun(), 100_000, clockwork, credit(10_000, 100_000));
    expect(room.clock?.since).toBe(100_000);
    expect(step(room, 101_000, ann, move(2)).clock?.remaining.first).toBe(61_000);
  });

  test('is credited as far as the turn was charged for it, with a bonus on top', () => {
    expect(step(begun(), 100_000, clockwork, credit(5_000, 40_000, 5_000)).clock?.since).toBe(45_000);
    expect(step(begun(), 100_000, clockwork, credit(30_000, 40_000)).clock?.since).toBe(20_000);
  });

  test('before this turn credits nothing', () => {
    expect(decide(begun(), credit(1_000, 9_999, 5_000), clockwork, 11_000)).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(decide(begun(), credit(1_000, 10_000), clockwork, 11_000)).toMatchObject({ ok: false, error: { code: 'stale' } });
  });

  test('still credits the bonus when nothing was charged because an earlier bonus has just been used up', () => {
    const once = step(begun(), 40_000, clockwork, credit(5_000, 40_000, 5_000));
    expect(step(once, 45_000, clockwork, credit(41_000, 45_000, 5_000)).clock?.since).toBe(50_000);
  });
});

test('a game with clocks that does not begin is closed after two minutes', () => {
  const created = step(null, 0, ann, { kind: 'create', room: 'code', game: 'nim', start: '9,9', clock: rule });
  const started = step(created, 1_000, ben, { kind: 'sit', seat: 'second' });
  expect(alarmOf(started, 0)).toEqual({ at: 121_000, kind: 'expire' });
});

test('a rematch starts with fresh clocks, which stand still', () => {
  const over = step(begun(), 11_000, ann, { kind: 'resign' });
  const again = step(step(over, 12_000, ann, { kind: 'offer-rematch' }), 13_000, ben, { kind: 'answer-rematch', accept: true });
  expect(again.clock).toEqual(newClock(rule));
});

describe('charging', () => {
  const at = fc.nat(200_000);
  test('never credits more than the lag, the quota or the turn, and never leaves less than nothing', () => {
    fc.assert(
      fc.property(at, at, fc.nat(5_000), (since, spent, lag) => {
        const clock = { ...newClock(rule), since };
        const cost = charge(clock, 'first', since + spent, lag);
        if (!cost) {
          expect(spent).toBeGreaterThanOrEqual(clock.remaining.first);
          return;
        }
        expect(cost.credited).toBeLessThanOrEqual(Math.min(lag, clock.quota.first, spent));
        expect(cost.remaining).toBe(clock.remaining.first - spent + cost.credited + rule.incrementMs);
        expect(cost.quota).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a move before the flag falls is on time with enough lag, and one after it never is', () => {
    fc.assert(
      fc.property(at, fc.nat(5_000), (since, lag) => {
        const clock = { ...newClock(rule), since };
        const fall = flagFall(clock, 'first') ?? 0;
        expect(charge(clock, 'first', fall - 1, 2_000)).not.toBeNull();
        expect(charge(clock, 'first', fall + clock.quota.first, lag)).toBeNull();
      }),
    );
  });
});
