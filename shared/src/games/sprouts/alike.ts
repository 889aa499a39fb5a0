import { isSmallerSide, type Join } from './draw.ts';
import type { Boundary, Region, SproutsMap } from './map.ts';
import { isLoneLoop, othersOf, type Pair, pairsOf } from './moves.ts';

/**
 * Moves that differ only in which spots without lines they have on their left: as many of them, between the same corners.
 * There are as many of these as of subsets, which may be a million, while it takes only one to see what they leave.
 */
export interface Alike {
  readonly pair: Pair;
  /** Boundaries with lines that come to lie on the left. */
  readonly left: readonly number[];
  /** The spots without lines that may, and how many of them do. */
  readonly lone: readonly number[];
  readonly taken: number;
}

/** All moves in a map by the moves that they are like. */
export function* alikeMoves(map: SproutsMap): Generator<Alike, void, void> {
  for (const pair of pairsOf(map)) {
    const region = map.regions[pair.from.region] as Region;
    const others = othersOf(map, pair);
    const lone = others.filter((boundary) => (region[boundary] as Boundary).length === 1);
    const walks = others.filter((boundary) => !lone.includes(boundary));
    for (let chosen = 0; chosen < 2 ** walks.length; chosen++) {
      const left = walks.filter((_, at) => (chosen >> at) & 1);
      for (let taken = 0; taken <= lone.length; taken++) {
        const alike = { pair, left, lone, taken };
        if (!isLoneLoop(map, pair) || isNamedSide(alike, walks)) yield alike;
      }
    }
  }
}

/** Of a loop whose sides are alike, whether it is this side that is named, or may be. */
function isNamedSide({ left, lone, taken }: Alike, walks: readonly number[]): boolean {
  const more = 2 * (left.length + taken) - walks.length - lone.length;
  return more < 0 || (more === 0 && !left.includes(walks[0] as number));
}

/** How many they are. */
export function waysOf(map: SproutsMap, alike: Alike): number {
  const { lone, taken } = alike;
  let ways = 1;
  for (let each = 0; each < taken; each++) ways = (ways * (lone.length - each)) / (each + 1);
  return isEvenSplit(map, alike) ? ways / 2 : ways;
}

/** One of them. */
export function anyOf(map: SproutsMap, alike: Alike): Join {
  return joinsAlike(map, alike).next().value as Join;
}

/** All of them. */
export function* joinsAlike(map: SproutsMap, alike: Alike): Generator<Join, void, void> {
  const { pair, left, lone, taken } = alike;
  const others = othersOf(map, pair);
  const loop = isLoneLoop(map, pair);
  // Of two equal sides, the one without the first spot is named.
  const free = isEvenSplit(map, alike) ? lone.slice(1) : lone;
  for (const some of choices(free, taken)) {
    const side = [...left, ...some].sort((a, b) => a - b);
    const named = !loop || isSmallerSide(others, side);
    yield { ...pair, left: named ? side : others.filter((boundary) => !side.includes(boundary)) };
  }
}

/** Whether a loop has nothing but spots without lines around it, and as many inside as outside: then every move comes twice. */
function isEvenSplit(map: SproutsMap, { pair, lone, taken }: Alike): boolean {
  return taken > 0 && 2 * taken === lone.length && isLoneLoop(map, pair) && othersOf(map, pair).length === lone.length;
}

/** All ways to choose this many of them. */
function* choices(items: readonly number[], number: number): Generator<readonly number[], void, void> {
  if (number === 0) yield [];
  else {
    for (let first = 0; first + number <= items.length; first++) {
      for (const rest of choices(items.slice(first + 1), number - 1)) yield [items[first] as number, ...rest];
    }
  }
}
