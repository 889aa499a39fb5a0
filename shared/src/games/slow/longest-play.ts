import type { Heaps } from '../../game/heaps.ts';
import type { Computation } from '../../game/theory.ts';

/** Turns played for each state that is counted. */
const TURNS_A_STATE = 20;
const SLICE = 5_000;

/**
 * One heap more than a move takes from, exact slow Nim: the side to move wins exactly if the play is odd in which every turn keeps the
 * smallest even heap, or a largest one if all are odd. Gurvich, Martynov, Maximchuk and Vyalyi, On remoteness functions of exact slow k-NIM
 * with k + 1 piles, 2023.
 */
export function* isLostByPlay(heaps: Heaps): Computation<boolean> {
  const sizes = [...heaps];
  for (let turn = 0; ; turn++) {
    if (sizes.filter((size) => size === 0).length > 1) return turn % 2 === 0;
    const kept = keptHeap(sizes);
    for (let heap = 0; heap < sizes.length; heap++) {
      if (heap !== kept) sizes[heap] = (sizes[heap] as number) - 1;
    }
    if (turn % SLICE === SLICE - 1) yield { states: turn / TURNS_A_STATE };
  }
}

function keptHeap(sizes: readonly number[]): number {
  let even = -1;
  let largest = 0;
  for (let heap = 0; heap < sizes.length; heap++) {
    const size = sizes[heap] as number;
    if (size % 2 === 0 && (even < 0 || size < (sizes[even] as number))) even = heap;
    if (size > (sizes[largest] as number)) largest = heap;
  }
  return even < 0 ? largest : even;
}
