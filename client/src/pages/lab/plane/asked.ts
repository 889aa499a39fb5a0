import { type Plane, planesOf } from '@nimhall/shared/lab/plane/planes';
import { type Chosen, readChosen, usualGame, writeChosen } from '../game/chosen.ts';
import { readWhole } from '../game/whole-number.ts';

/** What was entered: a game, how much of its plane, what lies beside the two numbers, and what it is compared with. */
export interface Asked {
  readonly chosen: Chosen;
  readonly plane: Plane;
  /** Columns and rows. */
  readonly size: number;
  readonly third: number;
  /** The game beside it; null where there is none. */
  readonly other: Chosen | null;
  /** True where only lost and won are told apart. */
  readonly outcomes: boolean;
}

/** Columns and rows that may be chosen. */
export const SIZES = [16, 32, 64, 128, 256, 512, 1_024] as const;
const USUAL = 64;

/** Where a person begins: the checkerboard of nim-sums. */
const FIRST = 'nim';

export function hasPlane(game: string): boolean {
  return planesOf(game).length > 0;
}

/** The plane of a game that is painted. */
export function planeOf(game: string): Plane | undefined {
  return planesOf(game)[0];
}

/** Another game, the rest as it was as far as that has room for it. */
export function withGame(asked: Asked, chosen: Chosen): Asked {
  const plane = planeOf(chosen.game);
  return plane ? { ...asked, chosen, plane, size: Math.min(asked.size, plane.most), third: Math.min(asked.third, plane.mostThird) } : asked;
}

/** The address of a plane: `/lab/plane?game=wythoff&size=256&with-game=rook`. */
export function planeLink({ chosen, size, third, other, outcomes }: Asked): string {
  const query = new URLSearchParams();
  writeChosen(query, chosen);
  query.set('size', String(size));
  if (third > 0) query.set('third', String(third));
  if (outcomes) query.set('show', 'outcomes');
  if (other) writeChosen(query, other, 'with-');
  return `/lab/plane?${query}`;
}

/** What an address asks for; what is missing or means nothing is as usual. */
export function readAsked(query: string): Asked {
  const given = new URLSearchParams(query);
  const chosen = readChosen(given, hasPlane) ?? usualGame(FIRST);
  const plane = chosen && planeOf(chosen.game);
  if (!chosen || !plane) throw new Error(`There is no plane of ${FIRST}`);
  const size = SIZES.find((each) => String(each) === given.get('size')) ?? USUAL;
  return {
    chosen,
    plane,
    size: Math.min(size, plane.most),
    third: Math.min(readWhole(given, 'third', 0, Number.POSITIVE_INFINITY) ?? 0, plane.mostThird),
    other: readChosen(given, hasPlane, 'with-'),
    outcomes: given.get('show') === 'outcomes',
  };
}
