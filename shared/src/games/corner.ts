import { family, type Ruleset } from '../game/contract.ts';
import { illegal } from '../game/fault.ts';
import { letterOf } from '../game/letters.ts';
import { named } from '../game/named.ts';
import type { ParamForm } from '../game/params.ts';
import { randomItem } from '../game/random-item.ts';
import { type Phrase, say } from '../phrase.ts';
import { ok } from '../result.ts';
import {
  canReach,
  PIECE_MOVEMENTS,
  type PieceMove,
  type PieceName,
  pieceMoveNotation,
  reachable,
  type Square,
  type Squares,
  squaresNotation,
  squareText,
} from './corner/pieces.ts';
import { cornerTheory } from './corner/theory.ts';

const FORM = {
  mode: 'all',
  fields: [
    {
      kind: 'choice',
      name: 'piece',
      label: 'Piece',
      options: [
        { value: 'rook', label: 'rook' },
        { value: 'queen', label: 'queen' },
        { value: 'king', label: 'king' },
        { value: 'knight', label: 'knight' },
      ],
      default: 'queen',
    },
  ],
} as const satisfies ParamForm;

const RULES = {
  rook: say`Move one rook as far as you like, left or down.`,
  queen: say`Move one queen left, down or diagonally towards the corner, as far as you like.`,
  king: say`Move one king one step left, down or diagonally towards the corner.`,
  knight: say`Move one knight in an L: two squares left or down, and one to the side.`,
} as const satisfies Record<PieceName, Phrase>;

function rules(piece: PieceName): Ruleset<Squares, PieceMove> {
  const gait = PIECE_MOVEMENTS[piece];
  const options = (square: Square) => reachable(gait, square);
  return {
    rule: RULES[piece],
    last: 'move',
    position: squaresNotation,
    move: pieceMoveNotation,
    *moves(squares) {
      for (const [index, square] of squares.entries()) {
        for (const next of options(square)) yield { piece: index, ...next };
      }
    },
    play(squares, { piece: index, column, row }) {
      const from = squares[index];
      if (from === undefined) return illegal(say`There is no piece ${letterOf(index).toUpperCase()}.`);
      if (!canReach(gait, from, { column, row })) {
        return illegal(
          say`The piece on ${squareText(from)} can’t move to ${squareText({ column, row })}. Choose a marked square nearer the corner.`,
        );
      }
      return ok(squares.with(index, { column, row }));
    },
    sample(squares, random) {
      const open = [...squares.keys()].filter((index) => options(squares[index] as Square).next().done === false);
      const index = randomItem(open, random);
      const { column, row } = squares[index] as Square;
      if (!gait.slides) {
        const next = [...options({ column, row })];
        return { piece: index, ...randomItem(next, random) };
      }
      const most = gait.steps.map((step) => Math.min(step.column < 0 ? column : row, step.row < 0 ? row : column));
      const lines = gait.steps.flatMap((step, line) => ((most[line] as number) > 0 ? [{ step, most: most[line] as number }] : []));
      const line = randomItem(lines, random);
      const by = 1 + Math.floor(random() * line.most);
      return { piece: index, column: column + by * line.step.column, row: row + by * line.step.row };
    },
    parts: (squares) => squares.map((square) => [square]),
    ...(piece === 'rook' ? { heaps: (squares) => squares.flatMap(({ column, row }) => [column, row]) } : {}),
    // The board is symmetric in its diagonal, and pieces in the corner are out of the game.
    key: (squares) =>
      squares
        .filter(({ column, row }) => column + row > 0)
        .map(({ column, row }) => `${Math.min(column, row)}.${Math.max(column, row)}`)
        .sort()
        .join(','),
    view: (squares) => ({ kind: 'grid', piece, pieces: squares.map((square, index) => ({ letter: letterOf(index), ...square })) }),
    theory: cornerTheory(piece),
  };
}

/** Corner the piece: move a chess piece into the corner. */
export const corner = family({
  id: 'corner',
  name: 'Corner the piece',
  summary: 'Move a chess piece into the corner.',
  group: 'curious',
  params: FORM,
  presets: [
    { id: 'two-queens', name: 'Two queens', why: 'Two queens on one board. Move either one.', start: '5.7,3.4', outcome: 'N' },
    {
      id: 'king',
      name: 'A king on column 7, row 6',
      why: 'Odd or even is all that matters.',
      start: '7.6',
      params: { piece: 'king' },
      outcome: 'N',
    },
    {
      id: 'knights',
      name: 'Two knights',
      why: 'Two knights hop towards the corner.',
      start: '7.7,6.3',
      params: { piece: 'knight' },
      outcome: 'N',
    },
    {
      id: 'two-rooks',
      name: 'Two rooks',
      why: 'Two rooks are really four heaps of Nim.',
      start: '3.5,6.2',
      params: { piece: 'rook' },
      outcome: 'N',
    },
  ],
  ruleset: ({ piece }) => ok(rules(piece)),
});

export const NAMED_CORNER_GAMES = [
  named(corner, {
    id: 'wythoff',
    name: 'Wythoff’s queen',
    summary: 'Bring the queen into the corner before your opponent does.',
    group: 'start',
    params: { piece: 'queen' },
    presets: [
      { id: '7-5', name: 'Column 7, row 5', why: 'Which squares are safe to stop on?', start: '7.5', outcome: 'N' },
      { id: '7-7', name: 'From the far corner', why: 'One slide along the diagonal wins at once.', start: '7.7', outcome: 'N' },
      {
        id: '6-10-misere',
        name: 'Column 6, row 10, last loses',
        why: 'The last move loses. Only the very end is different.',
        start: '6.10',
        misere: true,
        outcome: 'P',
      },
    ],
  }),
  named(corner, {
    id: 'rook',
    name: 'Corner the rook',
    summary: 'Slide a rook left or down into the corner.',
    group: 'twist',
    params: { piece: 'rook' },
    presets: [
      { id: '7-7', name: 'From the far corner', why: 'On the diagonal, the second player can always win.', start: '7.7', outcome: 'P' },
      { id: '7-3', name: 'Column 7, row 3', why: 'Find the diagonal.', start: '7.3', outcome: 'N' },
    ],
  }),
  named(corner, {
    id: 'king',
    name: 'Corner the king',
    summary: 'Step by step, walk the king into the corner.',
    group: 'twist',
    params: { piece: 'king' },
    presets: [
      {
        id: '7-7',
        name: 'From the far corner',
        why: 'Both distances are odd, so there is a step to two even ones.',
        start: '7.7',
        outcome: 'N',
      },
      {
        id: '6-4-misere',
        name: 'Column 6, row 4, last loses',
        why: 'Even and even is still lost, away from the edges.',
        start: '6.4',
        misere: true,
        outcome: 'P',
      },
    ],
  }),
  named(corner, {
    id: 'knight',
    name: 'Corner the knight',
    summary: 'Hop a knight into the corner, always left or down.',
    group: 'twist',
    params: { piece: 'knight' },
    presets: [
      { id: '7-7', name: 'From the far corner', why: 'Four ways to jump. The safe squares form a pattern.', start: '7.7', outcome: 'N' },
      { id: '7-5', name: 'Column 7, row 5', why: 'Near the edge, you have fewer jumps.', start: '7.5', outcome: 'N' },
    ],
  }),
];
