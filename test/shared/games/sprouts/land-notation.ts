import { readFileSync } from 'node:fs';
import { type Boundary, FIRST_LETTER, type Land } from '@nimhall/shared/games/sprouts/lands';
import { cleanedUp, splitIntoLands } from '../../../sprouts-book/cleaned-up.ts';

/** Lands that another program has solved. */
export interface LandCase {
  readonly lands: readonly Land[];
  readonly text: string;
  readonly nimber: number;
  /** Those of the options, ascending. */
  readonly options: string;
  /** Who wins under misère play; null where it was not computed. */
  readonly misere: 'N' | 'P' | null;
}

/** `2A.0}A2+0.0`: see the note in the file of cases. */
function landsFrom(text: string): Land[] {
  return text.split('+').flatMap((land) => splitIntoLands(cleanedUp(land.split('}').map(regionFrom))));
}

function regionFrom(text: string): Land[number] {
  const boundaries = text.split('.').filter((boundary) => boundary !== '');
  return {
    free: boundaries.filter((each) => each === '0').length,
    boundaries: boundaries.filter((each) => each !== '0').map(boundaryFrom),
  };
}

function boundaryFrom(text: string): Boundary {
  return Array.from(text, (spot) => (/[0-2]/.test(spot) ? 3 - Number(spot) : FIRST_LETTER + spot.charCodeAt(0) - 'A'.charCodeAt(0)));
}

export function landCases(): LandCase[] {
  const { cases } = JSON.parse(readFileSync(new URL('../../../vectors/sprouts.lands.json', import.meta.url), 'utf8')) as {
    cases: [string, number, string, LandCase['misere']][];
  };
  return cases.map(([text, nimber, options, misere]) => ({ text, lands: landsFrom(text), nimber, options, misere }));
}
