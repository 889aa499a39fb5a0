import { randomItem } from '../../game/random-item.ts';
import { isSmallerSide, type Join, lineOf } from './draw.ts';
import type { Line } from './line.ts';
import { type Boundary, livesOf, type Region, type SproutsMap } from './map.ts';

/** Every move, region by region; the sides of each line in all ways that other boundaries can be on them. */
export function* linesOf(map: SproutsMap): Generator<Line, void, void> {
  for (const join of joinsOf(map)) yield lineOf(map, join);
}

/** Every move as a join. */
export function* joinsOf(map: SproutsMap): Generator<Join, void, void> {
  for (const pair of pairsOf(map)) {
    const others = othersOf(map, pair);
    for (let chosen = 0; chosen < 2 ** others.length; chosen++) {
      const left = others.filter((_, at) => (chosen >> at) & 1);
      if (!isLoneLoop(map, pair) || isSmallerSide(others, left)) yield { ...pair, left };
    }
  }
}

/** One move: all pairs of corners are equally likely, and each other boundary is as likely on one side as on the other. */
export function sampleLine(map: SproutsMap, random: () => number): Line {
  const pair = randomItem([...pairsOf(map)], random);
  const others = othersOf(map, pair);
  const left = others.filter(() => random() < 0.5);
  const rest = others.filter((each) => !left.includes(each));
  return lineOf(map, { ...pair, left: isLoneLoop(map, pair) && !isSmallerSide(others, left) ? rest : left });
}

/** Whether no line can be drawn: no region has two lives. */
export function isFinished(map: SproutsMap): boolean {
  const lives = livesOf(map);
  return map.regions.every((region) => {
    let sum = 0;
    for (const spot of new Set(region.flat())) sum += lives[spot] as number;
    return sum < 2;
  });
}

/** Two corners that a line can join. */
export type Pair = Pick<Join, 'from' | 'to'>;

/** Corners that a line can join, whatever comes to lie on its sides. */
export function* pairsOf(map: SproutsMap): Generator<Pair, void, void> {
  const lives = livesOf(map);
  for (const [region, boundaries] of map.regions.entries()) {
    const living = boundaries.flatMap((walk, boundary) =>
      walk.flatMap((spot, at) => (lives[spot] === 0 ? [] : [{ corner: { region, boundary, at }, spot }])),
    );
    for (const [index, one] of living.entries()) {
      if ((lives[one.spot] as number) > 1) yield { from: one.corner, to: one.corner };
      for (const other of living.slice(index + 1)) {
        if (one.spot < other.spot) yield { from: one.corner, to: other.corner };
        if (one.spot > other.spot) yield { from: other.corner, to: one.corner };
      }
    }
  }
}

/** The other boundaries, by their index, where a line parts the region; none where it joins two. */
export function othersOf({ regions }: SproutsMap, { from, to }: Pair): number[] {
  if (from.boundary !== to.boundary) return [];
  return (regions[from.region] as Region).map((_, boundary) => boundary).filter((boundary) => boundary !== from.boundary);
}

/** Whether a line is a loop at a spot without lines, whose sides are alike. */
export function isLoneLoop({ regions }: SproutsMap, { from, to }: Pair): boolean {
  return from === to && ((regions[from.region] as Region)[from.boundary] as Boundary).length === 1;
}
