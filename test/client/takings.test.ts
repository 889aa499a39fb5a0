import { expect, test } from 'vitest';
import { takenAlong } from '../../client/src/pages/room/takings.ts';
import { ViewsAlong } from '../../client/src/pages/room/views-along.ts';

const nim = { game: 'nim', params: {} };

test('counts what each side took, going on from what was seen, and back after a takeback', () => {
  const views = new ViewsAlong();
  const takenAt = (positions: readonly string[]) => takenAlong(views.at(nim, positions));
  expect(takenAt(['3,4,5'])).toEqual({ first: 0, second: 0 });
  expect(takenAt(['3,4,5', '1,4,5'])).toEqual({ first: 2, second: 0 });
  expect(takenAt(['3,4,5', '1,4,5', '1,4,0', '0,4,0'])).toEqual({ first: 3, second: 5 });
  expect(takenAt(['3,4,5', '1,4,5'])).toEqual({ first: 2, second: 0 });
});

test('another game of the room begins at nothing', () => {
  const views = new ViewsAlong();
  views.at(nim, ['3', '1', '0']);
  expect(takenAlong(views.at(nim, ['5']))).toEqual({ first: 0, second: 0 });
  expect(takenAlong(views.at(nim, ['5', '1']))).toEqual({ first: 4, second: 0 });
});

test.each([
  ['grundys-game', {}, ['8', '5,3']],
  ['staircase', {}, ['2,0,3', '0,0,3']],
  ['wythoff', {}, ['7.5', '7.4']],
])('where nothing is taken, as in %s, nothing is counted', (game, params, positions) => {
  expect(takenAlong(new ViewsAlong().at({ game, params }, positions))).toEqual({ first: 0, second: 0 });
});
