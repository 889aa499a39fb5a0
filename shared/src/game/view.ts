/**
 * What a board draws. A view names a kind of board; a board of a kind draws every game that asks for it and turns a
 * person's selection into a move text by the convention of the kind. Whether that move is legal, the rules say.
 */
export type View = HeapsView | RowsView | GridView | StagesView | SquaresView | GraphView | MapView;

/**
 * Heaps of objects drawn from the bottom up. A selection takes a count from the top of a heap (`a2`) or, where `ends`
 * is `both`, from its bottom (`a_2`); counts from several heaps are joined by commas (`a1,c4`). Heaps that are open at both
 * ends lie down, as strings whose bottom is on the left.
 */
export interface HeapsView {
  readonly kind: 'heaps';
  readonly heaps: readonly HeapView[];
  readonly ends: 'top' | 'both';
  /** From how many heaps one move may take. */
  readonly mostHeaps: number;
  /** How many a move may take from each of them; absent where it is any number or the rules have to be asked. */
  readonly mostEach?: number;
  /**
   * True if the heaps are on stairs, the first on the lowest step: what is taken from one goes one step down, and from the first to the
   * ground.
   */
  readonly stairs?: boolean;
  /** What the rules call a heap, where they have another word for it. */
  readonly called?: 'pile' | 'stack';
}

export interface HeapView {
  /** The letter that moves use: `a`, `b`, … */
  readonly letter: string;
  readonly size: number;
  /** Sections of one colour, bottom to top; a plain heap is one section without a colour. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly length: number;
  readonly colour: Colour | null;
}

/**
 * Rows of pins side by side. A selection takes neighbouring pins from a row: `a2@3` takes 2 from row a and leaves 3 on
 * their left. Where `splits` is true a row can also be cut without taking a pin: `a0@3`. Where `threeRows` is true, what is left may be
 * cut once more: `a2@3/5` leaves 5 of the other pins on the left of that cut. Where `onlySplits` is true no pin is ever taken.
 */
export interface RowsView {
  readonly kind: 'rows';
  readonly rows: readonly { readonly letter: string; readonly size: number }[];
  readonly splits: boolean;
  readonly threeRows?: true;
  readonly onlySplits?: true;
}

/**
 * Pieces on a board whose corner (0, 0) is where they are going. A selection moves one piece to a square: `a1.4` puts
 * piece a on column 1, row 4. Pieces do not block each other and may share a square.
 */
export interface GridView {
  readonly kind: 'grid';
  readonly piece: 'rook' | 'queen' | 'king' | 'knight';
  readonly pieces: readonly { readonly letter: string; readonly column: number; readonly row: number }[];
}

/**
 * Games standing on games. Only the top stage of a stack is open; the next comes free when it is empty. A selection
 * takes from a heap of the top stage: `a2:1` takes 1 from its second heap, counted from 1.
 */
export interface StagesView {
  readonly kind: 'stages';
  readonly stacks: readonly {
    readonly letter: string;
    /** Heap sizes of each stage, bottom first; none when the stack is cleared. */
    readonly stages: readonly (readonly number[])[];
  }[];
}

/**
 * Squares in rows, the top row first, with one kind of thing on each. A selection names one square or two, joined by a
 * hyphen: `5`, `7-3`, `b3-b4`. One row is a strip, which boards break into lines where it is long. Squares that a game
 * began with and that are not in its view any more are gone.
 */
export interface SquaresView {
  readonly kind: 'squares';
  /** `MAX_SQUARES` in all. */
  readonly rows: readonly (readonly SquareView[])[];
  /**
   * What a move does. `carry`: a coin goes from one square to another. `turn`: one coin or two are turned over. `cross`: a
   * square gets a cross. `domino`: two squares get a domino. `bite`: a square goes, with all that is above it or beside it on the
   * right, or both.
   */
  readonly act: 'carry' | 'turn' | 'cross' | 'domino' | 'bite';
}

export interface SquareView {
  /** What moves call it: a number on a strip; where there are several rows, the letter of a column and the number of a row. */
  readonly name: string;
  readonly holds: 'nothing' | 'coin' | 'heads' | 'tails' | 'cross' | 'domino' | 'chocolate' | 'poison';
  /** How many coins lie here; without it, one. */
  readonly count?: number;
  /** True where coins are going to. */
  readonly home?: boolean;
}

/** Most squares of a view: a board asks the rules about every two of them. */
export const MAX_SQUARES = 64;

/**
 * A drawing of edges between vertices. A selection is an edge, by the names of its ends: `1-2`. Some edges stand on the ground, a line
 * below everything; edges that lose their connection to the ground fall.
 */
export interface GraphView {
  readonly kind: 'graph';
  /** All but the ground. */
  readonly vertices: readonly GraphVertex[];
  /** Parallel edges come one after the other. */
  readonly edges: readonly GraphEdge[];
}

export interface GraphVertex {
  readonly name: string;
  /** In lengths of an edge: to the right, and up from the ground. */
  readonly x: number;
  readonly y: number;
}

export interface GraphEdge {
  /** The names of its ends; those of a loop are the same. */
  readonly from: string;
  readonly to: string;
  /** The letter of the part that it belongs to. */
  readonly part: string;
  /** Where it stands on the ground: with its end `from`, or with both; absent where it does not. */
  readonly feet?: readonly number[];
}

/**
 * Spots and the lines between them, none of which cross: which spots lie along which boundary of which region, without shapes.
 * How it looks is for pictures to say, by how the game came to it if they know. A selection is a line from spot to spot, `a-b`,
 * or to the same one, `a-a`; where that may mean several, also which corners, `c.a-d.b`, which region, `2:a-b`, and what comes
 * to lie on its left or in it, `a-a/b,c`.
 */
export interface MapView {
  readonly kind: 'map';
  /** How many spots there are, named by letters in the order in which they were drawn: the last is the newest. */
  readonly spots: number;
  /** Each region by its boundaries, and those by their spots as one walks along them with the region on the left. */
  readonly regions: readonly (readonly (readonly number[])[])[];
}

/** Colours of objects, each with the letter that notation uses. Boards give every colour a shape of its own as well. */
export const COLOURS = [
  { letter: 'r', name: 'red' },
  { letter: 'y', name: 'yellow' },
  { letter: 'g', name: 'green' },
  { letter: 'b', name: 'blue' },
  { letter: 'w', name: 'white' },
  { letter: 'p', name: 'purple' },
] as const;

export type Colour = (typeof COLOURS)[number]['name'];
