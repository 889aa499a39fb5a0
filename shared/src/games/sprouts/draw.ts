import { type Fault, illegal } from '../../game/fault.ts';
import { letterOf } from '../../game/letters.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';
import type { End, Line } from './line.ts';
import {
  type Boundary,
  type Corner,
  cornersOf,
  inOrder,
  livesOf,
  type Region,
  type Spot,
  type SproutsMap,
  spotAt,
  spotName,
} from './map.ts';

/** A move in its map: which corners are joined, both of one region, and what comes to lie where. */
export interface Join {
  /** At the spot with the smaller number, as in a line. */
  readonly from: Corner;
  readonly to: Corner;
  /** Other boundaries of the region, by their index there, that come to lie on the left of the line, or in the loop; sorted. */
  readonly left: readonly number[];
}

/** What a move draws: the map after it, and the new spot, which is on the line and has the two corners on its sides. */
export interface Drawn {
  readonly map: SproutsMap;
  readonly spot: Spot;
  readonly join: Join;
}

/** The map after a move, or why it cannot be drawn. */
export function draw(map: SproutsMap, line: Line): Result<Drawn, Fault> {
  const join = joinOf(map, line);
  return join.ok ? ok(drawJoin(map, join.value)) : join;
}

/** Which corners a line joins in a map, or why it joins none. */
export function joinOf(map: SproutsMap, line: Line): Result<Join, Fault> {
  const fault = notThere(map, line);
  if (fault) return fault;
  const pairs = pairsOf(map, line);
  const [join, another] = pairs;
  const [one, other] = [spotName(line.from.spot), spotName(line.to.spot)];
  if (!join) return illegal(say`A line from ${one} to ${other} would cross another line. Join other spots.`);
  if (another) {
    return join.from.region === another.from.region
      ? illegal(say`The line can leave ${one} or reach ${other} on two sides. Say after which spot, such as ${afterText(map, join)}.`)
      : illegal(
          say`${one} and ${other} share several regions. Name one by its number, such as ${`${join.from.region + 1}:${letterOf(line.from.spot)}-${letterOf(line.to.spot)}`}.`,
        );
  }
  return withLeft(map, join, line);
}

/** Missing spots, and spots without enough lives: a loop takes two. */
function notThere(map: SproutsMap, { from, to, region, left }: Line) {
  const lives = livesOf(map);
  const loop = from.spot === to.spot;
  if (region !== undefined && region > map.regions.length) return illegal(say`There is no region ${region}.`);
  for (const spot of [from.spot, to.spot, ...left]) {
    if (spot >= map.spots) return illegal(say`There is no spot ${spotName(spot)}.`);
  }
  for (const { spot } of [from, to]) {
    if (lives[spot] === 0) return illegal(say`Spot ${spotName(spot)} already has three lines. Use a spot with fewer.`);
    if (loop && lives[spot] === 1) return illegal(say`Spot ${spotName(spot)} has room for one more line, and a loop has two ends.`);
  }
  return null;
}

/** The pairs of corners that a line may mean. A loop begins and ends at one corner, since its spot has one at most. */
function pairsOf(map: SproutsMap, { from, to, region }: Line): Join[] {
  const pairs: Join[] = [];
  const loop = from.spot === to.spot;
  const ends = [...cornersOf(map)].filter((corner) => region === undefined || corner.region === region - 1);
  for (const one of ends) {
    if (!isAt(map, one, from)) continue;
    for (const other of loop ? [one] : ends) {
      if (other.region === one.region && isAt(map, other, to)) pairs.push({ from: one, to: other, left: [] });
    }
  }
  return pairs;
}

function isAt(map: SproutsMap, corner: Corner, { spot, after }: End): boolean {
  return spotAt(map, corner) === spot && (after === undefined || before(map, corner) === after);
}

/** The spot before a corner in the walk; the spot itself where it has no line. */
function before(map: SproutsMap, corner: Corner): Spot {
  const walk = walkOf(map, corner);
  return walk.at(corner.at - 1) as Spot;
}

function walkOf({ regions }: SproutsMap, { region, boundary }: Corner): Boundary {
  return (regions[region] as Region)[boundary] as Boundary;
}

function afterText(map: SproutsMap, { from, to }: Join): string {
  return [from, to].map((corner) => `${letterOf(before(map, corner))}.${letterOf(spotAt(map, corner))}`).join('-');
}

function withLeft(map: SproutsMap, { from, to }: Join, line: Line): Result<Join, Fault> {
  const region = map.regions[from.region] as Region;
  const left = new Set<number>();
  for (const spot of line.left) {
    const boundary = region.findIndex((walk) => walk.includes(spot));
    if (from.boundary !== to.boundary) return illegal(say`This line does not split a region, so no spot can be put on one side of it.`);
    if (boundary < 0) return illegal(say`Spot ${spotName(spot)} isn’t in the region of this line.`);
    if (boundary === from.boundary) return illegal(say`Spot ${spotName(spot)} is joined to this line, so you can’t choose its side.`);
    left.add(boundary);
  }
  return ok({
    from,
    to,
    left: smallerSide(
      region,
      from,
      [...left].sort((a, b) => a - b),
    ),
  });
}

/**
 * A loop at a spot without lines has two equivalent sides: its inside is the smaller one, and of equal ones that without the first
 * boundary.
 */
function smallerSide(region: Region, { boundary }: Corner, left: readonly number[]): readonly number[] {
  if (region[boundary]?.length !== 1) return left;
  const others = region.map((_, each) => each).filter((each) => each !== boundary);
  return isSmallerSide(others, left) ? left : others.filter((each) => !left.includes(each));
}

/** Whether some of the other boundaries are the side of a loop that is named, at a spot without lines. */
export function isSmallerSide(others: readonly number[], side: readonly number[]): boolean {
  const rest = others.length - side.length;
  return side.length < rest || (side.length === rest && !(others.length > 0 && side.includes(others[0] as number)));
}

/** How a join is written: with as little as there has to be. */
export function lineOf(map: SproutsMap, { from, to, left }: Join): Line {
  const [one, other] = [spotAt(map, from), spotAt(map, to)];
  const region = map.regions[from.region] as Region;
  const both = map.regions.filter((each) => each.some((walk) => walk.includes(one)) && each.some((walk) => walk.includes(other)));
  return {
    from: endOf(map, from),
    to: endOf(map, to),
    ...(both.length > 1 ? { region: from.region + 1 } : {}),
    left: left.map((boundary) => Math.min(...(region[boundary] as Boundary))).sort((a, b) => a - b),
  };
}

function endOf(map: SproutsMap, corner: Corner): End {
  const spot = spotAt(map, corner);
  const alike = walkOf(map, corner).filter((each) => each === spot).length;
  return alike > 1 ? { spot, after: before(map, corner) } : { spot };
}

/** The map after a join that is one of it. */
export function drawJoin(map: SproutsMap, join: Join): Drawn {
  const { from, to } = join;
  const spot = map.spots;
  const region = map.regions[from.region] as Region;
  const others = region.filter((_, boundary) => boundary !== from.boundary && boundary !== to.boundary);
  const rest = map.regions.filter((_, each) => each !== from.region);
  if (from.boundary !== to.boundary) {
    const joined = [...roundFrom(map, from), spot, ...roundFrom(map, to), spot];
    return { map: inOrder(spot + 1, [...rest, [joined, ...others]]), spot, join };
  }
  const [left, right] = sidesOf(map, from, to);
  const isLeft = (walk: Boundary): boolean => join.left.includes(region.indexOf(walk));
  const parted = [
    [[...left, spot], ...others.filter(isLeft)],
    [[...right, spot], ...others.filter((walk) => !isLeft(walk))],
  ];
  return { map: inOrder(spot + 1, [...rest, ...parted]), spot, join };
}

/** Once around a boundary from a corner back to its spot; only the spot, where that has no line. */
function roundFrom(map: SproutsMap, corner: Corner): Boundary {
  const walk = walkOf(map, corner);
  return walk.length === 1 ? walk : [...walk.slice(corner.at), ...walk.slice(0, corner.at + 1)];
}

/** What a line between corners of one boundary leaves on its left and on its right, from one of its ends to the other. */
function sidesOf(map: SproutsMap, from: Corner, to: Corner): [Boundary, Boundary] {
  const walk = walkOf(map, from);
  if (from.at === to.at) return [[walk[from.at] as Spot], roundFrom(map, from)];
  const between = (start: number, end: number): Boundary =>
    start < end ? walk.slice(start, end + 1) : [...walk.slice(start), ...walk.slice(0, end + 1)];
  return [between(to.at, from.at), between(from.at, to.at)];
}
