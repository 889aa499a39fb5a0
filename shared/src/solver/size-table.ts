import { type Residues, TABLE_SHOWN, type TableExplanation } from '../game/explanation.ts';
import type { Method, Steps } from '../game/theory.ts';
import { say } from '../phrase.ts';
import type { Period } from './periodic.ts';
import type { TameValue, TameVerdict } from './tame-sum.ts';

/** Values of single heaps or rows, worked out as far as they are asked for, and for ever once a period is proven. */
export interface SizeTable {
  /** Works the table out to a size; false when that is beyond its limit or, under misère play, not tame. */
  reach(size: number, misere: boolean): Steps<boolean>;
  /** The value of a size that has been reached; `fickle` means nothing where only normal play was asked for. */
  at(size: number): TameValue;
  /** Of the nimbers. */
  period(): Period | null;
  /** The nimbers of sizes 0, 1, … , `most` of them at most. */
  listed(most: number): readonly number[];
}

/** Misère nimbers pair up with normal ones as (0,1), (1,0) or (k,k) exactly where misère play is tame. */
export function isTamePair(normal: number, misere: number): boolean {
  return normal === misere || normal + misere === 1;
}

/** How a sum was solved whose parts were looked up by their sizes. */
export function tableAnswer(
  table: SizeTable,
  sizes: readonly number[],
  values: readonly TameValue[],
  sum: TameVerdict<unknown, unknown>['sum'],
): { readonly method: Method; readonly explanation: Residues | TableExplanation } {
  const largest = Math.max(...sizes);
  const nimbers = values.map((value) => value.nimber);
  const period = table.period();
  if (period === null) {
    return {
      method: { tier: 'table', source: say`Nimbers of all sizes up to ${largest}, worked out from the rules; no period proven` },
      explanation: {
        kind: 'table',
        values: nimbers,
        computed: `Every size up to ${largest}, worked out from the smaller ones`,
        misere: sum.misere,
      },
    };
  }
  const { start, length, saltus } = period;
  return {
    method: {
      tier: 'table',
      source:
        saltus === 0
          ? say`Nimbers repeat every ${length} from size ${start} on: proven for all sizes`
          : say`Nimbers repeat every ${length} from size ${start} on, ${saltus} higher each time: proven for all sizes`,
    },
    explanation: {
      kind: 'residues',
      sizes,
      values: nimbers,
      preperiod: start,
      period: length,
      saltus,
      table: table.listed(Math.min(start + 2 * length, TABLE_SHOWN)),
      ...sum,
    },
  };
}
