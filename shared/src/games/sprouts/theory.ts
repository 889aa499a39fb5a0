import { type Budget, bytesOf, DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Computation, Solution, Theory } from '../../game/theory.ts';
import { BudgetedSearch } from './budgeted-search.ts';
import { bytesOfKnown, cachedKnowledge, cachedMisere, cacheKnowledge, cacheMisere, type Known } from './known.ts';
import type { Line } from './line.ts';
import type { SproutsMap } from './map.ts';
import { MiserePlay } from './misere-play.ts';
import type { MisereSearch } from './misere-search.ts';
import { NormalPlay } from './normal-play.ts';
import type { Play } from './play.ts';
import { solve } from './solve.ts';

/** Lands, and a search of couples, or of outcomes where the last move loses: see proof-search.ts and misere-search.ts. */
export const sproutsTheory: Theory<SproutsMap, Line> = {
  table: (map, misere, budget = DEFAULT_BUDGET) => (misere ? answer(map, true, budget, MISERE) : answer(map, false, budget, NORMAL)),
};

/** What questions find out under one convention. */
interface Knowledge<Found> {
  /** From earlier questions. */
  cached(): Computation<Found>;
  /** Keeps it for the next question, or only what is settled where it has more bytes than that; gives how many bytes that frees. */
  cache(found: Found, most?: number): Computation<number>;
  bytes(found: Found): number;
  play(found: Found, inquiry: BudgetedSearch): Play;
}

const NORMAL: Knowledge<Known> = {
  cached: cachedKnowledge,
  cache: cacheKnowledge,
  bytes: bytesOfKnown,
  play: (known, inquiry) => new NormalPlay(known, inquiry),
};

const MISERE: Knowledge<MisereSearch> = {
  cached: cachedMisere,
  cache: cacheMisere,
  bytes: (search) => search.bytes,
  play: (search, inquiry) => new MiserePlay(search, inquiry),
};

/** Where memory is full, begins again with what is settled by then, as long as that frees half of it. */
function* answer<Found>(
  map: SproutsMap,
  misere: boolean,
  budget: Budget,
  knowledge: Knowledge<Found>,
): Computation<Solution<SproutsMap, Line>> {
  let found = yield* knowledge.cached();
  let most: Solution<SproutsMap, Line> | null = null;
  for (let states = 0; ; ) {
    const inquiry = new BudgetedSearch(budget, () => knowledge.bytes(found), states);
    const solution = yield* solve(map, misere, knowledge.play(found, inquiry), inquiry);
    // Time may have been over as soon as it began again.
    most = most && howMuchOf(most) > howMuchOf(solution) ? most : solution;
    states = inquiry.states;
    const isFull = inquiry.spent === 'memory';
    const bytesFreed = yield* aside(budget, states, knowledge.cache(found, isFull ? 0 : undefined));
    if (!isFull || 2 * bytesFreed < bytesOf(budget)) return most;
    found = yield* aside(budget, states, knowledge.cached());
  }
}

/** Work beside an answer. It does not yield once the budget is spent: the caller would end it there, and the answer would be lost. */
function* aside<T>(budget: Budget, states: number, steps: Computation<T>): Computation<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (!budget.expired?.()) yield { states: Math.min(states, budget.states) };
  }
}

/** Larger, the more of an answer is known: who wins, the winning moves, whether these are all, and the nimber. */
function howMuchOf({ outcome, winningCount, mayBeMore, nimber }: Solution<SproutsMap, Line>): number {
  return Number(outcome !== 'unknown') + winningCount + Number(!mayBeMore) + Number(nimber !== null);
}
