import { readBeatty } from '../../games/chromatic/beatty.ts';
import { say } from '../../phrase.ts';
import type { Layer, Survey, SurveyRun } from './survey.ts';

/** Levels of a layer, and those between two yields. */
const EVERY = 100_000;
const SLICE = 50_000;

/** Irrational β > 2 whose levels ⌊nβ⌋ are red, and α = β/(β − 1). */
interface Given {
  readonly id: string;
  readonly beta: string;
  readonly alpha: string;
}

/** Fisher and Larsson, Theorem 1, by pairing levels off in the order in which they wait, with whole numbers alone. */
export const CHROMATIC_SURVEYS: readonly Survey[] = (
  [
    { id: 'golden', beta: '(3+sqrt(5))/2', alpha: '(1+sqrt(5))/2' },
    { id: 'silver', beta: '2+sqrt(2)', alpha: 'sqrt(2)' },
    { id: 'root-13', beta: '(1+sqrt(13))/2', alpha: '(7+sqrt(13))/6' },
    { id: 'root-3', beta: '(5+sqrt(3))/3', alpha: '7-3sqrt(3)' },
  ] satisfies Given[]
).map((given) => ({
  id: `chromatic-${given.id}`,
  claims: ['chromatic-theorem-1'],
  says: (to) => say`Partners of all levels up to ${to}, with levels ⌊nβ⌋ red for β = ${given.beta}`,
  ...{ from: EVERY, every: EVERY, soon: EVERY },
  begin: (to) => new Partners(given, to),
}));

/** Of two stacks: a bit for every level, 1 where it is red; and the last green level that has a partner. */
class Partners implements SurveyRun {
  readonly tables: readonly [Uint8Array, Int32Array];
  readonly #given: Given;

  constructor(given: Given, to: number) {
    if (to >= 2 ** 31) throw new Error(`There is no room for ${to} levels`);
    this.tables = [new Uint8Array((to >> 3) + 1), new Int32Array(1)];
    this.#given = given;
  }

  *layer(size: number): Generator<void, Layer, void> {
    const [red, last] = this.tables;
    const from = size - EVERY + 1;
    const claimed = levels(this.#given.alpha, (last[0] as number) + 1, size);
    const pairs: number[] = [];
    let against: string | null = null;
    let due = from + SLICE;
    for (const level of levels(this.#given.beta, from, size)) {
      red[level >> 3] = (red[level >> 3] as number) | (1 << (level & 7));
      const partner = firstGreen(red, (last[0] as number) + 1, level);
      if (partner !== claimed.next().value) against ??= `${level}`;
      if (partner < level) last[0] = partner;
      pairs.push(partner, level);
      if (level < due) continue;
      due = level + SLICE;
      yield;
    }
    return { cases: EVERY, lost: pairs.length / 2, bytes: bytesOf(pairs), against };
  }
}

/** The first level from one on that is green; the red level itself where none is below it. */
function firstGreen(red: Uint8Array, from: number, level: number): number {
  let green = from;
  while (green < level && (((red[green >> 3] as number) >> (green & 7)) & 1) === 1) green++;
  return Math.min(green, level);
}

function levels(text: string, from: number, to: number): Iterator<number, unknown> & Iterable<number> {
  const read = readBeatty({ text, at: 0 });
  if (!read.ok) throw new Error(read.error.message);
  return read.value(from, to)[Symbol.iterator]() as Iterator<number, unknown> & Iterable<number>;
}

/** Four bytes a number, the lowest one first. */
function bytesOf(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [index, number] of numbers.entries()) view.setUint32(4 * index, number, true);
  return new Uint8Array(view.buffer);
}
