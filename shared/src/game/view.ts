/**
 * What a board draws. A view names a kind of board; a board of a kind draws every game that asks for it and turns a
 * person's selection into a move text by the convention of the kind. Whether that move is legal, the rules say.
 */
export type View = HeapsView;

/**
 * Heaps of objects drawn from the bottom up. A selection takes a count from the top of a heap (`a2`) or, where `ends`
 * is `both`, from its bottom (`a_2`); counts from several heaps are joined by commas (`a1,c4`).
 */
export interface HeapsView {
  readonly kind: 'heaps';
  readonly heaps: readonly HeapView[];
  readonly ends: 'top' | 'both';
  /** From how many heaps one move may take. */
  readonly mostHeaps: number;
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
