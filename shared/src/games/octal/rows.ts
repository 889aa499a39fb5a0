import type { Notation } from '../../game/contract.ts';
import { type Fault, illegal, malformed } from '../../game/fault.ts';
import { letterOf } from '../../game/letters.ts';
import { readLetter, readParts } from '../../game/parts.ts';
import { readCount, split } from '../../game/text.ts';
import { count, say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** Row lengths from the left. */
export type Rows = readonly number[];

/** Take `take` ≥ 0 neighbouring pins from a row, leaving `left` of it on their left. */
export interface RowMove {
  readonly row: number;
  readonly take: number;
  readonly left: number;
}

/** Longest row where any number may be taken, so that there are not too many moves to look through. */
const MAX_ENDLESS_ROW = 1_000_000;
/** Longest row of other games: where a period is proven, it tells of all moves from how many are won at each remainder. */
const MAX_ROW_LENGTH = 1_000_000_000;
/** Rows break up, so there may be more than other games have parts. */
export const MAX_ROWS = 500;

/** `7,3`: row lengths; in a game where so many pins may be taken at a time. */
export function rowsNotation(mostTaken: number): Notation<Rows> {
  const longest = mostTaken === Number.POSITIVE_INFINITY ? MAX_ENDLESS_ROW : MAX_ROW_LENGTH;
  return {
    parse: (text) =>
      readParts(
        text,
        (rows) => count(rows, '{0} row', '{0} rows'),
        (token) => readCount(token, say`A row`, 0, longest),
        MAX_ROWS,
      ),
    format: formatRows,
  };
}

export function formatRows(rows: Rows): string {
  return rows.join(',');
}

/** `a2@3`: from row a take 2, leaving 3 on the left. Without a place, as in `a2`, the rest stays in one piece. */
export const rowMoveNotation: Notation<RowMove> = {
  parse(text) {
    const named = readLetter(text, say`A move starts with the letter of a row, such as b2@3.`, MAX_ROWS);
    if (!named.ok) return named;
    const { part: row, rest } = named.value;
    const [taken, place, more] = split(rest, '@');
    if (more) return malformed(say`Say only once how many are left.`, more.at);
    const take = readCount(taken ?? rest, say`The number taken`, 0, MAX_ROW_LENGTH);
    if (!take.ok) return take;
    const left = place ? readCount(place, say`The number left`, 0, MAX_ROW_LENGTH) : ok(0);
    return left.ok ? ok({ row, take: take.value, left: left.value }) : left;
  },
  format: ({ row, take, left }) => `${letterOf(row)}${take}@${left}`,
};

/** The row replaced by its rest: an empty row, one row, or two neighbours. */
export function broken(rows: Rows, { row, take, left }: RowMove): Result<Rows, Fault> {
  const size = rows[row];
  const name = letterOf(row).toUpperCase();
  if (size === undefined) return illegal(say`There is no row ${name}.`);
  if (size === 0 && take + left > 0) return illegal(say`Row ${name} is empty. Choose another one.`);
  if (take + left > size) return illegal(say`Row ${name} has only ${size}.`);
  const rest = size - take - left;
  const pieces = left > 0 && rest > 0 ? [left, rest] : [left + rest];
  return ok(rows.toSpliced(row, 1, ...pieces));
}
