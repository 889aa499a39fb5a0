import type { Phrase } from '../phrase.ts';
import type { Budget } from './budget.ts';
import type { Explanation } from './explanation.ts';
import type { RowGame } from './row-game.ts';

/** `N`: the side to move wins. `P`: the side that just moved wins. `unknown`: not settled within the budget. */
export type Outcome = 'N' | 'P' | 'unknown';

/** How a verdict was reached, and how far that reaches. */
export interface Method {
  readonly tier: 'theorem' | 'table' | 'search';
  /** The theorem, with its authors or where it can be read; or what was computed. */
  readonly source: Phrase;
}

/** Longest list of winning moves in an answer; beyond it the list is a sample and `winningCount` says how many there are. */
export const MAX_MOVES_LISTED = 1_000;

/** What is known about a position under one convention. */
export interface Solution<Position, Move> {
  readonly outcome: Outcome;
  /** The Sprague–Grundy value; null where it is not known, and under misère play, where sums do not reduce to one number. */
  readonly nimber: number | null;
  /** Present where there was time to find who wins, but not the nimber. */
  readonly nimberUnknown?: true;
  /** Every move to a P-position; a sample of them when `winningCount` is larger. */
  readonly winningMoves: readonly Move[];
  /** How many there are, also where not all are listed; or at least, with `mayBeMore`. */
  readonly winningCount: number;
  /** Present where there was no time to find all of them. */
  readonly mayBeMore?: true;
  /** Present where the search ended because memory was full: a longer one would find no more. */
  readonly memoryFull?: true;
  /**
   * The independent components, in the order of the rules' `parts`, with their normal-play nimbers; the whole position if it has no parts.
   */
  readonly parts: readonly SolvedPart<Position>[];
  readonly method: Method;
  /** Why this holds; composed when it is asked for, since bots and searches hardly ever ask. */
  explain(): Explanation;
}

export interface SolvedPart<Position> {
  readonly position: Position;
  readonly nimber: number | null;
}

/** The nimber of a position of which it is known who wins, if it was found as well. */
export function nimberIfFound(nimber: number | null): Pick<Solution<unknown, unknown>, 'nimber' | 'nimberUnknown'> {
  return nimber === null ? { nimber, nimberUnknown: true } : { nimber };
}

/** How many winning moves there are where only these were found; a side that can win has one. */
export function atLeast(found: number): Pick<Solution<unknown, unknown>, 'winningCount' | 'mayBeMore'> {
  return { winningCount: Math.max(1, found), mayBeMore: true };
}

/** Whether every winning move is listed. */
export function listsAll({
  winningMoves,
  winningCount,
  mayBeMore,
}: Pick<Solution<unknown, unknown>, 'winningMoves' | 'winningCount' | 'mayBeMore'>): boolean {
  return !mayBeMore && winningMoves.length === winningCount;
}

/** The progress of a long computation. It is yielded often, so that the caller can stop it or let others run. */
export interface Progress {
  /** Positions looked at, or as much other work as that takes: some microseconds each. */
  readonly states: number;
}

/**
 * A computation in small steps: the same one runs in a worker thread, a web worker and a test. A step takes 20 ms and 20 MB
 * at most, whatever the position.
 */
export type Computation<T> = Generator<Progress, T, void>;

/** A computation that comes after others, counting on from what they took. */
export function* offsetProgress<T>(states: number, steps: Computation<T>): Computation<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { states: states + step.value.states };
  }
}

/** Values of single heaps or rows, computed on demand, and for all sizes once a period is proven. */
export interface Sizes {
  /**
   * Works the values out to a size; false when that is beyond their limit or, under misère play, not tame. Where no period is proven
   * before, sizes go up to `most`; without it to what a solver has time and room for.
   */
  reach(size: number, misere: boolean, most?: number): Computation<boolean>;
  /** How many sizes are known by now, from 0 up; infinite once a period is proven. */
  known(misere: boolean): number;
  /** The nimber of a size that has been reached, and whether its misère nimber is another: 0 and 1, or 1 and 0. */
  at(size: number): { readonly nimber: number; readonly fickle: boolean };
  /** Of the nimbers or, under misère play, the misère nimbers: from `start` on, the value at n + length is the value at n plus `saltus`. Proven. */
  period(misere?: boolean): { readonly start: number; readonly length: number; readonly saltus: number } | null;
  /** Why the period holds for all sizes. */
  readonly proof: Phrase;
}

/** What a family knows beyond its rules. All answer null where they do not reach. */
export interface Theory<Position, Move> {
  /** Closed forms: in 20 ms, whatever the size of the position. */
  closed?(position: Position, misere: boolean): Solution<Position, Move> | null;
  /** Tables: built in steps, then kept. Asks the budget before any memory is taken, and hands over where it would not do. */
  table?(position: Position, misere: boolean, budget?: Budget): Computation<Solution<Position, Move> | null>;
  /**
   * Whether the side to move wins, if that was computed already: a search asks this for every position it reaches, and
   * goes no farther there. Null where it has not.
   */
  known?(position: Position, misere: boolean): boolean | null;
  /** Where parts are worth something by their size alone. */
  readonly sizes?: Sizes;
  /** What a move can leave of a part of a size, where that is all there is to a part. */
  readonly rows?: RowGame;
}
