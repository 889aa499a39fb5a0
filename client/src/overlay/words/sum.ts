import { msg, str } from '@lit/localize';
/** The part of an explanation that sums of parts have in common. */
export interface Sum {
  readonly nimSum: number;
  readonly misere: boolean;
  readonly turned: boolean;
}

/** What the nim-sum of the heaps, or of the values just told, says. */
export function sumInWords({ nimSum, misere, turned }: Sum, of: 'heaps' | 'values'): string {
  if (turned) return turnedInWords(nimSum);
  const verdict = of === 'heaps' ? heapSumInWords(nimSum) : valueSumInWords(nimSum);
  return misere ? msg(str`${verdict} That the last object loses changes nothing while a larger part is left.`) : verdict;
}

function turnedInWords(nimSum: number): string {
  return nimSum === 0
    ? msg(
        'The last object loses, and these parts are so small that it turns the verdict round: with a nim-sum of 0, the side to move wins.',
      )
    : msg(
        str`The last object loses, and these parts are so small that it turns the verdict round: with a nim-sum of ${nimSum}, the side to move loses.`,
      );
}

function heapSumInWords(nimSum: number): string {
  return nimSum === 0
    ? msg('The nim-sum of the heaps is 0: whatever is moved, the other side can make it 0 again.')
    : msg(str`The nim-sum of the heaps is ${nimSum}, not 0: a winning move makes it 0.`);
}

function valueSumInWords(nimSum: number): string {
  return nimSum === 0
    ? msg('The nim-sum of these values is 0: whatever is moved, the other side can make it 0 again.')
    : msg(str`The nim-sum of these values is ${nimSum}, not 0: a winning move makes it 0.`);
}

/** `A`, `A and C`, `A, C and D`. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : msg(str`${items.slice(0, -1).join(', ')} and ${last}`);
}

/** `A`, `A or C`, `A, C or D`. */
export function choiceInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : msg(str`${items.slice(0, -1).join(', ')} or ${last}`);
}
