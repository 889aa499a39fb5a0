import { dartsOf } from '@nimhall/shared/games/sprouts/darts';
import { livesOf, type Spot, type SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';

/**
 * The moves of Sprouts by another definition: the maps that become the previous one when a spot with two lines is
 * removed. Tries every drawing with one more spot and two more lines, and every grouping of its boundaries into
 * regions.
 */
export function mapsAfter(map: SproutsMap): Set<string> {
  const before = mapNotation.format(map);
  const found = new Set<string>();
  for (const faces of drawingsWithOneMore(map)) {
    for (const regions of partitionsOf(faces)) {
      const read = mapNotation.parse(mapNotation.format({ spots: map.spots + 1, regions }));
      if (read.ok && rubbedOut(read.value) === before) found.add(mapNotation.format(read.value));
    }
  }
  return found;
}

/** The text of a map without its last spot and its two lines; the regions on their sides become one. */
export function rubbedOut(map: SproutsMap): string {
  const last = map.spots - 1;
  const beside = map.regions.filter((region) => region.flat().includes(last));
  const walks = beside.flat();
  const open = walks.filter((walk) => walk.includes(last));
  const rest = walks.filter((walk) => !walk.includes(last));
  const pieces = open.flatMap((walk) => piecesWithout(walk, last));
  const healed = open.length === 1 ? pieces.map(closed) : [joined(pieces)];
  const regions = [...map.regions.filter((region) => !beside.includes(region)), [...rest, ...healed]];
  const read = mapNotation.parse(mapNotation.format({ spots: last, regions }));
  return read.ok ? mapNotation.format(read.value) : read.error.message;
}

/** The pieces of a cyclic walk between the occurrences of a spot. */
function piecesWithout(walk: readonly Spot[], spot: Spot): Spot[][] {
  const at = walk.indexOf(spot);
  const turned = [...walk.slice(at + 1), ...walk.slice(0, at)];
  const cut = turned.indexOf(spot);
  return cut < 0 ? [turned] : [turned.slice(0, cut), turned.slice(cut + 1)];
}

/** A piece that begins and ends at one spot, as a boundary. */
function closed(piece: readonly Spot[]): Spot[] {
  return piece.length > 1 ? piece.slice(1) : [...piece];
}

/** Two pieces with the same ends, as one boundary. */
function joined([one = [], other = []]: readonly Spot[][]): Spot[] {
  return closed([...one, ...other.slice(1)]);
}

/** The line ends around each spot, in order; ends 2k and 2k + 1 belong to the same line. */
type Turns = readonly (readonly number[])[];

/** The boundaries of every drawing with a new spot and two lines from it, to any spots that can take them. */
function* drawingsWithOneMore(map: SproutsMap): Generator<Spot[][], void, void> {
  const { turns, ends } = turnsOf(map);
  const lives = livesOf(map);
  const [a, b] = [ends, ends + 2];
  for (const [one, mine] of turns.entries()) {
    if (lives[one] === 0) continue;
    for (let at = 0; at < Math.max(1, mine.length); at++) {
      const first = turns.with(one, mine.toSpliced(at, 0, a));
      for (const [other, theirs] of first.entries()) {
        if (other < one || lives[other] === 0 || (other === one && lives[one] === 1)) continue;
        for (let place = 0; place < Math.max(1, theirs.length); place++) {
          yield boundariesOf([...first.with(other, theirs.toSpliced(place, 0, b)), [a + 1, b + 1]]);
        }
      }
    }
  }
}

function turnsOf(map: SproutsMap): { turns: Turns; ends: number } {
  const { from, next, twin } = dartsOf(map);
  const numbers = new Map<number, number>();
  let ends = 0;
  for (const [dart, other] of twin.entries()) {
    if (other < dart) continue;
    numbers.set(dart, ends).set(other, ends + 1);
    ends += 2;
  }
  const turns = Array.from({ length: map.spots }, (_, spot) => {
    const turn: number[] = [];
    const first = from.indexOf(spot);
    if (next[first] === first) return turn;
    for (let dart = first; turn.length === 0 || dart !== first; dart = next[twin[dart] as number] as number)
      turn.push(numbers.get(dart) as number);
    return turn;
  });
  return { turns, ends };
}

/** Walks around each face: along a line to its other end, and on with the next line there. */
function boundariesOf(turns: Turns): Spot[][] {
  const spotOf = new Map(turns.flatMap((turn, spot) => turn.map((end) => [end, spot] as const)));
  const faces: Spot[][] = turns.flatMap((turn, spot) => (turn.length === 0 ? [[spot]] : []));
  const seen = new Set<number>();
  for (const start of spotOf.keys()) {
    const face: Spot[] = [];
    for (let end = start; !seen.has(end); ) {
      seen.add(end);
      face.push(spotOf.get(end) as Spot);
      const there = end ^ 1;
      const turn = turns[spotOf.get(there) as Spot] as readonly number[];
      end = turn[(turn.indexOf(there) + 1) % turn.length] as number;
    }
    if (face.length > 0) faces.push(face);
  }
  return faces;
}

/** Every way to partition things into groups. */
function* partitionsOf<T>(things: readonly T[]): Generator<T[][], void, void> {
  const [first, ...rest] = things;
  if (first === undefined) return yield [];
  for (const groups of partitionsOf(rest)) {
    yield [[first], ...groups];
    for (const [at, group] of groups.entries()) yield groups.with(at, [first, ...group]);
  }
}
