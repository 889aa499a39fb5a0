import { type Claim, type Explanation, type Sentence, tell } from '../../game/explanation.ts';
import { list, type Phrase, say } from '../../phrase.ts';
import { explainOddColumns, nimColumns } from '../../solver/nim-columns.ts';
import { explainSum, explainValues, partName, type Sum } from '../../solver/reasons.ts';
import { explainTame } from '../../solver/size-table.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import { isLostQueen, onDiagonal } from './golden.ts';
import { type PieceMove, pieceMoveNotation, type Square, type Squares, squareText } from './pieces.ts';

/** Golden pairs that are drawn. */
const PAIRS_SHOWN = 10;

/** A solved sum of pieces, from which its explanation is made. */
export interface Solved {
  readonly squares: Squares;
  readonly values: readonly TameValue[];
  readonly winningMoves: readonly PieceMove[];
  readonly sum: Sum;
}

/** Pieces whose values were looked up; `computed` says where. */
export function byValues({ values, sum }: Solved, computed: Phrase): Explanation {
  return { sentences: [explainValues(values.map(({ nimber }) => nimber)), tell(computed), ...explainTame(values, sum)], drawings: [] };
}

/** Two Nim heaps for each rook: its steps to the left edge and its steps down. */
export function rooksAsHeaps({ squares, winningMoves, sum }: Solved): Explanation {
  const ways = winningMoves.map(({ piece, column }) => 2 * piece + (column === squares[piece]?.column ? 1 : 0));
  const name = (heap: number): Phrase => {
    const way = heap % 2 === 0 ? say`left` : say`down`;
    return squares.length === 1 ? way : say`${partName(Math.floor(heap / 2))} ${way}`;
  };
  const words = { all: say`no distance is larger than 1`, notAll: say`a distance is larger than 1` };
  return {
    sentences: [
      tell(
        say`A rook is two Nim heaps. They are its steps to the left and its steps down. Write them in binary, one below the other. Count the ones in each column.`,
      ),
      ...(sum.turned ? [] : explainOddColumns(sum.nimSum)),
      ...explainSum(sum, 'heaps', words),
      ...(ways.length > 0 && !sum.turned ? [explainWays([...new Set(ways)].map(name), winningMoves, sum)] : []),
    ],
    drawings: [
      nimColumns(
        say`The heaps in binary`,
        squares.flatMap(({ column, row }) => [column, row]).map((number, heap) => ({ name: name(heap), number, key: ways.includes(heap) })),
        sum.nimSum,
      ),
    ],
  };
}

function explainWays(ways: readonly Phrase[], winningMoves: readonly PieceMove[], { misere }: Sum): Sentence {
  const which = list('or', ways);
  return tell(misere ? say`A winning move goes ${which}.` : say`Moving ${which} can make all of them even.`, {
    kind: 'winning',
    moves: winningMoves.map((move) => pieceMoveNotation.format(move)),
    misere,
  });
}

/** Under misère play, a knight that is alone, and a square near the corner that is like its own. */
export function loneKnightReason(square: Square, like: Square, winning: readonly Square[]): Explanation {
  const is = winning.length > 0 ? 'N' : 'P';
  const outcome: Claim = { kind: 'outcome', misere: true, is };
  const [at, near] = [squareText(square), squareText(like)];
  const repeats = say`Only one knight can still move. Whether it wins repeats every four squares along the diagonal. Far from the diagonal, it does so along rows and columns too.`;
  const says = is === 'N' ? say`So ${at} is like ${near}: won.` : say`So ${at} is like ${near}: lost.`;
  const moves =
    is === 'N' ? say`A winning move goes to ${list('or', winning.map(squareText))}.` : say`Wherever it goes, the other side wins.`;
  const alike = near === at ? [] : [tell(says, outcome, { ...outcome, position: near })];
  return { sentences: [tell(repeats), ...alike, tell(moves, outcome)], drawings: [] };
}

/** A queen alone, and the first pairs with its numbers marked: every number is in one of them. */
export function goldenPairs({ column, row }: Square, misere: boolean): Explanation {
  const pairs = Array.from({ length: PAIRS_SHOWN }, (_, apart) => onDiagonal(apart, misere));
  const marked = (number: number) => (number === column || number === row ? ({ value: number, look: 'key' } as const) : number);
  return {
    sentences: [
      tell(
        say`A single queen loses on the golden pairs. Each pair begins with the smallest number not used yet. Its numbers are one further apart than in the pair before.`,
      ),
      ...(misere
        ? [tell(say`Here making the last move loses: (0, 1) and (2, 2) stand in for (0, 0) and (1, 2), and all others stay.`)]
        : []),
      explainPair(
        { column, row },
        pairs.toSorted(([a], [b]) => a - b),
        misere,
      ),
      tell(say`The numbers are the multiples of the golden ratio 1.618… and of its square 2.618…, rounded down.`),
    ],
    drawings: [
      {
        kind: 'table',
        title: say`The golden pairs`,
        rows: [
          { name: say`smaller`, cells: [...pairs.map(([smaller]) => marked(smaller)), '…'] },
          { name: say`larger`, cells: [...pairs.map(([, larger]) => marked(larger)), '…'] },
          { name: say`apart`, cells: [...pairs.map((_, apart) => ({ value: apart, look: 'soft' as const })), '…'] },
        ],
      },
    ],
  };
}

function explainPair({ column, row }: Square, pairs: readonly (readonly [number, number])[], misere: boolean): Sentence {
  const isLost = isLostQueen({ column, row }, misere);
  const says = !isLost
    ? say`${column} and ${row} aren’t such a pair. A winning move makes them one.`
    : misere
      ? say`${column} and ${row} are such a pair. No move leads to another one, so every move loses.`
      : say`${column} and ${row} are such a pair. Every move leaves the pairs, and the next one can come back to them.`;
  return tell(says, { kind: 'outcome', misere, is: isLost ? 'P' : 'N' }, { kind: 'lost', when: { kind: 'pairs', pairs }, misere });
}
