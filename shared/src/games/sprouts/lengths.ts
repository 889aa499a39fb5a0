import { canonicalForm } from './canonical.ts';
import { movesIn } from './land-moves.ts';
import { type Land, livesOf } from './lands.ts';
import { livesOf as livesOfMap, type SproutsMap } from './map.ts';
import { bareLandsIn } from './map-lands.ts';

/** How many lines are still to come, however it is played. */
interface Length {
  readonly least: number;
  readonly most: number;
}

/** Lands with more lives are not played through. */
const MOST_LIVES = 5;

/**
 * How many lines may still be drawn in a map. At the end each living spot has two dead ones for itself (Mollison, in Winning Ways,
 * chapter 17), of as many spots as there are now and lines will be; and small lands are played through.
 */
export function linesLeft(map: SproutsMap): Length {
  const lives = livesOfMap(map).reduce((sum, each) => sum + each, 0);
  const { least, most } = lengthOf(bareLandsIn(map));
  return { least: Math.max(least, Math.ceil((3 * lives - map.spots) / 4)), most };
}

/** How many lines may be drawn in lands together. Every line costs a life, and the last one leaves its own spot alive. */
function lengthOf(lands: readonly Land[], known = new Map<string, Length>()): Length {
  let least = 0;
  let most = 0;
  for (const land of lands) {
    const lives = livesOf(land);
    const length = lives > MOST_LIVES ? { least: 1, most: lives - 1 } : playedThrough(land, known);
    least += length.least;
    most += length.most;
  }
  return { least, most };
}

function playedThrough(land: Land, known: Map<string, Length>): Length {
  const key = canonicalForm(land).join();
  let length = known.get(key);
  if (length) return length;
  length = { least: Number.POSITIVE_INFINITY, most: 0 };
  for (const left of movesIn(land)) {
    const { least, most } = lengthOf(left, known);
    length = { least: Math.min(length.least, 1 + least), most: Math.max(length.most, 1 + most) };
  }
  known.set(key, length);
  return length;
}
