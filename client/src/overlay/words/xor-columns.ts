import { letterOf } from '@nimhall/shared/game/letters';
import type { XorColumns } from '@nimhall/shared/solver/explanation';
import { listInWords, sumInWords } from './sum.ts';

/** Columns told by name; more are counted. */
const MOST_NAMED = 5;

export function xorColumnsInWords(explanation: XorColumns): string[] {
  const { nimSum, repairs, turned } = explanation;
  const sentences = [
    'Write every heap in binary, one below the other, and count the ones in each column.',
    sumInWords(explanation, 'the heaps'),
  ];
  if (nimSum === 0 || turned) return sentences;
  const columns = oddColumns(nimSum);
  const which =
    columns.length > MOST_NAMED
      ? `${columns.length} columns`
      : `${columns.length === 1 ? 'The column' : 'The columns'} of ${listInWords(columns)}`;
  const names = [...new Set(repairs)].map((heap) => letterOf(heap).toUpperCase());
  sentences.splice(1, 0, `${which} ${columns.length === 1 ? 'has' : 'have'} an odd number of ones.`);
  if (names.length > 0)
    sentences.push(
      `${names.length === 1 ? 'Heap' : 'Heaps'} ${listInWords(names).replace(' and ', ' or ')} can repair ${columns.length === 1 ? 'it' : 'them'} in one move.`,
    );
  return sentences;
}

/** The columns where the nim-sum has a one, from the largest: `4`, `1`. */
function oddColumns(nimSum: number): string[] {
  const bits = nimSum.toString(2);
  return [...bits].flatMap((bit, at) => (bit === '1' ? [String(2 ** (bits.length - 1 - at))] : []));
}
