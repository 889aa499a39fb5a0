import type { Computation } from '../game/theory.ts';
import { advance, boxOf, cellOf } from './box.ts';
import { mexOfStamps } from './nimbers.ts';

/** Options looked at for each state that is counted. */
export const LOOKS_A_STATE = 200;
/** Bytes that each cell of a table takes. */
export const BYTES_A_CELL = 8;
const SLICE = 50_000;

/** Nimbers of every list of sizes up to given ones, where a move lowers some of the sizes by any amounts. */
export interface BoxTable {
  /** The nimber of sizes that are each at most those given. */
  at(sizes: readonly number[]): number;
}

/**
 * Works a box out from the definition, cell by cell.
 * @param most how many sizes a move may lower, at given sizes
 * @param terminal the value where no size is left: 0, or the value of what lies below, however large
 */
export function* boxTable(limits: readonly number[], most: (sizes: readonly number[]) => number, terminal = 0): Computation<BoxTable> {
  const box = boxOf(limits);
  const { cells, strides } = box;
  const values = new Uint32Array(cells);
  const stamps = new Int32Array(cells + 1).fill(-1);
  const sizes = limits.map(() => 0);
  // No cell has as many options as there are cells, so among them a larger value can never be the least that is missing.
  values[0] = Math.min(terminal, cells);
  let looks = 0;

  function mark(cell: number, axis: number, left: number, base: number): void {
    if (left === 0) return;
    for (let lowered = axis; lowered < sizes.length; lowered++) {
      const stride = strides[lowered] as number;
      for (let by = sizes[lowered] as number; by > 0; by--) {
        const option = base - by * stride;
        const value = values[option] as number;
        stamps[value] = cell;
        looks++;
        mark(cell, lowered + 1, left - 1, option);
      }
    }
  }

  let yielded = 0;
  for (let cell = 1; cell < cells; cell++) {
    advance(sizes, limits);
    mark(cell, 0, most(sizes), cell);
    values[cell] = mexOfStamps(stamps, cell);
    if (looks - yielded > SLICE) {
      yielded = looks;
      yield { states: looks / LOOKS_A_STATE };
    }
  }
  return {
    at(lowered) {
      const cell = cellOf(lowered, box);
      return cell === 0 ? terminal : (values[cell] as number);
    },
  };
}
