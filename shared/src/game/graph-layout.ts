import { groupBy } from '../group-by.ts';
import { distancesFrom, type Edge, neighboursIn, partsAbove } from './graph.ts';

/** Where things are, in lengths of an edge: to the right, and up from the ground. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface GraphLayout {
  /** By vertex, the ground left out. */
  readonly places: ReadonlyMap<number, Place>;
  /** For each edge where it stands on the ground: with no end, one, or both. */
  readonly feet: readonly (readonly number[])[];
}

/** The vertex that is the ground. */
export const GROUND = 0;

/** Between parts that stand side by side. */
const BETWEEN = 0.5;
/** Half of the room that a vertex needs: alone, with one loop, and with several. */
const ROOM = { plain: 0.5, loop: 0.55, loops: 0.8 } as const;
/** Between the feet of one vertex, and beside the outer ones. */
const STRIDE = 0.8;
const BESIDE = 0.35;
/** From one foot of an arch to the other. */
const ARCH = 0.8;
/** How often vertices are drawn to their neighbours: as often, and of many vertices, as many times one of them. */
const PULLS = { most: 60, ofOne: 3_000 } as const;
/** Moves smaller than this are ignored. */
const STILL = 0.002;
/** Most vertices of a part whose order is improved, and how often that is tried. */
const MAX_ORDERED = 80;
const SWEEPS = 6;

/**
 * Lays out edges that stand on the ground: a vertex is as high as it takes edges to get there, those of a height keep apart,
 * and each is as near to its neighbours as that allows. Parts stand side by side, in the order of their first edges. The same
 * edges always come out the same.
 */
export function graphLayout(edges: readonly Edge[]): GraphLayout {
  const heights = distancesFrom([GROUND], edges);
  const places = new Map<number, Place>();
  const feet = new Map<Edge, readonly number[]>();
  let left = 0;
  for (const part of partsAbove(GROUND, edges)) {
    const { places: within, feet: standing, width } = layoutPart(part, heights);
    for (const [vertex, { x, y }] of within) places.set(vertex, { x: rounded(left + x), y });
    for (const [edge, ends] of standing)
      feet.set(
        edge,
        ends.map((x) => rounded(left + x)),
      );
    left += width + BETWEEN;
  }
  return { places, feet: edges.map((edge) => feet.get(edge) ?? []) };
}

interface PartLayout {
  readonly places: ReadonlyMap<number, Place>;
  readonly feet: ReadonlyMap<Edge, readonly number[]>;
  readonly width: number;
}

/** One part, its left edge at 0. */
function layoutPart(edges: readonly Edge[], heights: ReadonlyMap<number, number>): PartLayout {
  const layers = layersOf(edges, heights);
  if (layers.length === 0) return { places: new Map(), feet: new Map(edges.map((arch) => [arch, [0, ARCH]])), width: ARCH };
  const rooms = roomsOf(edges);
  const across = settled(layers, edges, rooms);
  const sides = [...across].map(([vertex, x]) => ({ from: x - (rooms.get(vertex) ?? 0), to: x + (rooms.get(vertex) ?? 0) }));
  const left = Math.min(...sides.map(({ from }) => from));
  const places = new Map([...across].map(([vertex, x]) => [vertex, { x: x - left, y: heights.get(vertex) ?? 0 }]));
  const legs = edges.filter(([from]) => from === GROUND);
  const feet = new Map<Edge, readonly number[]>();
  for (const [vertex, standing] of groupBy(legs, ([, to]) => to)) {
    const middle = places.get(vertex)?.x ?? 0;
    for (const [at, leg] of standing.entries()) feet.set(leg, [middle + (at - (standing.length - 1) / 2) * STRIDE]);
  }
  return { places, feet, width: Math.max(...sides.map(({ to }) => to)) - left };
}

/** Half of the room that each vertex needs, with its loops and its feet. */
function roomsOf(edges: readonly Edge[]): ReadonlyMap<number, number> {
  const rooms = new Map<number, number>();
  for (const [vertex, neighbours] of neighboursIn(edges)) {
    const loops = neighbours.filter((next) => next === vertex).length;
    const feet = neighbours.filter((next) => next === GROUND).length;
    const round = loops === 0 ? ROOM.plain : loops === 1 ? ROOM.loop : ROOM.loops;
    rooms.set(vertex, Math.max(round, ((feet - 1) * STRIDE) / 2 + BESIDE));
  }
  return rooms;
}

/** The vertices of each height, from the lowest, from left to right: as they hang together, so that few edges cross. */
function layersOf(edges: readonly Edge[], heights: ReadonlyMap<number, number>): number[][] {
  const neighbours = neighboursIn(edges);
  const layers: number[][] = [];
  const seen = new Set([GROUND]);
  const visit = (vertex: number): void => {
    const height = heights.get(vertex) ?? 0;
    for (const next of (neighbours.get(vertex) ?? []).toSorted((a, b) => a - b)) {
      if (seen.has(next) || heights.get(next) !== height + 1) continue;
      seen.add(next);
      layers[height] ??= [];
      layers[height].push(next);
      visit(next);
    }
  };
  visit(GROUND);
  return seen.size <= MAX_ORDERED ? untangled(layers, neighbours) : layers;
}

/** The layers with each vertex moved to where its neighbours below or above are, as long as that takes crossings away. */
function untangled(layers: number[][], neighbours: ReadonlyMap<number, readonly number[]>): number[][] {
  let best = layers;
  let fewest = crossings(best, neighbours);
  let tried = layers;
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    const places = new Map(tried.flatMap((layer) => layer.map((vertex, at) => [vertex, at] as const)));
    const above = sweep % 2 === 0 ? -1 : 1;
    tried = tried.map((layer, height) => {
      const beside = new Set(tried[height + above]);
      const wish = (vertex: number): number => {
        const there = (neighbours.get(vertex) ?? []).filter((next) => beside.has(next));
        if (there.length === 0) return places.get(vertex) ?? 0;
        return there.reduce((sum, next) => sum + (places.get(next) ?? 0), 0) / there.length;
      };
      return layer.toSorted((a, b) => wish(a) - wish(b));
    });
    const count = crossings(tried, neighbours);
    if (count < fewest) [best, fewest] = [tried, count];
  }
  return best;
}

/** How many pairs of edges between two layers cross. */
function crossings(layers: readonly (readonly number[])[], neighbours: ReadonlyMap<number, readonly number[]>): number {
  let count = 0;
  for (let height = 1; height < layers.length; height++) {
    const below = new Map(layers[height - 1]?.map((vertex, at) => [vertex, at]));
    const between = (layers[height] ?? []).flatMap((vertex, at) =>
      (neighbours.get(vertex) ?? []).flatMap((next) => (below.has(next) ? [[below.get(next) ?? 0, at] as const] : [])),
    );
    for (const [low, high] of between) {
      for (const [otherLow, otherHigh] of between) if (low < otherLow && high > otherHigh) count++;
    }
  }
  return count;
}

/** How far to the right each vertex is: as near to its neighbours as the room of those beside it allows. */
function settled(layers: readonly (readonly number[])[], edges: readonly Edge[], rooms: ReadonlyMap<number, number>): Map<number, number> {
  const near = new Map(
    [...neighboursIn(edges)].map(([vertex, neighbours]) => [vertex, neighbours.filter((next) => next !== GROUND && next !== vertex)]),
  );
  const across = new Map<number, number>();
  for (const layer of layers) {
    let x = 0;
    for (const vertex of layer) {
      const room = rooms.get(vertex) ?? 0;
      across.set(vertex, x + room);
      x += 2 * room;
    }
  }
  const pulls = Math.min(PULLS.most, Math.ceil(PULLS.ofOne / across.size));
  let moved = 1;
  for (let pull = 0; pull < pulls && moved > STILL; pull++) {
    moved = 0;
    const upwards = pull % 2 === 0;
    for (const layer of upwards ? layers : layers.toReversed()) {
      const wishes = layer.map((vertex) => {
        const neighbours = near.get(vertex) ?? [];
        if (neighbours.length === 0) return across.get(vertex) ?? 0;
        return neighbours.reduce((sum, next) => sum + (across.get(next) ?? 0), 0) / neighbours.length;
      });
      const gaps = layer.map((vertex, at) => (at === 0 ? 0 : (rooms.get(layer[at - 1] ?? 0) ?? 0) + (rooms.get(vertex) ?? 0)));
      for (const [at, x] of keptApart(wishes, gaps).entries()) {
        const vertex = layer[at] ?? 0;
        moved = Math.max(moved, Math.abs(x - (across.get(vertex) ?? 0)));
        across.set(vertex, x);
      }
    }
  }
  return across;
}

/**
 * Places as near to the wishes as possible, by least squares, each at least its gap to the right of the one before: blocks that would
 * overlap are merged, and then stand in the middle of their wishes.
 */
function keptApart(wishes: readonly number[], gaps: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = [];
  let offset = 0;
  const offsets = gaps.map((gap) => (offset += gap));
  for (const [at, wish] of wishes.entries()) {
    let block = { sum: wish - (offsets[at] ?? 0), count: 1 };
    for (let before = blocks.at(-1); before && before.sum / before.count >= block.sum / block.count; before = blocks.at(-1)) {
      blocks.pop();
      block = { sum: before.sum + block.sum, count: before.count + block.count };
    }
    blocks.push(block);
  }
  const starts = blocks.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  return starts.map((start, at) => start + (offsets[at] ?? 0));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
