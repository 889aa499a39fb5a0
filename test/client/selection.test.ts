import type { GridView, HeapsView, HeapView, SquaresView, SquareView } from '@nimhall/shared/game/view';
import { colourAt, isDrawn, widthOf } from '@nimhall/shared/picture/pile';
import { describe, expect, test } from 'vitest';
import { moveToSquare } from '../../client/src/components/board/grid/grid-moves.ts';
import { takeLabel } from '../../client/src/components/board/heaps/labels.ts';
import { formatTakes, isTakenWith, parseTakes, type Take, takeAt, withTake } from '../../client/src/components/board/heaps/takes.ts';
import { nearestCell, stepTo } from '../../client/src/components/board/roving-focus.ts';
import { isPinTaken, moveForPin, type RowMove } from '../../client/src/components/board/rows/row-moves.ts';
import { beginnings, bitten, namesIn, tapOn } from '../../client/src/components/board/squares/square-moves.ts';

const HEAP: HeapView = { letter: 'b', size: 5, sections: [{ length: 5, colour: null }] };
const VIEW: HeapsView = { kind: 'heaps', heaps: [HEAP], ends: 'top', mostHeaps: 1 };
const STAIRS: HeapsView = { ...VIEW, stairs: true };
const PILE: HeapView = {
  letter: 'a',
  size: 6,
  sections: [
    { length: 1, colour: 'red' },
    { length: 5, colour: 'yellow' },
  ],
};

describe('heaps', () => {
  test('takes are parsed and written like moves', () => {
    expect(parseTakes('a1,c_4')).toEqual([
      { letter: 'a', end: 'top', count: 1 },
      { letter: 'c', end: 'bottom', count: 4 },
    ]);
    expect(formatTakes(parseTakes('c_4, a1'))).toBe('a1,c_4');
    expect(parseTakes('a1,oops')).toEqual([]);
  });

  test('a tap takes everything from the stone to the top', () => {
    expect(takeAt(HEAP, 3, 'top', () => true)).toEqual({ letter: 'b', end: 'top', count: 2 });
    expect(takeAt(HEAP, 0, 'top', () => true).count).toBe(5);
  });

  test('with both ends open, a tap takes from the nearer end, or from the only legal one', () => {
    const isLegal = ({ end, count }: Take) => count <= (end === 'bottom' ? 1 : 5);
    expect(takeAt(PILE, 0, 'both', isLegal)).toMatchObject({ end: 'bottom', count: 1 });
    expect(takeAt(PILE, 1, 'both', isLegal), 'two from the bottom are not one colour').toMatchObject({ end: 'top', count: 5 });
    expect(takeAt(PILE, 4, 'both', isLegal)).toMatchObject({ end: 'top', count: 2 });
  });

  test('takes from several heaps are collected, one for each heap', () => {
    const first = withTake([], { letter: 'a', end: 'top', count: 1 }, 2);
    const both = withTake(first, { letter: 'c', end: 'top', count: 4 }, 2);
    expect(formatTakes(both)).toBe('a1,c4');
    expect(formatTakes(withTake(both, { letter: 'a', end: 'top', count: 3 }, 2))).toBe('a3,c4');
    expect(formatTakes(withTake(first, { letter: 'c', end: 'top', count: 4 }, 1))).toBe('c4');
  });

  test('which stones can be tapped', () => {
    const goes = (take: Take) => Array.from({ length: 6 }, (_, index) => isTakenWith(take, PILE, index)).filter(Boolean).length;
    expect(goes({ letter: 'a', end: 'top', count: 2 })).toBe(2);
    expect(isTakenWith({ letter: 'a', end: 'bottom', count: 1 }, PILE, 0)).toBe(true);
    expect(goes({ letter: 'b', end: 'top', count: 2 })).toBe(0);
  });

  test('labels are sentences', () => {
    expect(takeLabel(VIEW, HEAP, { letter: 'b', end: 'top', count: 2 }, true)).toBe('Heap B, 5 stones. Take 2, leaving 3');
    expect(takeLabel(VIEW, HEAP, { letter: 'b', end: 'top', count: 2 }, false)).toBe('Heap B, 5 stones. Take 2: not allowed');
    expect(takeLabel(STAIRS, HEAP, { letter: 'b', end: 'top', count: 2 }, true)).toBe('Step B, 5 stones. Move 2 to step A, leaving 3');
    expect(takeLabel(STAIRS, { ...HEAP, letter: 'a' }, { letter: 'a', end: 'top', count: 5 }, true)).toBe(
      'Step A, 5 stones. Move 5 to the ground, leaving nothing',
    );
  });

  test('colours, widths, and what is too large to draw', () => {
    expect([0, 1, 5].map((index) => colourAt(PILE, index))).toEqual(['red', 'yellow', 'yellow']);
    expect(widthOf([6, 12])).toBe(1);
    expect(widthOf([20, 3]), 'all heaps are as wide').toBe(2);
    expect([30, 31].map(isDrawn)).toEqual([true, false]);
  });
});

describe('rows', () => {
  const row = { letter: 'a', size: 7 };
  const kayles = ({ take }: RowMove) => take === 1 || take === 2;

  test('a tap takes one pin, a neighbour joins it, a distant one starts over', () => {
    const one = moveForPin(row, 3, null, kayles);
    expect(one).toEqual({ letter: 'a', take: 1, left: 3 });
    expect(moveForPin(row, 4, one, kayles)).toEqual({ letter: 'a', take: 2, left: 3 });
    expect(moveForPin(row, 2, one, kayles)).toEqual({ letter: 'a', take: 2, left: 2 });
    expect(moveForPin(row, 6, one, kayles)).toEqual({ letter: 'a', take: 1, left: 6 });
  });

  test('when not all selected pins can stay selected, the nearest ones stay', () => {
    const inside = ({ take, left }: RowMove) => take === 3 && left >= 1;
    const three = moveForPin(row, 2, null, inside);
    expect(three).toEqual({ letter: 'a', take: 3, left: 2 });
    expect(moveForPin(row, 1, three, inside)).toEqual({ letter: 'a', take: 3, left: 1 });
    expect(moveForPin(row, 5, three, inside)).toEqual({ letter: 'a', take: 3, left: 3 });
    expect(moveForPin(row, 5, { letter: 'a', take: 2, left: 3 }, kayles), 'alone, where that is allowed').toMatchObject({
      take: 1,
      left: 5,
    });
  });

  test('where a single pin is not allowed, the shortest legal run is selected', () => {
    const two = ({ take, left }: RowMove) => take === 2 && left + take <= 7;
    expect(moveForPin(row, 3, null, two)).toEqual({ letter: 'a', take: 2, left: 3 });
    expect(moveForPin(row, 6, null, two)).toEqual({ letter: 'a', take: 2, left: 5 });
    expect(
      moveForPin(row, 3, null, () => false),
      'itself, to be told why not',
    ).toEqual({ letter: 'a', take: 1, left: 3 });
  });

  test('which pins can be tapped', () => {
    expect([1, 2, 3, 4].map((index) => isPinTaken({ letter: 'a', take: 2, left: 2 }, row, index))).toEqual([false, true, true, false]);
  });
});

test('on a grid the active piece moves, or else one that can', () => {
  const view: GridView = {
    kind: 'grid',
    piece: 'rook',
    pieces: [
      { letter: 'a', column: 3, row: 5 },
      { letter: 'b', column: 6, row: 2 },
    ],
  };
  const onlyB = ({ letter }: { letter: string }) => letter === 'b';
  expect(moveToSquare(view, { column: 1, row: 2 }, 'a', onlyB).letter).toBe('b');
  expect(moveToSquare(view, { column: 1, row: 2 }, 'a', () => true).letter).toBe('a');
  expect(moveToSquare(view, { column: 1, row: 2 }, 'a', () => false).letter).toBe('a');
});

describe('squares', () => {
  const strip = (act: SquaresView['act'], ...things: SquareView['holds'][]): SquaresView => ({
    kind: 'squares',
    act,
    rows: [things.map((holds, index) => ({ name: `${index}`, holds }))],
  });
  /** A tap when exactly these moves are legal. */
  const tap = (view: SquaresView, moves: readonly string[], name: string, selected = '') => {
    const isLegal = (move: string) => moves.includes(move);
    return tapOn(view, name, selected, beginnings(view, isLegal), isLegal);
  };

  test('a coin is tapped and then its destination', () => {
    const view = strip('carry', 'nothing', 'coin', 'nothing', 'coin');
    const moves = ['1-0', '3-0', '3-1', '3-2'];
    expect(tap(view, moves, '3')).toEqual({ move: '3', whole: false, begins: true });
    expect(tap(view, moves, '2', '3')).toEqual({ move: '3-2', whole: true, begins: false });
    expect(tap(view, moves, '2', '3-2'), 'the same once more').toEqual({ move: '3-2', whole: true, begins: false });
    expect(tap(view, moves, '3', '3'), 'lets go of it').toMatchObject({ move: '', begins: false });
    expect(tap(view, moves, '1', '3'), 'another coin is no sure answer').toEqual({ move: '3-1', whole: false, begins: false });
    expect(tap(view, moves, '3', '3-2'), 'the coin once more, to go elsewhere').toMatchObject({ move: '3', begins: true });
    expect(tap(view, moves, '1', '3-2'), 'another coin after a whole move').toMatchObject({ move: '1', begins: true });
    expect(tap(view, moves, '2'), 'the rules say why not').toEqual({ move: '2-2', whole: false, begins: false });
    expect(tap(view, moves, '2', '1'), 'the rules say why not').toEqual({ move: '1-2', whole: false, begins: false });
  });

  test('a complete move may be extended', () => {
    const view = strip('turn', 'heads', 'tails', 'heads');
    const moves = ['0', '2', '2-0', '2-1', '0-2', '1-2'];
    expect(tap(view, moves, '2')).toEqual({ move: '2', whole: false, begins: false });
    expect(tap(view, moves, '2', '2')).toEqual({ move: '2', whole: true, begins: false });
    expect(tap(view, moves, '1', '2')).toEqual({ move: '2-1', whole: true, begins: false });
    expect(tap(view, moves, '1'), 'the other one first').toEqual({ move: '1', whole: false, begins: true });
  });

  test('a single square is a complete move at once', () => {
    const view = strip('cross', 'nothing', 'cross', 'nothing');
    expect(tap(view, ['0', '2'], '2')).toEqual({ move: '2', whole: true, begins: false });
    expect(tap(view, ['0', '2'], '1', '2')).toEqual({ move: '1', whole: false, begins: false });
  });

  test('square names are parsed like moves', () => {
    expect(namesIn('B3 - b4')).toEqual(['b3', 'b4']);
    expect(namesIn('7')).toEqual(['7']);
    for (const text of ['', 'oops', '1-2-3', 'a1.4']) expect(namesIn(text), text).toEqual([]);
  });

  test('a bite takes what is above and to the right', () => {
    const row = (number: number, columns: string): SquareView[] =>
      [...columns].map((letter) => ({ name: `${letter}${number}`, holds: 'chocolate' }));
    const view: SquaresView = { kind: 'squares', act: 'bite', rows: [row(3, 'ab'), row(2, 'abc'), row(1, 'abc')] };
    expect([...bitten(view, 'b2')].sort()).toEqual(['b2', 'b3', 'c2']);
  });
});

describe('arrow keys', () => {
  const sizes = [3, 0, 5];

  test('move inside a heap and stop at its ends', () => {
    expect(stepTo(sizes, { group: 0, index: 0 }, 'ArrowUp', 'columns')).toEqual({ group: 0, index: 1 });
    expect(stepTo(sizes, { group: 0, index: 2 }, 'ArrowUp', 'columns')).toEqual({ group: 0, index: 2 });
    expect(stepTo(sizes, { group: 2, index: 1 }, 'End', 'columns')).toEqual({ group: 2, index: 4 });
  });

  test('move between heaps, past empty ones', () => {
    expect(stepTo(sizes, { group: 0, index: 2 }, 'ArrowRight', 'columns')).toEqual({ group: 2, index: 2 });
    expect(stepTo(sizes, { group: 2, index: 4 }, 'ArrowLeft', 'columns')).toEqual({ group: 0, index: 2 });
    expect(stepTo(sizes, { group: 2, index: 4 }, 'ArrowRight', 'columns')).toEqual({ group: 2, index: 4 });
  });

  test('are swapped on rows, and other keys are ignored', () => {
    expect(stepTo(sizes, { group: 0, index: 0 }, 'ArrowRight', 'rows')).toEqual({ group: 0, index: 1 });
    expect(stepTo(sizes, { group: 0, index: 0 }, 'ArrowDown', 'rows')).toEqual({ group: 2, index: 0 });
    expect(stepTo(sizes, { group: 0, index: 0 }, 'Enter', 'rows')).toBeNull();
  });

  test('arrow keys lead to the nearest cell of the next group when cells have a position along it', () => {
    const places = [[5], [0, 4, 9]];
    const across = ({ group, index }: { group: number; index: number }) => places[group]?.[index] ?? 0;
    expect(stepTo([1, 3], { group: 0, index: 0 }, 'ArrowDown', 'rows', across)).toEqual({ group: 1, index: 1 });
    expect(stepTo([1, 3], { group: 1, index: 2 }, 'ArrowUp', 'rows', across)).toEqual({ group: 0, index: 0 });
  });

  test('the focus moves to the nearest remaining cell', () => {
    expect(nearestCell([0, 2], { group: 0, index: 3 })).toEqual({ group: 1, index: 1 });
    expect(nearestCell([0, 0], { group: 0, index: 0 })).toBeNull();
  });
});
