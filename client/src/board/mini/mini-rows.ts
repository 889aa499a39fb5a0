import type { RowsView } from '@nimhall/shared/game/view';
import { svg, type TemplateResult } from 'lit';
import { isDrawn } from '../heaps/layout.ts';
import { pinShape } from '../rows/pin.ts';
import type { Drawing } from './drawing.ts';

const PIN = { width: 8, height: 12 } as const;

/** Rows of small pins, one below the other. */
export function miniRows({ rows }: RowsView): Drawing {
  const shown = rows.filter(({ size }) => size > 0).slice(0, 4);
  const longest = Math.max(6, ...shown.map(({ size }) => (isDrawn(size) ? size : 6)));
  return {
    content: svg`${shown.map(({ size }, line) => row(size, line, longest))}`,
    width: longest * PIN.width,
    height: Math.max(1, shown.length) * PIN.height,
  };
}

function row(size: number, line: number, longest: number): TemplateResult {
  const drawn = isDrawn(size) ? size : 1;
  const left = ((longest - drawn) * PIN.width) / 2;
  const y = line * PIN.height;
  return svg`${Array.from(
    { length: drawn },
    (_, index) => svg`<g transform="translate(${left + index * PIN.width} ${y}) scale(0.29)">${pinShape()}</g>`,
  )}${isDrawn(size) ? '' : svg`<text x=${left + 20} y=${y + 10}>× ${size}</text>`}`;
}
