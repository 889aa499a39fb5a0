import type { Computation } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import type { SizeTable } from '../../solver/size-table.ts';
import { TableCache } from '../../solver/table-cache.ts';
import type { Code } from './code.ts';
import { FIRST_PROOF, MAX_LISTED_ROW, RowNimbers } from './row-nimbers.ts';
import { TameRows } from './tame-rows.ts';

/** Longest row worked out for play where the last pin loses, if nobody asks for more: it takes longer to look at a move then. */
const MAX_TAME_ROW = 20_000;

/** What rows under a code are worth, for as long as there is room: a long table takes as much of it as a hundred others. */
export class CodeTables {
  readonly #code: Code;
  readonly #kept = new TableCache<SizeTable>();

  constructor(code: Code) {
    this.#code = code;
  }

  /** What was worked out before, or a table with nothing in it yet; it does not change while it is used. */
  get table(): SizeTable {
    return this.#kept.get('') ?? codeTable(this.#code, (table, bytes) => this.#kept.keep('', table, bytes));
  }
}

/** The values of rows under a code as far as computed: their nimbers, and which are fickle while they are tame. */
export function codeTable(code: Code, keep: (table: SizeTable, bytes: number) => void = () => {}): SizeTable {
  const nimbers = new RowNimbers(code);
  const tame = new TameRows(code, nimbers);
  const table: SizeTable = {
    *reach(size, misere, most): Computation<boolean> {
      const rows = misere ? tame : nimbers;
      // Farther than short rows need, to find a period.
      const goal = Math.max(size + 1, FIRST_PROOF);
      const longest = most ?? (misere ? MAX_TAME_ROW : MAX_LISTED_ROW);
      // A computation may be given up at any step, and what it has by then counts.
      let counted = 0;
      const count = () => {
        const bytes = nimbers.bytes + tame.bytes;
        if (bytes !== counted) keep(table, bytes);
        counted = bytes;
      };
      count();
      for (const step of rows.reach(Math.min(goal, longest + 1))) {
        count();
        yield step;
      }
      yield* rows.prove();
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
        : code.threeRows
          ? say`As Guy and Smith 1956: values that repeat for so long repeat forever, since one of the three rows left is long enough to be shortened by a period.`
          : say`Guy and Smith 1956: values that repeat for so long repeat forever, since one of the two rows left is long enough to be shortened by a period.`,
    listed: (most) => Array.from(nimbers.values.subarray(0, most)),
  };
  return table;
}
