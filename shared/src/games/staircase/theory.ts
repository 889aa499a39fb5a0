import { type Explanation, type Sentence, tell } from '../../game/explanation.ts';
import { type HeapMove, type Heaps, heapMoveNotation } from '../../game/heaps.ts';
import type { Solution, Theory } from '../../game/theory.ts';
import { list, say } from '../../phrase.ts';
import { explainOddColumns, nimColumns } from '../../solver/nim-columns.ts';
import { pairedOff } from '../../solver/powers.ts';
import { explainSum, partName, type Sum } from '../../solver/reasons.ts';
import { solveTameSum, wantedSize } from '../../solver/tame-sum.ts';

/**
 * The first, third, fifth … step are heaps of Nim: stones that leave one are gone for good, and those that come to one from the
 * step above can be moved on at once, which undoes the move. The same holds where the last move loses: see the documentation
 * of the solver.
 */
export const staircaseTheory: Theory<Heaps, HeapMove> = { closed };

function closed(steps: Heaps, misere: boolean): Solution<Heaps, HeapMove> {
  const odd = [...steps.keys()].filter((step) => step % 2 === 0);
  const { sum, ...verdict } = solveTameSum(
    {
      parts: odd.map((step) => [steps[step] as number]),
      values: odd.map((step) => {
        const size = steps[step] as number;
        return { nimber: size, fickle: size <= 1 };
      }),
      movesTo(index, want): HeapMove[] {
        const step = odd[index] as number;
        const change = wantedSize(want) - (steps[step] as number);
        if (change < 0) return [{ heap: step, take: -change }];
        return change > 0 && change <= (steps[step + 1] ?? 0) ? [{ heap: step + 1, take: change }] : [];
      },
    },
    misere,
  );
  return {
    ...verdict,
    parts: [{ position: steps, nimber: verdict.nimber }],
    method: METHOD,
    explain: () => reason(steps, odd, verdict.winningMoves, sum),
  };
}

/** Only every second step counts, from the lowest up. */
function reason(steps: Heaps, odd: readonly number[], winningMoves: readonly HeapMove[], sum: Sum): Explanation {
  const words = { all: say`no odd step has more than one stone`, notAll: say`an odd step has more than one stone` };
  const disguise = tell(
    say`Only the odd steps count: the first, the third and so on. They are Nim heaps. Stones that come down to an odd step can be moved on at once, as if nothing had happened.`,
  );
  return {
    sentences: [
      disguise,
      tell(say`Write their numbers in binary, one step below the other, and count the ones in each column.`),
      ...(sum.turned ? [] : explainOddColumns(sum.nimSum)),
      ...explainSum(sum, 'heaps', words),
      ...explainWinning(winningMoves, sum),
    ],
    drawings: [
      nimColumns(
        say`The odd steps in binary`,
        odd.map((step) => ({
          name: partName(step),
          number: steps[step] as number,
          key: winningMoves.some(({ heap }) => heap === step || heap === step + 1),
        })),
        sum.nimSum,
      ),
    ],
    ...pairedOff(
      odd.map((step) => ({ name: partName(step), number: steps[step] as number })),
      sum.misere,
      [disguise],
    ),
  };
}

function explainWinning(winningMoves: readonly HeapMove[], { misere }: Sum): Sentence[] {
  if (winningMoves.length === 0) return [];
  const from = winningMoves.map(({ heap }) => partName(heap));
  const claim = { kind: 'winning', moves: winningMoves.map((move) => heapMoveNotation.format(move)), misere } as const;
  return [tell(say`A winning move takes from step ${list('or', from)}.`, claim)];
}

const METHOD = {
  tier: 'theorem',
  source: say`Sprague, Über zwei Abarten von Nim, 1937; last move loses: proved in the documentation of the solver`,
} as const;
