import { type Fault, malformed, overLimit } from '../../game/fault.ts';
import { quoted } from '../../game/text.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/**
 * The rules of a taking-and-breaking game. For a number taken, digit bits say what may be left of the row: 1 nothing, 2 one
 * row, 4 two rows (Guy and Smith 1956), 8 three rows (Winning Ways, chapter 4). A digit before the point is for taking none.
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
  /** True when some move may leave three rows. */
  readonly threeRows: boolean;
}

export const NOTHING = 1;
export const ONE_ROW = 2;
export const TWO_ROWS = 4;
export const THREE_ROWS = 8;

/** Most digits, repeating ones included. */
export const MAX_DIGITS = 64;

/** Digits before the point: what is split without taking is two rows, three, or either. */
const WITHOUT_TAKING = ['0', '4', '8', 'C'];

/** `0.77`, `4.(3)`, `0.3F`, or `grundy`: split a row into two of different sizes. */
export function readCode(given: string): Result<Code, Fault> {
  const trimmed = given.trim();
  const at = given.indexOf(trimmed);
  if (trimmed.toLowerCase() === 'grundy') return ok(codeOf('grundy', [TWO_ROWS], [], true));
  const bad = trimmed.search(/[^0-9a-f.()]/i);
  if (bad >= 0)
    return malformed(
      say`A code has digits 0 to 9 and A to F, a point and brackets, not "${quoted(String.fromCodePoint(trimmed.codePointAt(bad) as number))}".`,
      at + bad,
    );
  const text = trimmed.toUpperCase();
  const found = /^([0-9A-F])[.]([0-9A-F]*)(?:[(]([0-9A-F]+)[)])?$/.exec(text);
  if (!found) return malformed(say`A code looks like 0.77 or 4.(3): one digit, a point, then more, repeating ones in brackets.`, at);
  const [, none = '0', digits = '', repeating = ''] = found;
  if (!WITHOUT_TAKING.includes(none))
    return malformed(
      say`Before the point, write 0. To allow splitting without taking, write 4 for two rows, 8 for three, or C for both.`,
      at,
    );
  if (digits.length + repeating.length > MAX_DIGITS) return overLimit(say`A code may have ${MAX_DIGITS} digits at most.`, at);
  if (!/[1-9A-F]/.test(none + digits + repeating)) return malformed(say`A code of zeros allows no move. Use at least one other digit.`, at);
  return ok(codeOf(text, [...(none + digits)].map(toDigit), [...repeating].map(toDigit), false));
}

function toDigit(text: string): number {
  return Number.parseInt(text, 16);
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
    threeRows: [...digits, ...repeating].some((each) => (each & THREE_ROWS) !== 0),
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
  return [...digits.keys()].filter((place) => ((digits[place] as number) & (ONE_ROW | TWO_ROWS | THREE_ROWS)) !== 0);
}

/** How many of some ascending places are no larger than one. */
function upTo(places: readonly number[], most: number): number {
  return places.findLastIndex((place) => place <= most) + 1;
}

/**
 * Whether a move that takes `take` may leave rows of these sizes; 0 for none. Asked millions of times while nimbers are worked out, so
 * that it makes no objects.
 */
export function mayLeave(code: Code, take: number, one: number, two: number, three = 0): boolean {
  const rows = Math.sign(one) + Math.sign(two) + Math.sign(three);
  if (take === 0 && rows < 2) return false;
  const bit = 1 << rows;
  if ((code.digit(take) & bit) === 0) return false;
  // Of two rows and a size of 0, only the rows can be equal.
  return !(code.unequal && rows === 2 && (one === two || one === three || two === three));
}

/** How long the shorter of two rows with `rest` pins can be. */
export function longestShorter({ unequal }: Code, rest: number): number {
  return unequal ? (rest - 1) >> 1 : rest >> 1;
}

/** How many rows a row can break into in the end, at most: each leaves a pin at least, and every row more costs pins that are taken. */
export function mostRows(code: Code, length: number): number {
  const leastWith = (bit: number) => [...Array(MAX_DIGITS + 1).keys()].find((take) => (code.digit(take) & bit) !== 0);
  const two = leastWith(TWO_ROWS) ?? Number.POSITIVE_INFINITY;
  // Leaving three rows makes two more.
  const three = (leastWith(THREE_ROWS) ?? Number.POSITIVE_INFINITY) / 2;
  return Math.max(1, 1 + Math.floor((length - 1) / (1 + Math.min(two, three))));
}

/** How many places `take` can be taken from, in a row with `rest` more, without a further cut. */
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

/** How many ways there are to take `take` and cut the row once more, in a row with `rest` more, so that three rows stay. */
export function countCuts(code: Code, take: number, rest: number): number {
  if ((code.digit(take) & THREE_ROWS) === 0 || rest < 3) return 0;
  // Where nothing is taken, both are cuts, and their order says nothing.
  return ((rest - 1) * (rest - 2)) / (take === 0 ? 2 : 1);
}
