import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';

/** Sizes that the sequence in the picture has. */
const LENGTH = 84;

/** Columns and rows of the plane. */
const PLANE = 24;

/** The nimber of a position of a game whose nimbers are known. */
function nimberOf(game: string, text: string): number {
  const found = readGame(game, undefined);
  if (!found.ok) throw new Error(`There is no game ${game}`);
  const position = readPosition(found.value.rules, text);
  if (!position.ok) throw new Error(`There is no position ${text} of ${game}`);
  const { nimber } = runToEnd(analyse(found.value.rules, position.value, { misere: false }));
  if (nimber === null) throw new Error(`The nimber of ${text} is not known`);
  return nimber;
}

/** The nimber of a row of Kayles, from 1 pin on. Computed when the pages are built, like all of these. */
export const KAYLES: readonly number[] = Array.from({ length: LENGTH }, (_, at) => nimberOf('kayles', `${at + 1}`));

/** Positions of Wythoff’s queen that are lost for the side to move, as columns and rows. */
export const WYTHOFF: readonly (readonly [column: number, row: number])[] = Array.from(
  { length: PLANE * PLANE },
  (_, at) => [at % PLANE, Math.floor(at / PLANE)] as const,
).filter(([column, row]) => nimberOf('wythoff', `${column}.${row}`) === 0);

/** How many positions of three heaps of Nim are lost for the side to move, where no heap is larger than 1, 2, and so on. */
export const LOST: readonly number[] = Array.from({ length: 7 }, (_, at) => {
  const sizes = Array.from({ length: at + 2 }, (_, size) => size);
  return sizes.flatMap((a) => sizes.flatMap((b) => sizes.filter((c) => a <= b && b <= c && nimberOf('nim', `${a},${b},${c}`) === 0)))
    .length;
});
