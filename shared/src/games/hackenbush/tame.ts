import { type Budget, bytesOf } from '../../game/budget.ts';
import type { Edge } from '../../game/graph.ts';
import type { Computation } from '../../game/theory.ts';
import { mex, nimSum } from '../../solver/nimbers.ts';
import { TableCache } from '../../solver/table-cache.ts';
import { type TameValue, tameSum } from '../../solver/tame-sum.ts';
import { cut, type Drawing, differentLines, drawingKey, plantsOf, stalkLength } from './drawings.ts';

/** Values of plants by their keys; null for one that is not tame. */
interface Table {
  readonly values: Map<string, TameValue | null>;
  bytes: number;
}

/** Lines looked at between two yields, those of a plant each time that one of them is cut: about a millisecond. */
const SLICE = 500;
/** Bytes of a value that is kept, beside its key. */
const VALUE_BYTES = 150;
/** The part of a budget that is for values; the rest is for a search where they do not do. */
const SHARE = 1 / 2;

const kept = new TableCache<Table>();

/**
 * What drawings are worth where the last move loses, while everything that can be left of them is tame: plant by plant, each by
 * definition. What was found stays for the next question.
 */
export class TameTable {
  readonly #table: Table = kept.get('') ?? { values: new Map(), bytes: 0 };
  readonly #budget: Budget;
  #states = 0;
  /** Since the last yield. */
  #looks = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** The value of a sum of plants; null where one of them is not tame, or the budget would not do. */
  *valueOf(plants: readonly Drawing[]): Computation<TameValue | null> {
    const values: TameValue[] = [];
    for (const plant of plants) {
      const value = yield* this.#plant(plant);
      if (!value) return null;
      values.push(value);
    }
    const { nimSum: nimber, firm } = tameSum(values);
    return { nimber, fickle: firm === 0 };
  }

  /** The value of the rest after a line is cut. */
  *after(plant: Drawing, line: Edge): Computation<TameValue | null> {
    this.#looks += plant.length;
    if (this.#looks > SLICE) {
      this.#looks = 0;
      yield { states: this.#states };
    }
    const rest = cut(plant, line);
    return rest.ok ? yield* this.valueOf(plantsOf(rest.value)) : null;
  }

  *#plant(plant: Drawing): Computation<TameValue | null> {
    const length = stalkLength(plant);
    if (length !== null) return stalkValue(length);
    const key = drawingKey(plant);
    const known = this.#table.values.get(key);
    if (known !== undefined) return known;
    const value = yield* this.#workedOut(plant);
    if (this.#isSpent()) return null;
    this.#states++;
    this.#table.values.set(key, value);
    this.#table.bytes += VALUE_BYTES + 2 * key.length;
    kept.keep('', this.#table, this.#table.bytes);
    return value;
  }

  /** The least nimbers, normal and misère, that no move leads to. */
  *#workedOut(plant: Drawing): Computation<TameValue | null> {
    const normal = new Set<number>();
    const misere = new Set<number>();
    for (const line of differentLines(plant)) {
      const value = yield* this.after(plant, line);
      if (!value) return null;
      normal.add(value.nimber);
      misere.add(value.fickle ? nimSum(value.nimber, 1) : value.nimber);
    }
    const [nimber, reversed] = [mex(normal), mex(misere)];
    const isTame = nimber === reversed || nimber + reversed === 1;
    return isTame ? { nimber, fickle: nimber !== reversed } : null;
  }

  #isSpent(): boolean {
    return this.#states >= SHARE * this.#budget.states || this.#table.bytes >= SHARE * bytesOf(this.#budget);
  }
}

/** A stalk is a heap of Nim. */
export function stalkValue(length: number): TameValue {
  return { nimber: length, fickle: length <= 1 };
}
