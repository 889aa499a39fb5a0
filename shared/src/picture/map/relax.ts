import { type Homes, Relaxing } from './relaxing.ts';
import { type Paper, paperUnder, type Sketch, UNIT } from './sketch.ts';

/** How many rounds pass between two looks at which bends are needed. */
const LOOK = 4;
/** How often every point is moved. */
const MAX_ROUNDS = 40;
/** How far apart spots have to be for a finger: about 40 px with six spots on a phone. */
const FINGER = 1.02 * UNIT;
/** How far points move in the rounds that are added where they are closer. */
const VIGOUR = 0.6;

/** The same drawing, roomier: points push each other away, and lines pull themselves short; nothing ever passes through a line. */
export function relaxed(sketch: Sketch, moves: number): Sketch {
  return moved(sketch, null, moves);
}

/**
 * The same drawing after a line more: what lies keeps its place, and makes room where something has come too near. The last two lines,
 * which meet at the last spot, are new: drawn by hand they keep theirs as well, else they pull themselves short.
 */
export function settled(sketch: Sketch, paper: Paper, byHand: boolean, moves: number): Sketch {
  const [one = [], other = []] = sketch.lines.slice(-2);
  const fresh = new Set(byHand ? [] : [...one.slice(1), ...other.slice(0, -1)]);
  const homes = (values: readonly number[]) => values.map((value, point) => (fresh.has(point) ? Number.NaN : value));
  const after = moved(sketch, { x: homes(sketch.x), y: homes(sketch.y), paper }, moves);
  return { ...after, paper: paperUnder({ ...after, paper }) };
}

/** Moves points within a limit, or three times that where spots are crowded; none if there are more points than that. */
function moved(sketch: Sketch, homes: Homes | null, moves: number): Sketch {
  let now = new Relaxing(sketch, homes).bent();
  const rounds = Math.min(MAX_ROUNDS, Math.floor(moves / now.sketch.x.length));
  for (let round = 0; round < rounds; round += LOOK) {
    const relaxing = new Relaxing(now.sketch, now.homes);
    for (let at = round; at < Math.min(rounds, round + LOOK); at++) relaxing.move(1 - (0.6 * at) / rounds);
    now = relaxing.bent();
  }
  // On paper there are twice as many rounds again until fingers can tell all spots apart.
  for (let round = 0; now.homes && round < 2 * rounds; round += LOOK) {
    const relaxing = new Relaxing(now.sketch, now.homes);
    if (relaxing.closest() > FINGER) break;
    for (let at = 0; at < LOOK; at++) relaxing.move(VIGOUR, true);
    now = relaxing.bent();
  }
  return now.sketch;
}
