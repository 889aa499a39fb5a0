import { readFileSync } from 'node:fs';
import type { Join } from '@nimhall/shared/games/sprouts/draw';
import { spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { drawnOn } from '@nimhall/shared/picture/map/draw-on';
import { freshSketch, nextSketch } from '@nimhall/shared/picture/map/layout';
import { type Point, pointAt } from '@nimhall/shared/picture/map/map-figure';
import type { Sketch } from '@nimhall/shared/picture/map/sketch';
import { traced, withStroke } from '@nimhall/shared/picture/map/trace';
import { describe, expect, test } from 'vitest';
import { scaled } from '../support/scale.ts';
import { apart, clearances, gapsBetween, onPhone, spotsOnPhone } from '../support/sketches.ts';
import { game } from './games/sprouts/chance.ts';

const GAMES = scaled(2, 40);

/** The value that this many percent do not exceed. */
function share(values: readonly number[], hundredths: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((hundredths / 100) * (values.length - 1))] as number;
}

describe('games of six spots on a phone', () => {
  test('existing lines stay, no two spots are too close for a finger, and no line passes through a spot', () => {
    const moved: number[] = [];
    const gaps: number[] = [];
    const clear: number[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      let sketch = freshSketch(spotsAlone(6));
      for (const { before, join } of game(6, seed)) {
        const next = nextSketch(sketch, before, join);
        const [was, is] = [spotsOnPhone(sketch), spotsOnPhone(next)];
        moved.push(...was.map((point, spot) => apart(point, is[spot] as Point)));
        gaps.push(...gapsBetween(is));
        clear.push(...clearances(next));
        sketch = next;
      }
    }
    expect(share(moved, 50), 'half of all spots move less').toBeLessThan(8);
    expect(share(moved, 90), 'nine of ten').toBeLessThan(20);
    expect(Math.max(...moved), 'no picture is laid out anew').toBeLessThan(70);
    expect(share(gaps, 2), 'forty-nine of fifty are farther from the nearest other one').toBeGreaterThan(40);
    expect(Math.min(...gaps), 'all').toBeGreaterThan(30);
    expect(Math.min(...clear), 'from lines of others').toBeGreaterThan(5);
  });

  test('a line that was drawn by hand has its new spot where it was drawn', () => {
    const moved: number[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      let sketch = freshSketch(spotsAlone(6));
      for (const { before, join } of game(6, seed)) {
        const drawn = drawnOn(sketch, join);
        if (!drawn) {
          // What was drawn by hand may leave no room for a line; then the picture is laid out anew.
          sketch = nextSketch(sketch, before, join);
          continue;
        }
        const [first = [], second = []] = drawn.lines.slice(-2);
        const curve = [...first, ...second.slice(1)].map((point) => ({ x: drawn.x[point] as number, y: drawn.y[point] as number }));
        const [from, to] = [first[0] as number, second.at(-1) as number];
        const line = traced(sketch, before, from, to, curve);
        const inked = line && withStroke(sketch, from, to, line.stroke);
        const next = nextSketch(sketch, before, join, line?.stroke);
        if (inked) {
          const wanted = pointAt(onPhone(sketch), { x: inked.x[before.spots] as number, y: inked.y[before.spots] as number });
          moved.push(apart(wanted, spotsOnPhone(next)[before.spots] as Point));
        }
        sketch = next;
      }
    }
    expect(moved.length).toBeGreaterThan(5 * GAMES);
    expect(share(moved, 50)).toBeLessThan(10);
    expect(share(moved, 90)).toBeLessThan(25);
  });
});

test('in a picture drawn so tightly that a boundary does not lead to its end, no line is looked for for ever', () => {
  const { sketch, join } = JSON.parse(readFileSync(new URL('../vectors/sprouts.no-way.json', import.meta.url), 'utf8')) as {
    sketch: Sketch;
    join: Join;
  };
  expect(drawnOn(sketch, join)).toBeNull();
});
