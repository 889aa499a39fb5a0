import { expect, test } from 'vitest';
import { columnsFor } from '../../client/src/pages/class/wall-columns.ts';

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
