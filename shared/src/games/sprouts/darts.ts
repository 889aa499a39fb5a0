import type { Spot, SproutsMap } from './map.ts';

/**
 * A map as half-edges. Every line has two darts, one for each direction, and each is in the boundary on its left:
 *
 *          next
 *     from ─────▶ to           Dart k leaves the corner k of the walks, one after the other; `twin` of it goes back on the
 *          ◀─────              other side of the line, and `next` goes on along the boundary.
 *           twin
 *
 * Around a spot, `next[twin[k]]` leaves from the corner that comes after corner k, clockwise where the region on the left of a
 * walk is on the left in the picture. A spot without a line has a corner and no dart: its twin is -1.
 */
export interface Darts {
  /** The spot that a dart leaves from. */
  readonly from: readonly Spot[];
  readonly next: readonly number[];
  readonly twin: readonly number[];
  /** Where the dart's corner is: its region, and its boundary there. */
  readonly region: readonly number[];
  readonly boundary: readonly number[];
}

/** An error in walks, and its dart. */
export interface Untwinned {
  readonly dart: number;
  readonly why: 'doubled' | 'crowded' | 'one-sided' | 'tripled' | 'crossed';
}

/** The darts of a map that is known to be one. */
export function dartsOf(map: SproutsMap): Darts {
  const darts = pairDarts(map);
  if ('why' in darts) throw new Error(`Not a map: ${darts.why} at ${darts.dart}`);
  return darts;
}

/** The darts of walks over this many spots, or why they do not go along lines around spots. */
export function pairDarts({ spots, regions }: SproutsMap): Darts | Untwinned {
  const darts = walked(regions);
  const { from, next, twin } = darts;
  const leaving: number[][] = Array.from({ length: spots }, () => []);
  for (const [dart, spot] of from.entries()) {
    const others = leaving[spot] as number[];
    const alone = next[dart] === dart;
    if (others.length > 0 && (alone || next[others[0] as number] === others[0])) return { dart, why: 'doubled' };
    if (!alone && from[next[dart] as number] === spot) return { dart, why: 'doubled' };
    others.push(dart);
    if (others.length > 3) return { dart, why: 'crowded' };
  }
  const to = (dart: number): Spot => from[next[dart] as number] as Spot;
  const between = (one: Spot, other: Spot): number[] => (leaving[one] as number[]).filter((dart) => to(dart) === other);
  const doubled: (readonly [number[], number[]])[] = [];
  for (const [dart, spot] of from.entries()) {
    if (next[dart] === dart) continue;
    const there = between(spot, to(dart));
    const back = between(to(dart), spot);
    if (there.length > 2) return { dart, why: 'tripled' };
    if (there.length !== back.length) return { dart, why: 'one-sided' };
    if (there.length === 1) twin[dart] = back[0] as number;
    else if (there[0] === dart && spot < to(dart)) doubled.push([there, back]);
  }
  // Which of two lines between the same spots is which, the corners around a spot tell: they make one turn.
  for (const [there, back] of doubled) {
    pair(twin, there, back);
    if (!isOneTurn(darts, leaving[from[there[0] as number] as Spot] as number[])) pair(twin, there, back.toReversed());
  }
  for (const corners of leaving) {
    if (!isOneTurn(darts, corners)) return { dart: corners[0] as number, why: 'crossed' };
  }
  return darts;
}

interface Walked extends Darts {
  readonly twin: number[];
}

function walked(regions: SproutsMap['regions']): Walked {
  const from: Spot[] = [];
  const next: number[] = [];
  const regionOf: number[] = [];
  const boundaryOf: number[] = [];
  for (const [region, boundaries] of regions.entries()) {
    for (const [boundary, walk] of boundaries.entries()) {
      const first = from.length;
      for (const [at, spot] of walk.entries()) {
        from.push(spot);
        next.push(first + ((at + 1) % walk.length));
        regionOf.push(region);
        boundaryOf.push(boundary);
      }
    }
  }
  return { from, next, twin: Array<number>(from.length).fill(-1), region: regionOf, boundary: boundaryOf };
}

function pair(twin: number[], there: readonly number[], back: readonly number[]): void {
  for (const [at, dart] of there.entries()) {
    twin[dart] = back[at] as number;
    twin[back[at] as number] = dart;
  }
}

/** Whether the corners of one spot follow each other around it. */
function isOneTurn({ next, twin }: Darts, corners: readonly number[]): boolean {
  const first = corners[0] as number;
  if (next[first] === first) return true;
  let steps = 0;
  let dart = first;
  do {
    dart = next[twin[dart] as number] as number;
    steps++;
  } while (dart !== first && steps < corners.length);
  return dart === first && steps === corners.length;
}
