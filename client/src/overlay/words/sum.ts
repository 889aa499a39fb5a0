/** The part of an explanation that sums of parts have in common. */
export interface Sum {
  readonly nimSum: number;
  readonly misere: boolean;
  readonly turned: boolean;
}

/** What the nim-sum of the values says. `values` names what is summed: `the heaps`, `the values`. */
export function sumInWords({ nimSum, misere, turned }: Sum, values: string): string {
  if (turned) {
    return `The last object loses, and these parts are so small that it turns the verdict round: with a nim-sum of ${nimSum}, ${nimSum === 0 ? 'the side to move wins' : 'the side to move loses'}.`;
  }
  const also = misere ? ' That the last object loses changes nothing while a larger part is left.' : '';
  return nimSum === 0
    ? `The nim-sum of ${values} is 0: whatever is moved, the other side can make it 0 again.${also}`
    : `The nim-sum of ${values} is ${nimSum}, not 0: a winning move makes it 0.${also}`;
}

/** `A`, `A and C`, `A, C and D`. */
export function listInWords(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
