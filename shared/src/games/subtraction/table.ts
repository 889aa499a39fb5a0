import { type HeapMove, type Heaps, singleHeaps } from '../../game/heaps.ts';
import type { Solution, Steps, Theory } from '../../game/theory.ts';
import { HEAPS } from '../../solver/reasons.ts';
import { type SizeTable, tableAnswer, tameTold } from '../../solver/size-table.ts';
import { solveTameSum, type Wanted } from '../../solver/tame-sum.ts';

export interface HeapTable extends SizeTable {
  /** Every legal take that brings a heap to a wanted value. */
  leaving(size: number, want: Wanted): Iterable<number>;
}

/** Sums of heaps whose values come from a table. */
export function tableTheory(table: HeapTable): Theory<Heaps, HeapMove> {
  return {
    sizes: table,
    *table(heaps, misere): Steps<Solution<Heaps, HeapMove> | null> {
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
      return { ...verdict, ...tableAnswer(table, heaps, values, HEAPS, () => tameTold(values, sum)) };
    },
  };
}
