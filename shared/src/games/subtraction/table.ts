import { type HeapMove, type Heaps, singleHeaps } from '../../game/heaps.ts';
import type { Computation, Solution, Theory } from '../../game/theory.ts';
import { HEAPS } from '../../solver/reasons.ts';
import { explainTame, type SizeTable, tableAnswer } from '../../solver/size-table.ts';
import { solveTameSum, type TargetNimbers } from '../../solver/tame-sum.ts';

export interface HeapTable extends SizeTable {
  /** Every legal take that brings a heap to a wanted value. */
  leaving(size: number, want: TargetNimbers): Iterable<number>;
}

/** Sums of heaps whose values come from a table. */
export function tableTheory(table: HeapTable): Theory<Heaps, HeapMove> {
  return {
    sizes: table,
    *table(heaps, misere): Computation<Solution<Heaps, HeapMove> | null> {
      if (!(yield* table.reach(Math.max(...heaps), misere))) return null;
      const values = heaps.map((size) => table.at(size));
      const { sum, ...verdict } = solveTameSum(
        {
          parts: singleHeaps(heaps),
          values,
          movesTo: (heap, want) => Array.from(table.leaving(heaps[heap] as number, want), (take) => ({ heap, take })),
        },
        misere,
      );
      return { ...verdict, ...tableAnswer(table, heaps, values, HEAPS, () => explainTame(values, sum)) };
    },
  };
}
