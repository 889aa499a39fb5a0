import type { HeapsView } from '@nimhall/shared/game/view';
import { mostOf } from '@nimhall/shared/picture/pile';
import { localize } from '../../../i18n/language.ts';
import type { Size } from '../size-controller.ts';
import { isString } from './labels.ts';
import { type LyingPacking, lyingPacking } from './lying-packing.ts';
import { type Packing, packing } from './packing.ts';

/** The layout of heaps: as columns side by side, or as rows across the table. */
export type Arrangement =
  | ({ readonly kind: 'standing' } & Packing)
  /** `name` and `count` are what stands before and after a heap, in CSS pixels. */
  | ({ readonly kind: 'lying'; readonly name: number; readonly count: number } & LyingPacking);

/** Space under the stones of columns: the ground, names, and perhaps values, in CSS pixels. */
export const BELOW = { name: 37, value: 22 } as const;
/** Space before and after the stones of rows: the name, each digit of the number, and perhaps values, in CSS pixels. */
const BESIDE = { digit: 10, edge: 10, value: 44 } as const;
/** Side of a stone that is comfortable for every finger, in CSS pixels: at this size rows need not be compared with columns. */
const GOOD = 44;

/**
 * The layout of heaps that are drawn stone by stone. Rows use a wide table best, and taken stones leave a hollow. On a narrow phone long
 * rows would be broken or have small stones: there columns are used if they are unbroken or have larger stones. Heaps with a top (coloured
 * ones, and those on stairs) are always columns; heaps that are open at both ends are always rows.
 */
export function arrangementFor(first: HeapsView, space: Size, hasValues: boolean): Arrangement {
  const most = mostOf(first);
  const standing = (below: number) => ({ kind: 'standing' as const, ...packing(most, space, below, first.stairs) });
  const name = BESIDE.edge + BESIDE.digit;
  const count = BESIDE.edge + BESIDE.digit * localize(Math.max(0, ...most)).length;
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
