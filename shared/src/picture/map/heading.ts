import type { Corner } from '../../games/sprouts/map.ts';
import { placeIn } from './chain.ts';
import type { Place } from './place.ts';
import { pointsOf, regionsOf, type Sketch } from './sketch.ts';

/** Where one looks from a spot into each of some corners, `y` upwards: into the middle between the two lines there. A spot must have one. */
export function headingsOf(sketch: Sketch, corners: readonly Corner[]): Place[] {
  const regions = regionsOf(sketch);
  return corners.map(({ region, boundary, at }) => {
    const { darts = [] } = regions[region]?.[boundary] ?? {};
    const [leaving, coming] = [darts[at] as number, darts.at(at - 1) as number];
    if (leaving < 0) return { x: 0, y: 1 };
    // With the region on the left it lies anticlockwise from where the walk leaves to where it comes from.
    const [out, back] = [wayOf(sketch, leaving), wayOf(sketch, coming ^ 1)];
    const turn = (back - out + 4 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
    return { x: Math.cos(out + turn / 2), y: Math.sin(out + turn / 2) };
  });
}

/** The angle at which a dart leaves its spot. */
function wayOf(sketch: Sketch, dart: number): number {
  const [spot, next] = pointsOf(sketch, dart).map((point) => placeIn(sketch, point)) as [Place, Place];
  return Math.atan2(next.y - spot.y, next.x - spot.x);
}
