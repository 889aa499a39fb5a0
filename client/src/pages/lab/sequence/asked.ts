import type { Line } from '@nimhall/shared/lab/series/lines';
import { linesOf } from '@nimhall/shared/lab/series/terms';
import { type Chosen, readChosen, usualGame, writeChosen } from '../game/chosen.ts';
import { readWhole } from '../game/whole-number.ts';

/** What was entered: a game, a line of it, and how far. */
export interface Asked extends Chosen {
  readonly line: Line;
  readonly to: number;
}

/** How far a sequence goes where nothing else is said. */
const USUAL = 200;

/** Where a person begins: Kayles, whose values repeat, and not from the start. */
const FIRST = 'kayles';

/** What is asked of a game where nothing else is said; null for one without lines. */
export function usual(chosen: Chosen | null): Asked | null {
  const [line] = linesOf(chosen?.game ?? '');
  return line && chosen ? { ...chosen, line, to: Math.min(USUAL, line.most) } : null;
}

/** The address of a sequence: `/lab/sequence?game=kayles&line=row&to=200`. */
export function sequenceLink({ line, to, ...chosen }: Asked): string {
  const query = new URLSearchParams();
  writeChosen(query, chosen);
  query.set('line', line.id);
  query.set('to', String(to));
  return `/lab/sequence?${query}`;
}

/** What an address asks for; what is missing or means nothing is as usual. */
export function readAsked(query: string): Asked {
  const given = new URLSearchParams(query);
  const asked = usual(readChosen(given, (game) => linesOf(game).length > 0) ?? usualGame(FIRST));
  if (!asked) throw new Error(`There is no line of ${FIRST}`);
  const line = linesOf(asked.game).find(({ id }) => id === given.get('line')) ?? asked.line;
  return { ...asked, line, to: readWhole(given, 'to', line.from, line.most) ?? Math.min(USUAL, line.most) };
}
