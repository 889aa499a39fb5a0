import type { View } from '@nimhall/shared/game/view';
import { type BySeat, bySeat, moverOf } from '@nimhall/shared/room/seat';

/** How many stones or pins each side has taken so far. */
export type TakenCounts = BySeat<number>;

export const NO_TAKEN_COUNTS: TakenCounts = { first: 0, second: 0 };

/** What each side has taken along these views, the start first. */
export function takenCounts(views: readonly (View | null)[]): TakenCounts {
  return takenBetween(views.map((view) => (view ? thingsOn(view) : 0)));
}

/** What each side took, given the number of things after each move. */
function takenBetween(counts: readonly number[]): TakenCounts {
  return counts.slice(1).reduce((taken, count, ply) => {
    const by = bySeat(moverOf(ply), (counts[ply] as number) - count, 0);
    return { first: taken.first + by.first, second: taken.second + by.second };
  }, NO_TAKEN_COUNTS);
}

/** How many things lie there that moves take away; none where moves only put them elsewhere. */
function thingsOn(view: View): number {
  switch (view.kind) {
    case 'heaps':
      return view.stairs ? 0 : sum(view.heaps.map(({ size }) => size));
    case 'rows':
      return sum(view.rows.map(({ size }) => size));
    case 'stages':
      return sum(view.stacks.flatMap(({ stages }) => stages.flat()));
    default:
      return 0;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
