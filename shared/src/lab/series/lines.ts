import { MAX_LISTED_ROW } from '../../games/octal/row-nimbers.ts';
import { type Phrase, say } from '../../phrase.ts';

/** Positions of a game that one number describes, such as single heaps by size. */
export interface Line {
  readonly id: string;
  /** What the number counts, as the label of a column: "Stones in one heap". */
  readonly of: Phrase;
  readonly from: number;
  /** The largest number that is asked for. */
  readonly most: number;
  /** The position as text. */
  at(n: number): string;
  /** True where the position is a single part that the game may have a value for by its size. */
  readonly bySize?: true;
  /** True if only the winner can be asked, because there are no nimbers, or only a few. */
  readonly outcomes?: true;
}

/** The largest number that a sequence is asked for, but for rows, whose nimbers take a few bytes each. */
export const MAX_TERMS = 1_000_000;

function line(
  id: string,
  of: Phrase,
  range: readonly [from: number, most: number],
  at: Line['at'],
  more: Pick<Line, 'bySize' | 'outcomes'> = {},
): Line {
  return { id, of, from: range[0], most: range[1], at, ...more };
}

const HEAP = line('heap', say`Stones in one heap`, [0, MAX_TERMS], String, { bySize: true });
const ROW = line('row', say`Pins in one row`, [0, MAX_LISTED_ROW], String, { bySize: true });

/** This many heaps of the same size. */
function equalHeaps(id: string, of: Phrase, heaps: number, most: number): Line {
  return line(id, of, [0, most], (n) => Array(heaps).fill(n).join(','));
}

const SLOW: readonly Line[] = [
  equalHeaps('three', say`Stones in each of three heaps`, 3, 200),
  equalHeaps('four', say`Stones in each of four heaps`, 4, 60),
  equalHeaps('five', say`Stones in each of five heaps`, 5, 24),
  line('heap', HEAP.of, [0, 2_000], String),
];

const CORNER: readonly Line[] = [
  line('row-1', say`Column, in row 1`, [0, 150], (n) => `${n}.1`),
  line('row-2', say`Column, in row 2`, [0, 150], (n) => `${n}.2`),
  line('row-0', say`Column, in row 0`, [0, 150], (n) => `${n}.0`),
  line('diagonal', say`Column and row`, [0, 150], (n) => `${n}.${n}`),
];

/** A Cram board of this many rows of n squares. */
function boards(id: string, of: Phrase, rows: number, most: number): Line {
  return line(id, of, [1, most], (n) => Array(rows).fill('.'.repeat(n)).join('/'));
}

/** The sequences of each game, by its id; the first is the default. A game is one line here. */
export const LINES: Readonly<Record<string, readonly Line[]>> = {
  ...each(['nim', 'subtraction', 'twenty-one'], [HEAP]),
  ...each(['octal', 'kayles', 'dawsons-kayles', 'dawsons-chess', 'laskers-nim', 'grundys-game', 'officers', 'james-bond'], [ROW]),
  moore: [equalHeaps('four', say`Stones in each of four heaps`, 4, 12), equalHeaps('three', say`Stones in each of three heaps`, 3, 200)],
  ...each(['slow', 'princess-and-roses'], SLOW),
  fibonacci: [line('heap', say`Stones in the heap, where you may take all but one`, [2, 2_000], (n) => `${n}:${n - 1}`)],
  euclid: [
    line('beside-5', say`Number next to 5`, [1, 1_000], (n) => `${n},5`),
    line('beside-12', say`Number next to 12`, [1, 1_000], (n) => `${n},12`),
  ],
  staircase: [
    line('steps', say`Stones on each of three steps`, [0, 1_000], (n) => `${n},${n},${n}`),
    line('step', say`Stones on the first step`, [0, 1_000], String),
  ],
  colourful: [
    line('on-3', say`Stones on a section of 3`, [1, 300], (n) => `3.${n}`),
    line('around-3', say`Stones below and above a section of 3`, [1, 150], (n) => `${n}.3.${n}`),
    line('ones', say`Sections of one stone`, [1, 150], (n) => Array(n).fill(1).join('.')),
  ],
  chromatic: [
    line('beside-3', say`Stack next to one of 3`, [0, 4_000], (n) => `${n},3`, { outcomes: true }),
    line('equal', say`Stones in each of two stacks`, [0, 4_000], (n) => `${n},${n}`, { outcomes: true }),
  ],
  stack: [
    line('on-1', say`Stones in each of two heaps on a single stone`, [1, 60], (n) => `1|${n}.${n}`),
    line('beside-2-on-2', say`Heap next to one of 2, on top of a heap of 2`, [1, 60], (n) => `2|2.${n}`),
  ],
  ...each(['corner', 'wythoff', 'rook', 'king', 'knight'], CORNER),
  chomp: [
    line('two', say`Squares in each of two columns`, [1, 20], (n) => `${n},${n}`, { outcomes: true }),
    line('square', say`Squares along a side`, [1, 7], (n) => Array(n).fill(n).join(','), { outcomes: true }),
  ],
  cram: [
    boards('one', say`Squares in one row`, 1, 30),
    boards('two', say`Squares in each of two rows`, 2, 8),
    boards('three', say`Squares in each of three rows`, 3, 6),
  ],
  nimble: [line('coin', say`Square of the coin`, [0, 63], String)],
  turtles: [
    line('heads', say`Coins, all heads`, [1, 64], (n) => 'H'.repeat(n)),
    line('one', say`Place of the only head`, [1, 64], (n) => `${'T'.repeat(n - 1)}H`),
  ],
  'coin-strip': [line('coin', say`Square of the coin next to one on square 1`, [2, 64], (n) => `1,${n}`)],
  hackenbush: [
    line('stalk', say`Lines of a stalk`, [1, 300], stalk),
    line('ring', say`Lines of a ring on the ground`, [2, 300], (n) => `${stalk(n - 1)},0-${n - 1}`),
  ],
  sprouts: [line('spots', say`Spots at the start`, [1, 22], String)],
  treblecross: [line('strip', say`Squares of an empty strip`, [3, 64], (n) => '.'.repeat(n), { outcomes: true })],
};

function stalk(lines: number): string {
  return Array.from({ length: lines }, (_, below) => `${below}-${below + 1}`).join(',');
}

function each(games: readonly string[], lines: readonly Line[]): Record<string, readonly Line[]> {
  return Object.fromEntries(games.map((game) => [game, lines]));
}
