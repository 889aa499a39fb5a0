import { mex } from '../../solver/nimbers.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import { PIECE_MOVEMENTS, reachable, type Square } from './pieces.ts';

/** A knight's values repeat with this period along the diagonal, and along a row or column far from it. */
const PERIOD = 4;
/** From here on they repeat along the diagonal: the distance from the nearer edge. */
const FROM_EDGE = 8;
/** From here on they repeat along a row or column: the distance from the diagonal. */
const FROM_DIAGONAL = 6;

/** The largest column + row up to which every square is tame: (g+, g−) are equal, or 0 and 1. */
const TAME = 6;

/**
 * A square near the corner, on the same side of the diagonal, from which a knight has the same nimber and the same misère nimber.
 * Proof in shared/docs/solver.md.
 */
export function likeSquare({ column, row }: Square): Square {
  const near = repeated(Math.min(column, row), FROM_EDGE);
  const apart = repeated(Math.abs(column - row), FROM_DIAGONAL);
  return column <= row ? { column: near, row: near + apart } : { column: near + apart, row: near };
}

/** The nimber of a knight, 0 to 4, on any square of a board without an end. */
export function knightNimber(square: Square): number {
  return entryAt(NORMAL, square);
}

/** The misère nimber of a knight that is alone: where it is 0, the side to move loses. It says nothing of sums. */
export function misereKnightNimber(square: Square): number {
  return entryAt(MISERE, square);
}

/** Whether misère sums with a knight on this square follow the rule of tame sums. */
export function isTameKnight({ column, row }: Square): boolean {
  return column + row <= TAME;
}

/** The value of a knight in a sum; under misère play only where it is tame. */
export function knightValue(square: Square): TameValue {
  const nimber = knightNimber(square);
  return { nimber, fickle: nimber !== misereKnightNimber(square) };
}

/** A number that stands for another one: those from `start` on are lowered by whole periods to the last ones before it. */
function repeated(number: number, start: number): number {
  return number < start ? number : start - PERIOD + ((number - start) % PERIOD);
}

const NORMAL = firstValues(0);
const MISERE = firstValues(1);

/** The values near the corner by column and row, worked out from the rules, where a knight that has no move is worth `stuck`. */
function firstValues(stuck: number): readonly (readonly number[])[] {
  const farthest = 2 * FROM_EDGE + FROM_DIAGONAL;
  const values = Array.from({ length: farthest }, (): number[] => []);
  for (let sum = 0; sum < farthest; sum++) {
    for (let column = 0; column <= sum; column++) {
      const options = Array.from(
        reachable(PIECE_MOVEMENTS.knight, { column, row: sum - column }),
        (next) => values[next.column]?.[next.row] ?? 0,
      );
      (values[column] as number[])[sum - column] = options.length === 0 ? stuck : mex(new Set(options));
    }
  }
  return values;
}

function entryAt(values: readonly (readonly number[])[], square: Square): number {
  const { column, row } = likeSquare(square);
  return values[column]?.[row] ?? 0;
}
