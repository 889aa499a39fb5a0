import type { Shape } from './drawing.ts';

/**
 * Numbers as strokes of a pen, in boxes of 6 × 10: pictures with text would need the same font wherever they are drawn,
 * and a server has none.
 */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M3 .8C5 .8 5.4 3 5.4 5S5 9.2 3 9.2 .6 7 .6 5 1 .8 3 .8Z',
  1: 'M1.4 2.6L3.4 .8V9.2',
  2: 'M.9 3C.9 1.6 1.8 .8 3 .8S5.2 1.6 5.2 3C5.2 5.2 .8 6.6 .8 9.2H5.4',
  3: 'M.9 2C1.4 1.2 2.1 .8 3 .8 4.3 .8 5.1 1.6 5.1 2.8S4.2 4.8 2.6 4.8C4.4 4.8 5.4 5.6 5.4 7S4.4 9.2 3 9.2C1.9 9.2 1.1 8.7 .6 7.8',
  4: 'M4.2 9.2V.8L.6 6.4H5.6',
  5: 'M5 .8H1.5L1.1 4.5C1.7 4 2.3 3.8 3 3.8 4.5 3.8 5.4 4.9 5.4 6.4S4.5 9.2 2.9 9.2C1.9 9.2 1.1 8.8 .6 8',
  6: 'M4.6 .8C2.4 1.6 .6 3.9 .6 6.4 .6 8.1 1.5 9.2 3 9.2S5.4 8.1 5.4 6.6 4.5 4.1 3 4.1C1.7 4.1 .8 5 .6 6.2',
  7: 'M.6 .8H5.4L2.4 9.2',
  8: 'M3 4.8C1.6 4.8 .9 4 .9 2.8S1.7 .8 3 .8 5.1 1.6 5.1 2.8 4.4 4.8 3 4.8C1.5 4.8 .6 5.7 .6 7S1.5 9.2 3 9.2 5.4 8.3 5.4 7 4.5 4.8 3 4.8Z',
  9: 'M1.4 9.2C3.6 8.4 5.4 6.1 5.4 3.6 5.4 1.9 4.5 .8 3 .8S.6 1.9 .6 3.4 1.5 5.9 3 5.9C4.3 5.9 5.2 5 5.4 3.8',
  '×': 'M1 3.6L5 7.6M5 3.6L1 7.6',
  '.': 'M3 9.1h.01',
};

/** From one sign to the next, and how tall it is, in units of the strokes. */
const ADVANCE = 7.2;
const TALL = 10;

/** How wide a text of numerals is at a height. */
export function numeralsWidth(text: string, height: number): number {
  return text.length * ADVANCE * (height / TALL);
}

/** Digits, `×` and `.`; their top left lies at a point. */
export function numerals(text: string, x: number, y: number, height: number): Shape[] {
  const scale = height / TALL;
  return [...text].map((sign, index) => ({
    path: STROKES[sign] ?? '',
    x: x + (index * ADVANCE + 0.6) * scale,
    y,
    scale,
    stroke: 'ink',
    strokeWidth: 1.4,
  }));
}
