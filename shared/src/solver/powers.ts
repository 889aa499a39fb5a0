import { type Explanation, type NamedNumber, type Sentence, tell } from '../game/explanation.ts';
import { count, list, say } from '../phrase.ts';
import { nimSum } from './nimbers.ts';

/** What can still be seen at a glance. */
const MAX_DRAWN = { heaps: 8, number: 63 } as const;

/**
 * The nim-sum without binary: every heap is cut into powers of two, equal ones pair off, and a winning move leaves none alone.
 * Said first, with what was to be shown folded behind it; nothing where that would be too much to look at, or where the last
 * move loses, which turns it round at the end.
 * @param disguise what the heaps are, where the game has none
 */
export function pairedOff(heaps: readonly NamedNumber[], misere: boolean, disguise: readonly Sentence[] = []): Pick<Explanation, 'simply'> {
  if (misere || heaps.length > MAX_DRAWN.heaps || heaps.some(({ number }) => number > MAX_DRAWN.number)) return {};
  const sum = heaps.reduce((total, { number }) => nimSum(total, number), 0);
  const mended = heaps.findIndex(({ number }) => nimSum(number, sum) < number);
  const after = mended < 0 ? null : heaps.map((heap, at) => (at === mended ? { ...heap, number: nimSum(heap.number, sum) } : heap));
  const alone = powersOf(sum);
  return {
    simply: {
      sentences: [
        ...disguise,
        tell(say`Cut every heap into pieces of 1, 2, 4, 8 and so on. No heap has two equal pieces. Pieces of the same size are partners.`),
        ...(alone.length === 0
          ? [
              tell(
                say`Every piece has a partner. Any move leaves a piece alone, and the next player can put that right.`,
                { kind: 'nimber', is: 0 },
                { kind: 'outcome', misere, is: 'P' },
              ),
            ]
          : [
              tell(
                count(alone.length, 'The piece of {1} is left alone.', 'The pieces of {1} are left alone.', list('and', alone)),
                { kind: 'nimber', is: sum },
                { kind: 'outcome', misere, is: 'N' },
              ),
              tell(say`A winning move leaves no piece alone, as here on the right.`, {
                kind: 'lost',
                when: { kind: 'nimber', is: 0 },
                misere,
              }),
            ]),
      ],
      drawings: [{ kind: 'powers', title: say`The heaps in pieces that pair off`, before: heaps, after }],
    },
  };
}

/** The powers of two that add up to a number, the largest first. */
export function powersOf(number: number): number[] {
  return [...number.toString(2)].flatMap((bit, at, bits) => (bit === '1' ? [2 ** (bits.length - 1 - at)] : []));
}
