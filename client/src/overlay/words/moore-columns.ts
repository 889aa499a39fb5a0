import { msg, str } from '@lit/localize';
import type { MooreColumns } from '@nimhall/shared/game/explanation';

export function mooreColumnsInWords({ k, columns, misere, turned }: MooreColumns): string[] {
  const uneven = columns.filter((count) => count % (k + 1) !== 0).length;
  const sentences = [
    k === 1
      ? msg(
          'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2.',
        )
      : msg(
          str`Write every heap in binary and count the ones in each column. With up to ${k} heaps a move, a position is lost when every count is divisible by ${k + 1}.`,
        ),
  ];
  if (turned) {
    sentences.push(
      msg(
        str`No heap is larger than 1, and the last object loses: now the number of heaps left must be one more than a multiple of ${k + 1}.`,
      ),
    );
    return sentences;
  }
  sentences.push(unevenInWords(uneven, k));
  if (misere) sentences.push(msg('That the last object loses changes nothing while a heap is larger than 1.'));
  return sentences;
}

function unevenInWords(uneven: number, k: number): string {
  if (uneven === 0) return msg(str`All are: every move changes some column by at most ${k}, and the other side mends it.`);
  return uneven === 1
    ? msg('One column is not: a winning move mends it.')
    : msg(str`${uneven} columns are not: a winning move mends them all at once.`);
}
