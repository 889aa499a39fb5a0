import type { Room } from '@nimhall/shared/room/room';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { placeInWords, viewingInWords } from '../../client/src/pages/room/replay-words.ts';
import { positionsOf } from '../../client/src/position/replay.ts';
import { ReplayStore, STEP } from '../../client/src/stores/replay-store.ts';
import { roomAt } from './fake-connection.ts';

describe('the positions of a game', () => {
  test('are computed by its rules, beginning with the start', () => {
    const moves = ['b1', 'a1', 'b1'];
    expect(positionsOf({ game: 'nim', params: {}, start: '1,2', moves })).toEqual(['1,2', '1,1', '0,1', '0,0']);
  });

  test('reach as far as the rules of this page go', () => {
    expect(positionsOf({ game: 'nim', params: {}, start: '1,2', moves: ['b1', 'z9', 'a1'] })).toEqual(['1,2', '1,1']);
    expect(positionsOf({ game: 'newer', params: {}, start: 'x', moves: ['y'] })).toEqual(['x']);
  });
});

describe('looking back', () => {
  let replay: ReplayStore;

  beforeEach(() => {
    replay = new ReplayStore();
    replay.follow(roomAt(4));
  });

  test('goes step by step, and stops at both ends', () => {
    replay.next();
    expect(replay.value.ply, 'the present has no next move').toBeNull();
    replay.previous();
    expect(replay.value.ply).toBe(1);
    replay.previous();
    replay.previous();
    expect(replay.value.ply).toBe(0);
    replay.next();
    expect(replay.value.ply).toBe(1);
    replay.next();
    expect(replay.value.ply, 'after the last move it is the present').toBeNull();
    replay.first();
    expect(replay.value.ply).toBe(0);
    replay.last();
    expect(replay.value.ply).toBeNull();
  });

  test('a new move does not end looking back, and is followed when viewing the latest position', () => {
    replay.goTo(1);
    replay.follow(roomAt(5));
    expect(replay.value).toEqual({ positions: ['1,2', '1,1', '0,1', '0,0'], ply: 1, running: false });
    replay.last();
    replay.follow(roomAt(4));
    expect(replay.value.ply).toBeNull();
  });

  test.each<[string, number, Partial<Room>, number | null]>([
    ['a position that is taken back is left', 1, { moves: ['b1'] }, null],
    ['an earlier one is not', 0, { moves: ['b1'] }, 0],
    ['another game begins at its start', 1, { moves: [] }, null],
    ['a game with other moves is another game', 1, { moves: ['a1', 'b1', 'b1'] }, null],
  ])('%s', (_, ply, change, after) => {
    replay.goTo(ply);
    replay.follow({ ...roomAt(4), ...change });
    expect(replay.value.ply).toBe(after);
  });

  test('replays the moves from the start, and stops at the latest position', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    replay.run();
    expect(replay.value).toMatchObject({ ply: 0, running: true });
    vi.advanceTimersByTime(STEP);
    expect(replay.value).toMatchObject({ ply: 1, running: true });
    vi.advanceTimersByTime(STEP);
    expect(replay.value).toMatchObject({ ply: null, running: false });
    replay.goTo(1);
    replay.run();
    replay.run();
    vi.advanceTimersByTime(3 * STEP);
    expect(replay.value, 'stopped by hand').toMatchObject({ ply: 1, running: false });
    replay.run();
    replay.previous();
    expect(replay.value, 'a step by hand stops it as well').toMatchObject({ ply: 0, running: false });
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('the current place is described in words', () => {
  expect(viewingInWords(3, 9)).toBe('Viewing move 3 of 9');
  expect(viewingInWords(0, 9)).toBe('Viewing the start');
  expect([placeInWords(0, 9), placeInWords(9, 9)]).toEqual(['The start', 'Move 9 of 9']);
});
