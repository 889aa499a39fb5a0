import { findFamily } from '@nimhall/shared/game/registry';
import type { RoomSummary } from '@nimhall/shared/protocol/messages';
import { expect, test } from 'vitest';
import { draftOf, wishesOf, withPreset, withSeat } from '../../client/src/lobby/draft.ts';
import { TILES } from '../../client/src/lobby/tiles.ts';
import { playersInWords, standingOf } from '../../client/src/lobby/words.ts';
import { merged } from '../../client/src/state/lobby-store.ts';
import { ANN, BEN, roomAt } from './fake-port.ts';

function summary(room: string): RoomSummary {
  return { ...roomAt(1), room };
}

test('rooms that changed stay in their place, new ones come first, those that are gone go', () => {
  const rooms = [summary('a'), summary('b'), summary('c')];
  const after = merged(rooms, { changed: [summary('c'), summary('d')], gone: ['a'] });
  expect(after.map(({ room }) => room)).toEqual(['d', 'b', 'c']);
  expect(merged(after, { changed: [summary('e'), summary('f')], gone: ['d'] }).map(({ room }) => room)).toEqual(['f', 'e', 'b', 'c']);
});

test('a room is ours, open or live', () => {
  expect(standingOf(summary('a'), ANN.id)).toBe('yours');
  expect(standingOf(summary('a'), BEN.id)).toBe('open');
  expect(standingOf(roomAt(2), 'eve')).toBe('live');
  expect(playersInWords(roomAt(1))).toBe('Ann – open seat');
  expect(playersInWords(roomAt(2))).toBe('Ann – Ben');
});

test('every featured tile names a preset that exists', () => {
  expect(TILES).toHaveLength(8);
});

test('a draft holds one seat for us at most, and keeps its people when the position changes', () => {
  const nim = findFamily('nim');
  if (!nim) throw new Error('Nim is in the catalogue');
  const moved = withSeat(draftOf(nim), 'second', 'me');
  expect(moved.seats).toEqual({ first: 'open', second: 'me' });
  const other = withPreset(withSeat(moved, 'first', 'teacher'), nim, nim.presets[2]);
  expect(other).toMatchObject({ start: '1,3,5,7', misere: true });
  expect(wishesOf(other).seats).toEqual({ first: { bot: 'teacher' }, second: 'me' });
});
