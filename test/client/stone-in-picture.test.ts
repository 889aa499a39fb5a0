import { plainPicture } from '@nimhall/shared/picture/plain';
import { expect, test } from 'vitest';
import { stoneInPicture } from '../../client/src/pages/lobby/stone-in-picture.ts';
import { FIRST_TILE } from '../../client/src/pages/lobby/tiles.ts';
import { boardPositionOf } from '../../client/src/position/board-position.ts';

/** A picture of the first game in boxes of other sizes and shapes. */
test.each([
  ['its own size', 1, 0, 0],
  ['three times as large', 3, 0, 0],
  ['in a wide box', 2, 300, 0],
  ['in a tall box', 2, 0, 300],
])('every stone of the first picture is found where it is drawn, and none beside it: %s', (_name, scale, across, down) => {
  const scene = boardPositionOf({ game: FIRST_TILE.game, position: FIRST_TILE.preset.start });
  if (!scene.ok || scene.value.view.kind !== 'heaps') throw new Error('The first game is one of heaps');
  const { view } = scene.value;
  const { shapes, width, height } = plainPicture(view);
  const box = { width: (width + 2) * scale + across, height: (height + 2) * scale + down };
  const found = (x: number, y: number) => stoneInPicture(view, { x: across / 2 + (x + 1) * scale, y: down / 2 + (y + 1) * scale, ...box });
  const stones = shapes.filter(({ fill }) => fill === 'plain');
  expect(stones.map(({ x, y }) => found(x + 5, y + 5))).toEqual(
    view.heaps.flatMap(({ size }, heap) => Array.from({ length: size }, (_, index) => `${heap}.${index}`)),
  );
  const [{ x, y } = { x: 0, y: 0 }] = stones;
  for (const [across, down] of [
    [x - 1, y + 5],
    [x + 5, y - 1],
    [width + 1, height - 5],
  ] as const)
    expect(found(across, down)).toBeNull();
});
