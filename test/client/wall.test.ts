import type { Board } from '@nimhall/shared/gathering/class/classroom';
import { expect, test } from 'vitest';
import { columnsFor } from '../../client/src/pages/class/wall-columns.ts';
import { wallSlots } from '../../client/src/pages/class/wall-slots.ts';

test('on a wide screen a few boards fill two rows, and a full class fills rows of nine or ten', () => {
  expect([1, 2, 3, 4, 6, 12, 15, 30].map((boards) => `${boards}: ${columnsFor(boards)}`)).toMatchInlineSnapshot(`
    [
      "1: 1",
      "2: 2",
      "3: 3",
      "4: 2",
      "6: 3",
      "12: 4",
      "15: 5",
      "30: 8",
    ]
  `);
  expect(columnsFor(60)).toBeLessThanOrEqual(10);
});

test('no row is left empty', () => {
  for (let boards = 1; boards <= 60; boards++) {
    const columns = columnsFor(boards);
    expect(columns).toBeLessThanOrEqual(boards);
    expect((Math.ceil(boards / columns) - 1) * columns).toBeLessThan(boards);
  }
});

test('on the wall a second game takes the place of the first once it is open, and boards keep their places', () => {
  const over: Board = { seats: { first: 0, second: 1 }, result: { winner: 'first', reason: 'resigned' } };
  const running: Board = { seats: { first: 'teacher', second: 2 }, result: null };
  const second: Board = { seats: { first: 1, second: 0 }, isSecondGame: true, result: null };
  const boards = [over, running, second];
  expect(wallSlots({ boards, opened: 2 })).toEqual([
    { at: 0, board: over },
    { at: 1, board: running },
  ]);
  expect(wallSlots({ boards, opened: 3 })).toEqual([
    { at: 2, board: second, firstGame: over },
    { at: 1, board: running },
  ]);
});
