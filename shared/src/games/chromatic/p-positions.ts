import type { Computation } from '../../game/theory.ts';
import { advance, boxOf } from '../../solver/box.ts';
import { leastMissing, NumberSets } from '../../solver/number-sets.ts';
import { NONE } from './partners.ts';

/** Lists of sizes worked out for each state that is counted. */
const LISTS_A_STATE = 12;
/** Lists worked out between two yields. */
const SLICE = 2_000;
/** Which lists of sizes up to given ones are lost. */
export interface PPositions {
  /** The last size with which a list of all others is lost; `NONE` where there is no such size. */
  lastOf(others: readonly number[]): number;
  /** The same for all lists of the others, the first size changing fastest. */
  readonly last: Int8Array | Int16Array | Int32Array;
}

/**
 * Any number of stacks, from the definition. A green position can reach every smaller one, so it is won unless it is itself the end (and when
 * the last stone loses, unless a single object is left). Any other position is lost exactly when lowering no one stack leads to a lost one. So with
 * given sizes of all stacks but one, one size of that one is lost at most: the least that is red where no other is, and that is not lost already with
 * another stack lower.
 * @param limits the largest sizes; the last one is best the largest of them
 */
export function* pPositions(limits: readonly number[], isRed: (level: number) => boolean, misere: boolean): Computation<PPositions> {
  const [others, most] = [limits.slice(0, -1), limits.at(-1) ?? 0];
  const { cells, strides } = boxOf(others);
  const last = new (arrayFor(most))(cells).fill(NONE);
  // For each axis, and the sizes on all other axes: the last sizes that are lost with a lower size on this one.
  const taken: NumberSets[] = [];
  for (const limit of others) {
    taken.push(new NumberSets(cells / (limit + 1), most + 1));
    yield { states: 0 };
  }
  const lines = others.map(() => 0);
  const green = new NumberSets(1, most + 1);
  for (let level = 0; level <= most; level++) if (!isRed(level)) green.add(0, level);

  const sizes = others.map(() => 0);
  for (let cell = 0; cell < cells; cell++) {
    for (const [axis, stride] of strides.entries()) {
      lines[axis] = (cell % stride) + Math.floor(cell / (stride * ((others[axis] as number) + 1))) * stride;
    }
    const size = endOf(sizes, misere) ?? leastFree(sizes.some(isRed) ? null : green);
    if (size <= most) {
      last[cell] = size;
      for (const [axis, sets] of taken.entries()) sets.add(lines[axis] as number, size);
    }
    advance(sizes, others);
    if (cell % SLICE === SLICE - 1) yield { states: Math.ceil(cell / LISTS_A_STATE) };
  }

  function leastFree(barred: NumberSets | null): number {
    let word = barred?.firstGap(0) ?? 0;
    for (const [axis, sets] of taken.entries()) word = Math.max(word, sets.firstGap(lines[axis] as number));
    for (; ; word++) {
      let bits = barred?.word(0, word) ?? 0;
      for (let axis = 0; axis < taken.length; axis++) bits |= (taken[axis] as NumberSets).word(lines[axis] as number, word);
      const free = leastMissing(word, bits);
      if (free !== null) return free;
    }
  }

  return { last, lastOf: (list) => last[list.reduce((cell, size, axis) => cell + size * (strides[axis] as number), 0)] as number };
}

/** How many lists of sizes are worked out, what of states that takes, and how many bytes. */
export function costOf(limits: readonly number[]): { readonly states: number; readonly bytes: number } {
  const [others, most] = [limits.slice(0, -1), limits.at(-1) ?? 0];
  const { cells } = boxOf(others);
  const sets = others.reduce((bytes, limit) => bytes + NumberSets.bytes(cells / (limit + 1), most + 1), 0);
  return { states: cells / LISTS_A_STATE, bytes: arrayFor(most).BYTES_PER_ELEMENT * cells + sets };
}

/** What holds sizes up to this one, and that there is none. */
function arrayFor(most: number) {
  if (most < 2 ** 7) return Int8Array;
  return most < 2 ** 15 ? Int16Array : Int32Array;
}

/** The largest size at which the game is over and lost for the side to move; null if there is none. */
function endOf(others: readonly number[], misere: boolean): number | null {
  const rest = others.reduce((sum, size) => sum + size, 0);
  if (!misere) return rest === 0 ? 0 : null;
  return rest <= 1 ? 1 - rest : null;
}
