import { type Fault, malformed, overLimit } from '../../game/fault.ts';
import type { Token } from '../../game/text.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';
import { squareRoot } from '../../solver/square-root.ts';

/** Largest number in an irrational β, so that all steps below stay exact to a million levels. */
const MAX_IN_SURD = 1_000;
const MAX_IN_FRACTION = 1_000_000;

const FRACTION = /^(?<a>\d+)(?:\/(?<b>\d+))?$/d;
const SURD = /^(?<open>\()?(?:(?<p>\d+)(?<sign>[+-]))?(?:(?<q>\d+)\*?)?sqrt\((?<d>\d+)\)(?<close>\))?(?:\/(?<r>\d+))?$/d;

/** Those of the levels ⌊β⌋, ⌊2β⌋, ⌊3β⌋, … that lie between two, both included, ascending and exact. */
export type Levels = (from: number, to: number) => Iterable<number>;

/** β ≥ 1 as `3`, `3/2`, `sqrt(2)`, `1+sqrt(2)` or `(3+sqrt(5))/2`. */
export function readBeatty(token: Token): Result<Levels, Fault> {
  const fraction = FRACTION.exec(token.text);
  if (fraction) return readFraction(token, fraction);
  const surd = SURD.exec(token.text);
  if (surd) return readSurd(token, surd);
  return malformed(say`β looks like 3, 3/2 or (3+sqrt(5))/2.`, token.at);
}

function readFraction(token: Token, found: RegExpExecArray): Result<Levels, Fault> {
  const numbers = readNumbers(token, found, { a: 0, b: 1 }, MAX_IN_FRACTION);
  if (!numbers.ok) return numbers;
  const { a, b } = numbers.value;
  if (b === 0) return malformed(say`β can’t be divided by 0.`, placeOf(token, found, 'b'));
  if (a < b) return malformed(say`β must be at least 1.`, token.at);
  return ok(function* (from, to) {
    for (let n = Math.max(1, Math.ceil((from * b) / a)); ; n++) {
      const level = (a * n - ((a * n) % b)) / b;
      if (level > to) return;
      yield level;
    }
  });
}

function readSurd(token: Token, found: RegExpExecArray): Result<Levels, Fault> {
  const numbers = readNumbers(token, found, { p: 0, q: 1, d: 0, r: 1 }, MAX_IN_SURD);
  if (!numbers.ok) return numbers;
  const { p, q, d, r } = numbers.value;
  const { open, close, sign, p: whole, r: divisor } = found.groups ?? {};
  if ((open === undefined) !== (close === undefined)) return malformed(say`The brackets don’t match.`, token.at);
  if (whole !== undefined && open === undefined && divisor !== undefined) {
    return malformed(say`Put brackets round the sum that is divided, as in (3+sqrt(5))/2.`, token.at);
  }
  const root = Math.floor(Math.sqrt(d));
  if (root * root === d) return malformed(say`sqrt(${d}) is a whole number. Write β without a root.`, placeOf(token, found, 'd'));
  if (q === 0) return malformed(say`The root in this β cancels out. Write β without it.`, placeOf(token, found, 'q'));
  if (r === 0) return malformed(say`β can’t be divided by 0.`, placeOf(token, found, 'r'));
  const square = q * q * d;
  const isEnough = sign === '-' ? p >= r && (p - r) ** 2 >= square : p >= r || square >= (r - p) ** 2;
  const surd = { p, square, minus: sign === '-', r };
  return isEnough ? ok((from, to) => surdLevels(surd, from, to)) : malformed(say`β must be at least 1.`, token.at);
}

/** β = (p ± √square)/r. */
interface Surd {
  readonly p: number;
  readonly square: number;
  readonly minus: boolean;
  readonly r: number;
}

/**
 * ⌊nβ⌋. Keeps root = ⌊n√square⌋ and what is missing, square·n² − root², which stays below 2·root + 1; so all numbers
 * are whole and below 2^53 while square is at most 10^9 and levels at most 10^6.
 */
function* surdLevels({ p, square, minus, r }: Surd, from: number, to: number): Generator<number, void, void> {
  const step = Math.floor(Math.sqrt(square));
  // The last n that is surely too small, if floating numbers are off by less than one.
  const before = Math.max(0, Math.floor((from * r) / (p + (minus ? -1 : 1) * Math.sqrt(square))) - 2);
  const squared = BigInt(square) * BigInt(before) ** 2n;
  const start = squareRoot(squared);
  let root = Number(start);
  let missing = Number(squared - start ** 2n);
  for (let n = before + 1; ; n++) {
    missing += square * (2 * n - 1) - 2 * root * step - step * step;
    root += step;
    while (missing > 2 * root) {
      missing -= 2 * root + 1;
      root++;
    }
    // The root is irrational, so below minus the root comes minus root minus one.
    const sum = p * n + (minus ? -root - 1 : root);
    const level = (sum - (sum % r)) / r;
    if (level > to) return;
    if (level >= from) yield level;
  }
}

function readNumbers<Name extends string>(
  token: Token,
  found: RegExpExecArray,
  defaults: Readonly<Record<Name, number>>,
  largest: number,
): Result<Record<Name, number>, Fault> {
  const numbers: Record<Name, number> = { ...defaults };
  for (const name of Object.keys(defaults) as Name[]) {
    const digits = found.groups?.[name];
    if (digits === undefined) continue;
    if (digits.length > 15 || Number(digits) > largest)
      return overLimit(say`Numbers in this β may be ${largest} at most.`, placeOf(token, found, name));
    numbers[name] = Number(digits);
  }
  return ok(numbers);
}

function placeOf(token: Token, found: RegExpExecArray, name: string): number {
  return token.at + (found.indices?.groups?.[name]?.[0] ?? 0);
}
