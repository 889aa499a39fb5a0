import { expect, test } from 'vitest';
import { takenCounts } from '../../client/src/pages/room/taken-counts.ts';
import { ViewHistory } from '../../client/src/pages/room/view-history.ts';

const nim = { game: 'nim', params: {} };

test('counts what each side took, incrementally, and also after a takeback', () => {
  const views = new ViewHistory();
  const takenAt = (positions: readonly string[]) => takenCounts(views.at(nim, positions));
  expect(takenAt(['3,4,5'])).toEqual({ first: 0, second: 0 });
  expect(takenAt(['3,4,5', '1,4,5'])).toEqual({ first: 2, second: 0 });
  expect(takenAt(['3,4,5', '1,4,5', '1,4,0', '0,4,0'])).toEqual({ first: 3, second: 5 });
  expect(takenAt(['3,4,5', '1,4,5'])).toEqual({ first: 2, second: 0 });
});

test('counts start at zero in another game of the room', () => {
  const views = new ViewHistory();
  views.at(nim, ['3', '1', '0']);
  expect(takenCounts(views.at(nim, ['5']))).toEqual({ first: 0, second: 0 });
  expect(takenCounts(views.at(nim, ['5', '1']))).toEqual({ first: 4, second: 0 });
});

test.each([
  ['grundys-game', {}, ['8', '5,3']],
  ['staircase', {}, ['2,0,3', '0,0,3']],
  ['wythoff', {}, ['7.5', '7.4']],
])('nothing is counted where nothing is taken, as in %s', (game, params, positions) => {
  expect(takenCounts(new ViewHistory().at({ game, params }, positions))).toEqual({ first: 0, second: 0 });
});
