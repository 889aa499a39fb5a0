import { readInk, type Stroke } from '../../game/ink.ts';
import { drawJoin, type Join, joinOf } from '../../games/sprouts/draw.ts';
import { lineNotation } from '../../games/sprouts/line.ts';
import { type SproutsMap, spotAt } from '../../games/sprouts/map.ts';
import { mapNotation } from '../../games/sprouts/map-notation.ts';
import { drawnOn } from './draw-on.ts';
import { laidOut } from './laid-out.ts';
import { relaxed, settled } from './relax.ts';
import { regionsOf, type Sketch, UNIT } from './sketch.ts';
import { withStroke } from './trace.ts';

/** The moves of a point that there is time for: without a history, and after a move. */
const MOVES = { fresh: 800, next: 8_000 } as const;
/** How high paper is for its width, how many units of it there are for each spot, and how far from its edge spots lie at the start. */
const SHEET = 0.7;
const ROOM = 1.5;
const EDGE = 0.7 * UNIT;

/** A drawing of a map without a history; the same map always looks the same. */
export function freshSketch(map: SproutsMap): Sketch {
  if (map.regions.length === 1 && map.regions[0]?.every((walk) => walk.length === 1)) return spotsAlone(map.spots);
  return relaxed(laidOut(map), MOVES.fresh);
}

/** The drawing after a move, as near to the one before as room allows; with ink as a hand drew it. */
export function nextSketch(sketch: Sketch, map: SproutsMap, join: Join, stroke: Stroke | null = null): Sketch {
  const after = drawJoin(map, join).map;
  const byHand = stroke && asDrawn(sketch, map, join, after, stroke);
  const drawn = byHand ?? drawnOn(sketch, join);
  if (!drawn || !shows(drawn, after)) return freshSketch(after);
  return drawn.paper ? settled(drawn, drawn.paper, byHand !== null, MOVES.next) : relaxed(drawn, MOVES.next);
}

function asDrawn(sketch: Sketch, map: SproutsMap, join: Join, after: SproutsMap, stroke: Stroke): Sketch | null {
  const [from, to] = [spotAt(map, join.from), spotAt(map, join.to)];
  for (const way of [
    stroke,
    { points: stroke.points.toReversed(), marked: stroke.marked === null ? null : stroke.points.length - 1 - stroke.marked },
  ]) {
    const drawn = withStroke(sketch, from, to, way);
    if (drawn && shows(drawn, after)) return drawn;
  }
  return null;
}

function shows(sketch: Sketch, map: SproutsMap): boolean {
  const regions = regionsOf(sketch).map((walks) => walks.map(({ spots }) => spots));
  return JSON.stringify(regions) === JSON.stringify(map.regions);
}

interface Stage {
  readonly map: SproutsMap;
  readonly sketch: Sketch;
}

/** Drawings of games by their moves, the last that were asked for. */
const known = new Map<string, Stage>();
const MAX_CACHED = 200;

/** The drawing after a game's moves, each with its ink if it has any, from a start; moves that are none end it. */
export function sketchAfter(start: SproutsMap, moves: readonly string[], inks: readonly string[] = []): Stage {
  let key = mapNotation.format(start);
  let stage = known.get(key) ?? { map: start, sketch: freshSketch(start) };
  remember(key, stage);
  for (const [ply, move] of moves.entries()) {
    const ink = inks[ply] ?? '';
    key += ` ${move} ${ink}`;
    const next = known.get(key) ?? played(stage, move, ink);
    if (!next) return stage;
    remember(key, next);
    stage = next;
  }
  return stage;
}

function remember(key: string, stage: Stage): void {
  known.delete(key);
  known.set(key, stage);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
}

function played({ map, sketch }: Stage, move: string, ink: string): Stage | null {
  const line = lineNotation.parse(move);
  const join = line.ok ? joinOf(map, line.value) : line;
  if (!join.ok) return null;
  const stroke = readInk(ink);
  return { map: drawJoin(map, join.value).map, sketch: nextSketch(sketch, map, join.value, stroke.ok ? stroke.value : null) };
}

/** Spots on a ring as wide as its paper, and from six on one in its middle or a ring within. */
function spotsAlone(spots: number): Sketch {
  const inner = spots < 6 ? 0 : Math.max(1, Math.round(spots / 3.4) - 1);
  const [wide, high] = paperFor(spots);
  const across = wide / 2 - EDGE;
  const up = high / 2 - EDGE;
  const within = inner < 2 ? 0 : 0.45;
  const places = [...ring(spots - inner, across, up), ...ring(inner, within * across, within * up)];
  const paper = { left: -wide / 2, right: wide / 2, bottom: -high / 2, top: high / 2 };
  return { x: places.map(([x]) => x), y: places.map(([, y]) => y), spots, lines: [], paper };
}

/** How large the paper is for a game: it has room for all the spots that there may be at its end. */
function paperFor(spots: number): readonly [wide: number, high: number] {
  const wide = Math.round(UNIT * Math.sqrt((ROOM * (4 * spots - 1)) / SHEET));
  return [wide, Math.round(SHEET * wide)];
}

/** Points on a ring, the first at the top left. */
function ring(count: number, across: number, up: number): [number, number][] {
  return Array.from({ length: count }, (_, at) => {
    const angle = Math.PI / 2 + Math.PI / Math.max(2, count) - (2 * Math.PI * at) / count;
    return [Math.round((count < 2 ? 0 : across) * Math.cos(angle)), Math.round((count < 2 ? 0 : up) * Math.sin(angle))];
  });
}
