import { drawJoin, type Join } from '../../games/sprouts/draw.ts';
import type { SproutsMap } from '../../games/sprouts/map.ts';
import { drawnOn } from './draw-on.ts';
import { laidOut } from './laid-out.ts';
import { relaxed } from './relax.ts';
import { type Sketch, UNIT } from './sketch.ts';

/** How often all points of a drawing are moved: as often as there is time for, and within bounds. */
const MOVES = { ofOne: 9_000, least: 8, most: 40 } as const;
/** How far spots are apart where there is nothing else, in units. */
const APART = 1.3;

/** A drawing of a map without a history; the same map always looks the same. */
export function freshSketch(map: SproutsMap): Sketch {
  if (map.regions.length === 1 && map.regions[0]?.every((walk) => walk.length === 1)) return spotsAlone(map.spots);
  return roomy(laidOut(map));
}

/** The drawing after a move, as near to the one before as room allows. */
export function nextSketch(sketch: Sketch, map: SproutsMap, join: Join): Sketch {
  const drawn = drawnOn(sketch, join);
  return drawn ? roomy(drawn) : freshSketch(drawJoin(map, join).map);
}

function roomy(sketch: Sketch): Sketch {
  return relaxed(sketch, Math.max(MOVES.least, Math.min(MOVES.most, Math.round(MOVES.ofOne / sketch.x.length))));
}

/** Spots on a ring, and from seven on one in its middle or a ring within. */
function spotsAlone(spots: number): Sketch {
  const inner = spots < 6 ? 0 : Math.max(1, Math.round(spots / 3.4) - 1);
  const radius = ((spots - inner) * APART * UNIT) / (2 * Math.PI);
  const places = [
    ...ring(spots - inner, Math.max(spots < 2 ? 0 : 0.75 * UNIT, radius)),
    ...ring(inner, inner < 2 ? 0 : Math.max(0.7 * UNIT, radius - 1.2 * UNIT)),
  ];
  return { x: places.map(([x]) => x), y: places.map(([, y]) => y), spots, lines: [] };
}

/** So many places on a ring, the first at the top on the left. */
function ring(count: number, radius: number): [number, number][] {
  return Array.from({ length: count }, (_, at) => {
    const angle = Math.PI / 2 + Math.PI / Math.max(2, count) - (2 * Math.PI * at) / count;
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))];
  });
}
