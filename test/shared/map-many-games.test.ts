import { spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { drawnOn } from '@nimhall/shared/picture/map/draw-on';
import { freshSketch } from '@nimhall/shared/picture/map/layout';
import { relaxed } from '@nimhall/shared/picture/map/relax';
import type { Sketch } from '@nimhall/shared/picture/map/sketch';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONG, scaled } from '../support/scale.ts';
import { crossings, shown } from '../support/sketches.ts';
import { game, maps } from './games/sprouts/chance.ts';

/** Layout steps after each line: few, because each of them is checked in the same way. */
const HASTE = 60;

/** Draws a game from its start, each drawing made from the one before; returns the first error. */
function faultIn(spots: number, seed: number): string | null {
  let sketch = freshSketch(spotsAlone(spots));
  for (const [ply, { join, after }] of game(spots, seed).entries()) {
    const drawn: Sketch | null = drawnOn(sketch, join);
    sketch = drawn ? relaxed(drawn, HASTE) : freshSketch(after);
    const [is, want] = [shown(sketch), mapNotation.format(after)];
    if (is !== want) return `${spots} spots, seed ${seed}, move ${ply}: ${is} instead of ${want}`;
    const count = crossings(sketch);
    if (count > 0) return `${spots} spots, seed ${seed}, move ${ply}: ${count} crossings`;
  }
  return null;
}

describe('in many games nothing ever crosses, and every drawing shows its map', () => {
  test.each([
    { spots: 1, games: scaled(5, 30) },
    { spots: 2, games: scaled(75, 1_500) },
    { spots: 3, games: scaled(20, 400) },
    { spots: 4, games: scaled(8, 150) },
    { spots: 6, games: scaled(2, 40) },
  ])('$games of $spots spots', LONG, ({ spots, games }) => {
    const faults = Array.from({ length: games }, (_, seed) => faultIn(spots, 10_000 + seed)).filter((fault) => fault !== null);
    expect(faults).toEqual([]);
  });
});

/** Texts of maps with random changes. */
const spoilt = fc
  .tuple(
    maps(6, 14),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('', 'a', 'b', 'c', 'd', 'z', 'aa', ',', ';', '.', '0', ' ', '-', 'A')), { maxLength: 3 }),
  )
  .map(([map, changes]) =>
    changes.reduce((text, [at, other]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + other + text.slice(place + (at % 2));
    }, mapNotation.format(map)),
  );

test('a corrupted text is refused, or is another map, which can be drawn', LONG, () => {
  const numRuns = scaled(120, 600);
  let read = 0;
  fc.assert(
    fc.property(spoilt, (text) => {
      const map = mapNotation.parse(text);
      if (!map.ok) return;
      read++;
      const sketch = freshSketch(map.value);
      expect([shown(sketch), crossings(sketch)], text).toEqual([mapNotation.format(map.value), 0]);
    }),
    { numRuns },
  );
  expect(read).toBeGreaterThan(0.05 * numRuns);
});
