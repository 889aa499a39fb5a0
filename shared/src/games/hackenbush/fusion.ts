import { distancesFrom, type Edge, neighboursIn } from '../../game/graph.ts';
import { GROUND } from '../../game/graph-layout.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { type Drawing, lineText, sorted } from './drawings.ts';

/**
 * Nimbers of green Hackenbush, by Berlekamp, Conway and Guy. Fusion: the points of a cycle may be made one, and each of its lines
 * is then a loop there, which counts 1. Colon: what stands on a point may be put in place of a stalk of its nimber, so that
 * a line with something of nimber n at its end counts n + 1, and what stands on one point counts the nim-sum.
 */
export class Fusion {
  readonly #lines: Drawing;
  /** By point, the lines there as their numbers, and where they lead. */
  readonly #ends: readonly (readonly { readonly line: number; readonly to: number }[])[];

  constructor(lines: Drawing) {
    this.#lines = lines;
    const ends: { line: number; to: number }[][] = [];
    for (const [line, [from, to]] of lines.entries()) {
      ends[from] = [...(ends[from] ?? []), { line, to }];
      if (from !== to) ends[to] = [...(ends[to] ?? []), { line, to: from }];
    }
    this.#ends = ends;
  }

  /** The nimber of the drawing, or of the rest without one of its lines. In linear time. */
  nimber(without: Edge | null = null): number {
    // Without taking lines apart into names: that is done for each line of a drawing, and many times over.
    const gap = without ? this.#lines.findIndex((line) => line[0] === without[0] && line[1] === without[1]) : -1;
    return this.#walk(gap, () => {});
  }

  /** Which lines go round in a cycle, as their texts; loops at a point are such. */
  onCycles(): ReadonlySet<string> {
    const bridges = new Set<number>();
    this.#walk(-1, (line) => bridges.add(line));
    return new Set(this.#lines.filter((_, line) => !bridges.has(line)).map(lineText));
  }

  /**
   * Walks depth first. A point counts everything on it and on all points that fuse into it; `bridge` is called for every line that does not
   * fuse.
   */
  #walk(gap: number, bridge: (line: number) => void): number {
    // By point, when it was found, counted from 1, and the earliest point that lines lead back to from there or beyond.
    const order = new Int32Array(this.#ends.length);
    const earliest = new Int32Array(this.#ends.length);
    let found = 0;
    const visit = (point: number, by: number): number => {
      const mine = ++found;
      order[point] = mine;
      let nimber = 0;
      let back = mine;
      for (const { line, to } of this.#ends[point] ?? []) {
        if (line === gap || line === by) continue;
        const known = order[to] as number;
        if (known === 0) {
          const beyond = visit(to, line);
          const reach = earliest[to] as number;
          if (reach > mine) bridge(line);
          nimber = nimSum(nimber, reach > mine ? beyond + 1 : nimSum(beyond, 1));
          back = Math.min(back, reach);
        } else if (known <= mine) {
          // Back to an earlier point, or to itself: counted from this end only.
          nimber = nimSum(nimber, 1);
          back = Math.min(back, known);
        }
      }
      earliest[point] = back;
      return nimber;
    };
    return visit(GROUND, -1);
  }
}

/** The drawing with all points of each cycle made one: the lines that went round are loops there. */
export function folded(lines: Drawing): Drawing {
  const round = new Fusion(lines).onCycles();
  const cyclic = lines.filter((line) => round.has(lineText(line)));
  const folds = new Map<number, number>();
  for (const point of [...neighboursIn(cyclic).keys()].sort((a, b) => a - b)) {
    if (folds.has(point)) continue;
    for (const reached of distancesFrom([point], cyclic).keys()) folds.set(reached, point);
  }
  const place = (point: number): number => folds.get(point) ?? point;
  return sorted(lines.map(([from, to]) => [place(from), place(to)]));
}

/** A fork: a point with what everything that stands on it counts, and the nim-sum of these. */
export interface Fork {
  readonly point: number;
  readonly counts: readonly number[];
  readonly together: number;
}

/** The forks of a drawing that has been folded, but for the ground: the highest first, as they are added up. */
export function forksOf(lines: Drawing): Fork[] {
  const heights = distancesFrom([GROUND], lines);
  const neighbours = neighboursIn(lines);
  const together = new Map<number, number>();
  const forks: Fork[] = [];
  for (const point of [...heights.keys()].reverse()) {
    const above = (neighbours.get(point) ?? []).filter((next) => (heights.get(next) ?? 0) >= (heights.get(point) ?? 0));
    const counts = above.map((next) => (next === point ? 1 : (together.get(next) ?? 0) + 1)).sort((a, b) => a - b);
    together.set(point, counts.reduce(nimSum, 0));
    if (counts.length > 1 && point !== GROUND) forks.push({ point, counts, together: together.get(point) ?? 0 });
  }
  return forks;
}

/** Stalks of these lengths, side by side. */
export function stalks(lengths: readonly number[]): Drawing {
  let point = GROUND;
  return sorted(lengths.flatMap((length) => Array.from({ length }, (_, at): Edge => [at === 0 ? GROUND : point, ++point])));
}
