import { squareRoot } from '../../solver/square-root.ts';
import type { Square } from './pieces.ts';

/**
 * Wythoff 1907: a lone queen is lost on (a, b) and (b, a) where a = ⌊nφ⌋ and b = a + n. When the last move loses, the
 * pairs (0, 0) and (1, 2) give way to (0, 1) and (2, 2), and all others stay.
 */

/** The lost square in the same column, as its row; every column and every row has exactly one. */
export function partner(column: number, misere: boolean): number {
  const swapped = [1, 0, 2];
  if (misere && column <= 2) return swapped[column] as number;
  const [below, above] = goldenPair(lowerIndex(column));
  if (below === column) return above;
  return goldenPair(upperIndex(column))[0];
}

/** The lost square on the diagonal where columns and rows differ by `difference`, smaller coordinate first. */
export function onDiagonal(difference: number, misere: boolean): readonly [number, number] {
  if (misere && difference === 0) return [2, 2];
  if (misere && difference === 1) return [0, 1];
  return goldenPair(difference);
}

export function isLostQueen({ column, row }: Square, misere: boolean): boolean {
  return partner(column, misere) === row;
}

/** The pair with the given difference, exactly: ⌊nφ⌋ = (n + ⌊√(5n²)⌋) / 2 rounded down. */
function goldenPair(index: number): readonly [number, number] {
  const n = BigInt(index);
  const lower = Number((n + squareRoot(5n * n * n)) / 2n);
  return [lower, lower + index];
}

/** The only n for which ⌊nφ⌋ can be `value`: ⌈value / φ⌉. */
function lowerIndex(value: number): number {
  const n = BigInt(value);
  const index = Number((squareRoot(5n * n * n) - n) / 2n);
  return value === 0 ? 0 : index + 1;
}

/** The only n for which ⌊nφ²⌋ can be `value`: ⌈value / φ²⌉. */
function upperIndex(value: number): number {
  const n = BigInt(value);
  return Number((3n * n - squareRoot(5n * n * n) - 1n) / 2n) + 1;
}
