import { type Budget, DEFAULT_BUDGET } from '../../game/budget.ts';
import { MOST_MOVES_LISTED, type Solution, type Steps, type Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { atLeast } from '../../solver/analyse.ts';
import { nimSum } from '../../solver/nimbers.ts';
import type { SizedWords } from '../../solver/reasons.ts';
import { type SizeTable, tableAnswer, tameTold } from '../../solver/size-table.ts';
import { isWanted, solveTameSum, tameSum, type Wanted, wanted } from '../../solver/tame-sum.ts';
import type { Code } from './code.ts';
import { countsOf, isExceptional, kaylesTold, LONGEST_EXCEPTIONAL, withRow } from './kayles.ts';
import { movesOf } from './moves.ts';
import type { RowMove, Rows } from './rows.ts';
import { codeTable } from './table.ts';

/** Moves weighed between two yields, and for each state that is counted. */
const SLICE = 5_000;
const MOVES_A_STATE = 100;

const ROWS: SizedWords = { each: say`Each row`, title: say`What each row counts for`, one: say`Row of pins` };

/** Rows under a code: sums of table values. Misère: while all rows are tame, and for Kayles by its complete rule. */
export function codeTheory(code: Code): Theory<Rows, RowMove> {
  const table = codeTable(code);
  return {
    sizes: table,
    *table(rows, misere, budget = DEFAULT_BUDGET): Steps<Solution<Rows, RowMove> | null> {
      const kayles = misere && code.text === '0.77';
      if (!(yield* table.reach(Math.max(...rows), misere && !kayles))) return null;
      return yield* kayles ? solveKayles(code, table, rows, budget) : solveTame(code, table, rows, misere, budget);
    },
  };
}

function* solveTame(code: Code, table: SizeTable, rows: Rows, misere: boolean, budget: Budget): Steps<Solution<Rows, RowMove>> {
  const values = rows.map((length) => table.at(length));
  const { sum, ...verdict } = solveTameSum({ parts: rows.map((length) => [length]), values, movesTo: () => [] as RowMove[] }, misere);
  const whole = tameSum(values);
  const wants = values.map((value) => wanted(whole, value, misere));
  const found = yield* movesThat(code, verdict.outcome === 'N' ? rows : [], budget, ({ row, take, left }) => {
    const one = table.at(left);
    const other = table.at((rows[row] as number) - take - left);
    const value = { nimber: nimSum(one.nimber, other.nimber), fickle: one.fickle && other.fickle };
    return isWanted(value, wants[row] as Wanted);
  });
  return { ...verdict, ...found, ...tableAnswer(table, rows, values, ROWS, () => tameTold(values, sum)) };
}

function* solveKayles(code: Code, table: SizeTable, rows: Rows, budget: Budget): Steps<Solution<Rows, RowMove>> {
  const values = rows.map((length) => table.at(length));
  const { sum, ...normal } = solveTameSum({ parts: rows.map((length) => [length]), values, movesTo: () => [] as RowMove[] }, false);
  const mayTurn = Math.max(...rows) <= LONGEST_EXCEPTIONAL;
  const counts = countsOf(rows);
  const turned = mayTurn && isExceptional(counts);
  const outcome = (sum.nimSum !== 0) !== turned ? 'N' : 'P';
  const found = yield* movesThat(code, outcome === 'N' ? rows : [], budget, ({ row, take, left }) => {
    const length = rows[row] as number;
    const right = length - take - left;
    const pieces = nimSum(table.at(left).nimber, table.at(right).nimber);
    const isZero = nimSum(sum.nimSum, nimSum(table.at(length).nimber, pieces)) === 0;
    return mayTurn ? isZero !== isExceptional(withRow(counts, length, left, right)) : isZero;
  });
  return {
    ...normal,
    ...found,
    outcome,
    nimber: null,
    method: {
      tier: 'theorem',
      source: say`Sibert and Conway, Mathematical Kayles, 1992: as in normal play but for a short list of exceptions`,
    },
    explain: tableAnswer(table, rows, values, ROWS, () => kaylesTold(sum.nimSum, turned)).explain,
  };
}

/** The legal moves that a test accepts, the first of them listed; when the budget is spent it stops counting them. */
function* movesThat(
  code: Code,
  rows: Rows,
  budget: Budget,
  accepts: (move: RowMove) => boolean,
): Steps<{ winningMoves: RowMove[]; winningCount: number }> {
  const winningMoves: RowMove[] = [];
  let winningCount = 0;
  let weighed = 0;
  for (const move of movesOf(code, rows)) {
    if (++weighed % SLICE === 0) {
      const states = weighed / MOVES_A_STATE;
      if (states > budget.states || budget.expired?.()) return { winningMoves, winningCount: atLeast(winningCount) };
      yield { states };
    }
    if (!accepts(move)) continue;
    winningCount++;
    if (winningMoves.length < MOST_MOVES_LISTED) winningMoves.push(move);
  }
  return { winningMoves, winningCount };
}
