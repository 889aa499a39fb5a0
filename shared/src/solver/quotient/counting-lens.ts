import type { Pieces } from '../../game/row-game.ts';
import type { Computation } from '../../game/theory.ts';
import type { Known, Lens } from './hypothesis.ts';
import type { Work } from './work.ts';

/**
 * The finest lens there is where rows are of few kinds: it counts the rows of each kind, those beyond `most` only by twos. Rows are of one kind where the
 * same can be left of them. Null where there would be more than `limit` counts.
 */
export function* countingLens({ game, elements, options }: Known, most: number, limit: number, work: Work): Computation<Lens | null> {
  const kinds = kindsOf(elements.length, (size) => ((options[size] as readonly number[]).length === 0 ? [] : game.pieces(size)));
  const digits = Math.max(...kinds);
  const base = most + 1;
  const order = base ** digits;
  if (order > limit) return null;
  const products = new Uint16Array(order * order);
  for (let one = 0; one < order; one++) {
    for (let other = 0; other < order; other++) products[one * order + other] = added(one, other, base);
    if (work.isDue(digits * order)) yield work.progress();
  }
  // Which counts are lost is nothing that a lens is asked for.
  const quotient = { order, products, lost: new Uint8Array(order) };
  return { by: { quotient, elements: kinds.map((kind) => (kind === 0 ? 0 : base ** (kind - 1))) }, grain: 'element' };
}

/** For each size the kind of its row, from 1; 0 for rows without a move. */
function kindsOf(sizes: number, pieces: (size: number) => readonly Pieces[]): number[] {
  const kinds: number[] = [];
  const known = new Map<string, number>();
  for (let size = 0; size < sizes; size++) {
    const left = pieces(size).map((rows) => {
      const moved = rows.map((row) => kinds[row] as number).filter((kind) => kind > 0);
      return moved.toSorted((a, b) => a - b).join('+');
    });
    const key = [...new Set(left.map((each) => each || '0'))].toSorted().join(' ');
    if (key !== '' && !known.has(key)) known.set(key, known.size + 1);
    kinds.push(known.get(key) ?? 0);
  }
  return kinds;
}

/** Two lists of counts, each a digit, put together: what is beyond the largest digit is an even number too much. */
function added(one: number, other: number, base: number): number {
  if (one === 0 || other === 0) return one + other;
  const sum = (one % base) + (other % base);
  const digit = sum < base ? sum : base - 1 - ((sum - base + 1) % 2);
  return digit + base * added(Math.floor(one / base), Math.floor(other / base), base);
}
