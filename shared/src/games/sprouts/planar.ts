import type { Darts, Untwinned } from './darts.ts';
import { pairDarts } from './darts.ts';
import type { SproutsMap } from './map.ts';

/** Why regions and boundaries are no drawing without crossings, and at which corner, counted through all boundaries. */
export interface Unplanar {
  readonly dart: number;
  readonly why: Untwinned['why'] | 'twisted' | 'apart' | 'enclosed';
}

/** What keeps a map from being drawn on paper; null for one that can be. Its spots must be 0, 1, …, each of them there. */
export function unplanar(map: SproutsMap): Unplanar | null {
  const darts = pairDarts(map);
  if ('why' in darts) return darts;
  const pieces = new Groups(map.spots);
  for (const [dart, spot] of darts.from.entries()) pieces.join(spot, darts.from[darts.next[dart] as number] as number);
  return twisted(darts, pieces) ?? unjoined(map, darts, pieces);
}

/** Euler's formula for each piece: spots and boundaries are two more than lines. */
function twisted({ from, next }: Darts, pieces: Groups): Unplanar | null {
  const sums = new Map<number, { twice: number; dart: number }>();
  const seen = new Set<number>();
  const counted = new Set<number>();
  for (const [dart, spot] of from.entries()) {
    const piece = pieces.of(spot);
    const sum = sums.get(piece) ?? { twice: 0, dart };
    sums.set(piece, sum);
    if (next[dart] !== dart) sum.twice -= 1;
    if (!seen.has(spot)) sum.twice += 2;
    seen.add(spot);
    if (counted.has(dart)) continue;
    sum.twice += 2;
    for (let each = dart; !counted.has(each); each = next[each] as number) counted.add(each);
  }
  for (const { twice, dart } of sums.values()) {
    if (twice !== 4) return { dart, why: 'twisted' };
  }
  return null;
}

/** Regions and pieces hang together, and in one way only: two regions that share two pieces would be one. */
function unjoined({ spots, regions }: SproutsMap, { from, region, boundary }: Darts, pieces: Groups): Unplanar | null {
  const all = new Groups(spots + regions.length);
  let groups = regions.length + new Set(from.map((spot) => pieces.of(spot))).size;
  for (const [dart, spot] of from.entries()) {
    if (region[dart] === region[dart - 1] && boundary[dart] === boundary[dart - 1]) continue;
    if (!all.join(pieces.of(spot), spots + (region[dart] as number))) return { dart, why: 'enclosed' };
    groups--;
  }
  if (groups === 1) return null;
  return { dart: from.findIndex((spot) => all.of(pieces.of(spot)) !== all.of(pieces.of(from[0] as number))), why: 'apart' };
}

/** Things that hang together, by number. */
class Groups {
  readonly #parent: number[];

  constructor(size: number) {
    this.#parent = Array.from({ length: size }, (_, each) => each);
  }

  of(each: number): number {
    let root = each;
    while (this.#parent[root] !== root) root = this.#parent[root] = this.#parent[this.#parent[root] as number] as number;
    return root;
  }

  /** False where they hung together already. */
  join(one: number, other: number): boolean {
    const [a, b] = [this.of(one), this.of(other)];
    this.#parent[a] = b;
    return a !== b;
  }
}
