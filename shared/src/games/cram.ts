import { squareName } from '../game/board-squares.ts';
import { family, type Ruleset } from '../game/contract.ts';
import { NO_PARAMS } from '../game/params.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { type Board, boardNotation, covered, type Domino, dominoesOn, dominoNotation, squareAt } from './cram/board.ts';
import { regionsOf, shapeOf } from './cram/regions.ts';
import { cramTheory } from './cram/theory.ts';

const rules: Ruleset<Board, Domino> = {
  rule: say`Put a domino on two free squares side by side, lying or upright.`,
  last: 'move',
  position: boardNotation,
  move: dominoNotation,
  moves: dominoesOn,
  play: covered,
  parts: (board) => regionsOf(board),
  places: (board) => regionsOf(board).map(({ first }) => squareName(squareAt(board, first))),
  key: keyOf,
  view: (board) => ({
    kind: 'squares',
    act: 'domino',
    rows: Array.from({ length: board.rows }, (_, line) =>
      Array.from({ length: board.columns }, (_, column) => {
        const place = line * board.columns + column;
        return { name: squareName(squareAt(board, place)), holds: board.free[place] ? 'nothing' : 'domino' };
      }),
    ),
  }),
  theory: cramTheory,
};

function keyOf(board: Board): string {
  return regionsOf(board).map(shapeOf).sort().join();
}

/** Cram: lay dominoes on a board. `params` say how large it is and whether they must stand or lie. */
export const cram = family({
  id: 'cram',
  name: 'Cram',
  summary: 'Lay dominoes on a board until no more will fit.',
  group: 'start',
  params: NO_PARAMS,
  presets: [
    {
      id: '4-by-4',
      name: '4 × 4',
      why: 'Play second and copy every move on the opposite side.',
      start: '..../..../..../....',
      outcome: 'P',
    },
    { id: '5-by-4', name: '5 × 4', why: 'One domino in the middle, and then mirror.', start: '...../...../...../.....', outcome: 'N' },
    {
      id: '4-by-3-misere',
      name: '4 × 3, last loses',
      why: 'The last move loses, so copying is no help.',
      start: '..../..../....',
      misere: true,
      outcome: 'P',
    },
    {
      id: 'corners',
      name: 'A board without corners',
      why: 'Four squares are missing. Is the middle still the best start?',
      start: '#...#/...../...../#...#',
      outcome: 'N',
    },
    { id: '12-in-a-row', name: '12 in a row', why: 'Just one row of squares.', start: '............', outcome: 'N' },
  ],
  ruleset: () => ok(rules),
});
