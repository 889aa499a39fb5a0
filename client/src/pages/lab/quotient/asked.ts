import { MAX_QUOTIENT_ROW_ASKED, QUOTIENT_GAMES } from '@nimhall/shared/lab/quotient';
import { type Chosen, readChosen, usualGame, writeChosen } from '../game/chosen.ts';
import { readWhole } from '../game/whole-number.ts';

/** What was entered: a game, and for rows up to which size. */
export interface Asked extends Chosen {
  readonly to: number;
}

/** How long rows may be where nothing else is said. */
const USUAL = 24;

/** Where a person begins: no formula is known for it, and it has a quotient all the same. */
const FIRST = 'dawsons-kayles';

export function isHere(game: string): boolean {
  return QUOTIENT_GAMES.includes(game);
}

/** The address of a quotient: `/lab/quotient?game=dawsons-kayles&to=24`. */
export function quotientLink({ to, ...chosen }: Asked): string {
  const query = new URLSearchParams();
  writeChosen(query, { ...chosen, misere: false });
  query.set('to', String(to));
  return `/lab/quotient?${query}`;
}

/** What an address asks for; what is missing or means nothing is as usual. */
export function readAsked(query: string): Asked {
  const given = new URLSearchParams(query);
  const chosen = readChosen(given, isHere) ?? usualGame(FIRST);
  if (!chosen) throw new Error(`There is no ${FIRST}`);
  return { ...chosen, misere: true, to: readWhole(given, 'to', 1, MAX_QUOTIENT_ROW_ASKED) ?? USUAL };
}
