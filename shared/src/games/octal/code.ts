import { type Fault, malformed, overLimit } from '../../game/fault.ts';
import { quoted } from '../../game/text.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/**
 * The rules of a taking-and-breaking game. For a number taken, digit bits say what may be left of the row: 1 nothing, 2 one
 * row, 4 two rows (Guy and Smith 1956). A digit before the point is for taking none.
 */
export interface Code {
  readonly text: string;
  /** The digit for a number taken, 0 for what may not be taken. */
  digit(take: number): number;
  /** How many numbers up to `most` may be taken from a longer row; 0 is one where a row can be split without taking. */
  countTakes(most: number): number;
  /** The number at `index` of these, ascending and counted from 0. */
  nthTake(index: number): number;
  /** The largest number that may be taken; infinite for codes whose digits repeat. */
  readonly longest: number;
  /** True when two rows left must differ in size, as in Grundy's game. */
  readonly unequal: boolean;
}

export const NOTHING = 1;
export const ONE_ROW = 2;
export const TWO_ROWS = 4;

/** Most digits, repeating ones included. */
export const MAX_DIGITS = 64;

/** `0.77`, `4.(3)`, or `grundy`: split a row into two of different sizes. */
export function readCode(given: string): Result<Code, Fault> {
  const text = given.trim().toLowerCase();
  const at = given.indexOf(given.trim());
  if (text === 'grundy') return ok(codeOf('grundy', [TWO_ROWS], [], true));
  const bad = text.search(/[^0-7.()]/);
  if (bad >= 0)
    return malformed(
      say`A code has digits 0 to 7, a point and brackets, not "${quoted(String.fromCodePoint(text.codePointAt(bad) as number))}".`,
      at + bad,
    );
  const found = /^([0-7])[.]([0-7]*)(?:[(]([0-7]+)[)])?$/.exec(text);
  if (!found) return malformed(say`A code looks like 0.77 or 4.(3): one digit, a point, then more, repeating ones in brackets.`, at);
  const [, none = '0', digits = '', repeating = ''] = found;
  if (none !== '0' && none !== '4') return malformed(say`Before the point, write 0, or 4 to allow splitting a row without taking.`, at);
  if (digits.length + repeating.length > MAX_DIGITS) return overLimit(say`A code may have ${MAX_DIGITS} digits at most.`, at);
  if (!/[1-7]/.test(none + digits + repeating)) return malformed(say`A code of zeros allows no move. Use at least one other digit.`, at);
  return ok(codeOf(text, [...(none + digits)].map(Number), [...repeating].map(Number), false));
}

function codeOf(text: string, digits: readonly number[], repeating: readonly number[], unequal: boolean): Code {
  const digit = (take: number) =>
    digits[take] ?? (repeating.length === 0 ? 0 : (repeating[(take - digits.length) % repeating.length] as number));
  const once = leavingRows(digits);
  const again = leavingRows(repeating);
  const longest = repeating.some((each) => each > 0) ? Number.POSITIVE_INFINITY : digits.findLastIndex((each) => each > 0);
  return {
    text,
    digit,
    longest,
    unequal,
    countTakes(most) {
      const beyond = most - digits.length;
      if (beyond < 0 || again.length === 0) return upTo(once, most);
      const phase = beyond % repeating.length;
      return once.length + ((beyond - phase) / repeating.length) * again.length + upTo(again, phase);
    },
    nthTake(index) {
      const beyond = index - once.length;
      if (beyond < 0) return once[index] as number;
      const phase = beyond % again.length;
      return digits.length + ((beyond - phase) / again.length) * repeating.length + (again[phase] as number);
    },
  };
}

/** Where the digits are that allow to leave something. */
function leavingRows(digits: readonly number[]): number[] {
  return [...digits.keys()].filter((place) => ((digits[place] as number) & (ONE_ROW | TWO_ROWS)) !== 0);
}

/** How many of some ascending places are no larger than one. */
function upTo(places: readonly number[], most: number): number {
  return places.findLastIndex((place) => place <= most) + 1;
}

/** Whether a move that takes `take` may leave rows of these sizes, 0 for none. */
export function mayLeave(code: Code, take: number, left: number, right: number): boolean {
  const bit = left > 0 && right > 0 ? TWO_ROWS : left > 0 || right > 0 ? ONE_ROW : NOTHING;
  if (take === 0 && bit !== TWO_ROWS) return false;
  return (code.digit(take) & bit) !== 0 && !(code.unequal && bit === TWO_ROWS && left === right);
}

/** How long the shorter of two rows with `rest` pins can be. */
export function longestShorter({ unequal }: Code, rest: number): number {
  return unequal ? (rest - 1) >> 1 : rest >> 1;
}

/** How many rows a row can break into in the end, at most: every split leaves two, of a pin at least, and takes as much as it must. */
export function mostRows(code: Code, length: number): number {
  const least = [...Array(MAX_DIGITS + 1).keys()].find((take) => (code.digit(take) & TWO_ROWS) !== 0);
  return least === undefined ? 1 : Math.max(1, Math.floor((length + least) / (1 + least)));
}

/** How many places `take` can be taken from, in a row with `rest` more. */
export function countPlaces(code: Code, take: number, rest: number): number {
  const digit = code.digit(take);
  if (rest === 0) return digit & NOTHING && take > 0 ? 1 : 0;
  const ends = digit & ONE_ROW && take > 0 ? 2 : 0;
  const inner = digit & TWO_ROWS ? rest - 1 - (code.unequal && rest % 2 === 0 ? 1 : 0) : 0;
  return ends + inner;
}

/** What stays on the left at the place with this `index`, counted from 0, of `countPlaces`; ascending. */
export function placeAt(code: Code, take: number, rest: number, index: number): number {
  if (rest === 0) return 0;
  const ends = (code.digit(take) & ONE_ROW) !== 0 && take > 0;
  const last = countPlaces(code, take, rest) - 1;
  if (ends && (index === 0 || index === last)) return index === 0 ? 0 : rest;
  const left = ends ? index : index + 1;
  return code.unequal && rest % 2 === 0 && 2 * left >= rest ? left + 1 : left;
}
