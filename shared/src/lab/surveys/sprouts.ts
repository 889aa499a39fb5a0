import { LandTable } from '../../games/sprouts/land-table.ts';
import { type SproutsMap, spotsAlone } from '../../games/sprouts/map.ts';
import { bareLandsIn } from '../../games/sprouts/map-lands.ts';
import { MisereSearch } from '../../games/sprouts/misere-search.ts';
import { ProofSearch } from '../../games/sprouts/proof-search.ts';
import { say } from '../../phrase.ts';
import { beginnerWins } from '../claims/sprouts.ts';
import type { Layer, Survey, SurveyRun } from './survey.ts';

/** Moves made between two yields. */
const SLICE = 100;

/** Who wins from spots alone, searched without the book, adding one spot at a time. */
export const SPROUTS_SURVEYS: readonly Survey[] = [
  {
    id: 'sprouts',
    claims: ['learn-spots-alone'],
    says: (to) => say`Who wins Sprouts with up to ${to} spots at the start`,
    ...{ from: 1, every: 1, soon: 6 },
    begin: (to) => new Spots(to, false),
  },
  {
    id: 'sprouts-misere',
    claims: ['beyond-sprouts-misere'],
    says: (to) => say`Who wins Sprouts with up to ${to} spots at the start, last line loses`,
    ...{ from: 1, every: 1, soon: 6 },
    begin: (to) => new Spots(to, true),
  },
];

class Spots implements SurveyRun {
  /** 1 if the first player wins. */
  readonly tables: readonly [Uint8Array];
  readonly #misere: boolean;

  constructor(to: number, misere: boolean) {
    this.tables = [new Uint8Array(to + 1)];
    this.#misere = misere;
  }

  *layer(spots: number): Generator<void, Layer, void> {
    const map = spotsAlone(spots);
    const look = this.#misere ? misereLook(map) : normalLook(map);
    let wins = look();
    for (; wins === null; wins = look()) yield;
    const [known] = this.tables;
    known[spots] = wins ? 1 : 0;
    const against = wins === beginnerWins(spots, this.#misere) ? null : `${spots}`;
    return { cases: 1, lost: wins ? 0 : 1, bytes: known.slice(spots, spots + 1), against };
  }
}

/** Looks a little farther each time it is called, until it says who wins. */
type Look = () => boolean | null;

function normalLook(map: SproutsMap): Look {
  const lands = new LandTable();
  const search = new ProofSearch(lands);
  const [land] = lands.idsOf(bareLandsIn(map));
  if (land === undefined) throw new Error('Spots alone are one land');
  return () => search.wins(land, 0, SLICE);
}

function misereLook(map: SproutsMap): Look {
  const search = new MisereSearch();
  const lands = search.lands.idsOf(bareLandsIn(map));
  return () => search.wins(lands, SLICE);
}
