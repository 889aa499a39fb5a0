import type { Computation } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import type { SizeTable } from '../../solver/size-table.ts';
import type { Code } from './code.ts';
import { rowsThatProve } from './late-periods.ts';
import { FIRST_PROOF, RowNimbers } from './row-nimbers.ts';
import { TameRows } from './tame-rows.ts';

/**
 * Longest row worked out, if no period is proven before and nobody asks for more; and in a sparse space, where rows cost less. Codes of which it
 * is known that more prove a period have as many as that takes.
 */
const MAX_LISTED_ROW = 20_000;
const MAX_SPARSE_ROW = 65_000;

/** What rows under a code are worth, as far as they were worked out: their nimbers, and which are fickle while they are tame. */
export function codeTable(code: Code): SizeTable {
  const nimbers = new RowNimbers(code);
  const tame = new TameRows(code, nimbers);
  return {
    *reach(size, misere, most): Computation<boolean> {
      const rows = misere ? tame : nimbers;
      // Farther than short rows need, to find a period.
      const goal = Math.max(size + 1, FIRST_PROOF);
      const longest = (!misere && rowsThatProve(code)) || MAX_SPARSE_ROW;
      yield* rows.reach(Math.min(goal, (most ?? MAX_LISTED_ROW) + 1), Math.min(goal, (most ?? longest) + 1));
      rows.prove();
      return rows.knows(size);
    },
    at: (size) => ({ nimber: nimbers.at(size), fickle: tame.isFickle(size) }),
    period: (misere = false) => (misere ? tame : nimbers).period,
    known(misere) {
      const rows = misere ? tame : nimbers;
      return rows.period === null ? rows.length : Number.POSITIVE_INFINITY;
    },
    proof:
      code.longest === Number.POSITIVE_INFINITY
        ? say`A theorem says so.`
        : say`Guy and Smith 1956: values that repeat for so long repeat for ever, since one of the two rows left is long enough to be shortened by a period.`,
    listed: (most) => Array.from(nimbers.values.subarray(0, most)),
  };
}
