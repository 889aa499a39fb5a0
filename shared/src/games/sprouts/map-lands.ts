import { canonicalForm, type Form } from './canonical.ts';
import { FIRST_LETTER, type Land, type Region } from './lands.ts';
import { livesOf, type Region as MapRegion, type SproutsMap } from './map.ts';
import { Row, regionFrom } from './row.ts';
import { cleanedRow } from './row-cleaning.ts';
import { leadersIn } from './row-lands.ts';

const drawn = new Row();
const spare = new Row();

/** A land of a map, and which regions of the map it consists of, by their index, ascending. */
export interface MapLand {
  readonly land: Land;
  readonly regions: readonly number[];
}

/** The lands of a map, in the order of their first regions. Regions where nothing can be drawn are in none. */
export function landsIn(map: SproutsMap): MapLand[] {
  const row = cleanedRow(drawn.write(regionsOf(map)), spare);
  const lands = new Map<number, { land: Region[]; regions: number[] }>();
  for (const [region, leader] of leadersIn(row).subarray(0, row.regions).entries()) {
    const found = lands.get(leader) ?? { land: [], regions: [] };
    lands.set(leader, found);
    found.land.push(regionFrom(row.numbers, row.starts[region] as number));
    found.regions.push(row.places[region] as number);
  }
  return [...lands.values()];
}

/** The same, without where they are. */
export function bareLandsIn(map: SproutsMap): Land[] {
  return landsIn(map).map(({ land }) => land);
}

/** The lands of a map as text: the same for maps that are one game, since a spot is like any other with as many lives. */
export function landsKey(map: SproutsMap): string {
  return keyOfForms(bareLandsIn(map).map(canonicalForm));
}

/** The same of lands whose forms are known. */
export function keyOfForms(forms: readonly Form[]): string {
  return forms
    .map((form) => String.fromCharCode(...form))
    .sort()
    .join(BETWEEN);
}

/** No number of a form. */
const BETWEEN = '\uffff';

function regionsOf(map: SproutsMap): Region[] {
  const lives = livesOf(map);
  return map.regions.map((walks) => ({
    free: walks.filter(isAlone).length,
    boundaries: walks.filter((walk) => !isAlone(walk)).map((walk) => walk.map((spot) => marked(spot, lives[spot] as number))),
  }));
}

function isAlone(walk: MapRegion[number]): boolean {
  return walk.length === 1;
}

/** A spot as lands have it: its lives, but a letter of its own where it has one left and perhaps two corners to spend it at. */
function marked(spot: number, lives: number): number {
  return lives === 1 ? FIRST_LETTER + spot : lives;
}
