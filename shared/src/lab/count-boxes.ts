import { type Phrase, say } from '../phrase.ts';

/** Positions of a game that are described by the sizes of some parts. */
export interface Box {
  /** What the sizes are of: "Heaps". */
  readonly of: Phrase;
  readonly fewest: number;
  /** The largest size that is asked for, by the number of parts: of one part, of two, and so on. */
  readonly most: readonly number[];
  readonly from: number;
  /** True where the order of the parts counts. */
  readonly ordered: boolean;
  /** The position as text. */
  at(sizes: readonly number[]): string;
}

function box(of: Phrase, most: readonly number[], more: Partial<Box> = {}): Box {
  return { of, fewest: 1, most, from: 0, ordered: false, at: (sizes) => sizes.join(), ...more };
}

const HEAPS = box(say`Heaps`, [2_000, 200, 50, 24, 15, 10]);
const ROWS = box(say`Rows`, [1_000, 150, 40, 20]);

/** What can be counted of each game, by its id. A game is one line here. */
const BOXES: Readonly<Record<string, Box>> = {
  ...each(['nim', 'subtraction', 'twenty-one', 'slow', 'princess-and-roses'], HEAPS),
  moore: box(HEAPS.of, [200, 60, 20, 10, 6]),
  ...each(['octal', 'kayles', 'dawsons-kayles', 'dawsons-chess', 'laskers-nim', 'grundys-game', 'officers', 'james-bond'], ROWS),
  chromatic: box(say`Stacks`, [200, 60, 20]),
  colourful: box(say`Sections of a pile`, [200, 60, 16, 8, 5], { from: 1, ordered: true, at: (sizes) => sizes.join('.') }),
  euclid: box(say`Numbers`, [0, 200], { fewest: 2, from: 1 }),
  staircase: box(say`Steps`, [200, 60, 16, 8], { ordered: true }),
};

function each(games: readonly string[], one: Box): Record<string, Box> {
  return Object.fromEntries(games.map((game) => [game, one]));
}

/** The box of a game; undefined if its positions are not described by sizes. */
export function boxOf(game: string): Box | undefined {
  return BOXES[game];
}
