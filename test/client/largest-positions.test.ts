import { pictureOf } from '@nimhall/shared/picture/picture';
import { expect, test } from 'vitest';
import { positionInWords } from '../../client/src/components/board/position-words.ts';
import { boardPositionOf, lastMoveOn } from '../../client/src/position/board-position.ts';
import { type Piece, tooCostly } from '../support/cost.ts';
import { LARGEST } from '../support/largest.ts';

test.each(Object.entries(LARGEST))('a page with the largest positions of %s stays responsive', { timeout: 60_000 }, (game, positions) => {
  const found: string[] = [];
  for (const placed of positions) {
    const run = (piece: Piece) => {
      const scene = piece('scene', () => boardPositionOf({ game, ...placed }));
      if (!scene.ok) throw new Error(scene.error.message);
      const { view, play, example } = scene.value;
      piece('words', () => positionInWords(view));
      piece('small board', () => pictureOf(view, { start: view, moves: [] }));
      if (example === '') return;
      piece('move', () => play(example));
      piece('last move', () => lastMoveOn({ game, ...placed }, example));
    };
    found.push(...tooCostly(run).map((each) => `${placed.position.slice(0, 60)} ${each}`));
  }
  expect(found).toEqual([]);
});
