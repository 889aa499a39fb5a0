import { type LandId, LandTable } from './land-table.ts';
import { livesOf as livesOfMap, type SproutsMap } from './map.ts';
import { bareLandsIn } from './map-lands.ts';
import { eachOption } from './options.ts';

/** How many lines are still to come, however it is played. */
interface Length {
  readonly least: number;
  readonly most: number;
}

/** Lands with more lives are not played through. */
const MAX_LIVES = 5;
/** Moves made at a time, more than such a land has. */
const BREATH = 1_000;

/**
 * How many lines may still be drawn in a map. At the end each living spot has two dead ones for itself (Mollison, in Winning Ways,
 * chapter 17), of as many spots as there are now and lines will be; and small lands are played through.
 */
export function linesLeft(map: SproutsMap): Length {
  const lives = livesOfMap(map).reduce((sum, each) => sum + each, 0);
  const table = new LandTable('every');
  const { least, most } = lengthOf(table.idsOf(bareLandsIn(map)), table, new Map());
  return { least: Math.max(least, Math.ceil((3 * lives - map.spots) / 4)), most };
}

/** How many lines may be drawn in lands together. Every line costs a life, and the last one leaves its own spot alive. */
function lengthOf(lands: Iterable<LandId>, table: LandTable, known: Map<LandId, Length>): Length {
  let least = 0;
  let most = 0;
  for (const land of lands) {
    const lives = table.lives(land);
    const length = lives > MAX_LIVES ? { least: 1, most: lives - 1 } : playedThrough(land, table, known);
    least += length.least;
    most += length.most;
  }
  return { least, most };
}

function playedThrough(land: LandId, table: LandTable, known: Map<LandId, Length>): Length {
  let length = known.get(land);
  if (length) return length;
  length = { least: Number.POSITIVE_INFINITY, most: 0 };
  while (!table.options(land)) table.expand(land, BREATH);
  for (const left of eachOption(table.options(land) as Int32Array)) {
    const { least, most } = lengthOf(left, table, known);
    length = { least: Math.min(length.least, 1 + least), most: Math.max(length.most, 1 + most) };
  }
  known.set(land, length);
  return length;
}
