import type { Colour, HeapsView, HeapView } from '../game/view.ts';
import { type Drawing, disc, moved, type Shape } from './drawing.ts';
import { FRAME, flow } from './flow.ts';
import { numerals, numeralsWidth } from './numerals.ts';
import { SHINE, STONES } from './outlines.ts';
import { colourAt, isDrawn, mostOf, widthOf } from './pile.ts';

/** Size of a stone, of the line under a heap, and of numbers. */
const STONE = 10;
const GROUND = 1.6;
const NUMBER = 8;
/** From one step of stairs to the next. */
const RISE = 6;

/** A longer row is broken, so it is no row any more. */
const MAX_ROW_LENGTH = 12;
/** Between rows. */
const LEAD = 1;

/**
 * Heaps of stones: as rows, as a table has them, where these are seen as large as columns; otherwise each on a line of its own, which
 * stays when the heap is gone. Strings lie below each other.
 */
export function drawHeaps(view: HeapsView, start?: HeapsView): Drawing {
  const most = mostOf(start ?? view);
  const wide = widthOf(most);
  if (view.ends === 'both') {
    const long = Math.ceil(Math.max(1, ...most.filter(isDrawn)) / wide) * STONE;
    return flow(
      view.heaps.map((heap) => onThread(heap, wide, long)),
      { gap: 10, lead: 5 },
    );
  }
  const draw = (heap: HeapView): Drawing => drawHeap(heap, wide);
  const heaps = view.heaps.map(draw);
  if (view.stairs) return onStairs(heaps, most.map(plainHeap).map(draw));
  const columns = flow(heaps, { gap: 7, lead: 8 }, start?.heaps.map(draw));
  const rows = isPlain(view) && Math.max(...most) <= MAX_ROW_LENGTH ? inRows(view, most) : null;
  return rows && sizeOf(rows) >= sizeOf(columns) ? rows : columns;
}

function isPlain({ heaps }: HeapsView): boolean {
  return heaps.every(({ sections }) => sections.every(({ colour }) => colour === null));
}

/** How large a drawing is seen in the frames that there are. */
function sizeOf({ width, height }: Drawing): number {
  return Math.min(FRAME / width, 1 / height);
}

/** Heaps across the table, each in the middle; where stones were taken there are hollows. */
function inRows({ heaps }: HeapsView, most: readonly number[]): Drawing {
  const places = heaps.map(({ size }, row) => (most.length === heaps.length ? Math.max(size, most[row] ?? 0) : size));
  const longest = Math.max(1, ...places);
  const shapes = heaps.flatMap(({ size }, row) => {
    const [left, top] = [((longest - (places[row] ?? size)) * STONE) / 2, row * (STONE + LEAD)];
    return Array.from({ length: places[row] ?? size }, (_, index) => {
      const x = left + index * STONE;
      return index < size ? stone(null, x, top) : [{ ...HOLLOW, x, y: top }];
    }).flat();
  });
  return { shapes, width: longest * STONE, height: heaps.length * (STONE + LEAD) - LEAD };
}

const HOLLOW = { path: disc(STONE / 2, STONE / 2, STONE / 4), scale: 1, fill: 'rim', opacity: 0.5 } as const;

/** A horizontal heap, this many stones wide, its bottom on the left, on threads as long as the longest was. */
function onThread(heap: HeapView, wide: number, long: number): Drawing {
  if (!isDrawn(heap.size)) return counted(heap);
  const threads = Array.from({ length: wide }, (_, lane): Shape => {
    return { path: `M1 0H${long - 1}`, x: 0, y: (lane + 0.5) * STONE, scale: 1, stroke: 'rim', strokeWidth: 1.2 };
  });
  const stones = Array.from({ length: heap.size }, (_, index) =>
    stone(colourAt(heap, index), Math.floor(index / wide) * STONE, (index % wide) * STONE),
  );
  return { shapes: [...threads, ...stones.flat()], width: long, height: wide * STONE };
}

/** Heaps side by side, each a step higher than the one before, with room for as much as may come to lie there. */
function onStairs(heaps: readonly Drawing[], places: readonly Drawing[]): Drawing {
  const all = [heaps, places].flatMap((drawings) =>
    drawings.map(({ width, height }, step) => ({ width, height: height + RISE * (step + 1) })),
  );
  const width = Math.max(...all.map((each) => each.width));
  const height = Math.max(...all.map((each) => each.height));
  const shapes = heaps.flatMap((heap, step) => {
    const [left, high] = [step * width, RISE * (step + 1)];
    const stair: Shape = { path: `M0 0H${width}V${high}H0Z`, x: left, y: height - high, scale: 1, fill: 'rim' };
    return [stair, ...moved(heap.shapes, left + (width - heap.width) / 2, height - high - heap.height)];
  });
  return { shapes, width: heaps.length * width, height };
}

function plainHeap(size: number): HeapView {
  return { letter: '', size, sections: [{ length: size, colour: null }] };
}

/** One heap, this many stones wide, with its baseline; `asNumber` forces a number. */
export function drawHeap(heap: HeapView, wide: number, asNumber = false): Drawing {
  const { shapes, width, height } = isDrawn(heap.size) && !(asNumber && heap.size > 0) ? pile(heap, wide) : counted(heap);
  const line: Shape = { path: `M.6 0H${width - 0.6}`, x: 0, y: height + GROUND / 2, scale: 1, stroke: 'rim', strokeWidth: 1.2 };
  return { shapes: [...shapes, line], width, height: height + GROUND };
}

function pile(heap: HeapView, wide: number): Drawing {
  const height = Math.ceil(heap.size / wide) * STONE;
  const stones = Array.from({ length: heap.size }, (_, index) =>
    stone(colourAt(heap, index), (index % wide) * STONE, height - (Math.floor(index / wide) + 1) * STONE),
  );
  return { shapes: stones.flat(), width: wide * STONE, height };
}

/** The sections from the top, as a stone and a number each; what does not fit is left to the words beside the picture. */
function counted({ sections }: HeapView): Drawing {
  const shown = sections.slice(-MAX_SECTIONS).reverse();
  const texts = shown.map(({ length }) => String(length));
  const shapes = shown.flatMap(({ colour }, line) => [
    ...stone(colour, 0, line * STONE),
    ...numerals(texts[line] ?? '', STONE + 1, line * STONE + (STONE - NUMBER) / 2, NUMBER),
  ]);
  return { shapes, width: STONE + 1 + Math.max(...texts.map((text) => numeralsWidth(text, NUMBER))), height: shown.length * STONE };
}

const MAX_SECTIONS = 6;

/** A stone, the top left of its box at a point. */
export function stone(colour: Colour | null, x: number, y: number): Shape[] {
  const kind = colour ?? 'plain';
  const place = { x, y, scale: STONE / 40 };
  const body: Shape = { path: STONES[kind], ...place, fill: kind, stroke: `${kind}-edge`, strokeWidth: 2.5 };
  return kind === 'white' ? [body] : [body, { path: SHINE, ...place, fill: 'shine' }];
}
