import type { Budget } from '../../game/budget.ts';
import { type Claim, type Explanation, tell } from '../../game/explanation.ts';
import type { RowGame } from '../../game/row-game.ts';
import { atLeast, type Computation, type Solution } from '../../game/theory.ts';
import { count, type Phrase, say } from '../../phrase.ts';
import { MAX_QUOTIENT_ROW, type PartialQuotient } from '../../solver/quotient/partial-quotient.ts';
import { product } from '../../solver/quotient/quotient.ts';
import { SolverLongRows } from '../../solver/quotient/solver-long-rows.ts';
import { SolverQuotients } from '../../solver/quotient/solver-quotients.ts';
import { listed } from '../../solver/reasons.ts';
import { PIECE_MOVEMENTS, type PieceMove, reachable, type Square, type Squares, squaresNotation, squareText } from './pieces.ts';

/** The only game with quotients here. */
const KNIGHTS = 'knights';

const quotients = new SolverQuotients();
const longRows = new SolverLongRows();

/** Whether the side to move wins with several knights under misère play, if the quotient reaches so far. */
export function knownOfKnights(squares: Squares): boolean | null {
  return quotients.wins(KNIGHTS, squares.map(sizeOf));
}

/** Knights where the last move loses, by the misère quotient of the squares near the corner, or searched down to it; null where that takes too much. */
export function* knightsByQuotient(squares: Squares, budget: Budget): Computation<Solution<Squares, PieceMove> | null> {
  const sizes = squares.map(sizeOf);
  const farthest = Math.max(...sizes);
  if (farthest > MAX_QUOTIENT_ROW) return null;
  const quotient = yield* quotients.reach(KNIGHTS, () => ON_SQUARES, farthest, budget);
  return quotient.range >= farthest ? nearCorner(quotient, squares, sizes) : yield* farther(quotient, squares, sizes, budget);
}

function* farther(
  quotient: PartialQuotient,
  squares: Squares,
  sizes: readonly number[],
  budget: Budget,
): Computation<Solution<Squares, PieceMove> | null> {
  const weighed = yield* longRows.weigh(KNIGHTS, ON_SQUARES, quotient, sizes, budget);
  if (weighed === null) return null;
  const { outcome, isWhole, method, explain } = weighed;
  const winningMoves = movesTo(squares, (piece, next) => weighed.wins(sizes[piece] as number, [0, next]));
  return {
    outcome,
    nimber: null,
    winningMoves,
    ...(isWhole ? { winningCount: winningMoves.length } : atLeast(winningMoves.length)),
    parts: squares.map((square) => ({ position: [square], nimber: null })),
    method,
    explain,
  };
}

function nearCorner(quotient: PartialQuotient, squares: Squares, sizes: readonly number[]): Solution<Squares, PieceMove> {
  const isWon = !quotient.isLost(quotient.elementOfSum(sizes));
  const winningMoves = isWon ? winningFrom(quotient, squares, sizes) : [];
  return {
    outcome: isWon ? 'N' : 'P',
    nimber: null,
    winningMoves,
    winningCount: winningMoves.length,
    parts: squares.map((square) => ({ position: [square], nimber: null })),
    method: {
      tier: 'table',
      source: say`Misère quotient of ${quotient.quotient.order} kinds (Plambeck and Siegel 2008), proven here for these squares and all that are nearer the corner, however many knights there are`,
    },
    explain: () => told(quotient, squares, winningMoves),
  };
}

function winningFrom(quotient: PartialQuotient, squares: Squares, sizes: readonly number[]): PieceMove[] {
  const others = sizes.map((_, piece) => quotient.elementOfSum(sizes.toSpliced(piece, 1)));
  return movesTo(squares, (piece, next) => quotient.isLost(product(quotient.quotient, others[piece] as number, quotient.elementOf(next))));
}

/** The moves of a piece to squares of such sizes. */
function movesTo(squares: Squares, accepts: (piece: number, next: number) => boolean): PieceMove[] {
  return squares.flatMap((square, piece) =>
    [...reachable(PIECE_MOVEMENTS.knight, square)].filter((next) => accepts(piece, sizeOf(next))).map((next) => ({ piece, ...next })),
  );
}

function told(quotient: PartialQuotient, squares: Squares, winningMoves: readonly PieceMove[]): Explanation {
  const alike = alikeTo(quotient, squares);
  const isWon = !quotient.isLost(quotient.elementOfSum(squares.map(sizeOf)));
  const [first] = winningMoves;
  return {
    sentences: [
      tell(
        say`Here the last move loses, so knights aren’t like Nim heaps. But near the corner there are only ${quotient.quotient.order} kinds of positions. Positions of one kind can stand in for each other beside any knights.`,
      ),
      isWon
        ? tell(say`All knights together are of one kind with ${knightsPhrase(alike)}: won.`, outcome(isWon), outcome(isWon, alike))
        : tell(say`All knights together are of one kind with ${knightsPhrase(alike)}: lost.`, outcome(isWon), outcome(isWon, alike)),
      ...(first ? [explainMove(quotient, squares, first)] : []),
    ],
    drawings: [],
  };
}

function explainMove(quotient: PartialQuotient, squares: Squares, { piece, ...square }: PieceMove) {
  const after = squares.with(piece, square);
  const alike = alikeTo(quotient, after);
  return tell(
    say`After the move to ${squareText(square)} all knights together are of one kind with ${knightsPhrase(alike)}: lost.`,
    outcome(false, after),
    outcome(false, alike),
  );
}

/** The position nearest to the corner of one kind with these knights. */
function alikeTo(quotient: PartialQuotient, squares: Squares): Squares {
  return quotient.rowsOf(quotient.elementOfSum(squares.map(sizeOf))).map((size) => SQUARES[size] as Square);
}

function outcome(isWon: boolean, squares?: Squares): Claim {
  const is = isWon ? 'N' : 'P';
  if (!squares) return { kind: 'outcome', misere: true, is };
  return { kind: 'outcome', misere: true, is, position: squaresNotation.format(squares.length === 0 ? [CORNER] : squares) };
}

function knightsPhrase(squares: Squares): Phrase {
  if (squares.length === 0) return say`no knight at all`;
  return count(squares.length, 'a knight on {1}', 'knights on {1}', listed(squares.map(squareText)));
}

const CORNER: Square = { column: 0, row: 0 };

/** A square as a size: by column + row, which every move lowers, and then by the nearer edge; of two that mirror each other only one counts. */
function sizeOf({ column, row }: Square): number {
  return startOf(column + row) + Math.min(column, row);
}

/** The size of the first square whose column and row add up to `sum`. */
function startOf(sum: number): number {
  return Math.floor((sum + 1) / 2) * Math.ceil((sum + 1) / 2);
}

/** The squares by their sizes. */
const SQUARES: readonly Square[] = Array.from({ length: 2 * Math.ceil(Math.sqrt(MAX_QUOTIENT_ROW)) + 1 }, (_, sum) => sum).flatMap((sum) =>
  Array.from({ length: startOf(sum + 1) - startOf(sum) }, (_, near) => ({ column: near, row: sum - near })),
);

/** One knight as a game of rows, a square each. */
const ON_SQUARES: RowGame = {
  longest: Number.POSITIVE_INFINITY,
  byTake: false,
  most: 2,
  pieces: (size) =>
    [...new Set(Array.from(reachable(PIECE_MOVEMENTS.knight, SQUARES[size] as Square), sizeOf))].map((left) => [0, left] as const),
};
