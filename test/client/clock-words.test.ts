import { newClock } from '@nimhall/shared/room/clock';
import type { Room } from '@nimhall/shared/room/room';
import { describe, expect, test } from 'vitest';
import { clockInWords, clockText, timeInWords, timeLeft } from '../../client/src/components/text/clock-words.ts';

test.each([
  [0, '0.0'],
  [9_949, '9.9'],
  [10_000, '0:10'],
  [61_999, '1:01'],
  [3_600_000, '1:00:00'],
  [3_723_000, '1:02:03'],
])('%i ms reads %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test.each([
  [999, 'en', '0 seconds'],
  [61_999, 'en', '1 minute 1 second'],
  [3_602_000, 'en', '1 hour 2 seconds'],
  [247_000, 'de', '4 Minuten 7 Sekunden'],
])('a screen reader reads %i ms in %s as %s', (milliseconds, language, text) => {
  expect(timeInWords(milliseconds, language)).toBe(text);
});

test.each([
  [{ initialMs: 300_000, incrementMs: 3_000 }, '5 min + 3 s a move'],
  [{ initialMs: 30_000, incrementMs: 0 }, '30 s'],
])('a rule in words: %o', (rule, words) => {
  expect(clockInWords(rule)).toBe(words);
});

describe('time left', () => {
  const clock = { ...newClock({ initialMs: 60_000, incrementMs: 0 }), since: 1_000 };
  const room = { turn: 'first', clock } as Room;

  test('runs for the side to move alone, and not before its time', () => {
    expect(timeLeft(room, 'first', 11_000)).toBe(50_000);
    expect(timeLeft(room, 'second', 11_000)).toBe(60_000);
    expect(timeLeft(room, 'first', 0)).toBe(60_000);
  });

  test('stops at zero, and stands still while nobody is charged', () => {
    expect(timeLeft(room, 'first', 99_000)).toBe(0);
    expect(timeLeft({ ...room, clock: { ...clock, since: null } }, 'first', 99_000)).toBe(60_000);
  });
});
