import type { Budget } from '../../game/budget.ts';
import type { RowGame } from '../../game/row-game.ts';
import type { Computation } from '../../game/theory.ts';
import { TableCache } from '../table-cache.ts';
import { PartialQuotient } from './partial-quotient.ts';

/** Bytes of a quotient of the largest order, and of what is under way of the next. */
const BYTES = 8e6;
/** Some tenths of a second for a row, after which a game is searched, and some megabytes. */
const LIMITS = { looks: 8e7, base: 1_500 };
/** The part of a budget that a quotient may use before the rest goes to a search. */
const SHARE = 1 / 2;

/** Misère quotients that the solver keeps for its next question; it gives them up sooner than the laboratory does, to leave time to a search. */
export class SolverQuotients {
  readonly #kept = new TableCache<PartialQuotient>();

  /**
   * Whether the side to move wins a sum of at least one part of these sizes under misère play; null if the quotient does not reach so far.
   */
  wins(game: string, sizes: readonly number[]): boolean | null {
    const quotient = this.#kept.get(game);
    return quotient && Math.max(...sizes) <= quotient.range ? !quotient.isLost(quotient.elementOfSum(sizes)) : null;
  }

  /** The quotient of a game for rows up to a size, or as far as its share of a budget allows. */
  *reach(game: string, rows: () => RowGame, size: number, budget: Budget): Computation<PartialQuotient> {
    const quotient = this.#kept.get(game) ?? new PartialQuotient(rows(), LIMITS);
    this.#kept.keep(game, quotient, BYTES);
    const steps = quotient.reach(size);
    for (;;) {
      const { done, value } = steps.next();
      if (done || value.states > budget.states * SHARE) return quotient;
      yield value;
    }
  }
}
