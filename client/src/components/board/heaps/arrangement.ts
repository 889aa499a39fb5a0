import type { HeapsView } from '@nimhall/shared/game/view';
import { mostOf } from '@nimhall/shared/picture/pile';
import { formatInteger } from '../../../i18n/numbers.ts';
import type { Size } from '../size-controller.ts';
import { isString } from './labels.ts';
import { type LyingPacking, lyingPacking } from './lying-packing.ts';
import { type Packing, packing } from './packing.ts';

/** How heaps are laid out: as columns beside each other, or as rows across the table. */
export type Arrangement =
  | ({ readonly kind: 'standing' } & Packing)
  /** `name` and `count` are what stands before and after a heap, in CSS pixels. */
  | ({ readonly kind: 'lying'; readonly name: number; readonly count: number } & LyingPacking);

/** What columns need under their stones: the ground, names, and perhaps values, in CSS pixels. */
export const BELOW = { name: 37, value: 22 } as const;
/** What rows need before and after their stones: the name, each digit of the number, and perhaps values, in CSS pixels. */
const BESIDE = { digit: 10, edge: 10, value: 44 } as const;
/** The side of a stone that every finger likes, in CSS pixels: so large, rows need not be compared with columns. */
const GOOD = 44;

/**
 * How heaps are laid out that are drawn stone by stone. Rows use a table best, which is wider than it is high, and what was taken
 * leaves its hollow. Long rows on a narrow phone would be broken, or of small stones: there they stand if that makes whole columns,
 * or larger stones. What has a top always stands, which is what has colours or lies on stairs; what is open at both ends lies.
 */
export function arrangementFor(first: HeapsView, space: Size, hasValues: boolean): Arrangement {
  const most = mostOf(first);
  const standing = (below: number) => ({ kind: 'standing' as const, ...packing(most, space, below, first.stairs) });
  const name = BESIDE.edge + BESIDE.digit;
  const count = BESIDE.edge + BESIDE.digit * formatInteger(Math.max(0, ...most)).length;
  const lying = { kind: 'lying' as const, name, count, ...lyingPacking(most, space, name + count) };
  if (!isString(first) && stands(first, standing(BELOW.name), lying, Math.max(...most))) {
    return standing(BELOW.name + (hasValues ? BELOW.value : 0));
  }
  if (!hasValues) return lying;
  // As high with values as without, so that nothing below moves when they are shown.
  const fitting = Math.floor((space.width - name - BESIDE.value) / lying.line);
  return { ...lying, count: Math.max(count, BESIDE.value), stone: Math.min(lying.stone, fitting) };
}

function stands(first: HeapsView, columns: Packing, rows: LyingPacking, longest: number): boolean {
  if (first.stairs || isColoured(first)) return true;
  if (rows.line >= longest && rows.stone >= GOOD) return false;
  return (columns.wide === 1 && columns.stone >= GOOD) || columns.stone > rows.stone;
}

function isColoured({ heaps }: HeapsView): boolean {
  return heaps.some(({ sections }) => sections.some(({ colour }) => colour));
}
