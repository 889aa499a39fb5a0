import { type Drawing, moved, type Shape } from './drawing.ts';

/** Width to height of the frames that pictures are mostly seen in. */
const FRAME = 1.8;

interface Spacing {
  /** Between drawings side by side. */
  readonly gap: number;
  /** Between lines. */
  readonly lead: number;
}

/** Drawings in lines, each line in the middle and standing on its ground, broken so that all is seen as large as can be. */
export function flow(drawings: readonly Drawing[], spacing: Spacing): Drawing {
  const breaks = drawings.map((_, last) => inLines(drawings, widthOf(drawings.slice(0, last + 1), spacing), spacing));
  const [first = EMPTY, ...others] = breaks.reverse();
  return others.reduce((best, each) => (sizeInFrame(each) > sizeInFrame(best) ? each : best), first);
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
