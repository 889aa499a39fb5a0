import type { Known } from '@nimhall/shared/games/sprouts/known';
import type { LandId, LandTable } from '@nimhall/shared/games/sprouts/land-table';
import { nimSum } from '@nimhall/shared/solver/nimbers';

const BREATH = 5_000;

/** Lands beside a heap. */
export interface Sum {
  readonly lands: readonly LandId[];
  readonly heap: number;
}

/** Who wins a sum, as far as proof numbers settle it with so many moves; null where that is too few. Of several lands, the nimbers of the smaller ones are computed. */
export function whoWins({ lands, search }: Known, sum: Sum, moves: number): boolean | null {
  for (let left = moves; ; left -= BREATH) {
    const { open, heap } = reduced(lands, sum);
    const [smallest, ...others] = open.sort((a, b) => lands.mobility(a) - lands.mobility(b));
    if (smallest === undefined) return heap !== 0;
    const beside = others.length > 0 ? leastPossible(lands, smallest) : heap;
    const wins = lands.winsBeside(smallest, beside);
    if (wins !== null) return wins;
    if (left <= 0) return null;
    search.wins(smallest, beside, Math.min(left, BREATH));
  }
}

/** The lands of a sum whose nimbers are not known, and a heap for all else. */
export function reduced(table: LandTable, { lands, heap }: Sum): { readonly open: LandId[]; readonly heap: number } {
  const open = lands.filter((land) => table.nimber(land) < 0);
  const known = lands.filter((land) => table.nimber(land) >= 0);
  return { open, heap: known.reduce((sum, land) => nimSum(sum, table.nimber(land)), heap) };
}

/** About how many moves there are in the lands of a sum whose nimbers are not known. */
export function sizeOf(table: LandTable, sum: Sum): number {
  return reduced(table, sum).open.reduce((moves, land) => moves + table.mobility(land), 0);
}

/** The least nimber that a land may have: what is smaller is known to be none. */
function leastPossible(table: LandTable, land: LandId): number {
  let heap = 0;
  while (table.winsBeside(land, heap)) heap++;
  return heap;
}
