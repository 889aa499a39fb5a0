import type { Computation } from '../../game/theory.ts';

const LEVELS_A_STATE = 100;
/** Bytes that each level takes. */
export const BYTES_A_LEVEL = 8;
const SLICE = 20_000;

/** No partner, or none up to the level that was asked for. */
export const NONE = -1;

/**
 * Two stacks, any red levels: going up, each green level queues, and each red level takes the green level that has
 * waited longest, or itself when none waits. The lost positions are the partners, in either order, and (0, 0).
 *
 * Why: a level has at most one partner, since from one partner the other could be reached by lowering one stack. Of
 * the smaller levels still free, all are green; two free green levels are won, by taking everything; so a red level is lost
 * with the first free one. When the last object loses, (0, 1) is the first pair, and the queue starts at level 2.
 */
export function* partnersUpTo(highest: number, isRed: (level: number) => boolean, misere: boolean): Computation<Int32Array> {
  const partners = new Int32Array(highest + 1).fill(NONE);
  const queue = new Int32Array(highest + 1);
  let first = 0;
  let behind = 0;
  partners[0] = 0;
  if (misere && highest >= 1) {
    partners[0] = 1;
    partners[1] = 0;
  }
  for (let level = misere ? 2 : 1; level <= highest; level++) {
    if (level % SLICE === 0) yield { states: level / LEVELS_A_STATE };
    if (!isRed(level)) {
      queue[behind++] = level;
      continue;
    }
    const partner = first < behind ? (queue[first++] as number) : level;
    partners[level] = partner;
    partners[partner] = level;
  }
  if (misere && highest === 0) partners[0] = NONE;
  return partners;
}
