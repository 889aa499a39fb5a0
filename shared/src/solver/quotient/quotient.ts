import type { Pieces } from '../../game/row-game.ts';
import type { Computation } from '../../game/theory.ts';
import type { Work } from './work.ts';

/**
 * A commutative monoid with a set of lost elements: what sums of rows come to where the last move loses (the misère quotient of
 * Plambeck 2005, Plambeck and Siegel 2008). Element 0 is that of the empty sum.
 */
export interface Quotient {
  /** How many elements it has. */
  readonly order: number;
  /** The product of a and b at a · order + b. */
  readonly products: Uint16Array;
  /** 1 for the elements whose sums are lost for the side to move: the P-portion. */
  readonly lost: Uint8Array;
}

/** That of no rows at all: nothing can be moved, which wins. */
export const TRIVIAL: Quotient = { order: 1, products: new Uint16Array(1), lost: new Uint8Array(1) };

export function product({ order, products }: Quotient, one: number, other: number): number {
  return products[one * order + other] as number;
}

/** What the rows that a move leaves come to together, by the element of each size. */
export function elementOfPieces(quotient: Quotient, elements: readonly number[], [one, other, third = 0]: Pieces): number {
  const two = product(quotient, elements[one] as number, elements[other] as number);
  return third === 0 ? two : product(quotient, two, elements[third] as number);
}

export function isLost({ lost }: Quotient, element: number): boolean {
  return lost[element] === 1;
}

/** What is left to check of a table of products: that it is one of a commutative monoid. `generators` must generate it. */
export function* isMonoid(quotient: Quotient, generators: readonly number[], work: Work): Computation<boolean> {
  const { order } = quotient;
  for (let one = 0; one < order; one++) {
    if (work.isDue(order)) yield work.progress();
    if (product(quotient, 0, one) !== one) return false;
    for (let other = 0; other < one; other++) {
      if (product(quotient, one, other) !== product(quotient, other, one)) return false;
    }
  }
  // Light's test: where (x·g)·y = x·(g·y) for generators g, it is so for all.
  for (const generator of generators) {
    for (let one = 0; one < order; one++) {
      if (work.isDue(order)) yield work.progress();
      const moved = product(quotient, one, generator);
      for (let other = 0; other < order; other++) {
        if (product(quotient, moved, other) !== product(quotient, one, product(quotient, generator, other))) return false;
      }
    }
  }
  return true;
}

/** Whether the generators reach every element from that of the empty sum. */
export function isGenerated(quotient: Quotient, generators: readonly number[]): boolean {
  const reached = new Set([0]);
  for (const element of reached) for (const generator of generators) reached.add(product(quotient, element, generator));
  return reached.size === quotient.order;
}
