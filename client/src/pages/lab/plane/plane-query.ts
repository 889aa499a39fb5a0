import { type Plane, planesOf } from '@nimhall/shared/lab/plane/planes';
import { type ChosenGame, readChosen, usualGame, writeChosen } from '../game/chosen-game.ts';
import { readWhole } from '../game/whole-number.ts';

/** The input: a game, how much of its plane, a third number, and the game it is compared with. */
export interface PlaneChoice {
  readonly chosen: ChosenGame;
  readonly plane: Plane;
  /** Columns and rows. */
  readonly size: number;
  readonly third: number;
  /** The other game; null if there is none. */
  readonly other: ChosenGame | null;
  /** True if only lost and won are distinguished. */
  readonly outcomes: boolean;
}

/** Columns and rows that may be chosen. */
export const SIZES = [16, 32, 64, 128, 256, 512, 1_024] as const;
const USUAL = 64;

/** The default: the checkerboard of nim-sums. */
const FIRST = 'nim';

export function hasPlane(game: string): boolean {
  return planesOf(game).length > 0;
}

/** The plane of a game that is painted. */
export function planeOf(game: string): Plane | undefined {
  return planesOf(game)[0];
}

/** Another game, with the other settings as far as it allows. */
export function withGame(asked: PlaneChoice, chosen: ChosenGame): PlaneChoice {
  const plane = planeOf(chosen.game);
  return plane ? { ...asked, chosen, plane, size: Math.min(asked.size, plane.most), third: Math.min(asked.third, plane.mostThird) } : asked;
}

/** The address of a plane: `/lab/plane?game=wythoff&size=256&with-game=rook`. */
export function planeLink({ chosen, size, third, other, outcomes }: PlaneChoice): string {
  const query = new URLSearchParams();
  writeChosen(query, chosen);
  query.set('size', String(size));
  if (third > 0) query.set('third', String(third));
  if (outcomes) query.set('show', 'outcomes');
  if (other) writeChosen(query, other, 'with-');
  return `/lab/plane?${query}`;
}

/** The choice of an address; defaults for what is missing or invalid. */
export function readPlaneChoice(query: string): PlaneChoice {
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
