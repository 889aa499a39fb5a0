import { formatStroke } from '@nimhall/shared/game/ink';
import { drawJoin } from '@nimhall/shared/games/sprouts/draw';
import { type SproutsMap, spotAt, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { drawnOn } from '@nimhall/shared/picture/map/draw-on';
import { freshSketch, nextSketch, sketchAfter } from '@nimhall/shared/picture/map/layout';
import { type Sketch, UNIT } from '@nimhall/shared/picture/map/sketch';
import { rounded } from '@nimhall/shared/picture/map/smooth';
import { strokeAlong, touchAlong, touchSoFar, traced } from '@nimhall/shared/picture/map/trace';
import { describe, expect, test } from 'vitest';
import { isFull, LONG, scaled } from '../support/scale.ts';
import { crossings, shown } from '../support/sketches.ts';
import { game } from './games/sprouts/chance.ts';

/** The same drawing with every curve as three segments, in finer integers. */
function flattened(sketch: Sketch): Sketch {
  const fine = (value: number): number => Math.round(value * 8);
  const [x, y] = [sketch.x.slice(0, sketch.spots).map(fine), sketch.y.slice(0, sketch.spots).map(fine)];
  const add = ([px, py]: readonly [number, number]): number => {
    const isThere = x.length > sketch.spots && x.at(-1) === fine(px) && y.at(-1) === fine(py);
    if (!isThere) {
      x.push(fine(px));
      y.push(fine(py));
    }
    return x.length - 1;
  };
  const corners = rounded(sketch);
  const lines = sketch.lines.map((line, number) => {
    const curve = (corners[number] ?? []).flatMap(({ from, bend, to }) => {
      const middle = [0, 1].map((axis) => ((from[axis] as number) + 2 * (bend[axis] as number) + (to[axis] as number)) / 4);
      return [from, middle as [number, number], to].map(add);
    });
    return [line[0] as number, ...new Set(curve), line.at(-1) as number];
  });
  return { x, y, spots: sketch.spots, lines };
}

const GAMES = [
  { spots: 2, games: scaled(4, 120) },
  { spots: 3, games: scaled(2, 60) },
  { spots: 5, games: scaled(1, 20) },
  { spots: 8, games: scaled(1, 5) },
  ...(isFull
    ? [
        { spots: 12, games: 2 },
        { spots: 20, games: 1 },
      ]
    : []),
];

describe.each(GAMES)('$games games of $spots spots', ({ spots, games }) => {
  test('show their maps, move by move and without a history, and nothing crosses', LONG, () => {
    const moved: number[] = [];
    for (let seed = 1; seed <= games; seed++) {
      const steps = game(spots, seed);
      let sketch = freshSketch(spotsAlone(spots));
      for (const { before, join, after } of steps) {
        const next = nextSketch(sketch, before, join);
        expect([shown(next), crossings(next)], `seed ${seed}`).toEqual([mapNotation.format(after), 0]);
        const off = sketch.x
          .slice(0, sketch.spots)
          .map((x, spot) => Math.hypot((next.x[spot] as number) - x, (next.y[spot] as number) - (sketch.y[spot] as number)));
        moved.push(off.reduce((sum, each) => sum + each, 0) / off.length / UNIT);
        sketch = next;
      }
      const last = steps.at(-1)?.after as SproutsMap;
      const fresh = freshSketch(last);
      expect([shown(fresh), crossings(fresh)], `seed ${seed}`).toEqual([mapNotation.format(last), 0]);
      if (seed <= 10) expect([crossings(flattened(sketch)), crossings(flattened(fresh))], `curves, seed ${seed}`).toEqual([0, 0]);
    }
    // From one picture to the next, spots stay near their places.
    expect(moved.toSorted((a, b) => a - b)[moved.length >> 1]).toBeLessThan(0.6);
  });
});

test('a curve is read as the line it was drawn for, and its ink reproduces that line', () => {
  for (let seed = 1; seed <= scaled(3, 30); seed++) {
    const steps = game(2 + (seed % 5), seed);
    let sketch = freshSketch(steps[0]?.before as SproutsMap);
    for (const { before, join, after } of steps) {
      const drawn = drawnOn(sketch, join) as Sketch;
      const [first = [], second = []] = drawn.lines.slice(-2);
      const curve = [...first, ...second.slice(1)].map((point) => ({ x: drawn.x[point] as number, y: drawn.y[point] as number }));
      const [from, to] = [first[0] as number, second.at(-1) as number];
      // A line that comes too close to something cannot be drawn by hand.
      if (!touchAlong(sketch, from, to, curve)) {
        const line = traced(sketch, before, from, to, curve);
        expect(line && mapNotation.format(drawJoin(before, line.join).map), `seed ${seed}`).toBe(mapNotation.format(after));
        const again = nextSketch(sketch, before, join, line?.stroke);
        expect([shown(again), crossings(again)]).toEqual([mapNotation.format(after), 0]);
      }
      sketch = nextSketch(sketch, before, join);
    }
  }
});

test('the same moves with the same ink give the same picture, and other ink gives another one', () => {
  const map = spotsAlone(3);
  const { sketch } = sketchAfter(map, []);
  const join = { from: { region: 0, boundary: 0, at: 0 }, to: { region: 0, boundary: 1, at: 0 }, left: [] };
  const [x, y] = [sketch.x, sketch.y].map((each) => ((each[0] as number) + (each[1] as number)) / 2) as [number, number];
  const bent = traced(sketch, map, spotAt(map, join.from), spotAt(map, join.to), [
    { x: sketch.x[0] as number, y: sketch.y[0] as number },
    { x, y: y + UNIT },
    { x: sketch.x[1] as number, y: sketch.y[1] as number },
  ]);
  expect(bent).not.toBeNull();
  const ink = bent ? formatStroke(bent.stroke) : '';
  const played = sketchAfter(map, ['a-b', 'c-c'], [ink, '']);
  expect(played.sketch).toEqual(sketchAfter(map, ['a-b', 'c-c'], [ink, '']).sketch);
  expect(played.sketch).not.toEqual(sketchAfter(map, ['a-b', 'c-c']).sketch);
  expect(shown(played.sketch)).toBe(mapNotation.format(played.map));
  expect(sketchAfter(map, ['a-b', 'nonsense', 'c-c']).map.spots, 'what is no move ends it').toBe(4);
});

test('a refused curve names what it meets: a line, another spot, itself', () => {
  const map = spotsAlone(4);
  const { sketch } = sketchAfter(map, ['a-b']);
  const at = (spot: number) => ({ x: sketch.x[spot] as number, y: sketch.y[spot] as number });
  const beyond = { x: 2 * at(4).x - at(2).x, y: 2 * at(4).y - at(2).y };
  const aside = { x: (at(0).x + at(4).x) / 2, y: (at(0).y + at(4).y) / 2 };
  const through = { x: 2 * aside.x - at(2).x, y: 2 * aside.y - at(2).y };
  expect(touchSoFar(sketch, 2, [], [at(2), through])?.touch.what).toBe('line');
  expect(touchSoFar(sketch, 2, [], [at(2), beyond])?.touch).toMatchObject({ what: 'spot', spot: 4 });
  const around = (angle: number) => ({ x: at(2).x + 0.9 * UNIT * Math.cos(angle), y: at(2).y + 0.9 * UNIT * Math.sin(angle) });
  const [away, turn] = [around(4), around(5.2)];
  expect(
    touchSoFar(sketch, 2, [], [at(2), away, turn, { x: (at(2).x + away.x) / 2, y: (at(2).y + away.y) / 2 }, around(3)])?.touch.what,
  ).toBe('itself');
});

test('a line that is drawn slowly meets nothing on its way, not even its own first spot', () => {
  const map = spotsAlone(4);
  const { sketch } = sketchAfter(map, ['a-b']);
  const at = (spot: number) => ({ x: sketch.x[spot] as number, y: sketch.y[spot] as number });
  const found: unknown[] = [];
  for (const [from, to] of [
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
  ] as const) {
    const way = Array.from({ length: 100 }, (_, step) => ({
      x: at(from).x + (step / 99) * (at(to).x - at(from).x),
      y: at(from).y + (step / 99) * (at(to).y - at(from).y),
    }));
    const near = (place: (typeof way)[number]) =>
      [from, to].filter((spot) => Math.hypot(place.x - at(spot).x, place.y - at(spot).y) < 0.4 * UNIT);
    if (touchAlong(sketch, from, to, way)) continue;
    const met = way.flatMap((place, step) => touchSoFar(sketch, from, near(place), way.slice(0, step + 1)) ?? []);
    found.push(...met.map(({ touch }) => ({ from, to, ...touch })));
  }
  expect(found).toEqual([]);
});

test('ink along a line has its new spot where it is nearest to a place', () => {
  const map = spotsAlone(2);
  const { sketch } = sketchAfter(map, []);
  const drawn = drawnOn(sketch, { from: { region: 0, boundary: 0, at: 0 }, to: { region: 0, boundary: 1, at: 0 }, left: [] }) as Sketch;
  const near = { x: sketch.x[1] as number, y: sketch.y[1] as number };
  const { marked, points } = strokeAlong(sketch, drawn, near);
  expect(marked).toBe(points.length - 1);
});
