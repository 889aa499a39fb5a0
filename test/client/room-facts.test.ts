import { expect, test } from 'vitest';
import { waitsAlone } from '../../client/src/pages/room/room-facts.ts';
import { roomAt } from './fake-connection.ts';

test('only a player without an opponent waits alone', () => {
  expect(waitsAlone(roomAt(1), 'first')).toBe(true);
  expect(waitsAlone(roomAt(1), null)).toBe(false);
  expect(waitsAlone(roomAt(2), 'first')).toBe(false);
  expect(waitsAlone(roomAt(5), 'first')).toBe(false);
  expect(waitsAlone(null, null)).toBe(false);
});
