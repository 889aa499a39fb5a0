import type { Computation } from '../../game/theory.ts';
import { advance, type Box, boxOf } from '../../solver/box.ts';

/** Cells worked out for each state that is counted. */
export const CELLS_A_STATE = 20;
/** Bytes that each cell takes. */
export const BYTES_A_CELL = 5;
/** Sizes looked at between two yields. */
const SLICE = 30_000;

/** Which lists of sizes up to given ones are lost. */
export interface PPositionBox extends Box {
  /** 1 for a lost cell. */
  readonly lost: Uint8Array;
}

/**
 * Any number of stacks, from the definition. A green position can reach every smaller one, so it is won unless it is
 * itself the end (and when the last stone loses, unless a single object is left). Any other position is lost exactly when
 * lowering no one stack leads to a lost one, and that is a bit kept for every line of the box.
 */
export function* pPositionBox(limits: readonly number[], isRed: (level: number) => boolean, misere: boolean): Computation<PPositionBox> {
  const box = boxOf(limits);
  const { cells, strides } = box;
  const lost = new Uint8Array(cells);
  // Bit a of a cell with size a at 0: whether the line from there along axis a has a lost cell yet.
  const lines = new Int32Array(cells);
  const sizes = limits.map(() => 0);
  const slice = Math.ceil(SLICE / limits.length);
  for (let cell = 0; cell < cells; cell++) {
    const end = misere ? sizes.reduce((sum, size) => sum + size, 0) === 1 : cell === 0;
    const open =
      sizes.some(isRed) && sizes.every((size, axis) => ((lines[cell - size * (strides[axis] as number)] as number) & (1 << axis)) === 0);
    if (end || open) {
      lost[cell] = 1;
      for (const [axis, size] of sizes.entries()) {
        const line = cell - size * (strides[axis] as number);
        lines[line] = (lines[line] as number) | (1 << axis);
      }
    }
    advance(sizes, limits);
    if (cell % slice === slice - 1) yield { states: cell / CELLS_A_STATE };
  }
  return { ...box, lost };
}
