import { type BoardSquare, squareName } from '../../game/board-squares.ts';
import { type Claim, type Explanation, type Sentence, tell } from '../../game/explanation.ts';
import { list, say } from '../../phrase.ts';
import { nimColumns } from '../../solver/nim-columns.ts';
import { explainSum } from '../../solver/reasons.ts';
import { isTurned, tameSum } from '../../solver/tame-sum.ts';
import { type Bar, mirrored } from './bar.ts';

/** A solved bar, from which its explanation is made. */
export interface Solved {
  readonly bar: Bar;
  readonly outcome: 'N' | 'P';
  readonly winningMoves: readonly BoardSquare[];
  readonly misere: boolean;
}

export function reason(solved: Solved): Explanation {
  const { bar, outcome, winningMoves, misere } = solved;
  const isOver = bar.length === 1 && bar[0] === 1;
  if (isOver) return { sentences: [explainOver(misere)], drawings: [] };
  if ((bar[1] ?? 1) === 1) return armsAsHeaps(solved);
  const claim: Claim = { kind: 'outcome', misere, is: outcome };
  return {
    sentences: [
      ...explainShape(solved, claim),
      tell(say`For most shapes no rule is known. So everything that can be left of this bar was worked out.`, claim),
      ...explainWinning(winningMoves, misere),
    ],
    drawings: [],
  };
}

function explainOver(misere: boolean): Sentence {
  return misere
    ? tell(say`Only the poison is left, and the side to move has won.`, { kind: 'outcome', misere, is: 'N' })
    : tell(say`Only the poison is left, and the side to move has lost.`, { kind: 'outcome', misere, is: 'P' });
}

/** One row and one column: a bite shortens one of them. */
function armsAsHeaps({ bar, winningMoves, misere }: Solved): Explanation {
  const arms = [(bar[0] as number) - 1, bar.length - 1];
  const sum = tameSum(arms.map((arm) => ({ nimber: arm, fickle: arm <= 1 })));
  return {
    sentences: [
      tell(say`Only one row and one column are left. Without the poison, they are two Nim heaps. A bite takes from one of them.`),
      ...explainSum({ nimSum: sum.nimSum, misere, turned: isTurned(sum, misere) }, 'heaps', {
        all: say`no heap is larger than 1`,
        notAll: say`a heap is larger than 1`,
      }),
      ...explainWinning(winningMoves, misere),
    ],
    drawings: [
      nimColumns(
        say`The heaps in binary`,
        [say`to the right`, say`upwards`].map((name, at) => ({ name, number: arms[at] as number })),
        sum.nimSum,
      ),
    ],
  };
}

/** What can be said of a shape without working anything out. */
function explainShape({ bar, misere }: Solved, claim: Claim): Sentence[] {
  const [width = 0] = bar;
  const height = bar.length;
  const isWhole = bar.every((length) => length === width);
  // A bar with the poison alone in its row or column was told before, so there is a b2.
  if (isOwnMirror(bar) && (!misere || width > 2)) {
    const arms = [width, ...Array<number>(height - 1).fill(1)].join(',');
    const says = isWhole
      ? say`On a square bar, bite at b2. That leaves a row and a column of the same length. Whatever the other side bites off one, bite the same off the other.`
      : say`The rows of this bar are as long as its columns. Bite at b2. That leaves a row and a column of the same length. Whatever the other side bites off one, bite the same off the other.`;
    return [tell(says, claim, { kind: 'outcome', position: arms, misere, is: 'P' })];
  }
  if (isWhole) {
    return [
      tell(
        say`A whole bar is always won. Think of a bite at the far corner. If it does not win, some answer to it does. But that answer could have been the first bite.`,
        claim,
      ),
    ];
  }
  if (height === 2 && !misere) {
    return [tell(say`Two rows are lost if the upper one is shorter by one, and only then.`, claim)];
  }
  return [];
}

/** Whether its rows are as long as its columns, in the same order. */
function isOwnMirror(bar: Bar): boolean {
  const columns = mirrored(bar);
  return columns.length === bar.length && columns.every((length, at) => length === bar[at]);
}

function explainWinning(winningMoves: readonly BoardSquare[], misere: boolean): Sentence[] {
  if (winningMoves.length === 0) return [];
  const names = winningMoves.map(squareName);
  return [tell(say`A winning move bites at ${list('or', names)}.`, { kind: 'winning', moves: names, misere })];
}
