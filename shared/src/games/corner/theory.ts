import { DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Explanation } from '../../game/explanation.ts';
import type { Computation, Method, Solution, Theory } from '../../game/theory.ts';
import { type Phrase, say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { reachesTarget, solveTameSum, type TameValue, type TargetNimbers, tameSum, targetNimbers } from '../../solver/tame-sum.ts';
import { isLostQueen, onDiagonal, partner } from './golden.ts';
import { knightsByQuotient, knownOfKnights } from './knight-quotient.ts';
import { isTameKnight, knightNimber, knightValue, likeSquare, misereKnightNimber } from './knight-values.ts';
import {
  FARTHEST,
  PIECE_MOVEMENTS,
  type PieceMove,
  type PieceName,
  pieceMoveNotation,
  reachable,
  type Square,
  type Squares,
} from './pieces.ts';
import { type QueenTable, queenTable } from './queen-table.ts';
import { byValues, goldenPairs, loneKnightReason, rooksAsHeaps, type Solved } from './reasons.ts';

/** The largest column + row whose nimbers of a queen are worked out one by one. */
const FARTHEST_QUEEN = 3_000;

/** Beyond this column + row a queen alone is judged by her golden pairs, which takes no time. */
const LONE_QUEEN = 600;

/** Several pieces are a sum. */
export function cornerTheory(piece: PieceName): Theory<Squares, PieceMove> {
  switch (piece) {
    case 'rook':
      return { closed: (squares, misere) => summed(squares, rookValue, rookMoves, misere, ROOK, rooksAsHeaps) };
    case 'king':
      return {
        closed: (squares, misere) =>
          summed(squares, kingValue, stepMoves('king', kingValue), misere, KING, (solved) => byValues(solved, kingWords())),
      };
    case 'queen':
      return { closed: farQueen, table: queens(queenTable(FARTHEST_QUEEN)) };
    case 'knight':
      return knights();
    default:
      return piece satisfies never;
  }
}

/** Uses nimbers in normal play and, under misère play, while the knights are tame; otherwise a quotient as far as it reaches. */
function knights(): Theory<Squares, PieceMove> {
  return {
    closed(squares, misere) {
      if (!squares.every(isInside)) return null;
      if (misere && !squares.every(isTameKnight)) return loneKnight(squares);
      return summed(squares, knightValue, stepMoves('knight', knightValue), misere, KNIGHT, (solved) => byValues(solved, knightWords()));
    },
    known: (squares, misere) => (misere ? knownOfKnights(squares) : null),
    *table(squares, misere, budget = DEFAULT_BUDGET) {
      return misere ? yield* knightsByQuotient(squares, budget) : null;
    },
  };
}

/** Whether no jump of a knight from here on is cut off by the far end of the board: a jump away from an edge takes two squares for one. */
function isInside({ column, row }: Square): boolean {
  return column + Math.floor(row / 2) <= FARTHEST && row + Math.floor(column / 2) <= FARTHEST;
}

/** Under misère play, by where it alone wins and loses, the one knight that can still move; null where there are several. */
function loneKnight(squares: Squares): Solution<Squares, PieceMove> | null {
  const movable = [...squares.keys()].filter((piece) => knightMoves(squares[piece] as Square).length > 0);
  if (movable.length !== 1) return null;
  const piece = movable[0] as number;
  const square = squares[piece] as Square;
  const winning = knightMoves(square).filter((next) => misereKnightNimber(next) === 0);
  return {
    outcome: winning.length > 0 ? 'N' : 'P',
    nimber: null,
    winningMoves: winning.map((next) => ({ piece, ...next })),
    winningCount: winning.length,
    parts: squares.map((each) => ({ position: [each], nimber: knightNimber(each) })),
    method: KNIGHT,
    explain: () => ({
      ...loneKnightReason(square, likeSquare(square), winning),
      lost: lostSquares(squares, (each) => (next) => each === piece && misereKnightNimber(next) === 0),
    }),
  };
}

function knightMoves(square: Square): Square[] {
  return [...reachable(PIECE_MOVEMENTS.knight, square)];
}

type Moves = (square: Square, want: TargetNimbers) => Iterable<Square>;
type Explain = (solved: Solved) => Explanation;

function summed(
  squares: Squares,
  valueAt: (square: Square) => TameValue,
  moves: Moves,
  misere: boolean,
  method: Method,
  reason: Explain,
): Solution<Squares, PieceMove> {
  const values = squares.map(valueAt);
  const { sum, ...verdict } = solveTameSum(
    {
      parts: squares.map((square) => [square]),
      values,
      movesTo: (piece, want) => Array.from(moves(squares[piece] as Square, want), (square): PieceMove => ({ piece, ...square })),
    },
    misere,
  );
  const lost = (): string[] =>
    lostSquares(squares, (piece) => {
      const want = targetNimbers(tameSum(values), values[piece] as TameValue, misere);
      return (square) => reachesTarget(valueAt(square), want);
    });
  return { ...verdict, method, explain: () => ({ ...reason({ squares, values, winningMoves: verdict.winningMoves, sum }), lost: lost() }) };
}

/** Columns and rows that a board has at most where it is painted, and pieces that it is painted for. */
const PAINTED = { side: 24, pieces: 8 } as const;

/** Where each piece would leave a lost game, of the squares that are as near to the corner as it is, or nearer. */
function lostSquares(squares: Squares, loses: (piece: number) => (square: Square) => boolean): string[] {
  const { side, pieces } = PAINTED;
  if (squares.length > pieces || squares.some(({ column, row }) => Math.max(column, row) >= side)) return [];
  const board = Array.from({ length: side * side }, (_, at): Square => ({ column: at % side, row: Math.floor(at / side) }));
  return squares.flatMap((from, piece) =>
    board
      .filter(({ column, row }) => column + row <= from.column + from.row)
      .filter(loses(piece))
      .map((square) => pieceMoveNotation.format({ piece, ...square })),
  );
}

/** A rook is two Nim heaps, its column and its row. */
function rookValue({ column, row }: Square): TameValue {
  return { nimber: nimSum(column, row), fickle: column <= 1 && row <= 1 };
}

function* rookMoves({ column, row }: Square, want: TargetNimbers): Generator<Square, void, void> {
  const goals = new Set([want.firm, want.fickle]);
  const squares = [...goals].flatMap((goal) => [
    { column: nimSum(goal, row), row },
    { column, row: nimSum(goal, column) },
  ]);
  for (const square of squares) {
    const nearer = square.column < column || square.row < row;
    if (nearer && square.column <= column && square.row <= row && reachesTarget(rookValue(square), want)) yield square;
  }
}

/** By induction on the three squares a king can step to: values repeat with period 2, but for the edges' misère values. */
function kingValue({ column, row }: Square): TameValue {
  const near = Math.min(column, row);
  const far = Math.max(column, row) % 2;
  return { nimber: near % 2 === 0 ? far : 3 - far, fickle: near === 0 };
}

function stepMoves(piece: PieceName, value: (square: Square) => TameValue): Moves {
  return function* (square, want) {
    for (const next of reachable(PIECE_MOVEMENTS[piece], square)) {
      if (reachesTarget(value(next), want)) yield next;
    }
  };
}

function queens(table: QueenTable) {
  return function* tabled(squares: Squares, misere: boolean): Computation<Solution<Squares, PieceMove> | null> {
    for (const square of squares) {
      if (!(yield* table.reach(square, misere))) return null;
    }
    const reach = Math.max(...squares.map(({ column, row }) => column + row));
    const computed = say`Every square whose column and row add up to ${reach} or less was worked out.`;
    return summed(squares, table.at, stepMoves('queen', table.at), misere, TABLE, (solved) => explainQueens(solved, computed));
  };
}

/** Explains several queens by their values, and one queen by the pairs. */
function explainQueens(solved: Solved, computed: Phrase): Explanation {
  const piece = loneQueen(solved.squares);
  return piece === null ? byValues(solved, computed) : goldenPairs(solved.squares[piece] as Square, solved.sum.misere);
}

/** The one queen that is not in the corner; pieces there are out of the game. */
function loneQueen(squares: Squares): number | null {
  const away = [...squares.keys()].filter((piece) => squares[piece]?.column !== 0 || squares[piece]?.row !== 0);
  return away.length === 1 ? (away[0] as number) : null;
}

/** A lone queen too far out for a table, by its golden pairs. */
function farQueen(squares: Squares, misere: boolean): Solution<Squares, PieceMove> | null {
  const piece = loneQueen(squares);
  if (piece === null) return null;
  const { column, row } = squares[piece] as Square;
  if (column + row <= LONE_QUEEN) return null;
  const [lower, upper] = onDiagonal(Math.abs(column - row), misere);
  const targets = [
    { column: partner(row, misere), row },
    { column, row: partner(column, misere) },
    column <= row ? { column: lower, row: upper } : { column: upper, row: lower },
  ];
  const nearer = targets.filter((square) => square.column <= column && square.row <= row && (square.column < column || square.row < row));
  const isLost = isLostQueen({ column, row }, misere);
  const winningMoves = isLost ? [] : nearer.map((square): PieceMove => ({ piece, ...square }));
  return {
    outcome: isLost ? 'P' : 'N',
    nimber: null,
    winningMoves,
    winningCount: winningMoves.length,
    parts: squares.map((square, index) => ({ position: [square], nimber: index === piece ? null : 0 })),
    method: QUEEN,
    explain: () => goldenPairs({ column, row }, misere),
  };
}

function kingWords(): Phrase {
  return say`Each king is worth 0 or 1 if the nearer edge is an even number of steps away. It is worth 2 or 3 if the number is odd.`;
}

function knightWords(): Phrase {
  return say`What a knight is worth repeats every four squares along the diagonal. Far from the diagonal, it does so along rows and columns too.`;
}

const ROOK: Method = { tier: 'theorem', source: say`Bouton 1901: a rook is two Nim heaps; exact for every square that can be played here` };
const KING: Method = { tier: 'theorem', source: say`Values of a king repeat with period 2, by induction` };
const KNIGHT: Method = { tier: 'theorem', source: say`Values of a knight repeat with period 4, by induction` };
const QUEEN: Method = { tier: 'theorem', source: say`Wythoff, A modification of the game of Nim, 1907` };
const TABLE: Method = { tier: 'table', source: say`Nimbers of all squares nearer the corner, worked out from the rules` };
