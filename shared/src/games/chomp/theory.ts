import type { BoardSquare } from '../../game/board-squares.ts';
import { bytesOf, DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Computation, Method, Solution, Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { TableCache } from '../../solver/table-cache.ts';
import { type Bar, bitesOf, bitten } from './bar.ts';
import { reason } from './reason.ts';
import { type BarTable, barTable, costOf, numberingOf } from './table.ts';

/** Solves all bars that can be left of one in a single table. */
export function chompTheory(): Theory<Bar, BoardSquare> {
  const kept = new TableCache<BarTable>();

  return {
    *table(bar, misere, budget = DEFAULT_BUDGET): Computation<Solution<Bar, BoardSquare> | null> {
      let table = kept.get('last');
      if (!table?.has(bar)) {
        const numbering = numberingOf(bar);
        const { states, bytes } = costOf(numbering);
        if (states > budget.states || bytes > bytesOf(budget)) return null;
        table = yield* barTable(numbering);
        kept.keep('last', table, bytes);
      }
      return solution(bar, table, misere);
    },
  };
}

function solution(bar: Bar, table: BarTable, misere: boolean): Solution<Bar, BoardSquare> {
  const isLost = (left: Bar) => (misere ? table.isLostMisere(left) : table.nimber(left) === 0);
  const winningMoves = [...bitesOf(bar)].filter((bite) => {
    const left = bitten(bar, bite);
    return left.ok && isLost(left.value);
  });
  const nimber = misere ? null : table.nimber(bar);
  const outcome = isLost(bar) ? 'P' : 'N';
  return {
    outcome,
    nimber,
    winningMoves,
    winningCount: winningMoves.length,
    parts: [{ position: bar, nimber }],
    method: METHOD,
    explain: () => reason({ bar, outcome, winningMoves, misere }),
  };
}

const METHOD: Method = { tier: 'table', source: say`Every smaller position worked out from the rules` };
