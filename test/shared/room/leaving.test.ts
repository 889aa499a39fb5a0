import type { RoomCommand } from '@nimhall/shared/room/commands';
import { claimableAt } from '@nimhall/shared/room/decide/endings';
import { applyEntry } from '@nimhall/shared/room/evolve';
import { isInLobby } from '@nimhall/shared/room/listing';
import { describe, expect, test } from 'vitest';
import { ann, ben, clockwork, eve, followedBy, given, move, open, refusal, sit } from '../../support/deciding.ts';

describe('leaving', () => {
  const timed = { ...open, clock: { initialMs: 60_000, incrementMs: 0 } };
  const playing = given([ann, timed], [ben, sit('second')]);
  const gone = applyEntry(playing, { version: 3, at: 1_000, events: [{ kind: 'went-away', seat: 'second' }] });

  test('before the second move a game may be aborted, and nobody has lost', () => {
    expect(refusal(playing, eve, { kind: 'abort' })).toBe('not-seated');
    expect(refusal(playing, ben, { kind: 'abort' })).toMatch(/"winner":null,"reason":"aborted"/);
    const late = given([ann, { ...open, start: '3,4,5' }], [ben, sit('second')], [ann, move(0, 'a1')], [ben, move(1, 'b1')]);
    expect(refusal(late, ann, { kind: 'abort' })).toBe('forbidden');
  });

  test('the remaining player may claim the game after half a minute', () => {
    expect(claimableAt(gone, 'first')).toBe(31_000);
    expect(claimableAt(gone, 'second')).toBeNull();
    expect(refusal(gone, ann, { kind: 'claim' }, 30_999)).toBe('forbidden');
    expect(refusal(gone, ann, { kind: 'claim' }, 31_000)).toMatch(/"winner":"first","reason":"abandoned"/);
    expect(refusal(gone, ben, { kind: 'claim' }, 31_000)).toBe('forbidden');
    const back = applyEntry(gone, { version: 4, at: 2_000, events: [{ kind: 'came-back', seat: 'second' }] });
    expect(refusal(back, ann, { kind: 'claim' }, 60_000)).toBe('forbidden');
  });

  test('a player who is away when a game begins has the usual time to return', () => {
    const leave: RoomCommand = { kind: 'note-presence', seat: 'first', present: false };
    const deserted = followedBy(given([ann, timed]), 1_000, [clockwork, leave]);
    expect(claimableAt(followedBy(deserted, 90_000, [ben, sit('second')]), 'second')).toBe(120_000);
    const resigned = followedBy(gone, 2_000, [ben, { kind: 'resign' }]);
    const again = followedBy(resigned, 90_000, [ben, { kind: 'offer-rematch' }], [ann, { kind: 'answer-rematch', accept: true }]);
    expect(claimableAt(again, 'second')).toBe(120_000);
  });

  test('a room without waiting players leaves the lobby, and returns with them', () => {
    const note = (present: boolean): RoomCommand => ({ kind: 'note-presence', seat: 'first', present });
    const waiting = given([ann, open]);
    const deserted = followedBy(waiting, 1_000, [clockwork, note(false)]);
    expect([waiting, deserted, followedBy(deserted, 2_000, [clockwork, note(true)]), playing, gone].map(isInLobby)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(isInLobby(given([ann, { ...open, listed: false }]))).toBe(false);
    expect(isInLobby(given([ann, { ...open, seats: {} }]))).toBe(true);
    expect(isInLobby(followedBy(gone, 2_000, [ben, { kind: 'resign' }]))).toBe(false);
  });

  test('presence is recorded by the server alone, and only when it changes', () => {
    const note = { kind: 'note-presence', seat: 'second', present: true } as const;
    expect(refusal(gone, ben, note)).toBe('forbidden');
    expect(refusal(gone, clockwork, note)).toMatch(/came-back/);
    expect(refusal(playing, clockwork, note)).toBe('stale');
  });
});
