import type { Notation } from '../../game/contract.ts';
import { type Fault, malformed, overLimit } from '../../game/fault.ts';
import { indexOfLetters, letterOf, MAX_PARTS } from '../../game/letters.ts';
import { quoted, readCount, split, type Token, whole } from '../../game/text.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';
import { inOrder, livesOf, MAX_SPOTS, MAX_SPOTS_AND_LIVES, type Region, type Spot, type SproutsMap, spotName, spotsAlone } from './map.ts';
import { type Unplanar, unplanar } from './planar.ts';

/**
 * `adbd,ce;ce`: regions with semicolons between, their boundaries with commas, and on each the spots as one walks along it with
 * the region on the left. Spots beyond z have two letters, and where a map has such, points stand between all spots of a boundary:
 * `a.aa.b.aa`. Spots without lines may be given as a number: `3` is `a,b,c`.
 */
export const mapNotation: Notation<SproutsMap> = {
  parse(text) {
    const token = whole(text);
    if (!token.ok) return token;
    return /^[0-9]+$/.test(token.value.text) ? readNumber(token.value) : readRegions(token.value);
  },
  format({ spots, regions }) {
    const between = spots > MAX_PARTS ? '.' : '';
    return regions.map((region) => region.map((walk) => walk.map(letterOf).join(between)).join()).join(';');
  },
};

function readNumber(token: Token): Result<SproutsMap, Fault> {
  const spots = readCount(token, say`The number of spots`, 1, MAX_SPOTS);
  return spots.ok ? ok(spotsAlone(spots.value)) : spots;
}

function readRegions(token: Token): Result<SproutsMap, Fault> {
  const pointed = token.text.includes('.');
  const places: Token[] = [];
  const regions: Region[] = [];
  for (const region of split({ ...token, text: token.text.toLowerCase() }, ';')) {
    const walks: Spot[][] = [];
    for (const boundary of split(region, ',')) {
      const walk: Spot[] = [];
      for (const each of spotsIn(boundary, pointed)) {
        const spot = indexOfLetters(each.text);
        if (spot < 0)
          return malformed(say`Where a spot should be, there is "${quoted(each.text)}": a drawing is written like adbd,c.`, each.at);
        if (spot >= MAX_SPOTS_AND_LIVES)
          return overLimit(say`Spot ${each.text.slice(0, 20).toUpperCase()} is beyond the last that there may be.`, each.at);
        places.push(each);
        walk.push(spot);
      }
      walks.push(walk);
    }
    regions.push(walks);
  }
  return mapOf(regions, places);
}

function spotsIn(boundary: Token, pointed: boolean): Token[] {
  if (pointed || boundary.text === '') return split(boundary, '.');
  return Array.from(boundary.text, (text, at) => ({ text, at: boundary.at + at })).filter(({ text }) => text.trim() !== '');
}

/** The map with these regions, in which the spots at these places are numbered in order. */
function mapOf(regions: readonly Region[], places: readonly Token[]): Result<SproutsMap, Fault> {
  const named = new Set(regions.flat(2));
  const spots = named.size;
  const gap = [...named].find((spot) => spot >= spots);
  if (gap !== undefined) {
    const missing = Array.from({ length: spots }, (_, spot) => spot).find((spot) => !named.has(spot)) as Spot;
    const at = places.find(({ text }) => text === letterOf(gap))?.at;
    return malformed(say`There is a spot ${spotName(gap)} and no spot ${spotName(missing)}: every spot is on a boundary.`, at);
  }
  const fault = unplanar({ spots, regions });
  if (fault) return malformed(faultAt(fault, regions.flat(2)), places[fault.dart]?.at);
  // Only now: of a drawing that cannot be, a boundary may come to one spot thousands of times, and all its turns would be compared.
  const map = inOrder(spots, regions);
  const lives = livesOf(map).reduce((sum, each) => sum + each, 0);
  if (spots + lives <= MAX_SPOTS_AND_LIVES) return ok(map);
  return overLimit(
    say`Spots and lives together may be ${MAX_SPOTS_AND_LIVES} at most, which ${MAX_SPOTS} spots begin with; here they are ${spots + lives}.`,
  );
}

function faultAt({ why, dart }: Unplanar, walked: readonly Spot[]) {
  const spot = spotName(walked[dart] as Spot);
  switch (why) {
    case 'doubled':
      return say`Spot ${spot} comes too often: once where it has no line, and never twice in a row.`;
    case 'crowded':
      return say`Spot ${spot} has more than three lines.`;
    case 'tripled':
      return say`From spot ${spot} three lines go to the same spot; two at most can.`;
    case 'one-sided':
      return say`From spot ${spot} a line is passed on one side only: each has two sides, passed in opposite directions.`;
    case 'crossed':
      return say`The lines at spot ${spot} can’t be drawn without crossing: its corners don’t make one turn.`;
    case 'twisted':
      return say`What hangs together with spot ${spot} can’t be drawn without crossings.`;
    case 'apart':
      return say`Nothing joins what spot ${spot} is in with the rest: every piece lies in a region with another one.`;
    case 'enclosed':
      return say`Here spot ${spot} lies in a region that it can’t be in: two regions would have to be one.`;
    default:
      return why satisfies never;
  }
}
