import { msg, str } from '@lit/localize';
import type { XorColumns } from '@nimhall/shared/game/explanation';
import { heapName } from './heap-name.ts';
import { choiceInWords, listInWords, sumInWords } from './sum.ts';

/** Columns told by name; more are counted. */
const MOST_NAMED = 5;

export function xorColumnsInWords(explanation: XorColumns): string[] {
  const { of, nimSum, repairs, turned } = explanation;
  const sentences = [
    of === 'heaps'
      ? msg('Write every heap in binary, one below the other, and count the ones in each column.')
      : msg(
          'A rook is two Nim heaps: its steps to the left and its steps down. Write them in binary, one below the other, and count the ones in each column.',
        ),
    sumInWords(explanation, 'heaps'),
  ];
  if (nimSum === 0 || turned) return sentences;
  const columns = oddColumns(nimSum);
  const names = [...new Set(repairs)].map((heap) => heapName(explanation, heap));
  sentences.splice(1, 0, oddInWords(columns));
  if (names.length > 0) sentences.push(of === 'heaps' ? repairInWords(names, columns.length) : wayInWords(names));
  return sentences;
}

function oddInWords(columns: readonly string[]): string {
  if (columns.length > MOST_NAMED) return msg(str`${columns.length} columns have an odd number of ones.`);
  return columns.length === 1
    ? msg(str`The column of ${columns[0]} has an odd number of ones.`)
    : msg(str`The columns of ${listInWords(columns)} have an odd number of ones.`);
}

function repairInWords(heaps: readonly string[], columns: number): string {
  const which = choiceInWords(heaps);
  if (heaps.length === 1) {
    return columns === 1 ? msg(str`Heap ${which} can repair it in one move.`) : msg(str`Heap ${which} can repair them in one move.`);
  }
  return columns === 1 ? msg(str`Heaps ${which} can repair it in one move.`) : msg(str`Heaps ${which} can repair them in one move.`);
}

function wayInWords(ways: readonly string[]): string {
  return msg(str`Moving ${choiceInWords(ways)} can make all of them even.`);
}

/** The columns where the nim-sum has a one, from the largest: `4`, `1`. */
function oddColumns(nimSum: number): string[] {
  const bits = nimSum.toString(2);
  return [...bits].flatMap((bit, at) => (bit === '1' ? [String(2 ** (bits.length - 1 - at))] : []));
}
