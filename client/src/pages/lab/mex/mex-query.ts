import { MAX_ENTRIES, mexLines } from '@nimhall/shared/lab/mex-table';
import { type ChosenGame, readChosen, usualGame, writeChosen } from '../game/chosen-game.ts';
import { readWhole } from '../game/whole-number.ts';

/** The input: the two games of the sum, and how many entries to a side. */
export interface MexQuery {
  readonly across: ChosenGame;
  readonly down: ChosenGame;
  readonly entries: number;
}

export const MIN_ENTRIES = 4;
const USUAL = 8;

/** The default game. */
const FIRST = 'nim';

export function hasTable(game: string): boolean {
  return mexLines(game).length > 0;
}

/** The address of a table: `/lab/mex?game=kayles&with-game=nim&entries=8`. */
export function mexLink({ across, down, entries }: MexQuery): string {
  const query = new URLSearchParams();
  writeChosen(query, across);
  writeChosen(query, down, 'with-');
  query.set('entries', String(entries));
  return `/lab/mex?${query}`;
}

/** The query of an address; by default a game with itself. */
export function readMexQuery(query: string): MexQuery {
  const given = new URLSearchParams(query);
  const across = readChosen(given, hasTable) ?? usualGame(FIRST);
  if (!across) throw new Error(`There is no ${FIRST}`);
  return {
    across,
    down: readChosen(given, hasTable, 'with-') ?? across,
    entries: readWhole(given, 'entries', MIN_ENTRIES, MAX_ENTRIES) ?? USUAL,
  };
}
