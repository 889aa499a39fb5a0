import { type Budget, bytesOf, type Spent } from '../../game/budget.ts';
import type { Computation, Progress } from '../../game/theory.ts';

/** Moves made between two looks at the budget: a millisecond or two. */
const SLICE = 300;

/** Keeps one question within its budget. */
export class BudgetedSearch {
  readonly #budget: Budget;
  readonly #bytes: () => number;
  readonly #bytesBefore: number;
  /** Moves made for it so far. */
  states: number;
  /** What ran out first, if anything did. */
  spent: Spent | null = null;

  /**
   * @param bytes how much is held now; what was there before is not counted
   * @param states how many moves were made for the question before
   */
  constructor(budget: Budget, bytes: () => number, states = 0) {
    this.states = states;
    this.#budget = budget;
    this.#bytes = bytes;
    this.#bytesBefore = bytes();
  }

  get progress(): Progress {
    return { states: this.states };
  }

  /** Goes on slice by slice until there is an answer; null where the budget ends before. */
  *until<T>(slice: (moves: number) => T | null): Computation<T | null> {
    while (this.mayGoOn()) {
      const answer = slice(SLICE);
      this.states += SLICE;
      if (answer !== null) return answer;
      // The caller may end the search when the budget is spent, so progress is reported first.
      if (this.mayGoOn()) yield this.progress;
    }
    return null;
  }

  /** False once the budget is spent. */
  mayGoOn(): boolean {
    if (this.spent === null) {
      if (this.#budget.expired?.()) this.spent = 'time';
      else if (this.states > this.#budget.states) this.spent = 'positions';
      else if (this.#bytes() - this.#bytesBefore > bytesOf(this.#budget)) this.spent = 'memory';
    }
    return this.spent === null;
  }
}
