import { listsAll } from '../game/theory.ts';
import type { Analysis } from '../solver/analysis.ts';
import { type BySeat, moverOf, otherSeat, type Seat } from './seat.ts';

/** What a move did with the win, known from perfect play alone. */
export const JUDGEMENTS = [
  /** The mover had the win and has it still. */
  'kept',
  /** The same, and no other move would have done it, mirror images of it apart. */
  'only',
  /** The mover had the win; now the other side has it. */
  'gave-away',
  /** Every move loses. */
  'lost-anyway',
  /** Perfect play is not known well enough to say. */
  'unknown',
] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** The parts of an analysis that a review needs. */
export type PositionVerdict = Pick<Analysis, 'outcome' | 'winningMoves' | 'winningCount' | 'mayBeMore' | 'winningWays'>;

/** A move between two positions, `before` and `after`; null where nothing is known. `move` is in canonical text. */
export function judge(move: string, before: PositionVerdict | null, after: PositionVerdict | null): Judgement {
  if (before?.outcome === 'P') return 'lost-anyway';
  const keeps = leavesLoss(move, before, after);
  if (keeps === null) return 'unknown';
  if (keeps) return before?.outcome === 'N' && before.winningWays === 1 && listsAll(before) ? 'only' : 'kept';
  // A move that loses gives something away only if there was a win to begin with.
  return before?.outcome === 'N' ? 'gave-away' : 'unknown';
}

/** Whether the side to move after this has lost; null where it is not known. */
function leavesLoss(move: string, before: PositionVerdict | null, after: PositionVerdict | null): boolean | null {
  if (after && after.outcome !== 'unknown') return after.outcome === 'P';
  if (before?.outcome !== 'N') return null;
  if (before.winningMoves.includes(move)) return true;
  return listsAll(before) ? false : null;
}

/** Who is winning after this many moves; null if unknown. */
export function winnerAt(ply: number, known: PositionVerdict | null): Seat | null {
  if (!known || known.outcome === 'unknown') return null;
  return known.outcome === 'N' ? moverOf(ply) : otherSeat(moverOf(ply));
}

/** In how many positions a player had a winning move, and in how many of these they kept the win. */
export interface Accuracy {
  readonly had: number;
  readonly kept: number;
}

/** The accuracy of both, from the judgements of all moves in order; moves that cannot be judged count for neither. */
export function accuracies(judgements: readonly Judgement[]): BySeat<Accuracy> {
  const of = (seat: Seat): Accuracy => {
    const own = judgements.filter((_, ply) => moverOf(ply) === seat);
    const kept = own.filter((judgement) => judgement === 'kept' || judgement === 'only').length;
    return { had: kept + own.filter((judgement) => judgement === 'gave-away').length, kept };
  };
  return { first: of('first'), second: of('second') };
}
