import { add, type ElementSet, emptySet, has, isWithin, setKey } from './element-set.ts';
import { product, type Quotient } from './quotient.ts';

/** The elements of a quotient by what they divide: a divides b where a sum of kind a and something else comes to b. */
export interface Divisibility {
  /** Elements that divide one another are in one class; the one with element 0 comes first, the smallest ideal last. */
  readonly classes: readonly (readonly number[])[];
  /** Which class is right below which: it is divided by the upper one, with none between them. */
  readonly covers: readonly (readonly [upper: number, lower: number])[];
  /** For each class the length of the longest way down to it from the first. */
  readonly depths: readonly number[];
}

/** Elements with the same multiples. */
interface Class {
  readonly members: number[];
  readonly multiples: ElementSet;
  /** How many multiples they have. */
  readonly size: number;
}

/** The order of divisibility, as a picture of it shows it. Quadratic in the order of the quotient. */
export function divisibility(quotient: Quotient): Divisibility {
  const byMultiples = new Map<string, Class>();
  for (let one = 0; one < quotient.order; one++) {
    const multiples = emptySet(quotient.order);
    for (let other = 0; other < quotient.order; other++) add(multiples, product(quotient, one, other));
    const key = setKey(multiples);
    const known = byMultiples.get(key);
    if (known) known.members.push(one);
    else byMultiples.set(key, { members: [one], multiples, size: sizeOf(multiples, quotient.order) });
  }
  // A class with more multiples is above one with fewer, or beside it.
  const sorted = [...byMultiples.values()].sort((a, b) => b.size - a.size);
  const isBelow = (lower: number, upper: number): boolean =>
    lower > upper && isWithin((sorted[lower] as Class).multiples, (sorted[upper] as Class).multiples);
  const covers: (readonly [number, number])[] = [];
  const depths = sorted.map(() => 0);
  for (const [lower] of sorted.entries()) {
    const above = [...sorted.keys()].filter((upper) => isBelow(lower, upper));
    for (const upper of above) {
      depths[lower] = Math.max(depths[lower] as number, (depths[upper] as number) + 1);
      if (!above.some((between) => isBelow(between, upper))) covers.push([upper, lower]);
    }
  }
  return { classes: sorted.map(({ members }) => members), covers, depths };
}

function sizeOf(set: ElementSet, order: number): number {
  let size = 0;
  for (let element = 0; element < order; element++) if (has(set, element)) size++;
  return size;
}
