import { MAX_MIDDLE } from '../../games/colourful/three-sections.ts';
import { say } from '../../phrase.ts';
import { REPEATS_FROM, repeatsEvery } from '../claims/three-sections.ts';
import type { Layer, Survey, SurveyRun } from './survey.ts';

/** How many periods of the tall section are worked out. */
const PERIODS = 4;

/** Nimbers of piles of three sections open at both ends, one end section after the other. */
export const THREE_SECTIONS_SURVEY: Survey = {
  id: 'three-sections',
  claims: ['beyond-three-sections'],
  says: (to) =>
    say`Piles of three sections open at both ends. The middle has at most ${MAX_MIDDLE} stones, one end up to ${to}, and the other end goes through ${PERIODS} periods.`,
  ...{ from: 1, every: 1, soon: 40 },
  begin: (to) => new Piles(to),
};

/** The values met by now at each size of the tall section, as bits: those of all smaller end sections. */
class Piles implements SurveyRun {
  readonly tables: readonly Int32Array[];
  readonly #sizes: number;
  readonly #words: number;

  constructor(to: number) {
    this.#sizes = tallest(MAX_MIDDLE, to) + 1;
    // The value of a pile is at most its number of moves.
    this.#words = ((this.#sizes + to) >> 5) + 1;
    this.tables = Array.from({ length: MAX_MIDDLE }, () => new Int32Array(this.#sizes * this.#words));
    // Without the end section, two sections are left that never meet.
    for (const [index, met] of this.tables.entries())
      for (let tall = 0; tall < this.#sizes; tall++) mark(met, tall * this.#words, tall ^ (index + 1));
  }

  *layer(end: number): Generator<void, Layer, void> {
    const layer = { cases: 0, lost: 0, bytes: new Uint8Array(0), against: null as string | null };
    for (let middle = 1; middle <= MAX_MIDDLE; middle++) {
      const values = this.#values(middle, end);
      const most = tallest(middle, end);
      const every = repeatsEvery(middle, end);
      for (let tall = REPEATS_FROM; tall + every <= most; tall++)
        if (values[tall + every] !== (values[tall] as number) + every) layer.against ??= `${tall + every}.${middle}.${end}`;
      const shown = values.subarray(0, most + 1);
      layer.cases += shown.length;
      layer.lost += shown.filter((value) => value === 0).length;
      layer.bytes = Uint8Array.from([...layer.bytes, ...Array.from(shown).flatMap((value) => [value & 255, value >> 8])]);
      yield;
    }
    return layer;
  }

  /** The values by the size of the tall section, each the least that no smaller tall and no smaller end section has. */
  #values(middle: number, end: number): Uint16Array {
    const met = this.tables[middle - 1] as Int32Array;
    const words = this.#words;
    const column = new Int32Array(words);
    const values = new Uint16Array(this.#sizes);
    values[0] = middle ^ end;
    mark(column, 0, middle ^ end);
    let full = 0;
    for (let tall = 1; tall < this.#sizes; tall++) {
      while (column[full] === -1) full++;
      const value = leastMissing(met, tall * words, column, full);
      values[tall] = value;
      mark(met, tall * words, value);
      mark(column, 0, value);
    }
    return values;
  }
}

function tallest(middle: number, end: number): number {
  return REPEATS_FROM + PERIODS * repeatsEvery(middle, end);
}

function mark(bits: Int32Array, begin: number, value: number): void {
  const word = begin + (value >> 5);
  bits[word] = (bits[word] as number) | (1 << (value & 31));
}

/** The least number that is in neither set, those below the words `from` on being in the second. */
function leastMissing(one: Int32Array, begin: number, other: Int32Array, from: number): number {
  for (let word = from; ; word++) {
    const missing = ~((one[begin + word] as number) | (other[word] as number));
    if (missing !== 0) return 32 * word + 31 - Math.clz32(missing & -missing);
  }
}
