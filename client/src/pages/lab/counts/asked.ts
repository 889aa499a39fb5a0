import { type Box, boxOf } from '@nimhall/shared/lab/count-boxes';
import { type Chosen, readChosen, usualGame, writeChosen } from '../game/chosen.ts';
import { readWhole } from '../game/whole-number.ts';

/** What was entered: a game, how many parts, and the size of the largest. */
export interface Asked {
  readonly chosen: Chosen;
  readonly box: Box;
  readonly parts: number;
  readonly to: number;
}

/** Where a person begins, and with how much. */
const FIRST = 'nim';
const USUAL = { parts: 3, to: 10 } as const;

/** Another game, the rest as it was as far as that has room for it. */
export function withGame(chosen: Chosen | null, parts: number, to: number): Asked | null {
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
export function countsLink({ chosen, parts, to }: Asked): string {
  const query = new URLSearchParams();
  writeChosen(query, chosen);
  query.set('parts', String(parts));
  query.set('to', String(to));
  return `/lab/counts?${query}`;
}

/** What an address asks for; what is missing or means nothing is as usual. */
export function readAsked(query: string): Asked {
  const given = new URLSearchParams(query);
  const count = (name: 'parts' | 'to') => readWhole(given, name, 1, Number.POSITIVE_INFINITY) ?? USUAL[name];
  const asked = withGame(readChosen(given, (game) => boxOf(game) !== undefined) ?? usualGame(FIRST), count('parts'), count('to'));
  if (!asked) throw new Error(`There is no box of ${FIRST}`);
  return asked;
}
