import type { MooreColumns } from '@nimhall/shared/solver/explanation';

export function mooreColumnsInWords({ k, columns, misere, turned }: MooreColumns): string[] {
  const uneven = columns.filter((count) => count % (k + 1) !== 0).length;
  const sentences = [
    `Write every heap in binary and count the ones in each column. With ${k === 1 ? 'one heap' : `up to ${k} heaps`} a move, a position is lost when every count is divisible by ${k + 1}.`,
  ];
  if (turned) {
    sentences.push(
      `No heap is larger than 1, and the last object loses: now the number of heaps left must be one more than a multiple of ${k + 1}.`,
    );
    return sentences;
  }
  sentences.push(
    uneven === 0
      ? `All are: every move changes some column by at most ${k}, and the other side mends it.`
      : `${uneven === 1 ? 'One column is' : `${uneven} columns are`} not: a winning move mends ${uneven === 1 ? 'it' : 'them all at once'}.`,
  );
  if (misere) sentences.push('That the last object loses changes nothing while a heap is larger than 1.');
  return sentences;
}
