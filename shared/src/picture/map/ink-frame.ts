import type { Stroke } from '../../game/ink.ts';
import type { Place } from './place.ts';
import { type Sketch, UNIT } from './sketch.ts';

/** Ink may reach beyond the drawing, by this share and this much more, because lines go around everything as well. */
const BEYOND = { share: 0.5, more: 3 * UNIT } as const;
/** Ink counts this many steps across and down. */
const STEPS = 1_000;

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the points of a stroke lie in the sketch that it was drawn on. */
export function placesOfInk(sketch: Sketch, { points }: Stroke): Place[] {
  const { left, top, width, height } = frameOf(sketch);
  return points.map(([x, y]) => ({ x: Math.round(left + (x / STEPS) * width), y: Math.round(top - (y / STEPS) * height) }));
}

/** Places in a sketch as a stroke; what lies too far outside is brought to the edge. */
export function strokeOf(sketch: Sketch, places: readonly Place[], marked: number | null): Stroke {
  const { left, top, width, height } = frameOf(sketch);
  const step = (share: number): number => Math.max(0, Math.min(STEPS - 1, Math.round(share * STEPS)));
  return { points: places.map(({ x, y }) => [step((x - left) / width), step((top - y) / height)]), marked };
}

function frameOf({ x, y }: Sketch): Frame {
  const [left, right, bottom, top] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  const beyond = Math.max(right - left, top - bottom) * BEYOND.share + BEYOND.more;
  return { left: left - beyond, top: top + beyond, width: right - left + 2 * beyond, height: top - bottom + 2 * beyond };
}
