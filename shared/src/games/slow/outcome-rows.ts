import type { Heaps } from '../../game/heaps.ts';
import type { Computation } from '../../game/theory.ts';
import type { Reach } from './sets.ts';
import { bits, choose, masksOf, nextSorted, positionsOf, rankOf, stepsBack } from './sorted-table.ts';

const WORD_BITS = 32;
/** Words of rows looked at for each state that is counted, and between two yields. */
const LOOKS_A_STATE = 1_000;
const SLICE = 500_000;
/** Bits at even places. */
const EVEN = 0x5555_5555;
/** Most heaps beside the largest one, and sets of them in one move. */
const MAX_OTHER_HEAPS = 11;
const MAX_SETS = 1_024;

/** Which positions are lost, for this many heaps up to given sizes. */
export interface OutcomeRows {
  isLost(sorted: Heaps): boolean;
  readonly bytes: number;
}

/** What it takes to work out all positions below one: of sorted heaps, two or more; null where moves are too many to be listed. */
export function costOfRows(sorted: Heaps, { k }: Reach): { readonly states: number; readonly bytes: number } | null {
  const { others, second, words } = shapeOf(sorted);
  if (others < 1 || others > MAX_OTHER_HEAPS) return null;
  const sets = masksOf(others, k).length;
  const rows = positionsOf(others, second);
  return sets > MAX_SETS ? null : { states: (rows * words * (1 + sets)) / LOOKS_A_STATE, bytes: 4 * rows * words };
}

/**
 * Who wins, without nimbers: one bit a position. A row has all sizes of one heap, up to the largest, over a sorted list of the others, and rows follow
 * one another in the order of the combinatorial number system (see `sortedTable`). What moves of the others lead to is looked up for 32 sizes at once;
 * what is left is that one object fewer in the heap itself leads from each size to the one before.
 * @param sorted the heaps, smallest first, two or more
 */
export function* outcomeRows(sorted: Heaps, reach: Reach, misere: boolean): Computation<OutcomeRows> {
  const { others, second, words } = shapeOf(sorted);
  const { k, exact } = reach;
  const sets = masksOf(others, k);
  const alone = sets.map((set) => !exact || bits(set) === k);
  const withHeap = sets.map((set) => bits(set) < k && (!exact || bits(set) === k - 1));
  const heapAlone = !exact || k === 1;
  // The rows over lists with the same largest of the others are kept together: a move stays among these, or leads to those before.
  const slabs: Uint32Array[] = [];
  const steps = new Int32Array(1 << others);
  const back = yield* stepsBack(others, second);
  const sizes = new Int32Array(others);
  const blocked = new Uint32Array(words);
  let looks = 0;
  let yielded = 0;

  for (let largest = 0; largest <= second; largest++) {
    const [before, start] = [startOf(others, largest - 1), startOf(others, largest)];
    const below = slabs[largest - 1] ?? new Uint32Array(0);
    const slab = new Uint32Array((startOf(others, largest + 1) - start) * words);
    slabs.push(slab);
    for (let row = 0; row * words < slab.length; row++, nextSorted(sizes)) {
      let empty = 0;
      let equal = 0;
      let standing = 0;
      for (let place = 0; place < others; place++) {
        const size = sizes[place] as number;
        if (size === 0) empty |= 1 << place;
        else standing++;
        if (place > 0 && size === sizes[place - 1]) equal |= 1 << place;
        steps[1 << place] = back[place]?.[size] as number;
      }
      blocked.fill(0);
      for (let index = 0; index < sets.length; index++) {
        const set = sets[index] as number;
        const low = set & -set;
        steps[set] = (steps[low] as number) + (steps[set ^ low] as number);
        if ((set & empty) !== 0 || (set & equal & ~(set << 1)) !== 0) continue;
        const to = row - (steps[set] as number);
        const lost = to >= 0 ? slab : below;
        const at = (to >= 0 ? to : to + start - before) * words;
        let carried = 0;
        for (let word = 0; word < words; word++) {
          const bits = lost[at + word] as number;
          if (alone[index]) blocked[word] = (blocked[word] as number) | bits;
          if (withHeap[index]) blocked[word] = (blocked[word] as number) | (bits << 1) | carried;
          carried = bits >>> 31;
        }
        looks += words;
      }
      // If nobody can move, the last move has been made: the side to move has lost, or won under misère play.
      if (misere && standing < (exact ? k : 1)) blocked[0] = (blocked[0] as number) | 1;
      if (misere && exact && standing + 1 < k) blocked.fill(0xffff_ffff);
      let carry = 0;
      for (let word = 0; word < words; word++) {
        const free = ~(blocked[word] as number) & ~carry;
        const lost = heapAlone ? everyOther(free) : free;
        slab[row * words + word] = lost;
        carry = heapAlone ? lost >>> 31 : 0;
      }
      if (looks - yielded > SLICE) {
        yielded = looks;
        yield { states: looks / LOOKS_A_STATE };
      }
    }
  }

  return {
    isLost(heaps) {
      const rest = heaps.slice(0, -1);
      const size = heaps.at(-1) as number;
      const largest = rest.at(-1) as number;
      const rank = rankOf(rest) - startOf(others, largest);
      const word = slabs[largest]?.[rank * words + Math.floor(size / WORD_BITS)] as number;
      return ((word >>> (size % WORD_BITS)) & 1) === 1;
    },
    bytes: 4 * startOf(others, second + 1) * words,
  };
}

function shapeOf(sorted: Heaps): { readonly others: number; readonly second: number; readonly words: number } {
  return { others: sorted.length - 1, second: sorted.at(-2) ?? 0, words: Math.floor((sorted.at(-1) ?? 0) / WORD_BITS) + 1 };
}

/** How many sorted lists have all sizes below `largest`. */
function startOf(others: number, largest: number): number {
  return largest <= 0 ? 0 : choose(largest + others - 1, others);
}

/** Of each run of ones the first, the third, the fifth and so on, from the lowest bit up. */
function everyOther(ones: number): number {
  const starts = ones & ~(ones << 1);
  // Adding the first bit of a run clears the run, so runs that begin at even places can be recognised.
  const even = ones & ~(ones + (starts & EVEN));
  return ((even & EVEN) | (ones & ~even & ~EVEN)) >>> 0;
}
