import { placeIn } from './chain.ts';
import { type Fit, type Point, pointAt } from './map-figure.ts';
import { length, offWay, type Place } from './place.ts';
import { pointsOf, regionsOf, type Sketch, UNIT, type Walk } from './sketch.ts';
import { type Corner, rounded } from './smooth.ts';

/** Once around a boundary; a single place where a spot lies alone. */
type Ring = readonly Place[];

/** The boundaries of a region, and whether it is the one around everything. */
interface Outline {
  readonly rings: readonly Ring[];
  readonly isAround: boolean;
}

/** How far the outer region reaches beyond everything drawn: for display, and for finding its middle. */
const BEYOND = { seen: 100 * UNIT, middle: 0.4 * UNIT } as const;
/**
 * Columns and rows of the places that are tried, then three and nine times as many; and the distance from a spot that counts as beside it.
 */
const TRIED = { few: 21, many: 189 } as const;
const SPOT = 0.25 * UNIT;

const outlined = new WeakMap<Sketch, readonly Outline[]>();
const middles = new WeakMap<Outline, Place>();

/** What regions of a sketch cover as it is put somewhere, as a path to be filled by even and odd; they are counted as maps have them, from 0. */
export function areaOf(sketch: Sketch, fit: Fit, regions: readonly number[]): string {
  const outlines = outlinesOf(sketch);
  return regions
    .flatMap((region) => framed(sketch, outlines[region] as Outline, BEYOND.seen))
    .map((ring) => pathOf(fit, ring))
    .join('');
}

/** Where there is most room in a region. */
export function middleOf(sketch: Sketch, fit: Fit, region: number): Point {
  const outline = outlinesOf(sketch)[region] as Outline;
  const middle = middles.get(outline) ?? roomiest(sketch, framed(sketch, outline, BEYOND.middle));
  middles.set(outline, middle);
  return pointAt(fit, middle);
}

function outlinesOf(sketch: Sketch): readonly Outline[] {
  const outlines = outlined.get(sketch) ?? regionsOf(sketch).map((walks) => outlineOf(sketch, walks));
  outlined.set(sketch, outlines);
  return outlines;
}

function pathOf(fit: Fit, ring: Ring): string {
  if (ring.length < 2) return '';
  const points = ring.map((place) => pointAt(fit, place));
  return `M${points.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join('L')}Z`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function outlineOf(sketch: Sketch, walks: readonly Walk[]): Outline {
  const corners = rounded(sketch);
  const rings = walks.map(({ spots, darts }): Ring => {
    const [alone] = spots;
    if ((darts[0] as number) < 0) return [placeIn(sketch, alone as number)];
    return darts.flatMap((dart) => placesAlong(sketch, corners, dart));
  });
  return { rings, isAround: isAround(rings) };
}

function framed(sketch: Sketch, { rings, isAround }: Outline, beyond: number): readonly Ring[] {
  return isAround ? [frameOf(sketch, beyond), ...rings] : rings;
}

/** Whether a region is the one around everything: none of its boundaries goes around it. */
function isAround(rings: readonly Ring[]): boolean {
  return !rings.some((ring) => surface(ring) > 0);
}

/**
 * Which boundaries lie outside of what the last line of a sketch fences in, of those that it does not touch; null where that line
 * parts nothing, or where both sides of it are within something else.
 * @param boundaries each by its spots, ascending
 */
export function outside(sketch: Sketch, boundaries: readonly (readonly number[])[]): boolean[] | null {
  const fresh = sketch.spots - 1;
  const parted = regionsOf(sketch).filter((walks) => walks.some(({ spots }) => spots.includes(fresh)));
  const around = parted.find((walks) => isAround(walks.map(({ darts }) => placesOn(sketch, darts))));
  if (parted.length < 2 || !around) return null;
  const there = new Set(around.map(({ spots }) => [...new Set(spots)].sort((a, b) => a - b).join()));
  return boundaries.map((boundary) => there.has(boundary.join()));
}

/** Every point along a walk. */
function placesOn(sketch: Sketch, darts: readonly number[]): Ring {
  return darts.flatMap((dart) =>
    dart < 0
      ? []
      : pointsOf(sketch, dart)
          .slice(0, -1)
          .map((point) => placeIn(sketch, point)),
  );
}

/** A line in the direction of a dart, from its spot on, without the one where it ends. */
function placesAlong(sketch: Sketch, corners: readonly (readonly Corner[])[], dart: number): Place[] {
  const spot = pointsOf(sketch, dart)[0] as number;
  const curve = (corners[dart >> 1] ?? []).flatMap(({ from, bend, to }) => [
    from,
    [(from[0] + 2 * bend[0] + to[0]) / 4, (from[1] + 2 * bend[1] + to[1]) / 4] as const,
    to,
  ]);
  const along = dart % 2 === 0 ? curve : curve.toReversed();
  return [placeIn(sketch, spot), ...along.map(([x, y]) => ({ x, y }))];
}

/** Twice what a ring goes around, above 0 where it does so anticlockwise. */
function surface(ring: Ring): number {
  const sum = ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length] as Place;
    return sum + x * next.y - next.x * y;
  }, 0);
  // A walk there and back along the same lines goes around nothing.
  return Math.abs(sum) < UNIT ? 0 : sum;
}

function frameOf({ x, y }: Sketch, beyond: number): Ring {
  const [left, right] = [Math.min(...x) - beyond, Math.max(...x) + beyond];
  const [bottom, top] = [Math.min(...y) - beyond, Math.max(...y) + beyond];
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

/** The place of a region that is farthest from all that is drawn, of those that are tried: more where it is narrow. */
function roomiest(sketch: Sketch, rings: readonly Ring[]): Place {
  const all = rings.flat();
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [bottom, top] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  let best: Place | null = null;
  for (let tried = TRIED.few; tried <= TRIED.many && !best; tried *= 3) {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < tried * tried; at++) {
      const [column, row] = [(at % tried) + 0.5, Math.floor(at / tried) + 0.5];
      const place = { x: left + ((right - left) * column) / tried, y: bottom + ((top - bottom) * row) / tried };
      const room = isWithin(place, rings) ? roomAt(sketch, rings, place) : Number.NEGATIVE_INFINITY;
      if (room > most) [best, most] = [place, room];
    }
  }
  return best ?? { x: (left + right) / 2, y: (bottom + top) / 2 };
}

/** How far a place is from everything on the boundaries of its region. */
function roomAt({ x, y, spots }: Sketch, rings: readonly Ring[], place: Place): number {
  let room = Number.POSITIVE_INFINITY;
  for (let spot = 0; spot < spots; spot++)
    room = Math.min(room, length((x[spot] as number) - place.x, (y[spot] as number) - place.y) - SPOT);
  for (const ring of rings) room = Math.min(room, distance(place, ring));
  return room;
}

/** Whether a ray from the place meets the rings an odd number of times. */
function isWithin(place: Place, rings: readonly Ring[]): boolean {
  let within = false;
  for (const ring of rings) {
    for (const [at, a] of ring.entries()) {
      const b = ring[(at + 1) % ring.length] as Place;
      if (a.y > place.y !== b.y > place.y && place.x < a.x + ((b.x - a.x) * (place.y - a.y)) / (b.y - a.y)) within = !within;
    }
  }
  return within;
}

function distance(place: Place, ring: Ring): number {
  return ring.reduce((least, a, at) => Math.min(least, offWay(place, a, ring[(at + 1) % ring.length] as Place)), Number.POSITIVE_INFINITY);
}
