import type { GuardId } from '../bot/chapter-bots.ts';
import type { Claim, Drawing, Sentence } from '../game/explanation.ts';
import type { Phrase } from '../phrase.ts';

/**
 * A chapter of the course. A lesson is data: what is said, what is on the board, and when it is done. What can be computed is not written
 * down: who wins, which moves do it, hints, and why a move was wrong come from the solver.
 * Ids are part of addresses and of stored progress, so they never change and are never reused.
 */
export interface Chapter {
  readonly id: string;
  readonly title: Phrase;
  /** What one can do after it, in one line. */
  readonly about: Phrase;
  readonly steps: readonly Step[];
}

/** A step: one or two sentences, one thing to touch, and one thing to do. */
export type Step = PlayStep | WhoStep | ChooseStep | TableStep | ValuesStep | TreeStep | PairsStep | BotGameStep;

interface StepBase {
  /** Short, and unique within its chapter. */
  readonly id: string;
  /** One or two sentences: what this is, and what to do. Whatever they say about play is among their claims. */
  readonly says: readonly Sentence[];
  /** What there is to remember, said once it is done. */
  readonly remember?: readonly Sentence[];
}

/** A position of a game; of Nim, where the last stone wins, where nothing else is said. */
export interface Placing {
  readonly game?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly misere?: boolean;
  readonly position: string;
}

/** Something to be played on a board. */
export interface PlayStep extends StepBase, Placing {
  readonly kind: 'play';
  readonly goal: Goal;
  /** True where the opponent makes the first move. */
  readonly answers?: boolean;
}

/**
 * When a step is done: with any move; with a winning move; with the move to a position; with the last move, made by the learner, who is
 * told of each mistake and takes it back; once this many moves were tried and each of them was answered.
 */
export type Goal =
  | { readonly kind: 'move' }
  | { readonly kind: 'winning-move' }
  | { readonly kind: 'reach'; readonly position: string }
  | { readonly kind: 'win' }
  | { readonly kind: 'try'; readonly moves: number };

/** Asks who wins, of one position after the other. The solver knows. */
export interface WhoStep extends StepBase {
  readonly kind: 'who';
  readonly positions: readonly [Placing, ...Placing[]];
  /** Whether the answers are “I do” and “The other one”, or N and P. */
  readonly words: 'people' | 'letters';
  /** True where what was answered wrongly is not asked again. */
  readonly once?: true;
}

/** A question with a few answers, of which one is right. */
export interface ChooseStep extends StepBase {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  /** What to look at: a position, or a drawing. */
  readonly shows?: Placing | Drawing;
  /** Where a drawing is shown: of which game claims speak. */
  readonly of?: Placing;
}

export interface Option {
  readonly says: Phrase;
  readonly right?: true;
  /** Why it is right, or wrong. */
  readonly because: Sentence;
  /** What it says about play: true of the right one and of no other. */
  readonly claim?: Claim;
}

/** The table of nim-sums, to be filled square by square: each is the smallest number not to its left and not above it. */
export interface TableStep extends StepBase {
  readonly kind: 'table';
  /** How many rows and columns are seen. */
  readonly size: number;
  /**
   * Which squares are to be filled, as row and column, none right of the diagonal: with each goes its mirror image. The table grows
   * from its corner, row by row; whatever else comes on the way is there when its turn comes.
   */
  readonly fill: readonly (readonly [row: number, column: number])[];
}

/** Nimbers of single heaps or rows, worked out one after the other: each is the smallest number that no move leads to. */
export interface ValuesStep extends StepBase {
  readonly kind: 'values';
  readonly game: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Sizes 0, 1, 2, … up to this one. */
  readonly upTo: number;
  /** The first of them that is asked for. */
  readonly from: number;
}

/** All that can come of a position, from the end upwards: each is given the smallest number that no line leads down to. */
export interface TreeStep extends StepBase, Placing {
  readonly kind: 'tree';
}

/** Heaps broken into powers of two: two equal ones are crossed out, until none are left that are equal. */
export interface PairsStep extends StepBase {
  readonly kind: 'pairs';
  readonly heaps: readonly number[];
}

/** A game against the bot of the chapter that the learner, who moves first, has to win. */
export interface BotGameStep extends StepBase {
  readonly kind: 'fight';
  readonly guard: GuardId;
  /** Where games begin, the first one first. */
  readonly pool: readonly [string, ...string[]];
  /** True where the one to move is lost in all of these: then the game only has to be played to its end. */
  readonly lost?: true;
  /** What the guard says: at the beginning, after a mistake of the learner, and when it has won or lost. */
  readonly talk: { readonly begin: Phrase; readonly mistake: Phrase; readonly won: Phrase; readonly lost: Phrase };
}

/** The kinds of steps with a board that is played on. */
export function isPlayed(step: Step): step is PlayStep | BotGameStep {
  return step.kind === 'play' || step.kind === 'fight';
}

/** A placing with nothing left out. */
export interface Placed {
  readonly game: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly misere: boolean;
  readonly position: string;
}

export function placed({ game = 'nim', params = {}, misere = false, position }: Placing): Placed {
  return { game, params, misere, position };
}

/** Claims that each of these positions of normal play is won by the side that the letter names: N for the one to move. */
export function all(is: 'N' | 'P', positions: readonly string[]): Claim[] {
  return positions.map((position) => ({ kind: 'outcome', position, misere: false, is }));
}
