import { type Box, boxOf } from '@nimhall/shared/lab/count-boxes';
import { type ChosenGame, readChosen, usualGame, writeChosen } from '../game/chosen-game.ts';
import { readWhole } from '../game/whole-number.ts';

/** The input: a game, the number of parts, and the size of the largest. */
export interface CountsQuery {
  readonly chosen: ChosenGame;
  readonly box: Box;
  readonly parts: number;
  readonly to: number;
}

/** The default game and sizes. */
const FIRST = 'nim';
const USUAL = { parts: 3, to: 10 } as const;

/** Another game, with the other settings as far as it allows. */
export function withGame(chosen: ChosenGame | null, parts: number, to: number): CountsQuery | null {
  const box = chosen && boxOf(chosen.game);
  if (!chosen || !box) return null;
  const many = Math.min(Math.max(parts, box.fewest), box.most.length);
  return { chosen, box, parts: many, to: Math.min(Math.max(to, box.from), mostOf(box, many)) };
}

/** The largest size that is asked for. */
export function mostOf({ most }: Box, parts: number): number {
  return most[parts - 1] ?? 0;
}

/** The address of a count: `/lab/counts?game=nim&parts=3&to=10`. */
export function countsLink({ chosen, parts, to }: CountsQuery): string {
  const query = new URLSearchParams();
  writeChosen(query, chosen);
  query.set('parts', String(parts));
  query.set('to', String(to));
  return `/lab/counts?${query}`;
}

/** The query of an address; defaults for what is missing or invalid. */
export function readCountsQuery(query: string): CountsQuery {
  const given = new URLSearchParams(query);
  const count = (name: 'parts' | 'to') => readWhole(given, name, 1, Number.POSITIVE_INFINITY) ?? USUAL[name];
  const asked = withGame(readChosen(given, (game) => boxOf(game) !== undefined) ?? usualGame(FIRST), count('parts'), count('to'));
  if (!asked) throw new Error(`There is no box of ${FIRST}`);
  return asked;
}
