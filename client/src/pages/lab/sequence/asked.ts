import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Line } from '@nimhall/shared/lab/series/lines';
import { linesOf } from '@nimhall/shared/lab/series/terms';
import type { ParamInput } from '../../../parts/ui/param-input.ts';

/** What was entered: a game, a line of it, and how far. */
export interface Asked {
  readonly game: string;
  readonly params: ParamInput;
  readonly misere: boolean;
  readonly line: Line;
  readonly to: number;
}

/** How far a sequence goes where nothing else is said. */
const USUAL = 200;

/** Where a person begins: Kayles, whose values repeat, and not from the start. */
const FIRST = 'kayles';

/** What is asked of a game where nothing else is said; null for one without lines. */
export function usual(game: string): Asked | null {
  const [line] = linesOf(game);
  const family = findFamily(game);
  if (!line || !family) return null;
  return { game, params: family.presets[0].params ?? {}, misere: false, line, to: Math.min(USUAL, line.most) };
}

/** The address of a sequence: `/lab/sequence?game=kayles&to=200`. */
export function sequenceLink({ game, params, misere, line, to }: Asked): string {
  const query = new URLSearchParams({ game });
  if (Object.keys(params).length > 0) query.set('params', JSON.stringify(params));
  if (misere) query.set('misere', '1');
  if (line !== linesOf(game)[0]) query.set('line', line.id);
  query.set('to', String(to));
  return `/lab/sequence?${query}`;
}

/** What an address asks for; what is missing or means nothing is as usual. */
export function readAsked(query: string): Asked {
  const given = new URLSearchParams(query);
  const asked = usual(given.get('game') ?? FIRST) ?? usual(FIRST);
  if (!asked) throw new Error(`There is no line of ${FIRST}`);
  const line = linesOf(asked.game).find(({ id }) => id === given.get('line')) ?? asked.line;
  const to = Number(given.get('to') ?? Number.NaN);
  return {
    ...asked,
    line,
    misere: given.get('misere') === '1',
    params: readParams(asked.game, given.get('params')) ?? asked.params,
    to: Number.isInteger(to) && to >= line.from && to <= line.most ? to : Math.min(USUAL, line.most),
  };
}

function readParams(game: string, text: string | null): ParamInput | null {
  if (text === null) return null;
  try {
    const read = readGame(game, JSON.parse(text));
    return read.ok ? read.value.params : null;
  } catch {
    return null;
  }
}
