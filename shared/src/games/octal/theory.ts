import { type Budget, DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Computation, Solution, Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import type { SizedWords } from '../../solver/reasons.ts';
import { explainTame, type SizeTable, tableAnswer } from '../../solver/size-table.ts';
import { reachesTarget, solveTameSum, type TargetNimbers, tameSum, targetNimbers } from '../../solver/tame-sum.ts';
import { knownByQuotient, solveByQuotient } from './by-quotient.ts';
import type { Code } from './code.ts';
import { countsOf, explainKayles, isExceptional, MAX_EXCEPTIONAL_ROW, withRow } from './kayles.ts';
import { movesThat } from './moves.ts';
import { codeRows } from './row-game.ts';
import { type RowMove, type Rows, sizesLeft } from './rows.ts';
import { CodeTables } from './table.ts';

const ROWS: SizedWords = { each: say`Each row`, title: say`What each row is worth`, one: say`Row of pins` };

/** The code with a complete rule of its own. */
const KAYLES = '0.77';

/** Rows under a code: sums of table values. Misère: while all rows are tame, for Kayles by its complete rule, else by a quotient. */
export function codeTheory(code: Code): Theory<Rows, RowMove> {
  const tables = new CodeTables(code);
  return {
    get sizes() {
      return tables.table;
    },
    rows: codeRows(code),
    known: (rows, misere) => (misere ? knownByQuotient(code, rows) : null),
    *table(rows, misere, budget = DEFAULT_BUDGET): Computation<Solution<Rows, RowMove> | null> {
      const { table } = tables;
      const kayles = misere && code.text === KAYLES;
      if (!(yield* table.reach(Math.max(...rows), misere && !kayles))) return misere ? yield* solveByQuotient(code, rows, budget) : null;
      return yield* kayles ? solveKayles(code, table, rows, budget) : solveTame(code, table, rows, misere, budget);
    },
  };
}

function* solveTame(code: Code, table: SizeTable, rows: Rows, misere: boolean, budget: Budget): Computation<Solution<Rows, RowMove>> {
  const values = rows.map((length) => table.at(length));
  const { sum, ...verdict } = solveTameSum({ parts: rows.map((length) => [length]), values, movesTo: () => [] as RowMove[] }, misere);
  const whole = tameSum(values);
  const wants = values.map((value) => targetNimbers(whole, value, misere));
  const found = yield* movesThat(
    code,
    verdict.outcome === 'N' ? rows : [],
    budget,
    (move) => {
      let nimber = 0;
      let fickle = true;
      for (const size of sizesLeft(rows[move.row] as number, move)) {
        const value = table.at(size);
        nimber ^= value.nimber;
        fickle &&= value.fickle;
      }
      return reachesTarget({ nimber, fickle }, wants[move.row] as TargetNimbers);
    },
    table.period(misere),
  );
  return { ...verdict, ...found, ...tableAnswer(table, rows, values, ROWS, () => explainTame(values, sum)) };
}

function* solveKayles(code: Code, table: SizeTable, rows: Rows, budget: Budget): Computation<Solution<Rows, RowMove>> {
  const values = rows.map((length) => table.at(length));
  const { sum, ...normal } = solveTameSum({ parts: rows.map((length) => [length]), values, movesTo: () => [] as RowMove[] }, false);
  const mayTurn = Math.max(...rows) <= MAX_EXCEPTIONAL_ROW;
  const counts = countsOf(rows);
  const turned = mayTurn && isExceptional(counts);
  const outcome = (sum.nimSum !== 0) !== turned ? 'N' : 'P';
  const found = yield* movesThat(
    code,
    outcome === 'N' ? rows : [],
    budget,
    ({ row, take, left }) => {
      const length = rows[row] as number;
      const right = length - take - left;
      const pieces = nimSum(table.at(left).nimber, table.at(right).nimber);
      const isZero = nimSum(sum.nimSum, nimSum(table.at(length).nimber, pieces)) === 0;
      return mayTurn ? isZero !== isExceptional(withRow(counts, length, left, right)) : isZero;
    },
    table.period(),
  );
  return {
    ...normal,
    ...found,
    outcome,
    nimber: null,
    method: {
      tier: 'theorem',
      source: say`Sibert and Conway, Mathematical Kayles, 1992: as in normal play but for a short list of exceptions`,
    },
    explain: tableAnswer(table, rows, values, ROWS, () => explainKayles(sum.nimSum, turned)).explain,
  };
}
