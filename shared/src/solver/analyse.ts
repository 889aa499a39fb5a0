import { type Budget, DEFAULT_BUDGET, type Spent } from '../game/budget.ts';
import { after, type Ruleset } from '../game/contract.ts';
import type { Explanation } from '../game/explanation.ts';
import { atLeast, type Computation, MAX_MOVES_LISTED, nimberIfFound, type Solution, type SolvedPart } from '../game/theory.ts';
import { count } from '../phrase.ts';
import { type Analysis, methodText } from './analysis.ts';
import { isPairedOff, lostByPairs } from './equal-parts.ts';
import { nimSum } from './nimbers.ts';
import { explainSearch, unsettled } from './reasons.ts';
import { Search } from './search.ts';
import { workedStep } from './worked-step.ts';

/** Most moves of the position itself that are looked at, also where all of them lead to positions that are known. */
const MAX_MOVES = 1_000_000;

export interface AnalyseOptions<Position = never, Move = never> {
  /** True when taking the last object loses. */
  readonly misere: boolean;
  readonly budget?: Budget;
  /** A search to go on with, for several questions on one budget; it must be for the same rules. */
  readonly search?: Search<Position, Move>;
}

/** Solves a position as `solve` does; where nothing more can be said than that values were computed, the explanation shows one step of that. */
export function* analyse<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  options: AnalyseOptions<Position, Move>,
): Computation<Solution<Position, Move>> {
  const { search = new Search(rules, options.budget ?? DEFAULT_BUDGET) } = options;
  const solution = yield* solve(rules, position, { ...options, search });
  return { ...solution, explain: () => withStep(rules, solution, search) };
}

function withStep<Position, Move>(
  rules: Ruleset<Position, Move>,
  { nimber, parts, method, explain }: Solution<Position, Move>,
  search: Search<Position, Move>,
): Explanation {
  const explanation = explain();
  if (nimber === null || method.tier === 'theorem' || explanation.drawings.length > 0) return explanation;
  const nimberOf = (option: Position): number | null =>
    search.foundNimber(option) ??
    (closedForm(rules, option, false) ?? runToEnd(byTable(rules, option, false, STEP_BUDGET)))?.nimber ??
    null;
  const step = workedStep(
    rules,
    parts.map(({ position }) => position),
    nimberOf,
  );
  if (!step) return explanation;
  return { ...explanation, sentences: [...explanation.sentences, ...step.sentences], drawings: step.drawings };
}

/** For results that were computed before, or soon are. */
const STEP_BUDGET: Budget = { states: 2_000 };

/** What a closed form says of a position at once; null where there is none. */
export function closedForm<Position, Move>(
  { theory }: Ruleset<Position, Move>,
  position: Position,
  misere: boolean,
): Solution<Position, Move> | null {
  const closed = theory?.closed?.(position, misere);
  return closed ? withZero(closed, misere) : null;
}

/**
 * Solves a position: closed form, else table, else bounded search, whichever answers first. A closed form is returned
 * before the first yield; all else yields often. Never guesses: over budget the outcome is `unknown`.
 */
export function* solve<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  { misere, budget = DEFAULT_BUDGET, search = new Search(rules, budget) }: AnalyseOptions<Position, Move>,
): Computation<Solution<Position, Move>> {
  const closed = closedForm(rules, position, misere);
  if (closed) return closed;
  const solution =
    !misere && isPairedOff(rules, position)
      ? yield* pairedOff(rules, position, budget)
      : ((yield* byTable(rules, position, misere, budget)) ?? (yield* searched(rules, position, misere, search)));
  return withZero(solution, misere);
}

/** Who wins is known. The nimbers of the parts, which a table would add, are worth little effort. */
function* pairedOff<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  budget: Budget,
): Computation<Solution<Position, Move>> {
  const solution = yield* byTable(rules, position, false, { ...budget, states: Math.min(budget.states, STEP_BUDGET.states) });
  return solution && solution.outcome !== 'unknown' ? solution : lostByPairs(rules, position);
}

/** In normal play, a lost position is worth 0, also where no nimbers were worked out. */
function withZero<Position, Move>(solution: Solution<Position, Move>, misere: boolean): Solution<Position, Move> {
  if (misere || solution.outcome !== 'P' || solution.nimber !== null) return solution;
  const { nimberUnknown: _, parts, ...known } = solution;
  return { ...known, nimber: 0, parts: parts.length === 1 ? parts.map((part) => ({ ...part, nimber: 0 })) : parts };
}

/** What the table of a game says of a position, `unknown` where the budget is spent before; null where it has none or does not reach. */
function* byTable<Position, Move>(
  { theory }: Ruleset<Position, Move>,
  position: Position,
  misere: boolean,
  budget: Budget,
): Computation<Solution<Position, Move> | null> {
  if (!theory?.table) return null;
  // Asked before a table is laid out, which takes memory at once.
  if (budget.expired?.()) return unknown(0, 'time');
  const steps = theory.table(position, misere, budget);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const spent: Spent | null = budget.expired?.() ? 'time' : step.value.states > budget.states ? 'positions' : null;
    if (spent) return unknown(Math.ceil(step.value.states), spent);
    yield step.value;
  }
}

/** Runs a computation to its end, for callers that have nothing else to do. */
export function runToEnd<T>(steps: Computation<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function* searched<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  misere: boolean,
  search: Search<Position, Move>,
): Computation<Solution<Position, Move>> {
  const parts: SolvedPart<Position>[] = [];
  for (const part of rules.parts?.(position) ?? [position]) {
    parts.push({ position: part, nimber: misere ? null : yield* search.nimber(part) });
  }
  const nimber = misere ? null : sumOf(parts.map((part) => part.nimber));
  const winningMoves: Move[] = [];
  let looked = 0;
  let winningCount = 0;
  let all = true;
  // A position of nimber 0 has no winning move, and needs no look at its options.
  for (const move of nimber === 0 ? [] : rules.moves(position)) {
    const next = after(rules, position, move);
    const wins = nimber === null ? yield* search.wins(next, misere) : isNonzero(yield* search.nimber(next));
    all = wins !== null && ++looked <= MAX_MOVES;
    if (!all) break;
    if (wins) continue;
    winningCount++;
    if (winningMoves.length < MAX_MOVES_LISTED) winningMoves.push(move);
  }
  const { examined } = search;
  const over = nimber !== 0 && all && looked === 0;
  const won = winningCount > 0 || (nimber ?? 0) > 0 || (misere && over);
  if (!all && !won) return unknown(examined, search.spent);
  const isComplete = all && (misere || nimber !== null);
  return {
    outcome: won ? 'N' : 'P',
    ...(misere ? { nimber } : nimberIfFound(nimber)),
    winningMoves,
    ...(all ? { winningCount } : atLeast(winningCount)),
    ...(!isComplete && search.spent === 'memory' ? { memoryFull: true } : {}),
    parts,
    method: {
      tier: 'search',
      source: !all
        ? count(examined, 'Searched until a win was found: {0} position', 'Searched until a win was found: {0} positions')
        : search.usedTheory
          ? count(
              examined,
              'Every line of play searched down to what is known: {0} position',
              'Every line of play searched down to what is known: {0} positions',
            )
          : count(examined, 'Every line of play searched: {0} position', 'Every line of play searched: {0} positions'),
    },
    explain: () => explainSearch(examined, all, search.usedTheory),
  };
}

function sumOf(nimbers: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const nimber of nimbers) {
    if (nimber === null) return null;
    sum = nimSum(sum, nimber);
  }
  return sum;
}

function isNonzero(nimber: number | null): boolean | null {
  return nimber === null ? null : nimber !== 0;
}

/** The analysis of a position that could not be solved. */
export function unknownAnalysis(position: string): Analysis {
  const { method, explain, ...solution } = unknown<never, never>(0, null);
  return { ...solution, method: methodText(method), explanation: explain(), position, winningWays: 0, parts: [] };
}

function unknown<Position, Move>(states: number, spent: Spent | null): Solution<Position, Move> {
  return {
    outcome: 'unknown',
    nimber: null,
    winningMoves: [],
    winningCount: 0,
    ...(spent === 'memory' ? { memoryFull: true } : {}),
    parts: [],
    method: {
      tier: 'search',
      source: count(states, 'Stopped after {0} position without an answer', 'Stopped after {0} positions without an answer'),
    },
    explain: () => unsettled(states, spent ?? 'time'),
  };
}
