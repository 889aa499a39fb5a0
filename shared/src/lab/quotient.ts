import { readGame } from '../catalogue/read.ts';
import { letterOf } from '../game/letters.ts';
import type { Progress } from '../game/theory.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { genusText } from '../solver/misere/genus.ts';
import type { Period } from '../solver/periodic.ts';
import { type Divisibility, divisibility } from '../solver/quotient/divisibility.ts';
import { type Ends, MAX_QUOTIENT_ROW, PartialQuotient } from '../solver/quotient/partial-quotient.ts';
import { type Presentation, presented } from '../solver/quotient/presentation.ts';
import { type RowStructure, structureOf } from './row-structure.ts';

/** A quotient of a game, and for rows up to which size. */
export interface QuotientAsked {
  readonly game: string;
  readonly params: unknown;
  /** From 1 to `MAX_QUOTIENT_ROW_ASKED`. */
  readonly to: number;
}

export const MAX_QUOTIENT_ROW_ASKED = MAX_QUOTIENT_ROW;

/** The most kinds of which it is said what divides what. */
const MAX_PICTURED = 200;

/** The facts about a quotient, as plain data. */
export interface QuotientFound {
  /** The longest row that it is proven for; infinite where its period is proven. */
  readonly range: number;
  /** What each row comes to, from 0: a place in `kinds`. As far as it was worked out. */
  readonly elements: readonly number[];
  readonly period: Period | null;
  /** Why it ends early; null if it reaches the requested size. */
  readonly ends: Ends | null;
  /** From which size on it has how many elements. */
  readonly orders: readonly (readonly [size: number, order: number])[];
  /** Its elements: the smallest rows that come to each, and whether they are lost for the side to move. */
  readonly kinds: readonly { readonly rows: readonly number[]; readonly lost: boolean }[];
  readonly presentation: Presentation;
  /** Which kinds divide which; null where there are too many kinds for a picture. */
  readonly divisibility: Divisibility | null;
  /** What single rows are beside any game, from 0: as far as there are few positions. */
  readonly rows: readonly RowStructure[];
}

/** The progress of a quotient: what is proven so far. */
export interface QuotientProgress extends Progress {
  readonly found: QuotientFound;
}

/** The games whose rows or heaps are described by their size, so that there are quotients; pages know rules without theories. */
export const QUOTIENT_GAMES: readonly string[] = [
  'nim',
  'subtraction',
  'twenty-one',
  'octal',
  'kayles',
  'dawsons-kayles',
  'dawsons-chess',
  'laskers-nim',
  'grundys-game',
  'officers',
  'james-bond',
];

/** Works out the misère quotient of a game row by row. Refuses what names no game; null for one without rows. */
export function* quotientFound({
  game: id,
  params,
  to,
}: QuotientAsked): Generator<QuotientProgress, Result<QuotientFound | null, Refusal>, void> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const { rows } = game.value.rules.theory ?? {};
  if (!rows) return ok(null);
  const quotient = new PartialQuotient(rows);
  const longest = Math.min(Math.max(1, to), MAX_QUOTIENT_ROW_ASKED);
  let found = dataOf(quotient, []);
  const structure = structureOf(rows, longest);
  let looked = structure.next();
  for (; !looked.done; looked = structure.next()) yield { ...looked.value, found };
  const steps = quotient.reach(longest);
  for (;;) {
    const step = steps.next();
    if (step.done) return ok(dataOf(quotient, looked.value));
    if (quotient.range > found.range) found = dataOf(quotient, looked.value);
    yield { ...step.value, found };
  }
}

function dataOf(quotient: PartialQuotient, structure: readonly RowStructure[]): QuotientFound {
  const { range, elements, period, ends, orders } = quotient;
  const { order } = quotient.quotient;
  return {
    range,
    elements,
    period,
    ends,
    orders: [...orders],
    kinds: Array.from({ length: order }, (_, element) => ({ rows: quotient.rowsOf(element), lost: quotient.isLost(element) })),
    presentation: presented(quotient.quotient, elements),
    divisibility: order <= MAX_PICTURED ? divisibility(quotient.quotient) : null,
    rows: structure,
  };
}

/** What rows come to what, as lines of `size,word,rows,lost,genus,form`; the last two are empty where they are not known. */
export function* quotientCsv(found: QuotientFound): Generator<string, void, void> {
  yield 'size,element,as,lost,genus,form\n';
  for (const [size, element] of found.elements.entries()) {
    const kind = found.kinds[element] as QuotientFound['kinds'][number];
    const row = found.rows[size];
    const structure = row ? `"${genusText(row.genus)}","${row.form ?? ''}"` : ',';
    yield `${size},${wordText(found.presentation, element)},${kind.rows.join('+') || '0'},${kind.lost ? 1 : 0},${structure}\n`;
  }
}

/** All of it. */
export function* quotientJson(found: QuotientFound, about: Readonly<Record<string, unknown>>): Generator<string, void, void> {
  const { range, ...rest } = found;
  yield `${JSON.stringify({ ...about, range: range === Number.POSITIVE_INFINITY ? 'all' : range, ...rest })}\n`;
}

/** `a^2b`: a word with the letters a, b, … for its generators; 1 for the empty one. */
function wordText({ words }: Presentation, element: number): string {
  return (
    powers(words[element] ?? [])
      .map(({ letter, times }) => (times === 1 ? letter : `${letter}^${times}`))
      .join('') || '1'
  );
}

/** The letters of a word that are in it, with how often each is. */
export function powers(word: readonly number[]): { readonly letter: string; readonly times: number }[] {
  return word.flatMap((times, at) => (times === 0 ? [] : [{ letter: letterOf(at), times }]));
}
