import { MAX_QUOTIENT_ROW_ASKED, QUOTIENT_GAMES } from '@nimhall/shared/lab/quotient';
import { type ChosenGame, readChosen, usualGame, writeChosen } from '../game/chosen-game.ts';
import { readWhole } from '../game/whole-number.ts';

/** The input: a game, and the largest size of rows. */
export interface QuotientQuery extends ChosenGame {
  readonly to: number;
}

/** The default length of rows. */
const USUAL = 24;

/** The default: no formula is known for it, but it has a quotient. */
const FIRST = 'dawsons-kayles';

export function isHere(game: string): boolean {
  return QUOTIENT_GAMES.includes(game);
}

/** The address of a quotient: `/lab/quotient?game=dawsons-kayles&to=24`. */
export function quotientLink({ to, ...chosen }: QuotientQuery): string {
  const query = new URLSearchParams();
  writeChosen(query, { ...chosen, misere: false });
  query.set('to', String(to));
  return `/lab/quotient?${query}`;
}

/** The query of an address; defaults for what is missing or invalid. */
export function readQuotientQuery(query: string): QuotientQuery {
  const given = new URLSearchParams(query);
  const chosen = readChosen(given, isHere) ?? usualGame(FIRST);
  if (!chosen) throw new Error(`There is no ${FIRST}`);
  return { ...chosen, misere: true, to: readWhole(given, 'to', 1, MAX_QUOTIENT_ROW_ASKED) ?? USUAL };
}
