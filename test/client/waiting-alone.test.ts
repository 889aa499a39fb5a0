import { expect, test } from 'vitest';
import { hasWaitedLong, waitsAlone } from '../../client/src/room/waiting-alone.ts';
import { roomAt } from './fake-port.ts';

test('only who sits with nobody opposite waits alone', () => {
  expect(waitsAlone(roomAt(1), 'first')).toBe(true);
  expect(waitsAlone(roomAt(1), null)).toBe(false);
  expect(waitsAlone(roomAt(2), 'first')).toBe(false);
  expect(waitsAlone(roomAt(5), 'first')).toBe(false);
});

test('fifteen seconds are long, counted from when the seat was taken', () => {
  const { updatedAt } = roomAt(1);
  expect(hasWaitedLong(roomAt(1), updatedAt + 14_999)).toBe(false);
  expect(hasWaitedLong(roomAt(1), updatedAt + 15_000)).toBe(true);
});
