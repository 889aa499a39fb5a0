import { type Code, readCode } from '../../games/octal/code.ts';
import { SparseSpace } from '../../games/octal/sparse-space.ts';
import { type Phrase, say } from '../../phrase.ts';
import { runToEnd } from '../../solver/analyse.ts';
import type { Layer, Survey, SurveyRun } from './survey.ts';

/** Rows of a layer, and rows between two yields. */
const EVERY = 5_000;
const SLICE = 200;

/** A period that rows have from one length on. */
interface Repeats {
  readonly start: number;
  readonly length: number;
}

interface Given {
  readonly code: string;
  /** Values with an even number of ones among these bits are rare. */
  readonly mask: number;
  readonly repeats: Repeats | null;
}

/** Late periods: Gangolli and Plambeck, A note on periodicity in some octal games, 1989, and Flammenkamp's tables; of Grundy's game none is known. */
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
  if (code === 'grundy') return say`Rows of up to ${to} pins in Grundy’s game, which has no known period`;
  if (!repeats || to <= 2 * (repeats.start + repeats.length) + longest) return say`Rows of up to ${to} pins with code ${code}`;
  return say`Rows of up to ${to} pins with code ${code}. From ${repeats.start} on they repeat every ${repeats.length}, and that is proved.`;
}

/** Rows one after the other, in the sparse space of the mask. */
class Rows implements SurveyRun {
  readonly tables: readonly [Uint16Array];
  readonly #space: SparseSpace;
  readonly #repeats: Repeats | null;

  constructor(code: Code, { mask, repeats }: Given, to: number) {
    this.tables = [new Uint16Array(to + 1)];
    this.#space = new SparseSpace(code, this.tables[0]);
    runToEnd(this.#space.divide(mask, 0));
    this.#repeats = repeats;
  }

  *layer(size: number): Generator<void, Layer, void> {
    const [values] = this.tables;
    const repeats = this.#repeats;
    const first = size === EVERY ? 0 : size - EVERY + 1;
    let lost = 0;
    let against: string | null = null;
    for (let row = first; row <= size; row++) {
      const value = this.#space.nimber(row);
      values[row] = value;
      if (value === 0) lost++;
      if (repeats && row >= repeats.start + repeats.length && values[row - repeats.length] !== value) against ??= `${row}`;
      if (row % SLICE === 0) yield;
    }
    return { cases: size + 1 - first, lost, bytes: bytesOf(values, first, size + 1), against };
  }
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
