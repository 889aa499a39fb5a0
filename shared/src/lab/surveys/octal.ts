import { type Code, readCode } from '../../games/octal/code.ts';
import { type Phrase, say } from '../../phrase.ts';
import type { Layer, Survey, Surveying } from './survey.ts';

/** Rows of a layer, and rows between two yields. */
const EVERY = 5_000;
const SLICE = 200;
/** Above every nimber there is in these. */
const NIMBERS = 2 ** 12;

/** A period that rows have from one length on. */
interface Repeats {
  readonly start: number;
  readonly length: number;
}

interface Given {
  readonly code: string;
  /** Of a nimber, these bits are counted: those with an even number of ones are rare, among them 0. */
  readonly mask: number;
  readonly repeats: Repeats | null;
}

/** Periods: Gangolli and Plambeck, A note on periodicity in some octal games, 1989, and Flammenkamp's tables; of Grundy's game none is known. */
export const OCTAL_SURVEYS: readonly Survey[] = (
  [
    { code: '0.16', mask: 0x1e, repeats: { start: 105_351, length: 149_459 } },
    { code: '0.56', mask: 0x1b, repeats: { start: 326_640, length: 144 } },
    { code: '0.127', mask: 0x3f, repeats: { start: 46_578, length: 4 } },
    { code: '0.376', mask: 0xfe, repeats: { start: 2_268_248, length: 4 } },
    { code: 'grundy', mask: 0xfe, repeats: null },
  ] satisfies Given[]
).map(survey);

function survey(given: Given): Survey {
  const code = readCode(given.code);
  if (!code.ok) throw new Error(code.error.message);
  return {
    id: `octal-${given.code}`,
    claims: [],
    says: (to) => told(given, to, code.value.longest),
    ...{ from: EVERY, every: EVERY, soon: EVERY },
    begin: (to) => new Rows(code.value, given, to),
  };
}

/** A repetition is proven where it has gone on for long enough: see `provenPeriod`. */
function told({ code, repeats }: Given, to: number, longest: number): Phrase {
  if (code === 'grundy') return say`Rows of up to ${to} pins in Grundy’s game, of which no period is known`;
  if (!repeats || to <= 2 * (repeats.start + repeats.length) + longest) return say`Rows of up to ${to} pins under code ${code}`;
  return say`Rows of up to ${to} pins under code ${code}: they repeat every ${repeats.length} from ${repeats.start} on, which is proven`;
}

/**
 * Nimbers of rows in a sparse space (Gangolli and Plambeck 1989). Values with an even number of ones among the bits of a mask are closed
 * under nim-sums; where few rows have such a value, few options have another one: those that leave one of these few rows. So the least
 * of the other values that is missing is found at once; then what is missing below it of the rare ones is looked for, and mostly found soon.
 */
class Rows implements Surveying {
  readonly tables: readonly [Uint16Array];
  readonly #given: Given;
  /** Numbers that may be taken leaving one row, and leaving two; whether this row may be emptied. */
  readonly #shorter: readonly number[];
  readonly #split: readonly number[];
  readonly #code: Code;
  readonly #isRare: Uint8Array;
  /** Lengths of the rows with rare values, and how many rows these were looked for in. */
  readonly #rare: number[] = [];
  #looked = 1;
  readonly #seen = new Int32Array(NIMBERS).fill(-1);

  constructor(code: Code, given: Given, to: number) {
    this.tables = [new Uint16Array(to + 1)];
    this.#code = code;
    this.#given = given;
    const takes = Array.from({ length: code.longest + 1 }, (_, take) => take);
    this.#shorter = takes.filter((take) => take > 0 && (code.digit(take) & 2) !== 0);
    this.#split = takes.filter((take) => (code.digit(take) & 4) !== 0);
    this.#isRare = Uint8Array.from({ length: NIMBERS }, (_, value) => 1 - parity(value & given.mask));
  }

  *layer(size: number): Generator<void, Layer, void> {
    const [values] = this.tables;
    const { repeats } = this.#given;
    const first = size === EVERY ? 0 : size - EVERY + 1;
    let lost = 0;
    let against: string | null = null;
    for (let row = first; row <= size; row++) {
      this.#recall(row);
      const value = this.#nimber(row);
      values[row] = value;
      if (value === 0) lost++;
      if (repeats && row >= repeats.start + repeats.length && values[row - repeats.length] !== value) against ??= `${row}`;
      if (row % SLICE === 0) yield;
    }
    return { cases: size + 1 - first, lost, bytes: bytesOf(values, first, size + 1), against };
  }

  /** Notes the rows with rare values below this one. */
  #recall(row: number): void {
    const [values] = this.tables;
    for (; this.#looked < row; this.#looked++) {
      if (this.#isRare[values[this.#looked] as number] === 1) this.#rare.push(this.#looked);
    }
  }

  #nimber(row: number): number {
    const isRare = this.#isRare;
    const seen = this.#seen;
    this.#besideRare(row);
    let common = 0;
    while (isRare[common] === 1 || seen[common] === row) common++;
    let missing = 0;
    for (let value = 0; value < common; value++) if (isRare[value] === 1 && seen[value] !== row) missing++;
    if (missing === 0 || this.#finds(row, common, missing)) return common;
    let least = 0;
    while (seen[least] === row) least++;
    return least;
  }

  /** Marks what is left by moves to one row, and to two of which one is rare. */
  #besideRare(row: number): void {
    const [values] = this.tables;
    const seen = this.#seen;
    const rare = this.#rare;
    if ((this.#code.digit(row) & 1) !== 0) seen[0] = row;
    for (const take of this.#shorter) if (take < row) seen[values[row - take] as number] = row;
    for (const take of this.#split) {
      const rest = row - take;
      for (let index = 0; index < rare.length; index++) {
        const left = rare[index] as number;
        if (left >= rest) break;
        if (this.#code.unequal && 2 * left === rest) continue;
        seen[(values[left] as number) ^ (values[rest - left] as number)] = row;
      }
    }
  }

  /** Looks for so many rare values below one, each left by some move; false where one is left by none. */
  #finds(row: number, below: number, missing: number): boolean {
    const [values] = this.tables;
    const seen = this.#seen;
    const isRare = this.#isRare;
    const split = this.#split;
    let left = missing;
    for (let one = 1; 2 * one <= row; one++) {
      for (let index = 0; index < split.length; index++) {
        const other = row - (split[index] as number) - one;
        if (other < one || (other === one && this.#code.unequal)) continue;
        const sum = (values[one] as number) ^ (values[other] as number);
        if (sum >= below || isRare[sum] === 0 || seen[sum] === row) continue;
        seen[sum] = row;
        if (--left === 0) return true;
      }
    }
    return false;
  }
}

function parity(bits: number): number {
  let odd = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) odd ^= 1;
  return odd;
}

/** Two bytes a value, the lower one first. */
function bytesOf(values: Uint16Array, from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(2 * (to - from));
  for (let index = from; index < to; index++) {
    const value = values[index] as number;
    bytes[2 * (index - from)] = value & 255;
    bytes[2 * (index - from) + 1] = value >> 8;
  }
  return bytes;
}
