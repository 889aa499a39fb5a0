import type { Notation } from '../../game/contract.ts';
import { type Fault, illegal, malformed } from '../../game/fault.ts';
import { letterOf } from '../../game/letters.ts';
import { readLetter, readParts } from '../../game/parts.ts';
import { readCount, split } from '../../game/text.ts';
import { count, say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';
import type { Code } from './code.ts';

/** Row lengths from the left. */
export type Rows = readonly number[];

/** Take `take` ≥ 0 neighbouring pins from a row, leaving `left` of it on their left; and perhaps cut what is left once more. */
export interface RowMove {
  readonly row: number;
  readonly take: number;
  readonly left: number;
  /** How many of the pins that are left stand on the left of the cut. Where nothing is taken, it is more than `left`. */
  readonly cut?: number;
}

/** Longest row where any number may be taken, so that there are not too many moves to look through. */
const MAX_ENDLESS_ROW = 1_000_000;
/** Longest row of other games: where a period is proven, it tells of all moves from how many are won at each remainder. */
const MAX_ROW_LENGTH = 1_000_000_000;
/** Longest row where a move may leave three: there are as many moves as the square of its length. */
export const MAX_ROW_IN_THREE = 2_000;
/** Rows break up, so there may be more than other games have parts. */
export const MAX_ROWS = 500;

/** `7,3`: row lengths under a code. */
export function rowsNotation(code: Pick<Code, 'longest' | 'threeRows'>): Notation<Rows> {
  const endless = code.longest === Number.POSITIVE_INFINITY ? MAX_ENDLESS_ROW : MAX_ROW_LENGTH;
  const longest = code.threeRows ? MAX_ROW_IN_THREE : endless;
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

/**
 * `a2@3`: from row a take 2, leaving 3 on the left. Without a place, as in `a2`, the rest stays in one piece. `a2@3/5` also cuts the
 * rest, so that 5 of its pins stand on the left of the cut: 3, 2 and the others stay.
 */
export const rowMoveNotation: Notation<RowMove> = {
  parse(text) {
    const named = readLetter(text, say`A move starts with the letter of a row, such as b2@3.`, MAX_ROWS);
    if (!named.ok) return named;
    const { part: row, rest } = named.value;
    const [taken, place, more] = split(rest, '@');
    if (more) return malformed(say`Say only once how many are left.`, more.at);
    const take = readCount(taken ?? rest, say`The number taken`, 0, MAX_ROW_LENGTH);
    if (!take.ok) return take;
    const [before, behind, another] = place ? split(place, '/') : [];
    if (another) return malformed(say`Cut a row only once.`, another.at);
    const left = before ? readCount(before, say`The number left`, 0, MAX_ROW_LENGTH) : ok(0);
    if (!left.ok) return left;
    if (!behind) return ok({ row, take: take.value, left: left.value });
    const cut = readCount(behind, say`The number left of the cut`, 0, MAX_ROW_LENGTH);
    return cut.ok ? ok(moveWithCut({ row, take: take.value, left: left.value }, cut.value)) : cut;
  },
  format: ({ row, take, left, cut }) => `${letterOf(row)}${take}@${left}${cut === undefined ? '' : `/${cut}`}`,
};

/** A move that also cuts the rest; where nothing is taken, the first cut comes first. */
function moveWithCut({ row, take, left }: RowMove, cut: number): RowMove {
  return take === 0 && cut < left ? { row, take, left: cut, cut: left } : { row, take, left, cut };
}

/** The sizes that a move leaves of a row of a size, from the left; two, or three with a cut, of which some may be 0. */
export function sizesLeft(
  size: number,
  { take, left, cut }: Omit<RowMove, 'row'>,
): readonly [number, number] | readonly [number, number, number] {
  const rest = size - take;
  if (cut === undefined) return [left, rest - left];
  const first = Math.min(left, cut);
  const second = Math.max(left, cut);
  return [first, second - first, rest - second];
}

/** The row replaced by its rest: an empty row, one row, or two or three neighbours. */
export function broken(rows: Rows, move: RowMove): Result<Rows, Fault> {
  const { row, take, left, cut = 0 } = move;
  const size = rows[row];
  const name = letterOf(row).toUpperCase();
  if (size === undefined) return illegal(say`There is no row ${name}.`);
  if (size === 0 && take + left + cut > 0) return illegal(say`Row ${name} is empty. Choose another one.`);
  if (take + Math.max(left, cut) > size) return illegal(say`Row ${name} has only ${size}.`);
  const pieces = sizesLeft(size, move).filter((piece) => piece > 0);
  return ok(rows.toSpliced(row, 1, ...(pieces.length > 0 ? pieces : [0])));
}
