import type { Phrase } from '../phrase.ts';
import type { Result } from '../result.ts';
import type { Fault } from './fault.ts';
import type { ParamForm, Params, ParamsOf } from './params.ts';
import type { Theory } from './theory.ts';
import type { View } from './view.ts';

/** A pair that writes a value as canonical text and reads it back, with reasonable variations. */
export interface Notation<T> {
  parse(text: string): Result<T, Fault>;
  format(value: T): string;
}

/**
 * The last move of a game: taking the last `stone` or `pin` if every game ends with nothing left; `move` if all that can be said is that
 * nobody can move after it.
 */
export type LastMoveUnit = 'stone' | 'pin' | 'move';

/**
 * The rules of one game with its parameters fixed. Positions and moves are immutable and JSON-safe.
 *
 * The convention (whether the last move wins or loses) is not part of the rules: any ruleset can be played either way. A
 * game is over when the side to move has no move.
 */
export interface Ruleset<Position = unknown, Move = unknown> {
  /** What a player may do on a turn, in one or two short sentences for beginners: "Take 1, 3 or 4 stones from one heap." */
  readonly rule: Phrase;
  /** The complete rule, if the short one leaves details to the board; shown on request. */
  readonly exactly?: Phrase;
  /** The parameters as they are written, where what was given may be written otherwise: digits of a code in capitals. */
  readonly params?: Params;
  /** What the last move takes, in the sentence "The player who takes the last stone wins". */
  readonly last: LastMoveUnit;
  /** True where boards draw a move as a hand drew it: it may carry ink, which no rule looks at. */
  readonly ink?: true;
  readonly position: Notation<Position>;
  readonly move: Notation<Move>;
  /**
   * Whether a game may begin here; without it, wherever there is a move. Where positions grow, a game must not come to one
   * that is too large to be read.
   */
  start?(position: Position): Result<Position, Fault>;
  /** Every legal move, lazily, in canonical order, the first at once: positions may have more moves than fit in memory. */
  moves(position: Position): Iterable<Move>;
  /** The position after a move, or why the move is not legal. Tests the move itself, never by enumerating. */
  play(position: Position, move: Move): Result<Position, Fault>;
  /** A legal move as `moves` gives it, where a text may say more than it has to. */
  canonical?(position: Position, move: Move): Move;
  /** Whether there is no move; without it, whether `moves` has none. Needed where the first move may be long in coming. */
  isOver?(position: Position): boolean;
  /**
   * What holds now and cannot be seen on the board, as a sentence: "You may take 6 at most." Null where there is nothing to
   * say. Said with whose turn it is, in previews of links and to screen readers.
   */
  now?(position: Position): Phrase | null;
  /** One legal move, every one possible, without enumerating them; needed where `moves` may be long. `random` gives [0, 1). */
  sample?(position: Position, random: () => number): Move;
  /** The independent components, when the position is a disjunctive sum; each is itself a position of this ruleset. */
  parts?(position: Position): readonly Position[];
  /** The sizes of the heaps of Nim that a position is, where it is nothing else: so it is known as that however large it is. */
  heaps?(position: Position): readonly number[] | null;
  /**
   * Moves with the same text here are one to people, such as mirror images of each other: all are listed, and counted once.
   * Without it no two moves are.
   */
  classOf?(position: Position, move: Move): string;
  /**
   * Where a board shows the value of each part, by names that its view knows; null for one without a place. Without it,
   * parts have the letters of their places: `a`, `b`, …
   */
  places?(position: Position): readonly (string | null)[];
  /**
   * A memo key shared by positions of equal value, such as permuted heaps; a whole number where one will do, which a search
   * remembers in less. Without it the position's text is used.
   */
  key?(position: Position): MemoKey;
  /** What a board needs to draw the position. */
  view(position: Position): View;
  /** Closed forms and tables; without it the solver searches. */
  readonly theory?: Theory<Position, Move>;
}

export type MemoKey = string | number;

/** A named position to start from. Its outcome is checked by a test. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** Why it is worth playing, in one line. */
  readonly why: string;
  readonly start: string;
  /** Parameters where they are not the family's defaults. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly misere?: boolean;
  readonly outcome: 'N' | 'P';
}

/** How the pages group games, in this order: to begin with, new twists, and what one has to be curious for. */
export const GROUPS = ['start', 'twist', 'curious'] as const;
export type Group = (typeof GROUPS)[number];

/** A game of the catalogue: a family of rulesets, one for each choice of parameters. */
export interface Family<Form extends ParamForm = ParamForm> {
  readonly id: string;
  readonly name: string;
  /** The rule in one line, for every choice of parameters. */
  readonly summary: string;
  /** The family that it is, with these parameters, where this is a name of its own: see `named`. */
  readonly of?: { readonly family: string; readonly params: Params };
  /** Where it comes from and who solved how much of it, in two or three sentences, for its page. */
  readonly story?: string;
  /** Up to where it goes on our pages, in one or two sentences, where that is not all there is. */
  readonly limits?: string;
  /** Starts so small that all that can come of them is drawn on its page. */
  readonly trees?: readonly { readonly name: string; readonly start: string }[];
  readonly group: Group;
  readonly params: Form;
  /** At least one; the first is the tile of the game, and where a room starts when nothing else is asked for. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** The rules for parameters that fit the form; a fault when they fit the form but make no game. */
  ruleset(params: ParamsOf<Form>): Result<Ruleset, Fault>;
}

/** Keeps the parameter types of a family while it is written down, and forgets them for the registry. */
export function family<const Form extends ParamForm>(definition: Family<Form>): Family {
  return definition as unknown as Family;
}

/** The key of a position: equal for positions that a search need not tell apart. */
export function memoKey<Position>(rules: Ruleset<Position, unknown>, position: Position): MemoKey {
  return rules.key?.(position) ?? rules.position.format(position);
}

/** The position after a move that the rules or a bot gave. Throws where the rules refuse it: that is a fault of the program. */
export function after<Position, Move>(rules: Ruleset<Position, Move>, position: Position, move: Move): Position {
  const next = rules.play(position, move);
  if (!next.ok) throw new Error(`An illegal move was offered: ${rules.move.format(move)}: ${next.error.message}`);
  return next.value;
}

/** True when the side to move has no move. All code asks this function. */
export function isOver<Position>(rules: Ruleset<Position, unknown>, position: Position): boolean {
  if (rules.isOver) return rules.isOver(position);
  for (const _ of rules.moves(position)) return false;
  return true;
}
