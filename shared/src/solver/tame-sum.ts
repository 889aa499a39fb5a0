import type { Solution } from '../game/theory.ts';
import { nimSum } from './nimbers.ts';
import type { Sum } from './reasons.ts';

/**
 * A part of a sum whose misère play is tame: its normal and misère nimbers (g+, g−) are (0,1) or (1,0), and it is
 * fickle, or they are equal, and it is firm. One flag then settles misère sums; theory.ts of each family says why it holds.
 */
export interface TameValue {
  readonly nimber: number;
  readonly fickle: boolean;
}

/**
 * The sum of tame parts. Misère rule (certificate of tame components; see shared/docs/solver.md): when every part is
 * fickle the side to move wins exactly if the nim-sum is 0, otherwise exactly if it is not 0, as in normal play.
 */
export interface TameSum {
  readonly nimSum: number;
  /** How many parts are firm. */
  readonly firm: number;
}

export function tameSum(parts: readonly TameValue[]): TameSum {
  let sum = 0;
  let firm = 0;
  for (const part of parts) {
    sum = nimSum(sum, part.nimber);
    if (!part.fickle) firm++;
  }
  return { nimSum: sum, firm };
}

/** True when the misère verdict of the sum is the reverse of the normal one. */
export function isTurned(sum: TameSum, misere: boolean): boolean {
  return misere && sum.firm === 0;
}

export function tameOutcome(sum: TameSum, misere: boolean): 'N' | 'P' {
  return (sum.nimSum !== 0) !== isTurned(sum, misere) ? 'N' : 'P';
}

/** The nimbers a part must be brought to so that the whole sum is a P-position. */
export interface TargetNimbers {
  /** If the part becomes fickle. */
  readonly fickle: number;
  /** If the part becomes firm. */
  readonly firm: number;
}

/** What the part must become for its side to win, given the sum of all parts and the part as it is now. */
export function targetNimbers(sum: TameSum, part: TameValue, misere: boolean): TargetNimbers {
  const others = nimSum(sum.nimSum, part.nimber);
  const othersFickle = sum.firm === (part.fickle ? 0 : 1);
  return { fickle: misere && othersFickle ? nimSum(others, 1) : others, firm: others };
}

/** The size of the one Nim heap that has a wanted value. */
export function wantedSize({ fickle, firm }: TargetNimbers): number {
  return firm <= 1 ? fickle : firm;
}

export function reachesTarget(value: TameValue, want: TargetNimbers): boolean {
  return value.nimber === (value.fickle ? want.fickle : want.firm);
}

/** A disjunctive sum of tame parts, and how to bring one of them to a wanted value. */
export interface TameGame<Position, Move> {
  /** Each part as a position of its own. */
  readonly parts: readonly Position[];
  readonly values: readonly TameValue[];
  /** Every move in one part that brings it to a wanted value, each once. */
  movesTo(index: number, want: TargetNimbers): readonly Move[];
}

/** The value of the sum, with every winning move; the family adds the method and the explanation. */
export type TameVerdict<Position, Move> = Omit<Solution<Position, Move>, 'method' | 'explain'> & {
  readonly sum: Sum;
};

export function solveTameSum<Position, Move>(game: TameGame<Position, Move>, misere: boolean): TameVerdict<Position, Move> {
  const sum = tameSum(game.values);
  const outcome = tameOutcome(sum, misere);
  const winningMoves: Move[] = [];
  const parts = new Array(game.parts.length);
  for (let index = 0; index < parts.length; index++) {
    const value = game.values[index] as TameValue;
    parts[index] = { position: game.parts[index], nimber: value.nimber };
    if (outcome === 'N') winningMoves.push(...game.movesTo(index, targetNimbers(sum, value, misere)));
  }
  return {
    outcome,
    nimber: misere ? null : sum.nimSum,
    winningMoves,
    winningCount: winningMoves.length,
    parts,
    sum: { nimSum: sum.nimSum, misere, turned: isTurned(sum, misere) },
  };
}
