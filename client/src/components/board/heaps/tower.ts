import type { Colour, HeapView } from '@nimhall/shared/game/view';
import { colourAt } from '@nimhall/shared/picture/pile';
import { nothing, svg, type TemplateResult } from 'lit';
import type { Size } from '../size-controller.ts';
import { stoneShape } from '../stone.ts';

/** How heaps are drawn that are too large for single stones: by stones that are too small to be touched, or as bars. */
export interface Towers {
  /** Width of a tower, in CSS pixels. */
  readonly width: number;
  /** Height of a heap, in CSS pixels: the larger heap is the higher one. */
  readonly heightOf: (size: number) => number;
  /** How many stones lie below a height. */
  readonly sizeAt: (height: number) => number;
  /** Side of a stone in CSS pixels, and stones side by side; null for bars. */
  readonly stones: { readonly side: number; readonly wide: number } | null;
}

/** Sides of small stones at most and at least, and the width of towers, in CSS pixels. */
const MAX_SIDE = 16;
const MIN_SIDE = 4;
const WIDTH = { least: 30, most: 72, gap: 10 } as const;
/** Stones drawn at most. */
const MAX_DRAWN = 600;

/** Towers for heaps of these sizes, one line of them as wide and as high as the space. */
export function towersFor(sizes: readonly number[], space: Size): Towers {
  const largest = Math.max(1, ...sizes);
  const share = Math.floor((space.width + WIDTH.gap) / Math.max(1, sizes.length)) - WIDTH.gap;
  const width = Math.min(WIDTH.most, Math.max(WIDTH.least, share));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (let side = MAX_SIDE; side >= MIN_SIDE && total <= MAX_DRAWN; side--) {
    const wide = Math.floor(width / side);
    if (Math.ceil(largest / wide) * side > space.height) continue;
    return {
      width,
      heightOf: (size) => Math.ceil(size / wide) * side,
      sizeAt: (height) => Math.floor(height / side) * wide,
      stones: { side, wide },
    };
  }
  // By the logarithm, so that a few stones are visible beside a million.
  const scale = space.height / Math.log2(1 + largest);
  return {
    width,
    heightOf: (size) => Math.log2(1 + size) * scale,
    sizeAt: (height) => Math.floor(2 ** (height / scale)) - 1,
    stones: null,
  };
}

/** Whether a stone, counted from the bottom, belongs to a group at one end. */
type Among = (index: number) => boolean;

/** Stones of a heap that are drawn otherwise: those that go with the selected move, and those that a winning move would take. */
interface Special {
  readonly goes: Among;
  readonly advised: Among;
}

/** The picture of a heap as a tower, or of one that lies, its bottom on the left. */
export function towerShape(heap: HeapView, towers: Towers, { goes, advised }: Special, lies: boolean): TemplateResult {
  const height = towers.heightOf(heap.size);
  const { stones } = towers;
  const width = stones ? stones.side * stones.wide : towers.width;
  const [across, up] = lies ? [height, width] : [width, height];
  const drawn = stones
    ? smallStones(heap, stones, height, goes, advised)
    : [...bars(heap, towers, height, goes), shade(heap, towers, height, advised)];
  const turned = lies ? svg`<g transform=${`translate(${height} 0) rotate(90)`}>${drawn}</g>` : drawn;
  return svg`<svg .style=${`width: ${across}px; height: ${up}px`} aria-hidden="true">${turned}</svg>`;
}

function smallStones(
  heap: HeapView,
  { side, wide }: { readonly side: number; readonly wide: number },
  height: number,
  goes: Among,
  advised: Among,
): TemplateResult[] {
  return Array.from({ length: heap.size }, (_, index) => {
    const [x, y] = [(index % wide) * side, height - (Math.floor(index / wide) + 1) * side];
    return svg`<g class="${goes(index) ? 'goes' : ''} ${advised(index) ? 'advised' : ''}" transform="translate(${x} ${y}) scale(${side / 40})">${stoneShape(colourAt(heap, index), index)}</g>`;
  });
}

/** A bar for every section, cut where the selected take begins or ends. */
function bars({ sections, size }: HeapView, { heightOf, width }: Towers, height: number, goes: Among): TemplateResult[] {
  const bar = (from: number, to: number, colour: Colour | null): TemplateResult => {
    const [bottom, top] = [height - heightOf(from), height - heightOf(to)];
    return svg`<rect class="stone ${colour ?? 'plain'} ${goes(from) ? 'goes' : ''}" x="1" y=${top} width=${width - 2} height=${bottom - top} rx="4" />`;
  };
  const cut = cutOf(size, goes);
  let from = 0;
  return sections.flatMap(({ length, colour }) => {
    const [begin, end] = [from, from + length];
    from = end;
    return cut > begin && cut < end ? [bar(begin, cut, colour), bar(cut, end, colour)] : [bar(begin, end, colour)];
  });
}

/** Marks what a winning move would take from a bar. */
function shade({ size }: HeapView, { heightOf, width }: Towers, height: number, advised: Among): TemplateResult | typeof nothing {
  if (size === 0 || !(advised(0) || advised(size - 1))) return nothing;
  const cut = cutOf(size, advised);
  const [from, to] = advised(0) ? [0, cut] : [cut, size];
  return svg`<rect class="shade" x="1" y=${height - heightOf(to)} width=${width - 2} height=${heightOf(to) - heightOf(from)} rx="4" />`;
}

/** The border between the stones that stay and those that go, found by bisection: one group is at the top and the other at the bottom. */
function cutOf(size: number, goes: Among): number {
  let [low, high] = [0, size];
  if (size === 0 || goes(0) === goes(size - 1)) return goes(0) ? size : 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (goes(middle) === goes(0)) low = middle;
    else high = middle;
  }
  return high;
}
