import { distancesFrom, type Edge, partsAbove } from '@nimhall/shared/game/graph';
import { graphLayout } from '@nimhall/shared/game/graph-layout';
import type { GraphView } from '@nimhall/shared/game/view';
import { graphFigure } from '@nimhall/shared/picture/graph-figure';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Edges from 0 and the vertices connected to it to any vertex, or to a new one. */
const standing = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { minLength: 1, maxLength: 60 }).map((drawn) => {
  let vertices = 1;
  return drawn.map(([one, other, grows]): Edge => {
    const from = one % vertices;
    const to = grows ? vertices++ : other % vertices;
    return from < to ? [from, to] : [to, from];
  });
});

describe('a layout', () => {
  test('keeps vertices apart, and has each as high as its distance from the ground', () => {
    fc.assert(
      fc.property(standing, (edges) => {
        const { places, feet } = graphLayout(edges);
        const heights = distancesFrom([0], edges);
        for (const [vertex, { x, y }] of places) {
          expect(y).toBe(heights.get(vertex));
          expect(x).toBeGreaterThanOrEqual(0);
          for (const [other, there] of places) {
            if (other !== vertex && there.y === y) expect(Math.abs(there.x - x), `${vertex} and ${other}`).toBeGreaterThan(0.95);
          }
        }
        expect(places.size).toBe(heights.size - 1);
        expect(feet.map(({ length }) => length)).toEqual(edges.map((ends) => ends.filter((end) => end === 0).length));
        const stands = feet.flat().toSorted((a, b) => a - b);
        for (const [at, x] of stands.entries()) expect(x - (stands[at - 1] ?? -1), 'between two feet').toBeGreaterThan(0.3);
      }),
    );
  });

  test('is the same for the same edges', () => {
    fc.assert(
      fc.property(standing, (edges) => {
        expect(graphLayout(edges)).toEqual(graphLayout(structuredClone(edges)));
      }),
    );
  });

  test('draws a house upright, its roof in the middle, and branches on both sides of a stem', () => {
    const { places } = graphLayout([
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    const [left, right, roof] = [1, 2, 3].map((vertex) => places.get(vertex) ?? { x: 0, y: 0 });
    expect([left?.y, right?.y, roof?.y]).toEqual([1, 1, 2]);
    expect(roof?.x).toBeCloseTo(((left?.x ?? 0) + (right?.x ?? 0)) / 2, 2);
    const tree = graphLayout([
      [0, 1],
      [1, 2],
      [1, 3],
      [1, 4],
    ]).places;
    expect(tree.get(3)?.x).toBeCloseTo(tree.get(1)?.x ?? 0, 2);
  });

  test('uncrosses what can be uncrossed', () => {
    const { places } = graphLayout([
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 4],
      [2, 3],
    ]);
    expect((places.get(4)?.x ?? 0) < (places.get(3)?.x ?? 0)).toBe(true);
  });
});

test('parts share nothing but the ground, and are in the order of their first edges', () => {
  expect(
    partsAbove(0, [
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 3],
      [1, 2],
      [3, 4],
    ]),
  ).toEqual([
    [[0, 0]],
    [[0, 0]],
    [
      [0, 1],
      [1, 2],
    ],
    [
      [0, 3],
      [3, 4],
    ],
  ]);
});

describe('a figure', () => {
  const view = (...edges: Edge[]): GraphView => {
    const { places, feet } = graphLayout(edges);
    return {
      kind: 'graph',
      vertices: [...places].map(([vertex, place]) => ({ name: `${vertex}`, ...place })),
      edges: edges.map(([from, to], at) => {
        const ends = feet[at] ?? [];
        return { from: `${from}`, to: `${to}`, part: 'a', ...(ends.length > 0 ? { feet: ends } : {}) };
      }),
    };
  };

  test('draws every edge, inside its frame', () => {
    fc.assert(
      fc.property(standing, (edges) => {
        const { edges: drawn, width, height } = graphFigure(view(...edges));
        expect(drawn).toHaveLength(edges.length);
        for (const { middle, path } of drawn) {
          expect(path).not.toMatch(/NaN|Infinity/);
          expect(middle.x).toBeGreaterThanOrEqual(0);
          expect(middle.x).toBeLessThanOrEqual(width);
          expect(middle.y).toBeGreaterThanOrEqual(0);
          expect(middle.y).toBeLessThanOrEqual(height);
        }
      }),
    );
  });

  test('keeps the remaining edges in place; of parallel edges the last disappears first', () => {
    const start = view([0, 1], [0, 1], [1, 1], [1, 1], [1, 2]);
    const before = graphFigure(start);
    const after = graphFigure(view([0, 1], [1, 1], [1, 2]), start);
    expect(after.edges.map(({ path }) => path)).toEqual([0, 2, 4].map((at) => before.edges[at]?.path));
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(after.vertices).toEqual(before.vertices);
  });

  test('that does not follow from the start is drawn independently', () => {
    const other = view([0, 1], [1, 7]);
    expect(graphFigure(other, view([0, 1], [1, 2]))).toEqual(graphFigure(other));
  });

  test('parallel edges are drawn apart, and so are loops', () => {
    for (const edges of [
      [
        [0, 1],
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      [
        [0, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ] as Edge[][]) {
      const middles = graphFigure(view(...edges))
        .edges.slice(1)
        .map(({ middle }) => middle);
      for (const [at, one] of middles.entries()) {
        for (const other of middles.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(5);
      }
    }
  });
});
