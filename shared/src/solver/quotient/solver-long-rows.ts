import { type Budget, bytesOf } from '../../game/budget.ts';
import type { Explanation } from '../../game/explanation.ts';
import type { RowGame } from '../../game/row-game.ts';
import type { Computation, Method } from '../../game/theory.ts';
import { count } from '../../phrase.ts';
import { explainSearch } from '../reasons.ts';
import { TableCache } from '../table-cache.ts';
import { LongRows } from './long-rows.ts';
import { longestRowOf, type PartialQuotient } from './partial-quotient.ts';
import { LOOKS_A_STATE, TooMuch, Work } from './work.ts';

/** Most bytes for a game, and the part of a budget that may be used before the rest goes to a search. */
const MAX_BYTES = 24e6;
const SHARE = 1 / 2;
/** Most rows: there are as many sums to be made for each move. */
const MAX_ROWS = 32;

/** Which moves win from a sum. */
export interface Weighed {
  readonly outcome: 'N' | 'P';
  /** Whether every move was looked at; else more may win. */
  readonly isWhole: boolean;
  /** Whether it wins to leave rows of these sizes, in any order, of one of a size. */
  wins(size: number, left: readonly number[]): boolean;
  readonly method: Method;
  explain(): Explanation;
}

/** What the solver has searched beyond the range of quotients, for its next question. */
export class SolverLongRows {
  readonly #kept = new TableCache<LongRows>();

  /** Weighs the moves of a sum with rows beyond the range of its quotient; null where that takes more than its part of a budget. */
  *weigh(game: string, rows: RowGame, quotient: PartialQuotient, sizes: readonly number[], budget: Budget): Computation<Weighed | null> {
    if (sizes.length > MAX_ROWS || Math.max(...sizes) > longestRowOf(rows)) return null;
    const search = this.#search(game, rows, quotient, bytesOf(budget) / 4);
    const work = new Work();
    work.allow(budget.states * SHARE * LOOKS_A_STATE);
    const winning = new Set<string>();
    const before = search.settled;
    let weighed = 0;
    let isWhole = true;
    try {
      for (const size of new Set(sizes)) {
        const others = sizes.toSpliced(sizes.indexOf(size), 1);
        for (const left of rows.pieces(size)) {
          if (work.isDue(10 * sizes.length)) yield work.progress();
          if (yield* search.isLost([...others, ...left], work)) winning.add(keyOf(size, left));
          weighed++;
        }
      }
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      isWhole = false;
    }
    this.#kept.keep(game, search, search.bytes);
    if (!isWhole && winning.size === 0) return null;
    const looked = weighed + search.settled - before;
    return {
      // Where nothing can be moved, the last move was the other side's.
      outcome: winning.size > 0 || weighed === 0 ? 'N' : 'P',
      isWhole,
      wins: (size, left) => winning.has(keyOf(size, left)),
      method: methodOf(looked, isWhole),
      explain: () => explainSearch(looked, isWhole, true),
    };
  }

  /** Stores the result if the quotient reaches so far and the cache is not full. */
  #search(game: string, rows: RowGame, quotient: PartialQuotient, bytes: number): LongRows {
    const most = Math.min(MAX_BYTES, bytes);
    const kept = this.#kept.get(game);
    return kept && kept.range === quotient.range && kept.bytes < most / 2 ? kept : new LongRows(rows, quotient, most);
  }
}

function methodOf(looked: number, isWhole: boolean): Method {
  return {
    tier: 'search',
    source: isWhole
      ? count(
          looked,
          'Every line of play searched down to what a misère quotient settles, with sums in their simplest forms (Conway 1976): {0} position',
          'Every line of play searched down to what a misère quotient settles, with sums in their simplest forms (Conway 1976): {0} positions',
        )
      : count(looked, 'Searched until a win was found: {0} position', 'Searched until a win was found: {0} positions'),
  };
}

function keyOf(size: number, left: readonly number[]): string {
  return `${size} ${left.toSorted((a, b) => a - b).join()}`;
}
