import { DEFAULT_BUDGET } from '../../game/budget.ts';
import type { HeapMove } from '../../game/heaps.ts';
import type { Computation, Method, Solution, Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { costOf, quotaNimbers } from './nimbers.ts';
import type { Quota } from './quota.ts';
import { reason } from './reason.ts';
import { zeckendorf } from './zeckendorf.ts';

/** Heaps up to here have their nimbers worked out. */
const MAX_FOR_NIMBER = 2_000;

/**
 * Whinihan 1963: won exactly if the smallest Zeckendorf part may be taken. Under misère play the heap is played without its last stone:
 * nobody takes it before the end, and a player can always leave just that stone, because one may always be taken.
 */
export function fibonacciTheory(): Theory<Quota, HeapMove> {
  const nimbers = quotaNimbers();
  return {
    closed: (position, misere) => (misere || position.heap > MAX_FOR_NIMBER ? solution(position, misere, null) : null),
    *table(position, misere, budget = DEFAULT_BUDGET): Computation<Solution<Quota, HeapMove>> {
      if (costOf(position.heap) > budget.states) return solution(position, misere, null);
      yield* nimbers.reach(position.heap);
      return solution(position, misere, nimbers.at(position.heap, position.quota));
    },
  };
}

function solution(position: Quota, misere: boolean, nimber: number | null): Solution<Quota, HeapMove> {
  const { heap, quota } = position;
  const parts = zeckendorf(misere && heap > 0 ? heap - 1 : heap);
  const takes = winningTakes(parts, quota);
  return {
    outcome: takes.length > 0 || (misere && heap === 0) ? 'N' : 'P',
    nimber,
    winningMoves: takes.map((take) => ({ heap: 0, take })),
    winningCount: takes.length,
    parts: [{ position, nimber }],
    method: METHOD,
    explain: () => reason(position, parts, takes, misere),
  };
}

/**
 * Sums of the smallest parts where every part that is left is more than twice as large. No other take wins: where the parts
 * left are all larger than twice the take, they and the parts of the take are those of the heap.
 */
function winningTakes(parts: readonly number[], quota: number): number[] {
  const takes: number[] = [];
  let take = 0;
  for (let at = parts.length - 1; at >= 0; at--) {
    take += parts[at] as number;
    if (take > quota) break;
    if ((parts[at - 1] ?? Number.POSITIVE_INFINITY) > 2 * take) takes.push(take);
  }
  return takes;
}

const METHOD: Method = { tier: 'theorem', source: say`Whinihan, Fibonacci Nim, 1963; exact for every heap that can be played here` };
