import type { Family } from '../../game/contract.ts';
import type { Params } from '../../game/params.ts';

/** A sequence of the On-Line Encyclopedia of Integer Sequences: the value of a row of n is its term a(n − `shift`). */
export interface Published {
  readonly number: string;
  readonly shift: number;
}

/** Nimbers of single rows, by the code: those that the encyclopedia names codes of. */
const BY_CODE: Readonly<Record<string, readonly [number: string, shift?: number]>> = {
  '0.77': ['A002186'],
  '0.137': ['A002187'],
  '0.07': ['A002187', 1],
  grundy: ['A002188'],
  '0.7777': ['A071074'],
  '0.1377': ['A071434'],
  '0.177': ['A071435'],
  '0.56': ['A071436'],
  '0.113377': ['A071451'],
  '0.0077': ['A071451', 2],
  '0.11377': ['A071452'],
  '0.0177': ['A071452', 1],
  '0.117': ['A071453'],
  '0.051': ['A071453', 1],
  '0.053': ['A071453', 1],
  '0.127': ['A071464'],
  '0.1777': ['A071509'],
  '0.53': ['A125927'],
};

/** Where the nimbers of a game's rows are published; null if unknown. */
export function publishedRows({ id, of }: Family, params: Params): Published | null {
  const { family, params: fixed } = of ?? { family: id, params };
  const { code } = fixed;
  const [number, shift = 0] = (family === 'octal' && BY_CODE[`${code}`]) || [];
  return number === undefined ? null : { number, shift };
}
