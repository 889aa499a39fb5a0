import { type Budget, bytesOf, DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Computation, Solution, Theory } from '../../game/theory.ts';
import { BudgetedSearch } from './budgeted-search.ts';
import { bytesOfKnown, cachedKnowledge, cacheKnowledge, keepMisere, misereSoFar } from './known.ts';
import type { Line } from './line.ts';
import type { SproutsMap } from './map.ts';
import { MiserePlay } from './misere-play.ts';
import { NormalPlay } from './normal-play.ts';
import { solve } from './solve.ts';

/** Lands, and a search of couples, or of outcomes where the last move loses: see proof-search.ts and misere-search.ts. */
export const sproutsTheory: Theory<SproutsMap, Line> = {
  table: (map, misere, budget = DEFAULT_BUDGET) => (misere ? solveMisere(map, budget) : solveNormal(map, budget)),
};

/** Where memory is full, begins again with what is settled by then, as long as that frees half of it. */
function* solveNormal(map: SproutsMap, budget: Budget): Computation<Solution<SproutsMap, Line>> {
  let most: Solution<SproutsMap, Line> | null = null;
  for (let states = 0; ; ) {
    const known = yield* cachedKnowledge();
    const inquiry = new BudgetedSearch(budget, () => bytesOfKnown(known), states);
    const solution = yield* solve(map, false, new NormalPlay(known, inquiry), inquiry);
    // Time may have been over as soon as it began again.
    most = most && howMuchOf(most) > howMuchOf(solution) ? most : solution;
    const isFull = inquiry.spent === 'memory';
    const bytesFreed = cacheKnowledge(known, isFull ? 0 : undefined);
    if (!isFull || 2 * bytesFreed < bytesOf(budget)) return most;
    states = inquiry.states;
  }
}

/** Larger, the more of an answer is known: who wins, the winning moves, whether these are all, and the nimber. */
function howMuchOf({ outcome, winningCount, mayBeMore, nimber }: Solution<SproutsMap, Line>): number {
  return Number(outcome !== 'unknown') + winningCount + Number(!mayBeMore) + Number(nimber !== null);
}

function* solveMisere(map: SproutsMap, budget: Budget): Computation<Solution<SproutsMap, Line>> {
  const search = yield* misereSoFar();
  const inquiry = new BudgetedSearch(budget, () => search.bytes);
  const solution = yield* solve(map, true, new MiserePlay(search, inquiry), inquiry);
  keepMisere(search);
  return solution;
}
