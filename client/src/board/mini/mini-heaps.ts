import type { HeapsView, HeapView } from '@nimhall/shared/game/view';
import { svg, type TemplateResult } from 'lit';
import { colourAt, isDrawn, widthOf } from '../heaps/layout.ts';
import { stoneShape } from '../stone.ts';
import type { Drawing } from './drawing.ts';

/** Size of a stone, and of the space between heaps. */
const STONE = 10;
const SPACE = 7;

/** Heaps as small stones on a line. */
export function miniHeaps({ heaps }: HeapsView): Drawing {
  const widths = heaps.map((heap) => (isDrawn(heap.size) ? widthOf(heap) : 3) * STONE);
  const tallest = Math.max(3, ...heaps.map((heap) => (isDrawn(heap.size) ? Math.ceil(heap.size / widthOf(heap)) : 1)));
  const height = tallest * STONE;
  const width = widths.reduce((sum, each) => sum + each + SPACE, -SPACE);
  let x = -SPACE;
  const content = svg`${heaps.map((heap, index) => {
    const left = x + SPACE;
    x = left + (widths[index] ?? 0);
    return isDrawn(heap.size) ? pile(heap, left, height) : counted(heap, left, height);
  })}`;
  return { content, width, height };
}

function pile(heap: HeapView, left: number, height: number): TemplateResult {
  const wide = widthOf(heap);
  return svg`${Array.from({ length: heap.size }, (_, index) => {
    const x = left + (index % wide) * STONE;
    const y = height - (Math.floor(index / wide) + 1) * STONE;
    return svg`<g transform="translate(${x} ${y}) scale(0.25)">${stoneShape(colourAt(heap, index))}</g>`;
  })}`;
}

function counted(heap: HeapView, left: number, height: number): TemplateResult {
  const colour = heap.sections.at(-1)?.colour ?? null;
  const number = heap.size > 9_999 ? heap.size.toExponential(0).replace('+', '') : String(heap.size);
  return svg`<g transform="translate(${left + 10} ${height - STONE}) scale(0.25)">${stoneShape(colour)}</g>
    <text x=${left + 15} y=${height - STONE - 3}>${number}</text>`;
}
