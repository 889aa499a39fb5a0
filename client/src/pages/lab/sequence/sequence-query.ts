import type { Line } from '@nimhall/shared/lab/series/lines';
import { linesOf } from '@nimhall/shared/lab/series/terms';
import { type ChosenGame, readChosen, usualGame, writeChosen } from '../game/chosen-game.ts';
import { readWhole } from '../game/whole-number.ts';

/** The input: a game, one of its lines, and how far. */
export interface SequenceQuery extends ChosenGame {
  readonly line: Line;
  readonly to: number;
}

/** The default length of a sequence. */
const USUAL = 200;

/** The default: Kayles, whose values repeat, but not from the start. */
const FIRST = 'kayles';

/** The default query of a game; null if it has no lines. */
export function usual(chosen: ChosenGame | null): SequenceQuery | null {
  const [line] = linesOf(chosen?.game ?? '');
  return line && chosen ? { ...chosen, line, to: Math.min(USUAL, line.most) } : null;
}

/** The address of a sequence: `/lab/sequence?game=kayles&line=row&to=200`. */
export function sequenceLink({ line, to, ...chosen }: SequenceQuery): string {
  const query = new URLSearchParams();
  writeChosen(query, chosen);
  query.set('line', line.id);
  query.set('to', String(to));
  return `/lab/sequence?${query}`;
}

/** The query of an address; defaults for what is missing or invalid. */
export function readSequenceQuery(query: string): SequenceQuery {
  const given = new URLSearchParams(query);
  const asked = usual(readChosen(given, (game) => linesOf(game).length > 0) ?? usualGame(FIRST));
  if (!asked) throw new Error(`There is no line of ${FIRST}`);
  const line = linesOf(asked.game).find(({ id }) => id === given.get('line')) ?? asked.line;
  return { ...asked, line, to: readWhole(given, 'to', line.from, line.most) ?? Math.min(USUAL, line.most) };
}
