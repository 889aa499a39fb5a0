import type { GridView } from '../game/view.ts';
import { disc, type StoneKind } from './drawing.ts';

/** Stones in a box of 40 × 40: every colour has a shape of its own, so that colour vision is not needed. */
export const STONES: Readonly<Record<StoneKind, string>> = {
  plain: 'M20 4C29.5 4 36.5 11 36.5 20.5 36.5 29.5 29 36 20 36S3.5 29.5 3.5 20C3.5 11 10.5 4 20 4Z',
  red: 'M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4Z',
  yellow: 'M9 6H31Q34 6 34 9V31Q34 34 31 34H9Q6 34 6 31V9Q6 6 9 6Z',
  green: 'M17.6 6.5Q20 2.6 22.4 6.5L36 30Q38 34.5 33.5 34.5H6.5Q2 34.5 4 30Z',
  blue: 'M18.2 3.4Q20 1.6 21.8 3.4L36.6 18.2Q38.4 20 36.6 21.8L21.8 36.6Q20 38.4 18.2 36.6L3.4 21.8Q1.6 20 3.4 18.2Z',
  white: 'M12 5H28L36.5 20L28 35H12L3.5 20Z',
  purple: 'M14 3.5H26V14H36.5V26H26V36.5H14V26H3.5V14H14Z',
};

/** Light on the upper left of a stone. */
export const SHINE = 'M10.8 16.4A5.5 3.6 -32 1 1 20.2 10.6A5.5 3.6 -32 1 1 10.8 16.4Z';

/** A skittle in a box of 24 × 40, and the bands around its neck. */
export const PIN =
  'M12 2.5c3 0 4.6 2.3 4.6 5 0 2.9-1.5 4.4-1.5 7 0 3.4 5 6.2 5 12.9 0 4-1.5 7.2-3 9.6H6.9c-1.5-2.4-3-5.6-3-9.6 0-6.7 5-9.5 5-12.9 0-2.6-1.5-4.1-1.5-7 0-2.7 1.6-5 4.6-5Z';
export const PIN_BANDS = 'M8.6 10.6q3.4 1.2 6.8 0l-.2 1.9q-3.2 1.1-6.4 0ZM8.9 14.2q3.1 1.1 6.2 0l.4 1.9q-3.5 1.3-7 0Z';

/** Chess pieces in a box of 40 × 40. */
export const PIECES: Readonly<Record<GridView['piece'], string>> = {
  rook: 'M8.5 35V31L12 28V17L9 14V6H14V9.5H17.5V6H22.5V9.5H26V6H31V14L28 17V28L31.5 31V35Z',
  queen: [
    'M8.5 35V31L12 28 6.5 13 13.8 21.5 14.2 9.5 20 20.5 25.8 9.5 26.2 21.5 33.5 13 28 28 31.5 31V35Z',
    disc(6, 11, 2.4),
    disc(14, 7, 2.4),
    disc(26, 7, 2.4),
    disc(34, 11, 2.4),
  ].join(''),
  king: [
    'M8.5 35V31L12 28C7 24.5 5.5 20.5 8 17.2 10.5 14.2 16.5 14.8 20 19 23.5 14.8 29.5 14.2 32 17.2 34.5 20.5 33 24.5 28 28L31.5 31V35Z',
    'M18.4 3H21.6V6.2H24.8V9.4H21.6V13.6H18.4V9.4H15.2V6.2H18.4Z',
  ].join(''),
  knight: 'M10.5 35V32C10.5 27 16 24.5 16.5 20L11.5 23.5 7 20.5 13.5 10.5 14 5 18.5 8.6C26.5 9 32 15.5 32 25V35Z',
};
