import { letterOf } from '../../game/letters.ts';

/**
 * Drawings of Sprouts without their shapes: what is joined to what, and what lies beside what.
 *
 *        a ─── d ─── b         Joining a and b puts a new spot d on the line. One region has all of it, and c lies in it too:
 *              c                   regions [[ [a,d,b,d], [c] ]]     in text `adbd,c`
 *
 *        ╭─ e ─╮               A loop at c with the new spot e parts it in two; with a–d–b outside of it:
 *        ╰─ c ─╯                   regions [[ [a,d,b,d], [c,e] ], [ [c,e] ]]     in text `adbd,ce;ce`
 *
 * A region has its boundaries, each the walk along one connected piece of the drawing with the region always on the left,
 * and a spot is named as often as the walk comes to it: at a corner between the line it comes by and the line it leaves by.
 */
export interface SproutsMap {
  /** How many spots there are, dead ones too: 0, 1, …, in the order in which they were drawn. */
  readonly spots: number;
  /** In the order of their text, as are the boundaries in each; every boundary begins at its first spot. */
  readonly regions: readonly Region[];
}

/** A spot by its number; `letterOf` that is its name in texts. */
export type Spot = number;

/** What people call a spot. */
export function spotName(spot: Spot): string {
  return letterOf(spot).toUpperCase();
}

/** Its boundaries: none goes along the same piece of the drawing as another one here. */
export type Region = readonly Boundary[];

/** Once around, cyclically. A spot without a line is a boundary of its own, `[spot]`; no other has fewer than two corners. */
export type Boundary = readonly Spot[];

/** One corner of a map: `regions[region][boundary][at]` is its spot. */
export interface Corner {
  readonly region: number;
  readonly boundary: number;
  readonly at: number;
}

/** A spot takes this many lines, and is dead then. */
export const LIVES = 3;

/** Most spots that a game begins with. */
export const MAX_SPOTS = 22;

/** Most spots and lives together: a move makes one spot more and one life less, so that this is what 22 spots begin with. */
export const MAX_SPOTS_AND_LIVES = MAX_SPOTS * (1 + LIVES);

/** This many spots, and nothing else. */
export function spotsAlone(spots: number): SproutsMap {
  return { spots, regions: [Array.from({ length: spots }, (_, spot) => [spot])] };
}

/** The same map with everything in order: boundaries from their first spot, then boundaries and regions as they are read. */
export function inOrder(spots: number, regions: readonly Region[]): SproutsMap {
  const ordered = regions.map((region) => region.map(fromFirst).sort(compareWalks));
  return { spots, regions: ordered.sort(compareRegions) };
}

/** The boundary from its first spot on; where that comes again, from where the walk reads least. */
function fromFirst(boundary: Boundary): Boundary {
  const first = Math.min(...boundary);
  let best: Boundary | null = null;
  for (const [at, spot] of boundary.entries()) {
    if (spot !== first) continue;
    const turned = at === 0 ? boundary : [...boundary.slice(at), ...boundary.slice(0, at)];
    if (!best || compareWalks(turned, best) < 0) best = turned;
  }
  return best ?? boundary;
}

function compareWalks(a: Boundary, b: Boundary): number {
  for (let at = 0; at < a.length && at < b.length; at++) {
    const difference = (a[at] as Spot) - (b[at] as Spot);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareRegions(a: Region, b: Region): number {
  for (let at = 0; at < a.length && at < b.length; at++) {
    const difference = compareWalks(a[at] as Boundary, b[at] as Boundary);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The spot at a corner. The corner must be one of the map. */
export function spotAt({ regions }: SproutsMap, { region, boundary, at }: Corner): Spot {
  return (regions[region] as Region)[boundary]?.[at] as Spot;
}

/** Every corner, in order; a spot has as many as it has lines, and one where it has none. */
export function* cornersOf({ regions }: SproutsMap): Generator<Corner, void, void> {
  for (const [region, boundaries] of regions.entries()) {
    for (const [boundary, walk] of boundaries.entries()) {
      for (let at = 0; at < walk.length; at++) yield { region, boundary, at };
    }
  }
}

/** How many more lines each spot takes, from 3 to 0. */
export function livesOf({ spots, regions }: SproutsMap): readonly number[] {
  const lives = Array<number>(spots).fill(LIVES);
  for (const region of regions) {
    for (const walk of region) {
      if (walk.length > 1) for (const spot of walk) lives[spot] = (lives[spot] as number) - 1;
    }
  }
  return lives;
}
