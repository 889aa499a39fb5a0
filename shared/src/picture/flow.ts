import { type Drawing, moved, type Shape } from './drawing.ts';

/** Width to height of the frames that pictures are mostly seen in. */
const FRAME = 1.8;

interface Spacing {
  /** Between drawings side by side. */
  readonly gap: number;
  /** Between lines. */
  readonly lead: number;
}

/**
 * Drawings in lines, each line in the middle and standing on its ground, broken so that all is seen as large as can be.
 * Where there is a place for each, such as the heap it was at the start, every drawing gets at least that room: then
 * nothing shifts or grows while the game goes on.
 */
export function flow(drawings: readonly Drawing[], spacing: Spacing, places: readonly Drawing[] = []): Drawing {
  const placed = places.length === drawings.length ? drawings.map((drawing, index) => standing(drawing, places[index])) : drawings;
  const breaks = placed.map((_, last) => inLines(placed, widthOf(placed.slice(0, last + 1), spacing), spacing));
  const [first = EMPTY, ...others] = breaks.reverse();
  return others.reduce((best, each) => (sizeInFrame(each) > sizeInFrame(best) ? each : best), first);
}

/** A drawing on the ground of a place, in its middle. */
function standing({ shapes, width, height }: Drawing, place: Drawing = EMPTY): Drawing {
  const [wide, tall] = [Math.max(width, place.width), Math.max(height, place.height)];
  return { shapes: moved(shapes, (wide - width) / 2, tall - height), width: wide, height: tall };
}

const EMPTY: Drawing = { shapes: [], width: 0, height: 0 };

function sizeInFrame({ width, height }: Drawing): number {
  return Math.min(FRAME / width, 1 / height);
}

function widthOf(line: readonly Drawing[], { gap }: Spacing): number {
  return line.reduce((sum, { width }) => sum + width + gap, -gap);
}

function inLines(drawings: readonly Drawing[], widest: number, spacing: Spacing): Drawing {
  const lines: Drawing[][] = [];
  for (const drawing of drawings) {
    const line = lines.at(-1);
    if (line && widthOf([...line, drawing], spacing) <= widest) line.push(drawing);
    else lines.push([drawing]);
  }
  const width = Math.max(...lines.map((line) => widthOf(line, spacing)));
  const shapes: Shape[] = [];
  let top = 0;
  for (const line of lines) {
    const ground = top + Math.max(...line.map(({ height }) => height));
    let left = (width - widthOf(line, spacing)) / 2;
    for (const drawing of line) {
      shapes.push(...moved(drawing.shapes, left, ground - drawing.height));
      left += drawing.width + spacing.gap;
    }
    top = ground + spacing.lead;
  }
  return { shapes, width, height: top - spacing.lead };
}
