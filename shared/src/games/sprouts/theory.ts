import { type Budget, DEFAULT_BUDGET } from '../../game/budget.ts';
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

function* solveNormal(map: SproutsMap, budget: Budget): Computation<Solution<SproutsMap, Line>> {
  const known = yield* cachedKnowledge();
  const inquiry = new BudgetedSearch(budget, () => bytesOfKnown(known));
  const solution = yield* solve(map, false, new NormalPlay(known, inquiry), inquiry);
  cacheKnowledge(known);
  return solution;
}

function* solveMisere(map: SproutsMap, budget: Budget): Computation<Solution<SproutsMap, Line>> {
  const search = yield* misereSoFar();
  const inquiry = new BudgetedSearch(budget, () => search.bytes);
  const solution = yield* solve(map, true, new MiserePlay(search, inquiry), inquiry);
  keepMisere(search);
  return solution;
}
