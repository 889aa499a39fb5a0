import { type BoardSquare, squareName } from '../game/board-squares.ts';
import { family, type Ruleset } from '../game/contract.ts';
import { NO_PARAMS } from '../game/params.ts';
import type { SquareView } from '../game/view.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { type Bar, barNotation, biteNotation, bitesOf, bitten, mirrored } from './chomp/bar.ts';
import { chompTheory } from './chomp/theory.ts';

const rules: Ruleset<Bar, BoardSquare> = {
  rule: say`Bite off a square and all above and to its right. Never bite the poisoned one.`,
  exactly: say`Choose any square but the poisoned one in the corner. It goes, with every square that is at least as far up and at least as far to the right.`,
  last: 'move',
  position: barNotation,
  move: biteNotation,
  moves: bitesOf,
  play: bitten,
  isOver: (bar) => bar.length === 1 && bar[0] === 1,
  key: keyOf,
  view: (bar) => ({
    kind: 'squares',
    act: 'bite',
    rows: bar.map((length, row) => Array.from({ length }, (_, column) => squareView({ column, row }))).reverse(),
  }),
  theory: chompTheory(),
};

/** A bar and its mirror image are one. */
function keyOf(bar: Bar): string {
  const [one, other] = [barNotation.format(bar), barNotation.format(mirrored(bar))];
  return one < other ? one : other;
}

function squareView(square: BoardSquare): SquareView {
  return { name: squareName(square), holds: square.column + square.row === 0 ? 'poison' : 'chocolate' };
}

/** Chomp: bite off chocolate, and leave the poisoned corner. */
export const chomp = family({
  id: 'chomp',
  name: 'Chomp',
  summary: 'Bite off chocolate and leave your opponent the poisoned corner.',
  group: 'twist',
  params: NO_PARAMS,
  presets: [
    { id: '4-by-3', name: '4 × 3', why: 'Only one first bite wins. Can you find it?', start: '4,4,4', outcome: 'N' },
    { id: '5-by-5', name: '5 × 5', why: 'On a square bar, one bite lets you copy every move.', start: '5,5,5,5,5', outcome: 'N' },
    { id: '6-5', name: '6 and 5', why: 'Two rows, one a square shorter. Play second and you can win.', start: '6,5', outcome: 'P' },
    {
      id: '5-by-4-misere',
      name: '5 × 4, last loses',
      why: 'Avoid the last harmless piece.',
      start: '5,5,5,5',
      misere: true,
      outcome: 'N',
    },
    { id: '7-by-6', name: '7 × 6', why: 'The first player can always win. Can you find out how?', start: '7,7,7,7,7,7', outcome: 'N' },
  ],
  ruleset: () => ok(rules),
});
