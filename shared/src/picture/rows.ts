import type { RowsView } from '../game/view.ts';
import type { Drawing, Shape } from './drawing.ts';
import { fitting, flow } from './flow.ts';
import { numerals, numeralsWidth } from './numerals.ts';
import { PIN, PIN_BANDS } from './outlines.ts';
import { isDrawn } from './pile.ts';

const WIDE = 8;
const TALL = 12;
const NUMBER = 8;

/** Rows of pins; rows that are gone leave nothing behind. */
export function drawRows({ rows }: RowsView): Drawing {
  return flow(
    fitting(
      rows.filter(({ size }) => size > 0),
      ({ size }) => drawRow(size),
    ),
    { gap: 8, lead: 3 },
  );
}

function drawRow(size: number): Drawing {
  if (isDrawn(size)) {
    return { shapes: Array.from({ length: size }, (_, index) => pin(index * WIDE)).flat(), width: size * WIDE, height: TALL };
  }
  const text = `×${size}`;
  return {
    shapes: [...pin(0), ...numerals(text, WIDE + 1, (TALL - NUMBER) / 2, NUMBER)],
    width: WIDE + 1 + numeralsWidth(text, NUMBER),
    height: TALL,
  };
}

function pin(x: number): Shape[] {
  const place = { x: x + 0.4, y: 0, scale: TALL / 40 };
  return [
    { path: PIN, ...place, fill: 'pin', stroke: 'pin-edge', strokeWidth: 1.4 },
    { path: PIN_BANDS, ...place, fill: 'band' },
  ];
}
