import type { Heaps } from '../../game/heaps.ts';
import { isLostOfFewInMisere, isLostOfFourInMisere, isLostWithThreeMore } from '../../games/slow/excess.ts';
import { positionsOf } from '../../games/slow/sorted-table.ts';
import { say } from '../../phrase.ts';
import type { Layer, Survey, SurveyRun } from './survey.ts';

/** Positions between two yields. */
const SLICE = 1_000_000;

/**
 * Slow Nim with this many heaps and up to k of them in a move; `said` is the claims' statement about sorted heaps: lost, won, or nothing
 * (null).
 */
interface Given {
  /** From 2 to 13. */
  readonly heaps: number;
  readonly k: number;
  readonly misere: boolean;
  readonly soon: number;
  readonly claims: readonly string[];
  readonly said: (sorted: Heaps) => boolean | null;
}

/** Two at a time from six heaps, of which no rule is known; and heaps for which there is one. */
export const SLOW_SURVEYS: readonly Survey[] = [
  {
    ...{ heaps: 6, k: 2, misere: false, soon: 8, claims: ['slow-lemma-5-1', 'slow-corollary-5-2'] },
    said(sorted: Heaps) {
      let odd = 0;
      for (let heap = 0; heap < 6; heap++) odd += (sorted[heap] as number) & 1;
      return odd === 0 ? true : odd <= 2 ? false : null;
    },
  },
  ...[7, 8, 9, 10].map((heaps) => {
    return { heaps, k: heaps - 3, misere: false, soon: 5, claims: ['beyond-slow-k-3'], said: isLostWithThreeMore };
  }),
  ...[3, 4, 5, 6].map((heaps) => {
    const said = (sorted: Heaps) => isLostOfFewInMisere(sorted, heaps - 1);
    return { heaps, k: heaps - 1, misere: true, soon: 6, claims: ['beyond-slow-misere'], said };
  }),
  { heaps: 4, k: 2, misere: true, soon: 12, claims: ['beyond-slow-misere-four'], said: isLostOfFourInMisere },
].map(survey);

function survey(given: Given): Survey {
  const { heaps, k, misere, soon, claims } = given;
  return {
    id: `slow-${heaps}-${k}${misere ? '-misere' : ''}`,
    claims,
    says: (to) =>
      misere
        ? say`Up to ${k} at a time from ${heaps} heaps of up to ${to}, last stone loses`
        : say`Up to ${k} at a time from ${heaps} heaps of up to ${to}`,
    ...{ from: 0, every: 1, soon },
    begin: (to) => new Bits(given, to),
  };
}

/** One bit a position, 1 where it is lost, in the order of the combinatorial number system: see `sorted-table.ts`. */
class Bits implements SurveyRun {
  readonly tables: readonly [Uint8Array];
  readonly #given: Given;
  readonly #sets: Sets;

  constructor(given: Given, to: number) {
    const positions = positionsOf(given.heaps, to);
    if (positions >= 2 ** 31) throw new Error(`There is no room for ${positions} positions`);
    this.tables = [new Uint8Array((positions >> 3) + 1)];
    this.#given = given;
    this.#sets = new Sets(given.heaps, given.k, to);
  }

  *layer(largest: number): Generator<void, Layer, void> {
    const { heaps, said, misere } = this.#given;
    const [lost] = this.tables;
    const { alone, third, beside } = this.#sets;
    const first = largest === 0 ? 0 : positionsOf(heaps, largest - 1);
    const after = positionsOf(heaps, largest);
    const sizes = Array<number>(heaps).fill(0);
    sizes[heaps - 1] = largest;
    let against: string | null = null;
    let losses = 0;
    let due = first + SLICE;
    for (let cell = first; cell < after; ) {
      const second = sizes[1] as number;
      this.#sets.lead(sizes);
      for (let smallest = 0; smallest <= second; smallest++, cell++) {
        const isWon =
          cell === 0
            ? misere
            : leads(lost, cell, smallest < second ? alone : third) ||
              (smallest > 0 && (isSet(lost, cell - 1) || leads(lost, cell - 1, beside)));
        if (!isWon) {
          losses++;
          lost[cell >> 3] = (lost[cell >> 3] as number) | (1 << (cell & 7));
        }
        sizes[0] = smallest;
        if (said(sizes) === isWon) against ??= sizes.join(',');
      }
      nextAbove(sizes);
      if (cell < due) continue;
      due = cell + SLICE;
      yield;
    }
    return { cases: after - first, lost: losses, bytes: bitsFrom(lost, first, after), against };
  }
}

/** How far back the sets of heaps but the smallest lead that may be lowered; of equal heaps the first ones are lowered. */
class Sets {
  /** Without the smallest heap, while it is smaller than the second. */
  readonly alone = new Steps();
  /** Without the two smallest. */
  readonly third = new Steps();
  /** Beside one stone less in the smallest; but for that alone. */
  readonly beside = new Steps();
  /** By heap and size: how much lower the number is after one stone less. */
  readonly #back: readonly Int32Array[];
  readonly #masks: Int32Array;
  readonly #isFull: Uint8Array;
  readonly #steps: Int32Array;

  constructor(heaps: number, k: number, to: number) {
    this.#back = Array.from({ length: heaps }, (_, heap) => Int32Array.from({ length: to + 1 }, (__, size) => positionsOf(heap, size - 1)));
    const masks = Array.from({ length: 2 ** (heaps - 1) - 1 }, (_, set) => 2 * set + 2).filter((mask) => bits(mask) <= k);
    this.#masks = Int32Array.from(masks);
    this.#isFull = Uint8Array.from(masks, (mask) => (bits(mask) === k ? 1 : 0));
    this.#steps = new Int32Array(2 ** heaps);
  }

  /** Works them out for sorted sizes, whatever the smallest is. */
  lead(sizes: readonly number[]): void {
    const { alone, third, beside } = this;
    let barred = 0;
    let equal = 0;
    for (let heap = 1; heap < sizes.length; heap++) {
      const size = sizes[heap] as number;
      if (size === 0) barred |= 1 << heap;
      else if (heap > 1 && size === sizes[heap - 1]) equal |= 1 << heap;
      this.#steps[1 << heap] = (this.#back[heap] as Int32Array)[size] as number;
    }
    alone.count = third.count = beside.count = 0;
    for (let set = 0; set < this.#masks.length; set++) {
      const mask = this.#masks[set] as number;
      const low = mask & -mask;
      const step = (this.#steps[low] as number) + (mask === low ? 0 : (this.#steps[mask ^ low] as number));
      this.#steps[mask] = step;
      if ((mask & barred) !== 0 || (mask & equal & ~(mask << 1)) !== 0) continue;
      alone.add(step);
      if ((mask & 2) === 0) third.add(step);
      if (this.#isFull[set] === 0) beside.add(step);
    }
  }
}

class Steps {
  readonly back = new Int32Array(2 ** 12);
  count = 0;

  add(step: number): void {
    this.back[this.count++] = step;
  }
}

function bits(mask: number): number {
  return mask === 0 ? 0 : 1 + bits(mask & (mask - 1));
}

function leads(lost: Uint8Array, cell: number, { back, count }: Steps): boolean {
  for (let set = 0; set < count; set++) if (isSet(lost, cell - (back[set] as number))) return true;
  return false;
}

function isSet(table: Uint8Array, place: number): boolean {
  return (((table[place >> 3] as number) >> (place & 7)) & 1) === 1;
}

/** The next sorted list, all but its smallest size. */
function nextAbove(sizes: number[]): void {
  let heap = 1;
  while (heap + 1 < sizes.length && sizes[heap] === sizes[heap + 1]) sizes[heap++] = 0;
  sizes[heap] = (sizes[heap] as number) + 1;
}

/** Bits of a table from one place to another, beginning at the first bit of the first byte. */
function bitsFrom(bits: Uint8Array, from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((to - from) / 8));
  const shift = from & 7;
  const start = from >> 3;
  for (let byte = 0; byte < bytes.length; byte++) {
    bytes[byte] = ((bits[start + byte] as number) | ((bits[start + byte + 1] ?? 0) << 8)) >> shift;
  }
  const beyond = (to - from) & 7;
  if (beyond > 0) bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) & ((1 << beyond) - 1);
  return bytes;
}
