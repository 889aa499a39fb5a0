import { type Candidate, EARNED, mayBeRated, mayMeetRated, NEW_FOR } from '@nimhall/shared/duel/candidate';
import { expect, test } from 'vitest';

const DAY = 24 * 3_600_000;
const NOW = 1_000 * DAY;
const guest: Candidate = { hasPasskey: false, createdAt: NOW, games: 0, barred: false };
const kept: Candidate = { ...guest, hasPasskey: true };
const old: Candidate = { ...guest, createdAt: NOW - EARNED.days * DAY, games: EARNED.games };

const may = (candidate: Candidate | null): boolean => mayBeRated(candidate, NOW).ok;

test('registered players may be rated, and guests who have been here and played for long enough', () => {
  expect([kept, old].map(may)).toEqual([true, true]);
  expect([null, guest, { ...old, games: EARNED.games - 1 }, { ...old, createdAt: old.createdAt + 1 }].map(may)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('barred players may not be rated, with or without an account', () => {
  for (const candidate of [kept, old])
    expect(mayBeRated({ ...candidate, barred: true }, NOW)).toMatchObject({ error: { code: 'forbidden' } });
});

test('newcomers are not matched with newcomers of their own network, but with everybody else', () => {
  const known = { ...kept, createdAt: NOW - NEW_FOR * DAY };
  expect(mayMeetRated(kept, known, true, NOW)).toBe(false);
  expect(mayMeetRated(known, kept, true, NOW)).toBe(false);
  expect(mayMeetRated(known, known, true, NOW)).toBe(true);
  expect(mayMeetRated(kept, kept, false, NOW)).toBe(true);
});
