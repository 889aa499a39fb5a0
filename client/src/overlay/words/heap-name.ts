import { msg } from '@lit/localize';
import type { XorColumns } from '@nimhall/shared/game/explanation';
import { letterOf } from '@nimhall/shared/game/letters';

/** What a heap is called: `A`; one of a rook `left` or `down`, or of several rooks `A left`. */
export function heapName({ of, sizes }: Pick<XorColumns, 'of' | 'sizes'>, heap: number): string {
  if (of === 'heaps') return letterOf(heap).toUpperCase();
  const way = heap % 2 === 0 ? msg('left') : msg('down');
  return sizes.length === 2 ? way : `${letterOf(Math.floor(heap / 2)).toUpperCase()} ${way}`;
}
