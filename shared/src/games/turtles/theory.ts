import { type Claim, type Explanation, type Sentence, tell } from '../../game/explanation.ts';
import type { Solution, Theory } from '../../game/theory.ts';
import { list, say } from '../../phrase.ts';
import { explainOddColumns, nimColumns } from '../../solver/nim-columns.ts';
import { explainSum, fickleWords } from '../../solver/reasons.ts';
import { type Coins, type Turn, turnNotation } from './coins.ts';

/**
 * Berlekamp, Conway and Guy 1982: the coin at n, showing heads, is a Nim heap of n, since two equal heaps are worth
 * nothing. Where the last move loses it is the pairs 2 and 3, 4 and 5, … that decide: while one of them shows heads once,
 * nothing changes, and otherwise the verdict is turned round. Proved in shared/docs/solver.md.
 */
export const turtlesTheory: Theory<Coins, Turn> = {
  closed(coins, misere): Solution<Coins, Turn> {
    const heads = headsOf(coins);
    const nimSum = sumOf(heads);
    const winningMoves = isWon(heads, misere) ? winningTurns(heads, misere) : [];
    return {
      outcome: isWon(heads, misere) ? 'N' : 'P',
      nimber: misere ? null : nimSum,
      winningMoves,
      winningCount: winningMoves.length,
      parts: [{ position: coins, nimber: misere ? null : nimSum }],
      method: {
        tier: 'theorem',
        source: misere
          ? say`As where the last move wins, but for heads in pairs: proved in the documentation of the solver`
          : say`Berlekamp, Conway and Guy, Winning Ways, 1982: a coin that shows heads is a Nim heap as large as its number`,
      },
      explain: () => reason(heads, nimSum, winningMoves, misere),
    };
  },
};

function headsOf(coins: Coins): readonly number[] {
  return [...coins.keys()].filter((index) => coins[index]).map((index) => index + 1);
}

function sumOf(heads: readonly number[]): number {
  return heads.reduce((sum, coin) => sum ^ coin, 0);
}

/** Whether each of the pairs 2 and 3, 4 and 5, … shows two heads or none. */
function isPaired(heads: readonly number[]): boolean {
  const paired = heads.filter((coin) => coin > 1);
  return paired.every((coin) => paired.includes(coin ^ 1));
}

function isWon(heads: readonly number[], misere: boolean): boolean {
  return (sumOf(heads) !== 0) !== (misere && isPaired(heads));
}

/** A lost position has a sum of 0 or 1, so that of all the coins that could be turned with another only two are looked at. */
function winningTurns(heads: readonly number[], misere: boolean): Turn[] {
  const sum = sumOf(heads);
  return heads.flatMap((from) =>
    [sum ^ from, sum ^ from ^ 1]
      .filter((also) => also < from)
      .map((also) => ({ from, also }))
      .filter((turn) => !isWon(after(heads, turn), misere)),
  );
}

function after(heads: readonly number[], { from, also }: Turn): readonly number[] {
  const left = heads.filter((coin) => coin !== from && coin !== also);
  return also === 0 || heads.includes(also) ? left : [...left, also];
}

/** Numbers of the heads in binary: columns with an odd number of ones decide. */
function reason(heads: readonly number[], nimSum: number, winningMoves: readonly Turn[], misere: boolean): Explanation {
  const turned = [...new Set(winningMoves.map(({ from }) => from))];
  return {
    sentences: [
      tell(
        say`A coin that shows heads is a Nim heap, as large as its number. Write these numbers in binary, one below the other. Count the ones in each column.`,
      ),
      ...explainOddColumns(nimSum),
      ...(misere ? explainPairs(nimSum, isPaired(heads)) : explainSum({ nimSum, misere, turned: false }, 'heaps', fickleWords())),
      ...(turned.length === 0
        ? []
        : [
            tell(say`A winning move turns coin ${list('or', turned)} to tails.`, {
              kind: 'winning',
              moves: winningMoves.map((turn) => turnNotation.format(turn)),
              misere,
            }),
          ]),
    ],
    drawings: [
      nimColumns(
        say`The numbers of the heads in binary`,
        heads.map((coin) => ({ name: say`coin ${coin}`, number: coin, key: turned.includes(coin) })),
        nimSum,
      ),
    ],
  };
}

/** What it changes that the last move loses. */
function explainPairs(nimSum: number, paired: boolean): Sentence[] {
  const claims: Claim[] = [
    { kind: 'nimber', is: nimSum },
    { kind: 'outcome', misere: false, is: nimSum === 0 ? 'P' : 'N' },
    { kind: 'outcome', misere: true, is: (nimSum === 0) === paired ? 'N' : 'P' },
  ];
  const rule = tell(
    say`Here the last move loses. Look at the pairs 2 and 3, 4 and 5, 6 and 7, and so on. While one of these pairs shows exactly one head, nothing changes.`,
  );
  if (!paired) {
    return [
      rule,
      nimSum === 0
        ? tell(say`One pair does. With a nim-sum of 0, the side to move loses.`, ...claims)
        : tell(say`One pair does. With a nim-sum of ${nimSum}, not 0, the side to move wins.`, ...claims),
    ];
  }
  return [
    rule,
    nimSum === 0
      ? tell(say`No pair does, and that changes who wins. With a nim-sum of 0, the side to move wins.`, ...claims)
      : tell(say`No pair does, and that changes who wins. With a nim-sum of ${nimSum}, the side to move loses.`, ...claims),
  ];
}
