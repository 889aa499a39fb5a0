import { drawJoin } from './draw.ts';
import type { Region, SproutsMap } from './map.ts';
import { landsIn } from './map-lands.ts';
import { pairsOf } from './moves.ts';

/** For every land of a map the map where nothing is left to draw but in this land: all others are drawn in until they are full. */
export function partsOf(map: SproutsMap): SproutsMap[] {
  return partsAmong(
    map,
    landsIn(map).map(({ regions }) => regions.map((region) => textOf(map.regions[region] as Region))),
  );
}

/** The same of a map with these lands, by halves, so that most lines are drawn for many of them at once. */
function partsAmong(map: SproutsMap, lands: readonly (readonly string[])[]): SproutsMap[] {
  if (lands.length <= 1) return lands.map(() => map);
  const half = lands.length >> 1;
  return [lands.slice(0, half), lands.slice(half)].flatMap((some) => partsAmong(drawnFull(map, new Set(some.flat())), some));
}

/** Where a board shows what a land is worth: in its first region, by the number that moves have for it. */
export function placesOf(map: SproutsMap): string[] {
  return landsIn(map).map(({ regions }) => `${(regions[0] as number) + 1}`);
}

/** The map after lines in all regions but these, one after the other, until there is none. */
function drawnFull(map: SproutsMap, kept: ReadonlySet<string>): SproutsMap {
  const isKept = map.regions.map((region) => kept.has(textOf(region)));
  for (const { from, to } of pairsOf(map)) {
    if (!isKept[from.region]) return drawnFull(drawJoin(map, { from, to, left: [] }).map, kept);
  }
  return map;
}

/** Tells regions of different lands apart: what lives on a boundary of two that look the same, is in both. */
function textOf(region: Region): string {
  return region.map((walk) => walk.join()).join(';');
}
