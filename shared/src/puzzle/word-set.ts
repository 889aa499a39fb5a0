import { seededRandom } from '../bot/random.ts';
import type { Computation } from '../game/theory.ts';
import { composePuzzle } from './compose.ts';
import type { Puzzle, PuzzleKind, Start } from './puzzle.ts';

/** One of the three: how hard it is, and where its positions come from. */
interface Slot {
  readonly rating: number;
  readonly kinds: readonly PuzzleKind[];
  /** How far the start moves on from one set to the next. */
  readonly pace: number;
  readonly starts: readonly Start[];
}

/** A line of the tables below: a start, its parameters where the game has some, and whether the last move loses. */
const at = (game: string, start: string, params: Start['params'] = {}, misere = false): Start => ({ game, params, misere, start });

/**
 * What the puzzles of a word are made of: a copy, and not what the catalogue has, since a word must give the same puzzles in every
 * version. Changing it gives every class other puzzles for the word in their exercise books.
 */
const SLOTS: readonly [Slot, Slot, Slot] = [
  {
    rating: 650,
    kinds: ['find'],
    pace: 3,
    starts: [
      at('nim', '3,4,5'),
      at('kayles', '7,4'),
      at('nimble', '2,5,6'),
      at('twenty-one', '21'),
      at('staircase', '1,2,3,4'),
      at('rook', '7.5,2.4'),
      at('subtraction', '9,6', { max: 3 }),
      at('turtles', 'HTHHTTHTHH'),
      at('fibonacci', '20:19'),
      at('nim', '1,3,5,7'),
    ],
  },
  {
    rating: 930,
    kinds: ['find', 'who'],
    pace: 4,
    starts: [
      at('nim', '1,3,5,7', {}, true),
      at('laskers-nim', '2,3,7'),
      at('wythoff', '9.8'),
      at('kayles', '5,7,9'),
      at('moore', '3,5,6,7', { k: 2 }),
      at('coin-strip', '3,5,8,12'),
      at('fibonacci', '34:33'),
      at('princess-and-roses', '3,5,6,7'),
      at('chromatic', '9,6'),
      at('king', '7.6,5.4'),
      at('subtraction', '11,9', { take: [1, 3, 4] }),
    ],
  },
  {
    rating: 1220,
    kinds: ['find'],
    pace: 5,
    starts: [
      at('nim', '18,21,25,27'),
      at('chomp', '6,6,6,5,4'),
      at('colourful', 'r2.y3.g3,g2.r4,y3.g2.r1,r3'),
      at('grundys-game', '18,11'),
      at('nim', '6,9,12', {}, true),
      at('officers', '12,9'),
      at('nimble', '3,5,8,9,11'),
      at('treblecross', '..X.....X......'),
      at('kayles', '12,9', {}, true),
      at('laskers-nim', '3,6,8'),
      at('moore', '4,7,9,10', { k: 2 }),
      at('slow', '2,3,4,5,6', { k: 3 }),
      at('turtles', 'HTHHTTHTHHTH'),
    ],
  },
];

/** The puzzles of a word (see `setOfWord`), easy to hard, of different games, the same for everybody. */
export function* wordPuzzles(set: number, bytes?: number): Computation<readonly Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (const [slot, { rating, kinds, pace, starts }] of SLOTS.entries()) {
    const turn = (nth: number) => starts[(set * pace + nth) % starts.length] as Start;
    for (let nth = 0; puzzles.length <= slot && nth < starts.length; nth++) {
      const start = turn(nth);
      if (puzzles.some(({ game }) => game === start.game)) continue;
      const puzzle = yield* composePuzzle({ starts: [start], kinds, rating }, seededRandom(set * SLOTS.length + slot), bytes);
      if (puzzle) puzzles.push(puzzle);
    }
  }
  return puzzles.toSorted((one, other) => one.rating - other.rating);
}
