import { type Boundary, FIRST_LETTER, type Land, type Region, type Spot } from '@nimhall/shared/games/sprouts/lands';
import { cleanedUp, splitIntoLands } from './cleaned-up.ts';
import { FREE, isSame, type Kind, kindsOf } from './kinds.ts';

/**
 * Every move in a land, as the lands it leaves, cleaned up. Moves that leave the same may occur more than once. This is
 * the definition, written for readability; the search makes its moves on rows of numbers (row-moves.ts), and is tested
 * against this.
 */
export function* movesIn(land: Land, alike?: number): Generator<Land[], void, void> {
  let fresh = FIRST_LETTER;
  for (const { boundaries } of land) for (const boundary of boundaries) for (const spot of boundary) fresh = Math.max(fresh, spot + 1);
  for (const [index, region] of land.entries()) {
    const others = land.toSpliced(index, 1);
    for (const { regions, dead } of movesInRegion(region, fresh)) {
      yield splitIntoLands(cleanedUp([...(dead.length > 0 ? others.map((other) => buried(other, dead)) : others), ...regions], alike));
    }
  }
}

/** The result of a move in a region: one region or two, and letters that have used up their lives. */
interface Outcome {
  readonly regions: readonly Region[];
  readonly dead: readonly Spot[];
}

function* movesInRegion(region: Region, fresh: Spot): Generator<Outcome, void, void> {
  const kinds = kindsOf(region);
  for (let one = 0; one < kinds.length; one++) {
    const { boundary, number } = kinds[one] as Kind;
    const rest = without(region, boundary);
    yield* joinsWithin(boundary, rest, fresh);
    if (number > 1) yield* joinsBetween(boundary, boundary, without(rest, boundary), fresh);
    for (const { boundary: other } of kinds.slice(one + 1)) yield* joinsBetween(boundary, other, without(rest, other), fresh);
  }
}

function without({ free, boundaries }: Region, boundary: Boundary): Region {
  if (boundary === FREE) return { free: free - 1, boundaries };
  return {
    free,
    boundaries: boundaries.toSpliced(
      boundaries.findIndex((each) => isSame(each, boundary)),
      1,
    ),
  };
}

/** A line from one boundary to another joins them. */
function* joinsBetween(one: Boundary, other: Boundary, rest: Region, fresh: Spot): Generator<Outcome, void, void> {
  for (let from = 0; from < one.length; from++) {
    for (let to = 0; to < other.length; to++) {
      const [a, b] = [one[from] as Spot, other[to] as Spot];
      if (a === b && a >= FIRST_LETTER) continue;
      const joined = [...opened(one, from, fresh + 1), fresh, ...opened(other, to, fresh + 2), fresh];
      yield withDead([{ free: rest.free, boundaries: [joined, ...rest.boundaries] }], a, b);
    }
  }
}

/**
 * Walks round a boundary from a corner to itself, whose spot has one more line; `fresh` is its letter if it needs one
 * now.
 */
function opened(boundary: Boundary, at: number, fresh: Spot): Spot[] {
  const spot = boundary[at] as Spot;
  if (spot === 3) return [2];
  const round = [...boundary.slice(at + 1), ...boundary.slice(0, at)];
  return spot === 2 ? [fresh, ...round, fresh] : round;
}

/** A line from a boundary to itself separates the other boundaries into two sides, in every way. */
function* joinsWithin(boundary: Boundary, rest: Region, fresh: Spot): Generator<Outcome, void, void> {
  for (let from = 0; from < boundary.length; from++) {
    for (let to = from; to < boundary.length; to++) {
      const [a, b] = [boundary[from] as Spot, boundary[to] as Spot];
      if (from === to ? a === 1 || a >= FIRST_LETTER : a === b && a >= FIRST_LETTER) continue;
      const [inner, outer] = from === to ? looped(boundary, from, fresh) : cut(boundary, from, to, fresh);
      for (const [inside, outside] of sidesOf(rest, from === to && a === 3)) {
        yield withDead(
          [
            { free: inside.free, boundaries: [inner, ...inside.boundaries] },
            { free: outside.free, boundaries: [outer, ...outside.boundaries] },
          ],
          a,
          from === to ? 0 : b,
        );
      }
    }
  }
}

/** A line from a spot to itself: what is inside it, and outside. */
function looped(boundary: Boundary, at: number, fresh: Spot): [Boundary, Boundary] {
  if (boundary[at] === 3)
    return [
      [fresh + 1, fresh],
      [fresh + 1, fresh],
    ];
  return [[fresh], [...boundary.slice(at + 1), ...boundary.slice(0, at), fresh]];
}

/** A line between two corners of a boundary: both sides of it. A spot that keeps a life keeps it on both. */
function cut(boundary: Boundary, from: number, to: number, fresh: Spot): [Boundary, Boundary] {
  const a = boundary[from] === 2 ? fresh + 1 : 0;
  const b = boundary[to] === 2 ? fresh + 2 : 0;
  return [
    [a, ...boundary.slice(from + 1, to), b, fresh],
    [b, ...boundary.slice(to + 1), ...boundary.slice(0, from), a, fresh],
  ];
}

/** The result of a line that took a life of two spots; letters without lives are dead now. */
function withDead(regions: readonly Region[], a: Spot, b: Spot): Outcome {
  const dead = [a, b].filter((spot) => spot >= FIRST_LETTER);
  return { regions: dead.length > 0 ? regions.map((region) => buried(region, dead)) : regions, dead };
}

function buried(region: Region, dead: readonly Spot[]): Region {
  if (!region.boundaries.some((boundary) => boundary.some((spot) => dead.includes(spot)))) return region;
  return {
    free: region.free,
    boundaries: region.boundaries.map((boundary) => boundary.map((spot) => (dead.includes(spot) ? 0 : spot))),
  };
}

/**
 * All ways to distribute boundaries over two sides, equal ones by their number; `alike` when the sides are
 * interchangeable.
 */
function* sidesOf(rest: Region, alike: boolean): Generator<[Region, Region], void, void> {
  const kinds = kindsOf(rest);
  const inside = kinds.map(() => 0);
  for (;;) {
    if (!alike || isLowerHalf(inside, kinds))
      yield [
        sideOf(kinds, (kind) => inside[kind] as number),
        sideOf(kinds, (kind) => (kinds[kind] as Kind).number - (inside[kind] as number)),
      ];
    let at = 0;
    while (at < kinds.length && inside[at] === (kinds[at] as Kind).number) inside[at++] = 0;
    if (at === kinds.length) return;
    inside[at] = (inside[at] as number) + 1;
  }
}

/** True for exactly one of a distribution and its mirror image. */
function isLowerHalf(inside: readonly number[], kinds: readonly Kind[]): boolean {
  for (const [at, { number }] of kinds.entries()) {
    const more = 2 * (inside[at] as number) - number;
    if (more !== 0) return more < 0;
  }
  return true;
}

function sideOf(kinds: readonly Kind[], numberOf: (kind: number) => number): Region {
  let free = 0;
  const boundaries: Boundary[] = [];
  for (const [at, { boundary }] of kinds.entries()) {
    const number = numberOf(at);
    if (boundary === FREE) free = number;
    else for (let left = number; left > 0; left--) boundaries.push(boundary);
  }
  return { free, boundaries };
}
