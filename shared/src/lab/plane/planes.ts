import type { Params } from '../../game/params.ts';
import { readRed } from '../../games/chromatic/red.ts';
import { PIECE_MOVEMENTS, type PieceMovement, type PieceName } from '../../games/corner/pieces.ts';
import type { Reach } from '../../games/slow/sets.ts';
import { type Phrase, say } from '../../phrase.ts';

/** One step of a move: by how much it changes column, row and the third number. It lowers their sum, and never raises the third. */
export type Step = readonly [column: number, row: number, third: number];

/** How all moves of a plane go: by one of the steps, or any distance along it; sliding never raises a number and keeps the third. */
export interface MoveDirections {
  readonly steps: readonly Step[];
  readonly slides: boolean;
  /** For sliding moves: where both numbers may be lowered at once, each by any amount. */
  readonly both?: Both;
}

type Both = (column: number, row: number) => boolean;

/** Positions of a game that two numbers tell apart, and perhaps a third: a picture with a pixel for each. */
export interface Plane {
  readonly id: string;
  /** What column and row count, as labels: "Stones in heap A". */
  readonly column: Phrase;
  readonly row: Phrase;
  /** What the third number counts; null where there is none. It goes from 0 to `mostThird`. */
  readonly third: Phrase | null;
  readonly mostThird: number;
  /** The least column and row. */
  readonly from: number;
  /** The most columns and rows that are asked for. */
  readonly most: number;
  /** The position as text. */
  at(column: number, row: number, third: number): string;
  /** True where the numbers are parts that the game may have a value for by their sizes. */
  readonly bySize?: true;
  /** How moves go, where a few steps say it all. */
  readonly going?: (params: Params) => MoveDirections;
}

/** Columns and rows of a picture where values are looked up or few moves are looked at, and where each position is analysed: by a closed form, or else. */
const LARGE = 1_024;
const MIDDLE = 512;
const SMALL = 128;

type Given = Pick<Plane, 'column' | 'row'> & Partial<Plane>;

function plane(id: string, given: Given): Plane {
  return { id, third: null, mostThird: given.third ? 64 : 0, from: 0, most: SMALL, at: listed, ...given };
}

/** The sizes of parts: `3,5` or, with a third, `3,5,2`. */
function listed(column: number, row: number, third: number): string {
  return third > 0 ? `${column},${row},${third}` : `${column},${row}`;
}

const OF_HEAPS = { column: say`Stones in heap A`, row: say`Stones in heap B`, third: say`Stones in a third heap` };
const HEAPS = plane('heaps', { ...OF_HEAPS, most: LARGE, bySize: true });
const ROWS = plane('rows', {
  column: say`Pins in row A`,
  row: say`Pins in row B`,
  third: say`Pins in a third row`,
  most: LARGE,
  bySize: true,
});

const OF_SQUARES = { column: say`Column`, row: say`Row` };

function board(gaitOf: (params: Params) => PieceMovement): Plane {
  return plane('board', {
    ...OF_SQUARES,
    most: LARGE,
    at: (column, row) => `${column}.${row}`,
    going: (params) => goingOf(gaitOf(params)),
  });
}

function goingOf({ steps, slides }: PieceMovement): MoveDirections {
  return { slides, steps: steps.map(({ column, row }): Step => [column, row, 0]) };
}

/** Two heaps; a move lowers one by any amount, or in some positions both. */
function lowering(column: Phrase, row: Phrase, both: (params: Params) => Both): Plane {
  return plane('heaps', { column, row, most: LARGE, going: (params) => ({ steps: ROOK, slides: true, both: both(params) }) });
}

const ROOK: readonly Step[] = PIECE_MOVEMENTS.rook.steps.map(({ column, row }): Step => [column, row, 0]);

function slowly(reachOf: (params: Params) => Reach): Plane {
  return plane('heaps', { ...OF_HEAPS, most: LARGE, going: (params) => takingOne(reachOf(params)) });
}

/** One stone from each of up to, or exactly, k of three heaps. */
function takingOne({ k, exact }: Reach): MoveDirections {
  const sets: Step[] = [];
  for (let set = 1; set < 8; set++) {
    const step: Step = [-(set & 1), -((set >> 1) & 1), -(set >> 2)];
    const heaps = -(step[0] + step[1] + step[2]);
    if (exact ? heaps === k : heaps <= k) sets.push(step);
  }
  return { steps: sets, slides: false };
}

/** What can be painted for each game, by its id; the first is the default. A game is one line here. */
const PLANES: Readonly<Record<string, readonly Plane[]>> = {
  ...each(['nim', 'subtraction', 'twenty-one'], [HEAPS]),
  ...each(['octal', 'kayles', 'dawsons-kayles', 'dawsons-chess', 'laskers-nim', 'grundys-game', 'officers', 'james-bond'], [ROWS]),
  corner: [board(({ piece }) => PIECE_MOVEMENTS[piece as PieceName])],
  wythoff: [board(() => PIECE_MOVEMENTS.queen)],
  rook: [board(() => PIECE_MOVEMENTS.rook)],
  king: [board(() => PIECE_MOVEMENTS.king)],
  knight: [board(() => PIECE_MOVEMENTS.knight)],
  slow: [slowly(({ k, exact }) => ({ k: k as number, exact: exact === true }))],
  'princess-and-roses': [slowly(() => ({ k: 2, exact: false }))],
  moore: [
    lowering(
      OF_HEAPS.column,
      OF_HEAPS.row,
      ({ k }) =>
        () =>
          (k as number) > 1,
    ),
  ],
  chromatic: [lowering(say`Stones in stack A`, say`Stones in stack B`, ({ red }) => whereGreen(red as string))],
  colourful: [
    plane('sections', {
      column: say`Stones in the section below`,
      row: say`Stones in the section on it`,
      from: 1,
      most: MIDDLE,
      at: (column, row) => `${column}.${row}`,
    }),
  ],
  stack: [
    plane('on', {
      column: say`Stones in one heap on top`,
      row: say`Stones in the other heap on top`,
      third: say`Stones in a heap below`,
      mostThird: 8,
      most: 32,
      from: 1,
      at: (column, row, third) => (third > 0 ? `${third}|${column}.${row}` : `${column}.${row}`),
    }),
  ],
  euclid: [plane('numbers', { column: say`One number`, row: say`The other number`, from: 1, most: MIDDLE })],
  staircase: [
    plane('steps', {
      column: say`Stones on the first step`,
      row: say`Stones on the second step`,
      third: say`Stones on the third step`,
      most: MIDDLE,
    }),
  ],
  nimble: [plane('coins', { column: say`Square of one coin`, row: say`Square of the other coin`, most: 64 })],
};

/** Chromatic Nim: where neither stack has a red stone on top. */
function whereGreen(text: string): Both {
  const red = readRed(text);
  if (!red.ok) throw new Error(red.error.message);
  const { isRed } = red.value;
  return (column, row) => !isRed(column) && !isRed(row);
}

function each(games: readonly string[], planes: readonly Plane[]): Record<string, readonly Plane[]> {
  return Object.fromEntries(games.map((game) => [game, planes]));
}

/** The planes of a game; none if its positions are not described by two numbers. */
export function planesOf(game: string): readonly Plane[] {
  return PLANES[game] ?? [];
}
