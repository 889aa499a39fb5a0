import type { Notation } from '../../game/contract.ts';
import { type Fault, malformed } from '../../game/fault.ts';
import { letterOf } from '../../game/letters.ts';
import { readLetter, readParts } from '../../game/parts.ts';
import { readCount, split, type Token } from '../../game/text.ts';
import { count, say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** How far a piece stands from the corner, by columns and by rows. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

export type Squares = readonly Square[];

/** Move a piece to a square. */
export interface PieceMove extends Square {
  readonly piece: number;
}

/** 2^53 − 1: coordinates are exact up to here, and here the board ends, also for a knight that jumps away from an edge. */
export const FARTHEST = Number.MAX_SAFE_INTEGER;

/** `3.4,1.2`: squares by column and row. */
export const squaresNotation: Notation<Squares> = {
  parse: (text) => readParts(text, (pieces) => count(pieces, '{0} piece', '{0} pieces'), readSquare),
  format: (squares) => squares.map(squareText).join(','),
};

/** `a1.4`: piece a goes to column 1, row 4. */
export const pieceMoveNotation: Notation<PieceMove> = {
  parse(text) {
    const named = readLetter(text, say`A move starts with the letter of a piece, such as a1.4.`);
    if (!named.ok) return named;
    const square = readSquare(named.value.rest);
    return square.ok ? ok({ piece: named.value.part, ...square.value }) : square;
  },
  format: ({ piece, ...square }) => `${letterOf(piece)}${squareText(square)}`,
};

export function squareText({ column, row }: Square): string {
  return `${column}.${row}`;
}

function readSquare(token: Token): Result<Square, Fault> {
  const [first = token, second, more] = split(token, '.');
  const column = readCount(first, say`A column`, 0, FARTHEST);
  if (!column.ok) return column;
  if (!second || more) return malformed(say`A square is a column and a row, such as 3.4.`, more?.at ?? token.at);
  const row = readCount(second, say`A row`, 0, FARTHEST);
  return row.ok ? ok({ column: column.value, row: row.value }) : row;
}

/** One step of a piece, towards the corner in at least one direction. */
interface Step {
  readonly column: number;
  readonly row: number;
}

/** How a piece moves: by one of its steps, or along it any distance. */
export interface PieceMovement {
  readonly steps: readonly Step[];
  readonly slides: boolean;
}

const STRAIGHT: readonly Step[] = [
  { column: -1, row: 0 },
  { column: 0, row: -1 },
];
const DIAGONAL: readonly Step[] = [...STRAIGHT, { column: -1, row: -1 }];

export const PIECE_MOVEMENTS = {
  rook: { steps: STRAIGHT, slides: true },
  queen: { steps: DIAGONAL, slides: true },
  king: { steps: DIAGONAL, slides: false },
  knight: {
    steps: [
      { column: -2, row: -1 },
      { column: -2, row: 1 },
      { column: -1, row: -2 },
      { column: 1, row: -2 },
    ],
    slides: false,
  },
} as const satisfies Record<string, PieceMovement>;

export type PieceName = keyof typeof PIECE_MOVEMENTS;

/** Every square a piece can go to, step by step, nearer ones first. */
export function* reachable({ steps, slides }: PieceMovement, { column, row }: Square): Generator<Square, void, void> {
  for (const step of steps) {
    const most = slides ? longest(step, column, row) : 1;
    for (let by = 1; by <= most; by++) {
      const square = { column: column + by * step.column, row: row + by * step.row };
      if (isOnBoard(square)) yield square;
    }
  }
}

export function canReach({ steps, slides }: PieceMovement, from: Square, to: Square): boolean {
  const column = to.column - from.column;
  const row = to.row - from.row;
  if (!isOnBoard(to)) return false;
  return steps.some((step) => {
    const by = Math.max(Math.abs(column), Math.abs(row)) / (slides ? 1 : Math.max(Math.abs(step.column), Math.abs(step.row)));
    return by > 0 && (slides || by === 1) && column === by * step.column && row === by * step.row;
  });
}

function isOnBoard({ column, row }: Square): boolean {
  return column >= 0 && row >= 0 && column <= FARTHEST && row <= FARTHEST;
}

function longest(step: Step, column: number, row: number): number {
  return Math.min(step.column === 0 ? row : column, step.row === 0 ? column : row);
}
