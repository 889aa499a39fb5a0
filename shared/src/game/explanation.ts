import type { Filling, Phrase } from '../phrase.ts';
import type { PlayHistory } from './play-history.ts';
import type { View } from './view.ts';

/**
 * Why a verdict holds, composed by the game itself: sentences, and drawings of a few kinds that any game may use. Pages
 * draw it and say it in their language; programs get it as it is. The first sentence is above the drawings.
 */
export interface Explanation {
  readonly sentences: readonly Sentence[];
  readonly drawings: readonly Drawing[];
  /**
   * Squares from which the next player would lose if the piece moved there and all others stayed, as moves write them: `a3.5`. Boards paint
   * them.
   */
  readonly lost?: readonly string[];
  /** A simpler version, if there is one: it is shown, and the version above is folded behind it. */
  readonly simply?: Pick<Explanation, 'sentences' | 'drawings'>;
}

export interface Sentence {
  readonly says: Phrase;
  /** What it says about play, if it can be checked by playing; a test replays every claim. */
  readonly claims?: readonly Claim[];
}

/** A sentence with what it claims. Whatever it says about play must be among its claims. */
export function tell(says: Phrase, ...claims: readonly Claim[]): Sentence {
  return claims.length === 0 ? { says } : { says, claims };
}

/** Something about play that follows from the rules alone. Parts are counted from the left, from 0; positions and moves are text. */
export type Claim =
  /** The nimber: here, or of another position. */
  | { readonly kind: 'nimber'; readonly position?: string; readonly is: number }
  /** The nimbers of the first parts. */
  | { readonly kind: 'nimbers'; readonly are: readonly number[] }
  /** Which parts are fickle, all others being firm: their misère nimber is 1 for 0 or 0 for 1, and that of firm ones is their nimber. */
  | { readonly kind: 'fickle'; readonly parts: readonly number[] }
  /** Who wins, under one convention: here, or from another position. */
  | { readonly kind: 'outcome'; readonly position?: string; readonly misere: boolean; readonly is: 'N' | 'P' }
  /** Of this position and all that are one move away, those are lost, and only those, where this is so. */
  | { readonly kind: 'lost'; readonly when: Condition; readonly misere: boolean }
  /** These moves win, and no others. */
  | { readonly kind: 'winning'; readonly moves: readonly string[]; readonly misere: boolean }
  /** The sequence that is drawn has the nimbers of the positions 0, 1, 2, …, and goes on as it says. */
  | { readonly kind: 'sequence' };

/** What can be seen of a position without playing: counted from the numbers in its text, or from nimbers. */
export type Condition =
  /** The nimber is this one; `fickle` where every part is fickle. */
  | { readonly kind: 'nimber'; readonly is: number; readonly fickle?: number }
  /** Written in binary, each column has a multiple of `of` ones; `ones` too many, where no number is larger than 1. */
  | { readonly kind: 'columns'; readonly of: number; readonly ones: number }
  /** Of the largest numbers, from the smallest of them up, 0 for even, 1 for odd and ? for either, one of these patterns. */
  | { readonly kind: 'parities'; readonly patterns: readonly string[] }
  /** The sum of the numbers, divided by 2, leaves this. */
  | { readonly kind: 'sum'; readonly leaves: 0 | 1 }
  /** The nonzero numbers, at most two, form one of these pairs, smaller first. */
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [number, number])[] };

/** A drawing. A kind is a file in client/src/components/explanation/drawings; games choose among the kinds that there are. */
export type Drawing = Table | Columns | Powers | Sequence | Chain | Pictures | Options | Tree;

/** Rows with a name each. With a head, a list of things; without, rows of tiles one above the other. */
export interface Table {
  readonly kind: 'table';
  readonly title: Phrase;
  /** Whether people see the title, or only hear it. */
  readonly titled?: boolean;
  /** What the names and the cells are. */
  readonly head?: readonly Filling[];
  readonly rows: readonly { readonly name: Filling; readonly cells: readonly Cell[] }[];
}

/** `key` stands out, `soft` steps back, `open` is where a move can be made. */
export type Cell = Filling | { readonly value: Filling; readonly look: 'key' | 'soft' | 'open' };

/** Numbers in binary, one below the other, and the results of their columns. */
export interface Columns {
  readonly kind: 'columns';
  readonly title: Phrase;
  /** `key` for a row that is highlighted. */
  readonly rows: readonly { readonly name: Filling; readonly number: number; readonly key?: boolean }[];
  /** The columns that stand out: 0 for the units, 1 for the twos, … */
  readonly odd: readonly number[];
  /** Below the rows, a number for each column, from the units up. */
  readonly totals: readonly { readonly name: Filling; readonly columns: readonly number[] }[];
}

/** Numbers cut into powers of two, equal ones paired off; and the same after a move that leaves none alone, if there is one. */
export interface Powers {
  readonly kind: 'powers';
  readonly title: Phrase;
  readonly before: readonly NamedNumber[];
  readonly after: readonly NamedNumber[] | null;
}

export interface NamedNumber {
  readonly name: Filling;
  readonly number: number;
}

/** Values of 0, 1, 2, … in lines of a period. */
export interface Sequence {
  readonly kind: 'sequence';
  readonly title: Phrase;
  readonly values: readonly number[];
  /** From `start` on they repeat every `length`, higher by `saltus` each time; null where they just end. */
  readonly period: { readonly start: number; readonly length: number; readonly saltus: number } | null;
  /** Which of them stand out. */
  readonly marks: readonly number[];
}

/** Sections stacked on one another, with a sentence for each; top first. */
export interface Chain {
  readonly kind: 'chain';
  readonly title: Phrase;
  readonly links: readonly ChainLink[];
}

export interface ChainLink {
  readonly value: Filling;
  readonly says: Filling;
  /** A sign beside it, such as ✓; may be empty. */
  readonly sign: string;
  /** `key` where it begins, `end` what settled it, `soft` what was not looked at. */
  readonly look?: 'key' | 'end' | 'soft';
}

/** Positions side by side, each made from the one before, with a caption. */
export interface Pictures {
  readonly kind: 'pictures';
  readonly title: Phrase;
  readonly pictures: readonly { readonly view: View; readonly says: Phrase }[];
}

/** A position and all its options, with the value of each. */
export interface Options {
  readonly kind: 'options';
  readonly title: Phrase;
  readonly from: Counted;
  readonly to: readonly Counted[];
}

export interface Counted {
  readonly view: View;
  readonly counts: number;
}

/** All that can come of a position, level by level, with what each counts. */
export interface Tree {
  readonly kind: 'tree';
  readonly title: Phrase;
  /** The position alone, then the positions one move away, two moves, … */
  readonly levels: readonly (readonly TreeNode[])[];
}

export interface TreeNode extends Counted {
  /** How the game came to it, in one of several ways perhaps. */
  readonly course: PlayHistory;
  /** Its options: their indices in the next level. */
  readonly to: readonly number[];
}

/** Most values of a sequence, and rows of a table, that an explanation draws. */
export const MAX_DRAWN = 64;
/** Items that a sentence lists one by one. */
export const MAX_LISTED = 8;
