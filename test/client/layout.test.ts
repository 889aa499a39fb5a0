import type { HeapsView, RowsView, StagesView } from '@nimhall/shared/game/view';
import { describe, expect, test } from 'vitest';
import { arrangementFor } from '../../client/src/components/board/heaps/arrangement.ts';
import { lyingPacking } from '../../client/src/components/board/heaps/lying-packing.ts';
import { packing } from '../../client/src/components/board/heaps/packing.ts';
import { towersFor } from '../../client/src/components/board/heaps/tower.ts';
import { lanesOf } from '../../client/src/components/board/rows/lanes.ts';
import { rowPacking, shelvesOf } from '../../client/src/components/board/rows/row-packing.ts';
import { boardPacking, stripPacking } from '../../client/src/components/board/squares/square-packing.ts';
import { stagePacking } from '../../client/src/components/board/stages/stage-packing.ts';

describe('heaps', () => {
  const PHONE = { width: 278, height: 260 };

  test('have one column each while their stones are large enough, and otherwise the same number of columns', () => {
    expect(packing([3, 4, 5], PHONE, 37)).toMatchObject({ wide: 1, line: 3 });
    expect(packing([1, 7], PHONE, 37), 'rather small stones than two columns').toMatchObject({ wide: 1, stone: 31 });
    expect(packing([1, 8], PHONE, 37), 'not in one column of stones of 27').toMatchObject({ wide: 2, stone: 55 });
    expect(packing([1, 3, 5, 7], PHONE, 37), 'rather small stones than two lines').toMatchObject({ wide: 1, line: 4 });
    expect(packing([6, 9, 12], PHONE, 37)).toMatchObject({ wide: 2, line: 3 });
  });

  test('keep their stones large enough for a finger, even if they do not fit', () => {
    for (let heaps = 1; heaps <= 26; heaps++) {
      for (const size of [1, 5, 12, 30]) {
        const { stone, wide, line } = packing(Array(heaps).fill(size), PHONE, 37);
        expect(stone, `${heaps} heaps of ${size}`).toBeGreaterThanOrEqual(24);
        expect(line * wide * stone, `${heaps} heaps of ${size}`).toBeLessThanOrEqual(PHONE.width);
      }
    }
  });

  test.each([[[20, 31, 37, 83]], [[1, 30, 31, 600]], [[3, 1_000_000]], [[1, 2, Number.MAX_SAFE_INTEGER]]])(
    'as towers, a larger heap is higher: %j',
    (sizes) => {
      const towers = towersFor(sizes, { width: 278, height: 200 });
      const heights = sizes.map(towers.heightOf);
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
      expect(new Set(heights).size).toBe(sizes.length);
      expect(Math.max(...heights)).toBeLessThanOrEqual(200);
      for (const size of sizes) {
        const below = towers.sizeAt(towers.heightOf(size) / 2);
        expect(below, `half way up ${size}`).toBeLessThan(size);
        expect(below).toBeGreaterThanOrEqual(0);
      }
    },
  );
});

describe('horizontal heaps', () => {
  const phone = { width: 278, height: 250 };

  test('take one line each while their stones are large enough, and otherwise as few as possible', () => {
    expect(lyingPacking([3, 4, 5], phone, 48)).toEqual({ stone: 46, line: 5, height: 138 });
    expect(lyingPacking([12], phone, 54), 'three lines of 4').toEqual({ stone: 56, line: 4, height: 168 });
    expect(lyingPacking([7, 6], phone, 44), 'room between them where they are broken').toEqual({ stone: 58, line: 4, height: 244 });
    expect(lyingPacking([3], { width: 1_000, height: 900 }, 44), 'not too large').toEqual({ stone: 104, line: 3, height: 104 });
  });

  test('keep their stones large enough for a finger, and no line is wider than the board', () => {
    for (let heaps = 1; heaps <= 26; heaps++) {
      for (const size of [1, 5, 12, 30]) {
        const { stone, line } = lyingPacking(Array(heaps).fill(size), phone, 54);
        expect(stone, `${heaps} heaps of ${size}`).toBeGreaterThanOrEqual(24);
        expect(54 + line * stone, `${heaps} heaps of ${size}`).toBeLessThanOrEqual(phone.width);
      }
    }
  });
});

describe('how heaps are laid out', () => {
  const heaps = (sizes: readonly number[], more: Partial<HeapsView> = {}): HeapsView => ({
    kind: 'heaps',
    ends: 'top',
    mostHeaps: 1,
    heaps: sizes.map((size, index) => ({ letter: 'abcdef'[index] ?? '', size, sections: [{ length: size, colour: null }] })),
    ...more,
  });
  const phone = { width: 276, height: 380 };
  const desk = { width: 840, height: 480 };

  test('in rows across the table, as long as they fit on one line', () => {
    for (const space of [phone, desk]) expect(arrangementFor(heaps([3, 4, 5]), space, false).kind).toBe('lying');
    expect(arrangementFor(heaps([1, 3, 5, 7]), desk, false).kind).toBe('lying');
    expect(arrangementFor(heaps([1, 3, 5, 7]), phone, false), 'seven stones are too many for a narrow phone').toMatchObject({
      kind: 'standing',
      stone: 49,
    });
  });

  test('upright when they have a top, horizontal when they are open at both ends', () => {
    const coloured = heaps([2, 3]).heaps.map((heap) => ({ ...heap, sections: [{ length: heap.size, colour: 'red' as const }] }));
    expect(arrangementFor(heaps([], { heaps: coloured }), desk, false).kind).toBe('standing');
    expect(arrangementFor(heaps([2, 3], { stairs: true }), desk, false).kind).toBe('standing');
    expect(arrangementFor(heaps([20, 3], { ends: 'both' }), phone, false).kind).toBe('lying');
  });

  test('rows are as high with values as without', () => {
    const [bare, valued] = [false, true].map((hasValues) => arrangementFor(heaps([3, 4, 5]), phone, hasValues));
    expect(valued?.height).toBe(bare?.height);
    expect(valued?.stone).toBeLessThan(bare?.stone ?? 0);
  });
});

describe('games on top of each other', () => {
  const PHONE = { width: 278, height: 320 };
  const stacks = (...all: readonly number[][][]): StagesView => ({
    kind: 'stages',
    stacks: all.map((stages, at) => ({ letter: 'abc'[at] as string, stages })),
  });

  test('a heap that is too large to be drawn takes no more height than it may need once it is drawn', () => {
    const large = stagePacking(stacks([[3], [999_999]]), PHONE, 0);
    expect(large.height).toBeLessThanOrEqual(PHONE.height);
    expect(large).toEqual(stagePacking(stacks([[3], [31]]), PHONE, 0));
  });

  test('games of numbers that are wider than the board are as high as what is in them', () => {
    expect(stagePacking(stacks([[3], [400, 500, 600]]), PHONE, 0)).toMatchObject({ height: 0 });
  });

  test('have the largest stones with which every game fits while it is on top', () => {
    expect(stagePacking(stacks([[1], [2, 2]]), PHONE, 0)).toMatchObject({ stone: 72, wide: 1 });
    expect(stagePacking(stacks([[1], [9]], [[2], [3]]), PHONE, 0)).toMatchObject({ stone: 40, wide: 2, height: PHONE.height });
  });
});

describe('rows of pins', () => {
  test('wrap into equal lines when they would be too narrow for a finger', () => {
    const phone = { width: 278, height: 280 };
    expect(rowPacking([6], phone, 20)).toEqual({ line: 6, pin: 46, tall: 81 });
    expect(rowPacking([12], phone, 20)).toMatchObject({ line: 6, pin: 46 });
    expect(rowPacking([13], phone, 20).line).toBe(5);
    expect(rowPacking([12], { width: 840, height: 480 }, 20)).toEqual({ line: 12, pin: 70, tall: 120 });
  });

  test('share lines when they are short and many', () => {
    const phone = { width: 358, height: 330 };
    expect(shelvesOf([4, 3, 3, 5, 3, 6], 10)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    expect(shelvesOf([4, 3, 3], 12)).toEqual([[0, 1, 2]]);
    expect(shelvesOf([9, 0, 2], 4), 'what bends stands alone').toEqual([[0], [1, 2]]);
    const packed = rowPacking([4, 3, 3, 5, 3, 6], phone, 50);
    expect(Math.min(packed.pin, packed.tall)).toBeGreaterThan(30);
    expect(shelvesOf([4, 3, 3, 5, 3, 6], packed.line).length).toBeLessThan(4);
    expect(rowPacking([3, 5, 7], { width: 800, height: 480 }, 20).line, 'and not where there is room').toBe(7);
  });

  const rows = (...sizes: number[]): RowsView => ({
    kind: 'rows',
    splits: true,
    rows: sizes.map((size, index) => ({ letter: 'abcdef'[index] ?? '', size })),
  });
  const runsOf = (view: RowsView, start: RowsView, ...moves: string[]) =>
    lanesOf(view, { start, moves }).map(({ runs, gone, length }) => ({
      runs: runs.map(({ letter, from, size }) => `${letter}: ${size} from ${from}`),
      gone,
      length,
    }));

  test('keep their lane and its gaps, whatever is taken from it', () => {
    expect(runsOf(rows(5, 5, 3), rows(12, 3), 'a2@5')).toEqual([
      { length: 12, runs: ['a: 5 from 0', 'b: 5 from 7'], gone: [5, 6] },
      { length: 3, runs: ['c: 3 from 0'], gone: [] },
    ]);
    expect(runsOf(rows(5, 0, 3), rows(12, 3), 'a2@5', 'b5@0')).toEqual([
      { length: 12, runs: ['a: 5 from 0', 'b: 0 from 7'], gone: [7, 8, 9, 10, 11] },
      { length: 3, runs: ['c: 3 from 0'], gone: [] },
    ]);
    expect(runsOf(rows(3, 5), rows(8), 'a0@3')).toEqual([{ length: 8, runs: ['a: 3 from 0', 'b: 5 from 3'], gone: [] }]);
    expect(runsOf(rows(6), rows(8), 'a2')).toEqual([{ length: 8, runs: ['a: 6 from 2'], gone: [0, 1] }]);
  });

  test('have a lane each when the history of the game is unknown', () => {
    const alone = [
      { length: 5, runs: ['a: 5 from 0'], gone: [] },
      { length: 2, runs: ['b: 2 from 0'], gone: [] },
    ];
    expect(runsOf(rows(5, 2), rows(12), 'a1@5')).toEqual(alone);
    expect(runsOf(rows(5, 2), rows(12), 'what')).toEqual(alone);
  });
});

describe('squares', () => {
  const phone = { width: 278, height: 260 };

  test('of a strip fit on one line while a finger can tell them apart, and wrap into equal lines otherwise', () => {
    expect(stripPacking(6, phone, false)).toEqual({ side: 46, tall: 56, line: 6 });
    expect(stripPacking(14, phone, false)).toEqual({ side: 55, tall: 56, line: 5 });
    expect(stripPacking(3, phone, false), 'not too large').toEqual({ side: 88, tall: 88, line: 3 });
    expect(stripPacking(8, { width: 1_000, height: 28 }, false), 'where there is little room, as large as they fit').toEqual({
      side: 26,
      tall: 26,
      line: 8,
    });
  });

  test('of a strip where neighbours count stay on one line as long as they can be told apart', () => {
    expect(stripPacking(11, phone, true)).toEqual({ side: 25, tall: 56, line: 11 });
    expect(stripPacking(20, phone, true).line).toBeLessThan(20);
  });

  test('keep a size that can be tapped, even if they do not fit', () => {
    for (let length = 1; length <= 64; length++) {
      const { side, line } = stripPacking(length, phone, length % 2 === 0);
      expect(side, `a strip of ${length}`).toBeGreaterThanOrEqual(22);
      expect(side * line, `a strip of ${length}`).toBeLessThanOrEqual(phone.width);
    }
    expect(boardPacking(5, 4, phone).side).toBe(55);
    expect(boardPacking(20, 3, phone).side).toBe(30);
  });
});
