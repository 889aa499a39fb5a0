import { stepsDown } from '@nimhall/shared/games/colourful/eeny-meeny';
import { balanceOf } from '@nimhall/shared/games/colourful/end-nim';
import { endTable } from '@nimhall/shared/games/colourful/end-table';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sequences } from '../../support/boxes.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

const top = rulesOf('colourful');
const both = rulesOf('colourful', { ends: 'both' });

const sections = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 });

describe('notation', () => {
  test.each([
    ['r1.r2.y3', 'r3.y3'],
    [' R1 . y2 , 00 ', 'r1.y2,0'],
    ['1.1', '1.1'],
  ])('%s is written %s', (text, canonical) => {
    expect(top.position.format(positionOf(top, text))).toBe(canonical);
  });

  test('the bottom of a single section is its top', () => {
    expect(afterText(both, 'r3', 'a_2')).toBe(afterText(both, 'r3', 'a2'));
    expect(Array.from(both.moves(positionOf(both, 'r3')), (move) => both.move.format(move))).toEqual(['a1', 'a2', 'a3']);
  });

  test('colours stay with their sections', () => {
    expect(afterText(both, 'r1.y2.g3', 'a_1')).toBe('y2.g3');
    expect(afterText(both, 'r1.y2.g3', 'a3')).toBe('r1.y2');
  });
});

test('a third colour changes nothing', () => {
  const lettered = sections.map((sizes) => sizes.map((size, index) => `${'ryg'[(index * index) % 3]}${size}`).join('.'));
  fc.assert(
    fc.property(lettered, fc.boolean(), fc.constantFrom(top, both), (text, misere, rules) => {
      const plain = text
        .replace(/([ryg])([0-9]+)(?:[.]\1([0-9]+))+/g, (run) => `${run.split('.').reduce((sum, part) => sum + Number(part.slice(1)), 0)}`)
        .replaceAll(/[ryg]/g, '');
      const { outcome, nimber, winningMoves } = analyseText(rules, text, misere);
      expect(analyseText(rules, plain, misere)).toMatchObject({ outcome, nimber, winningMoves });
    }),
  );
});

test('what is said down a pile agrees with its value', () => {
  fc.assert(
    fc.property(sections, (sizes) => {
      const { nimber } = analyseText(top, sizes.join('.'));
      expect(nimber).toBe((sizes.at(-1) ?? 0) - (stepsDown(sizes).at(-1)?.result === 'holds' ? 1 : 0));
    }),
    { numRuns: 1_000 },
  );
});

test('End-Nim: the balance of a row names exactly the sections that make the mover lose', () => {
  const oracle = new Oracle(both);
  const lost = (sizes: readonly number[]) => !oracle.wins(positionOf(both, sizes.join('.') || '0'), false);
  for (const row of sequences(4, 3)) {
    const { below, above } = balanceOf(row);
    for (let size = 1; size <= 6; size++) {
      expect([row, size, lost([size, ...row])]).toEqual([row, size, size === below]);
      expect([row, size, lost([...row, size])]).toEqual([row, size, size === above]);
    }
  }
});

test('a lone pile too large for a table is solved as by its table', () => {
  const large = fc
    .array(fc.integer({ min: 1, max: 700 }), { minLength: 3, maxLength: 6 })
    .filter((sizes) => sizes.reduce((a, b) => a + b) > 2_000);
  fc.assert(
    fc.property(large, (sizes) => {
      const found = analyseText(both, sizes.join('.'));
      const table = runToEnd(endTable(sizes));
      const expected = [
        ...Array.from(table.top, (nimber, left) => (nimber === 0 ? `a${(sizes.at(-1) ?? 0) - left}` : '')),
        ...Array.from(table.bottom, (nimber, left) => (nimber === 0 ? `a_${(sizes[0] ?? 0) - left}` : '')),
      ];
      expect(found.method.tier).toBe('theorem');
      expect(found.winningMoves).toEqual(expected.filter((move) => move !== '' && !move.endsWith('a0') && !/^a_?0$/.test(move)).sort());
    }),
    { numRuns: 15 },
  );
});

test('sums of thousands of objects have the nimber of their tables', () => {
  const piles = ['1100.900.1200', '800.1300.700'];
  const nimbers = piles.map((pile) => runToEnd(endTable(pile.split('.').map(Number))).nimber);
  const found = analyseText(both, piles.join(','));
  expect(found.method.tier).toBe('table');
  expect(found.nimber).toBe(nimbers.reduce((sum, nimber) => sum ^ nimber, 0));
});

test('of three sections the value grows with an end, in the end, by as much as it takes to repeat; that need not be a power of two', () => {
  /** The least number after which values repeat, grown by it, from `from` on. */
  const repeatOf = (y: number, z: number, from: number) => {
    const { bottom } = runToEnd(endTable([600, y, z]));
    const value = (x: number) => bottom[x] as number;
    return Array.from({ length: 200 }, (_, less) => less + 1).find((by) =>
      Array.from({ length: 500 - from - by }, (_, index) => from + index).every((x) => value(x + by) === value(x) + by),
    );
  };
  expect([1, 2, 3, 4].map((z) => repeatOf(4, z, 10))).toEqual([1, 2, 2, 4]);
  expect([repeatOf(4, 5, 10), repeatOf(4, 9, 30), repeatOf(8, 10, 30), repeatOf(4, 10, 60)]).toEqual([12, 10, 10, 60]);
});

test('a pile of hundreds of sections, each with its exact value', () => {
  const pile = Array.from({ length: 400 }, (_, index) => 1 + ((index * 7) % 5));
  expect(analyseText(top, pile.join('.')).method.tier).toBe('theorem');
  const ones = new Array(400).fill(1).join('.');
  expect(analyseText(both, ones, true)).toMatchObject({ outcome: 'N', winningMoves: ['a1', 'a_1'] });
  expect(analyseText(both, `${ones},${ones}`).nimber).toBe(0);
});
