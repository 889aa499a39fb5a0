import { type Explanation, MAX_DRAWN, MAX_LISTED, type Sentence, tell } from '../game/explanation.ts';
import type { Sizes, Solution } from '../game/theory.ts';
import { list, type Phrase, say } from '../phrase.ts';
import type { Period } from './periodic.ts';
import { countsDrawn, explainFickle, explainSum, explainValues, fickleWords, partName, type SizedWords, type Sum } from './reasons.ts';
import type { TameValue } from './tame-sum.ts';

/** Values by size that come from a table; `fickle` means nothing where only normal play was asked for. */
export interface SizeTable extends Sizes {
  /** The nimbers of sizes 0, 1, … , `most` of them at most. */
  listed(most: number): readonly number[];
}

/** Misère nimbers pair up with normal ones as (0,1), (1,0) or (k,k) exactly where misère play is tame. */
export function isTamePair(normal: number, misere: number): boolean {
  return normal === misere || normal + misere === 1;
}

/** The solution of a sum whose parts were looked up by size; `told` are its sentences. */
export function tableAnswer(
  table: SizeTable,
  sizes: readonly number[],
  values: readonly TameValue[],
  words: SizedWords,
  told: () => readonly Sentence[],
): Pick<Solution<never, never>, 'method' | 'explain'> {
  const largest = Math.max(...sizes);
  const nimbers = values.map((value) => value.nimber);
  const period = table.period();
  if (period === null) {
    return {
      method: { tier: 'table', source: say`Nimbers of all sizes up to ${largest}, worked out from the rules; no period proven` },
      explain: () => ({
        sentences: [explainValues(nimbers), ...told(), tell(say`Every size up to ${largest} was worked out from the smaller ones.`)],
        drawings: [],
      }),
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
    explain: () => periodicReason(sizes, nimbers, table.listed(Math.min(start + 2 * length, MAX_DRAWN)), period, words, told()),
  };
}

/** Explains a sum of parts that were looked up, if no shorter explanation fits. */
export function explainTame(values: readonly TameValue[], sum: Sum): Sentence[] {
  return [
    ...explainFickle(
      values.map(({ fickle }) => fickle),
      sum.misere,
    ),
    ...explainSum(sum, values.length, fickleWords()),
  ];
}

/** Parts that count for their value in a table that repeats; `table` has the first values. */
export function periodicReason(
  sizes: readonly number[],
  values: readonly number[],
  table: readonly number[],
  period: Period,
  words: SizedWords,
  told: readonly Sentence[],
): Explanation {
  const parts = sizes.slice(0, MAX_LISTED).map((size, part) => say`${partName(part)} (${size}) is worth ${values[part] ?? 0}`);
  const counted = sizes.length > MAX_LISTED ? say`${list('and', parts)}, and so on.` : say`${list('and', parts)}.`;
  return {
    sentences: [
      tell(rule(table, period, words), { kind: 'sequence' }),
      tell(counted, { kind: 'nimbers', are: values.slice(0, MAX_LISTED) }),
      ...told,
    ],
    drawings: [
      countsDrawn(sizes, values, words),
      {
        kind: 'sequence',
        title: say`Values by size, from 0`,
        values: table,
        period,
        marks: [...new Set(sizes.flatMap((size) => placeOf(size, table, period)))],
      },
    ],
  };
}

function rule(table: readonly number[], { start, length, saltus }: Period, { each }: SizedWords): Phrase {
  const isRemainder = start === 0 && saltus === 0 && table.every((value, size) => value === size % length);
  if (isRemainder) return say`${each} is worth what is left over when you divide it by ${length}.`;
  if (saltus === 0) {
    return start === 0
      ? say`${each} is worth its value in a table that repeats every ${length}.`
      : say`${each} is worth its value in a table. From ${start} on, it repeats every ${length}.`;
  }
  return start === 0
    ? say`${each} is worth its value in a table. It repeats every ${length}, growing by ${saltus} each time.`
    : say`${each} is worth its value in a table. From ${start} on, it repeats every ${length}, growing by ${saltus} each time.`;
}

/** Where among the first values a size falls: itself, or the place with the same remainder, if its value is the same there. */
function placeOf(size: number, table: readonly number[], { start, length, saltus }: Period): number[] {
  if (size < table.length) return [size];
  const place = start + ((size - start) % length);
  return saltus === 0 && place < table.length ? [place] : [];
}
