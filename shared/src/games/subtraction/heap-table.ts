import { type HeapMove, type Heaps, singleHeaps } from '../../game/heaps.ts';
import { type Explanation, TABLE_SHOWN } from '../../solver/explanation.ts';
import type { Period } from '../../solver/periodic.ts';
import { solveTameSum, type TameValue, type Wanted } from '../../solver/tame-sum.ts';
import type { Method, Solution, Steps, Theory } from '../../solver/theory.ts';

/** Values of single heaps, worked out as far as they are asked for, and for ever once a period is proven. */
export interface HeapTable {
  /** Works the table out to a size; false when that is beyond its limit. */
  reach(size: number): Steps<boolean>;
  /** The value of a size that has been reached. */
  at(size: number): TameValue;
  /** The first size whose misère play is not tame; sums with heaps from there on need a search. */
  wildFrom(): number;
  period(): Period | null;
  /** The nimbers of sizes 0, 1, … , `most` of them at most. */
  listed(most: number): readonly number[];
  /** Every legal take that brings a heap to a wanted value, smallest first. */
  leaving(size: number, want: Wanted): Iterable<number>;
}

/** Misère nimbers pair up with normal ones as (0,1), (1,0) or (k,k) exactly where misère play is tame. */
export function isTamePair(normal: number, misere: number): boolean {
  return normal === misere || normal + misere === 1;
}

/** Sums of heaps whose values come from a table. */
export function tableTheory(table: HeapTable): Theory<Heaps, HeapMove> {
  return {
    *table(heaps, misere): Steps<Solution<Heaps, HeapMove> | null> {
      const largest = Math.max(...heaps);
      if (!(yield* table.reach(largest))) return null;
      if (misere && largest >= table.wildFrom()) return null;
      const values = heaps.map((size) => table.at(size));
      const { sum, ...verdict } = solveTameSum(
        {
          parts: singleHeaps(heaps),
          values,
          movesTo: (heap, want) => Array.from(table.leaving(heaps[heap] as number, want), (take) => ({ heap, take })),
        },
        misere,
      );
      const nimbers = values.map((value) => value.nimber);
      const period = table.period();
      const explanation: Explanation =
        period === null
          ? { kind: 'table', values: nimbers, computed: `Every heap up to ${largest} worked out from the smaller ones`, misere }
          : {
              kind: 'residues',
              sizes: heaps,
              values: nimbers,
              preperiod: period.start,
              period: period.length,
              saltus: period.saltus,
              table: table.listed(Math.min(period.start + 2 * period.length, TABLE_SHOWN)),
              ...sum,
            };
      return { ...verdict, method: methodOf(period, largest), explanation };
    },
  };
}

function methodOf(period: Period | null, largest: number): Method {
  if (period === null) return { tier: 'table', source: `Nimbers of all heaps up to ${largest}; no period proven yet` };
  const { start, length, saltus } = period;
  const adds = saltus === 0 ? '' : `, adding ${saltus} each time`;
  return {
    tier: 'table',
    source: `Nimbers repeat every ${length} from heap ${start} on${adds}: proven for all heaps, because what decides the next value came back`,
  };
}
