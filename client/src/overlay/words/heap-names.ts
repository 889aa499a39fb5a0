import { msg } from '@lit/localize';
import { letterOf } from '@nimhall/shared/game/letters';
import type { XorColumns } from '@nimhall/shared/solver/explanation';

/** What so many heaps are called: `A`, `B`; those of a rook `left` and `down`, of several rooks `A left`, `A down`, `B left`. */
export function heapNames(of: XorColumns['of'], count: number): string[] {
  return Array.from({ length: count }, (_, heap) => (of === 'heaps' ? letter(heap) : wayName(heap, count === 2)));
}

function wayName(heap: number, alone: boolean): string {
  const way = heap % 2 === 0 ? msg('left') : msg('down');
  return alone ? way : `${letter(Math.floor(heap / 2))} ${way}`;
}

function letter(index: number): string {
  return letterOf(index).toUpperCase();
}
