import type { Computation } from '../../game/theory.ts';
import { add, type ElementSet, emptySet, has, isWithin, joined } from './element-set.ts';
import { isLost, product, type Quotient } from './quotient.ts';
import { TooMuch, type Work } from './work.ts';

/** Most sums that are looked at: some hundred bytes each. */
const MAX_SUMS = 100_000;

/** What a row comes to, and what its options come to; no options where there is no move in it. */
export interface RowValue {
  readonly element: number;
  readonly options: readonly number[];
}

/** A sum of rows by what it comes to and beside what a move in it wins. */
interface Transition {
  readonly element: number;
  /** The elements beside which some move in the sum leaves a lost one. */
  readonly wins: ElementSet;
}

/**
 * Whether a quotient is right for *every* sum of the rows it was given, by induction on the play: that a sum is lost exactly if its
 * element is. Three things have to hold of all of infinitely many sums, and a finite check settles them.
 *
 * 1. The empty sum is not lost, and rows without a move count as nothing.
 * 2. No move leads from a lost element to a lost one: asked of each row beside each element.
 * 3. From every sum with a move whose element is not lost some move leads to a lost one. A sum p is told by its element and the
 *    set W of elements beside which a move in p wins; that of p + q follows from both, so that there are finitely many.
 *    Of two sums with one element only that with fewer wins has to be looked at, and one that wins wherever it has to
 *    keeps doing so whatever is added.
 *
 * The bipartite monoids of Plambeck and Siegel, Misère quotients for impartial games, 2008, with a check that does not need
 * the length of the sums.
 */
export class Soundness {
  readonly #quotient: Quotient;
  /** For each element those beside which the sum is not lost: where a move has to win. */
  readonly #open: readonly ElementSet[];
  /** Of the rows with moves, by element, those that no other has fewer wins than. */
  readonly #rows = new Map<number, ElementSet[]>();
  /** Whether there is a row among them that the third condition was not checked with. */
  #isUnchecked = false;

  constructor(quotient: Quotient) {
    this.#quotient = quotient;
    const elements = Array.from({ length: quotient.order }, (_, element) => element);
    this.#open = elements.map((element) => this.#where((beside) => !isLost(quotient, product(quotient, element, beside))));
  }

  /** Takes in more rows; false where the quotient is wrong for some sum of all rows taken in. */
  *holdsWith(rows: readonly RowValue[], work: Work): Computation<boolean> {
    if (isLost(this.#quotient, 0)) return false;
    for (const { element, options } of rows) {
      if (work.isDue(this.#quotient.order * (1 + options.length))) yield work.progress();
      if (options.length === 0) {
        if (element !== 0) return false;
        continue;
      }
      const wins = this.#where((beside) => options.some((option) => isLost(this.#quotient, product(this.#quotient, option, beside))));
      if (!isWithin(wins, this.#open[element] as ElementSet)) return false;
      const known = this.#rows.get(element) ?? [];
      this.#rows.set(element, known);
      if (keepLeast(known, wins)) this.#isUnchecked = true;
    }
    if (this.#isUnchecked && !(yield* this.#allAnswered(work))) return false;
    this.#isUnchecked = false;
    return true;
  }

  /** The third condition, for every sum of the rows. */
  *#allAnswered(work: Work): Computation<boolean> {
    const { order } = this.#quotient;
    const least: ElementSet[][] = Array.from({ length: order }, () => []);
    const waiting: Transition[] = [];
    const rows: Transition[] = [...this.#rows].flatMap(([element, sets]) => sets.map((wins) => ({ element, wins })));
    const moved = new Map<Transition, ElementSet[]>(rows.map((row) => [row, []]));
    const isAnswered = ({ element, wins }: Transition) => {
      if (!isLost(this.#quotient, element) && !has(wins, 0)) return false;
      if (isWithin(this.#open[element] as ElementSet, wins) || !keepLeast(least[element] as ElementSet[], wins)) return true;
      if (waiting.push({ element, wins }) > MAX_SUMS) throw new TooMuch();
      return true;
    };
    if (!rows.every(isAnswered)) return false;
    for (const sum of waiting) {
      if (!(least[sum.element] as ElementSet[]).includes(sum.wins)) continue;
      const beside = new Map<number, ElementSet>();
      for (const row of rows) {
        const element = product(this.#quotient, sum.element, row.element);
        const others = moved.get(row) as ElementSet[];
        const unknown = Number(!beside.has(row.element)) + Number(!others[sum.element]);
        if (work.isDue((order >> 2) + (least[element] as ElementSet[]).length, unknown * order)) yield work.progress();
        const one = beside.get(row.element) ?? this.#beside(sum.wins, row.element);
        beside.set(row.element, one);
        const other = others[sum.element] ?? this.#beside(row.wins, sum.element);
        others[sum.element] = other;
        if (!isAnswered({ element, wins: joined(one, other) })) return false;
      }
    }
    return true;
  }

  /** Where a move wins once an element is added: the elements whose product with it are in the set. */
  #beside(wins: ElementSet, element: number): ElementSet {
    return this.#where((beside) => has(wins, product(this.#quotient, element, beside)));
  }

  #where(holds: (element: number) => boolean): ElementSet {
    const set = emptySet(this.#quotient.order);
    for (let element = 0; element < this.#quotient.order; element++) if (holds(element)) add(set, element);
    return set;
  }
}

/** Puts a set among sets of which none is within another; false where one of them is within it already. */
function keepLeast(sets: ElementSet[], set: ElementSet): boolean {
  if (sets.some((other) => isWithin(other, set))) return false;
  let kept = 0;
  for (const other of sets) if (!isWithin(set, other)) sets[kept++] = other;
  sets.length = kept;
  sets.push(set);
  return true;
}
