import type { Budget } from '../../game/budget.ts';
import { type Claim, type Explanation, MAX_DRAWN, MAX_LISTED, type Sentence, tell } from '../../game/explanation.ts';
import { atLeast, type Computation, type Solution } from '../../game/theory.ts';
import { count, type Phrase, say } from '../../phrase.ts';
import type { PartialQuotient } from '../../solver/quotient/partial-quotient.ts';
import { product } from '../../solver/quotient/quotient.ts';
import { SolverLongRows } from '../../solver/quotient/solver-long-rows.ts';
import { SolverQuotients } from '../../solver/quotient/solver-quotients.ts';
import { listed, partName } from '../../solver/reasons.ts';
import type { Code } from './code.ts';
import { type Accepted, movesThat } from './moves.ts';
import { codeRows } from './row-game.ts';
import { formatRows, type RowMove, type Rows, sizesLeft } from './rows.ts';

const quotients = new SolverQuotients();
const longRows = new SolverLongRows();

/** Whether the side to move wins under misère play, if the quotient reaches so far. */
export function knownByQuotient(code: Code, rows: Rows): boolean | null {
  return quotients.wins(code.text, rows);
}

/** Rows where the last pin loses, by the misère quotient of the code, or searched down to it; null where that takes too much. */
export function* solveByQuotient(code: Code, rows: Rows, budget: Budget): Computation<Solution<Rows, RowMove> | null> {
  const longest = Math.max(...rows);
  const quotient = yield* quotients.reach(code.text, () => codeRows(code), longest, budget);
  return yield* quotient.range >= longest ? withinRange(quotient, code, rows, budget) : beyondRange(quotient, code, rows, budget);
}

function* beyondRange(quotient: PartialQuotient, code: Code, rows: Rows, budget: Budget): Computation<Solution<Rows, RowMove> | null> {
  const weighed = yield* longRows.weigh(code.text, codeRows(code), quotient, rows, budget);
  if (weighed === null) return null;
  const { outcome, isWhole, method, explain } = weighed;
  const found = yield* movesThat(code, outcome === 'N' ? rows : [], budget, (move) => {
    const size = rows[move.row] as number;
    return weighed.wins(size, sizesLeft(size, move));
  });
  return {
    outcome,
    nimber: null,
    ...found,
    ...(isWhole ? {} : atLeast(found.winningCount)),
    parts: rows.map((length) => ({ position: [length], nimber: null })),
    method,
    explain,
  };
}

function* withinRange(quotient: PartialQuotient, code: Code, rows: Rows, budget: Budget): Computation<Solution<Rows, RowMove>> {
  const element = quotient.elementOfSum(rows);
  const isWon = !quotient.isLost(element);
  const others = rows.map((_, row) => quotient.elementOfSum(rows.toSpliced(row, 1)));
  const found = yield* movesThat(
    code,
    isWon ? rows : [],
    budget,
    (move) => {
      const pieces = quotient.elementOfSum(sizesLeft(rows[move.row] as number, move));
      return quotient.isLost(product(quotient.quotient, others[move.row] as number, pieces));
    },
    quotient.period,
  );
  return {
    outcome: isWon ? 'N' : 'P',
    nimber: null,
    ...found,
    parts: rows.map((length) => ({ position: [length], nimber: null })),
    method: { tier: 'table', source: sourceOf(quotient) },
    explain: () => explainQuotient(quotient, rows, found),
  };
}

function sourceOf({ quotient: { order }, range }: PartialQuotient): Phrase {
  return range === Number.POSITIVE_INFINITY
    ? say`Misère quotient of ${order} kinds (Plambeck and Siegel 2008), proven here for rows of any length, however many`
    : say`Misère quotient of ${order} kinds (Plambeck and Siegel 2008), proven here for rows of up to ${range}, however many`;
}

function explainQuotient(quotient: PartialQuotient, rows: Rows, { winningMoves }: Accepted): Explanation {
  const { order, lost } = quotient.quotient;
  const element = quotient.elementOfSum(rows);
  const alike = quotient.rowsOf(element);
  const isWon = !quotient.isLost(element);
  const lostKinds = Array.from({ length: order }, (_, kind) => kind).filter((kind) => lost[kind] === 1);
  const [first] = winningMoves;
  return {
    sentences: [
      tell(
        quotient.range === Number.POSITIVE_INFINITY
          ? say`Here the last move loses, so rows aren’t like Nim heaps. But there are only ${order} kinds of positions. Positions of one kind can stand in for each other beside any rows.`
          : say`Here the last move loses, so rows aren’t like Nim heaps. But with rows of up to ${quotient.range} there are only ${order} kinds of positions. Positions of one kind can stand in for each other beside any such rows.`,
      ),
      isWon
        ? tell(say`All rows together are of one kind with ${rowsPhrase(alike)}: won.`, outcome(isWon), outcome(isWon, alike))
        : tell(say`All rows together are of one kind with ${rowsPhrase(alike)}: lost.`, outcome(isWon), outcome(isWon, alike)),
      ...(first ? [explainMove(quotient, rows, first)] : []),
      explainLost(quotient, lostKinds),
    ],
    drawings: [
      {
        kind: 'table',
        title: say`What each row is of one kind with`,
        head: [say`Row of pins`, say`Size`, say`Of one kind with`],
        rows: rows.slice(0, MAX_DRAWN).map((size, row) => ({
          name: partName(row),
          cells: [size, { value: rowsPhrase(quotient.rowsOf(quotient.elementOf(size))), look: 'key' }],
        })),
      },
    ],
  };
}

/** What a winning move leaves. */
function explainMove(quotient: PartialQuotient, rows: Rows, move: RowMove): Sentence {
  const { row } = move;
  const pieces = sizesLeft(rows[row] as number, move).filter((size) => size > 0);
  const after = rows.toSpliced(row, 1, ...pieces);
  const alike = quotient.rowsOf(quotient.elementOfSum(after));
  return tell(
    pieces.length === 0
      ? say`A winning move takes all of row ${partName(row)}. What stays is of one kind with ${rowsPhrase(alike)}: lost.`
      : say`A winning move leaves ${rowsPhrase(pieces)} of row ${partName(row)}. All rows together are then of one kind with ${rowsPhrase(alike)}: lost.`,
    outcome(false, after),
    outcome(false, alike),
  );
}

/** The lightest positions of the kinds that are lost. */
function explainLost(quotient: PartialQuotient, kinds: readonly number[]): Sentence {
  const lightest = kinds.map((kind) => quotient.rowsOf(kind)).sort((a, b) => sumOf(a) - sumOf(b) || a.length - b.length);
  return tell(
    count(
      kinds.length,
      'One kind is lost for the side to move, that of {1}.',
      '{0} kinds are lost for the side to move, those of {1}.',
      listed(lightest.map((rows) => rowsPhrase(rows))),
    ),
    ...lightest.slice(0, MAX_LISTED).map((rows) => outcome(false, rows)),
  );
}

function outcome(isWon: boolean, rows?: Rows): Claim {
  const is = isWon ? 'N' : 'P';
  if (!rows) return { kind: 'outcome', misere: true, is };
  return { kind: 'outcome', misere: true, is, position: formatRows(rows.length === 0 ? [0] : rows) };
}

function rowsPhrase(rows: Rows): Phrase {
  return rows.length === 0 ? say`nothing at all` : say`${rows.join(' + ')}`;
}

function sumOf(rows: Rows): number {
  return rows.reduce((sum, size) => sum + size, 0);
}
