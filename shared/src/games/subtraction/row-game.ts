import type { RowGame } from '../../game/row-game.ts';
import type { Takes } from './takes.ts';

/** Heaps from which only these numbers are taken, the largest of them `longest`. */
export function heapsBy(takes: Takes, longest: number): RowGame {
  return {
    longest,
    byTake: true,
    most: 2,
    pieces: (size) => Array.from({ length: takes.count(size) }, (_, index) => [0, size - takes.nth(index)] as const),
  };
}
