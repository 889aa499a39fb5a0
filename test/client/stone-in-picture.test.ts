import { plainPicture } from '@nimhall/shared/picture/plain';
import { expect, test } from 'vitest';
import { stoneInPicture } from '../../client/src/pages/lobby/stone-in-picture.ts';
import { FIRST_TILE } from '../../client/src/pages/lobby/tiles.ts';

test('every stone of the first picture is found where it is drawn, and none beside it', () => {
  const { view } = FIRST_TILE;
  if (view?.kind !== 'heaps') throw new Error('The first game is one of heaps');
  const { shapes, width, height } = plainPicture(view);
  const stones = shapes.filter(({ fill }) => fill === 'plain');
  expect(stones.map(({ x, y }) => stoneInPicture(view, { x: x + 5, y: y + 5 }))).toEqual(
    view.heaps.flatMap(({ size }, heap) => Array.from({ length: size }, (_, index) => `${heap}.${index}`)),
  );
  const [lowest = { x: 0, y: 0 }] = stones;
  for (const { x, y } of [lowest, { x: width, y: height }]) expect(stoneInPicture(view, { x: x - 1, y: y + 12 })).toBeNull();
});
