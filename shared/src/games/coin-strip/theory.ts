import { type Explanation, tell } from '../../game/explanation.ts';
import { type CoinMove, type Coins, explainStarts } from '../../game/strip.ts';
import type { Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { explainOddColumns, nimColumns } from '../../solver/nim-columns.ts';
import { pairedOff } from '../../solver/powers.ts';
import { explainSum, type Sum } from '../../solver/reasons.ts';
import { solveTameSum, wantedSize } from '../../solver/tame-sum.ts';

/** Two coins next to each other, counted from the right, and the empty squares between them. */
interface Pair {
  readonly right: number;
  /** 0 where the first coin is left over: its partner is the end of the strip, which does not move. */
  readonly left: number;
  readonly gap: number;
  /** How far the left coin can move. */
  readonly room: number;
}

/**
 * Berlekamp, Conway and Guy 1982: the gap of each pair is a Nim heap. The left coin of a pair can make its gap larger, which
 * changes neither convention: see shared/docs/solver.md.
 */
export const coinStripTheory: Theory<Coins, CoinMove> = {
  closed(coins, misere) {
    const pairs = pairsOf(coins);
    const { sum, ...verdict } = solveTameSum(
      {
        parts: pairs.map(() => coins),
        values: pairs.map(({ gap }) => ({ nimber: gap, fickle: gap <= 1 })),
        movesTo(index, want) {
          const { left, right, gap, room } = pairs[index] as Pair;
          const less = gap - wantedSize(want);
          if (less > 0) return [{ from: right, to: right - less }];
          return -less <= room ? [{ from: left, to: left + less }] : [];
        },
      },
      misere,
    );
    return {
      ...verdict,
      parts: [{ position: coins, nimber: verdict.nimber }],
      method: {
        tier: 'theorem',
        source: say`Berlekamp, Conway and Guy, Winning Ways, 1982: the gaps of pairs of coins are Nim heaps`,
      },
      explain: () => reason(pairs, verdict.winningMoves, sum),
    };
  },
};

function pairsOf(coins: Coins): readonly Pair[] {
  return coins.flatMap((right, index) => {
    if ((coins.length - index) % 2 === 0) return [];
    const left = coins[index - 1] ?? 0;
    return [{ right, left, gap: right - left - 1, room: Math.max(0, left - (coins[index - 2] ?? 0) - 1) }];
  });
}

/** Gaps in binary: columns with an odd number of ones decide. */
function reason(pairs: readonly Pair[], winningMoves: readonly CoinMove[], sum: Sum): Explanation {
  const movers = winningMoves.map(({ from }) => from);
  const words = { all: say`no gap of a pair is larger than 1`, notAll: say`a gap of a pair is larger than 1` };
  const disguise = tell(
    say`Pair the coins, starting with the two on the right. A coin left over pairs with the end of the strip. The gap between two partners is a Nim heap.`,
  );
  return {
    sentences: [
      disguise,
      tell(say`Write the gaps in binary, one below the other, and count the ones in each column.`),
      ...(sum.turned ? [] : explainOddColumns(sum.nimSum)),
      ...explainSum(sum, 'heaps', words),
      tell(say`A gap grows when the left coin of its pair moves, and shrinks again when the right one follows.`),
      ...explainStarts(winningMoves, sum.misere),
    ],
    drawings: [
      nimColumns(
        say`The gaps in binary`,
        pairs.map(({ left, right, gap }) => ({
          name: left === 0 ? say`up to coin ${right}` : say`coins ${left} and ${right}`,
          number: gap,
          key: movers.includes(left) || movers.includes(right),
        })),
        sum.nimSum,
      ),
    ],
    ...pairedOff(
      pairs.map(({ left, right, gap }) => ({ name: left === 0 ? `${right}` : `${left}–${right}`, number: gap })),
      sum.misere,
      [disguise],
    ),
  };
}
