import { stepsDown } from '@nimhall/shared/games/colourful/eeny-meeny';
import { balanceOf } from '@nimhall/shared/games/colourful/end-nim';
import { endTable } from '@nimhall/shared/games/colourful/end-table';
import { countsFor, threeSections } from '@nimhall/shared/games/colourful/three-sections';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { mex } from '@nimhall/shared/solver/nimbers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sequences } from '../../support/boxes.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { scaled, spread } from '../../support/scale.ts';

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

test('the explanation of a pile agrees with its value', () => {
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

test('a single pile too large for a table is solved as by its table', () => {
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
    { numRuns: scaled(6, 15) },
  );
});

/** Two piles, the larger of which has more than two thousand objects. */
const THOUSANDS = [
  ['700.600.800', '500.900.400'],
  ['1100.900.1200', '800.1300.700'],
];

test.each(spread(THOUSANDS, 1))('the sum of %s and %s has the nimber of their tables', (...piles) => {
  const nimbers = piles.map((pile) => runToEnd(endTable(pile.split('.').map(Number))).nimber);
  const found = analyseText(both, piles.join(','));
  expect(found.method.tier).toBe('table');
  expect(found.nimber).toBe(nimbers.reduce((sum, nimber) => sum ^ nimber, 0));
});

test('with three sections the value finally grows with an end by its period, which need not be a power of two', () => {
  /** The smallest period p such that values from `from` on satisfy value(n + p) = value(n) + p. */
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

describe('three sections open at both ends, the middle one small', () => {
  const MIDDLES = [1, 2, 3];

  test('are worth what the closed form says', () => {
    const wrong: string[] = [];
    for (const middle of MIDDLES) {
      for (let other = 1; other <= 40; other++) {
        const { bottom } = runToEnd(endTable([40, middle, other]));
        for (let one = 0; one <= 40; one++) if (bottom[one] !== threeSections(one, middle, other)) wrong.push(`${one}.${middle}.${other}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the proof: beside a small end the mex of the rest does not depend on the block', () => {
    const wrong: string[] = [];
    for (const middle of MIDDLES) {
      for (const end of [1, 2, 3]) {
        for (const remainder of [0, 1, 2, 3]) {
          const inRow = Array.from({ length: remainder }, (_, smaller) => smaller ^ countsFor(end, middle));
          const inColumn = Array.from({ length: end }, (_, smaller) => remainder ^ countsFor(smaller, middle));
          if (mex(new Set([...inRow, ...inColumn])) !== (remainder ^ countsFor(end, middle))) wrong.push(`${middle} ${end} ${remainder}`);
        }
      }
      expect(new Set([0, 1, 2, 3].map((end) => countsFor(end, middle)))).toEqual(new Set([0, 1, 2, 3]));
      for (const end of [0, 1, 2, 3]) {
        expect(new Set([0, 1, 2, 3].map((other) => threeSections(end, middle, other)))).toEqual(new Set([0, 1, 2, 3]));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('sums of them are solved at any size, with the same results as by tables', () => {
    for (const misere of [false, true]) {
      const long = analyseText(both, '1500.2.601,90.3.5,6', misere);
      expect(long.method.tier).toBe('theorem');
      const values = ['1500.2.601', '90.3.5', '6'].map((pile) => runToEnd(endTable(pile.split('.').map(Number))).nimber);
      expect(long.outcome).toBe(values.reduce((sum, value) => sum ^ value, 0) === 0 ? 'P' : 'N');
      for (const position of ['1000000000000.2.3,999999999999.3.70000', '5000.1.4,5000.1.4,3.3.3']) {
        const found = analyseText(both, position, misere);
        expect([position, found.outcome, found.winningCount]).toEqual([position, 'N', found.winningMoves.length]);
        for (const move of found.winningMoves) {
          const after = afterText(both, position, move);
          expect([move, analyseText(both, after, misere).outcome]).toEqual([move, 'P']);
        }
      }
    }
  });

  test('every winning move of a long sum is one of those from the tables', () => {
    const position = '2001.2.3,1.1.1,7.3.2';
    const { winningMoves } = analyseText(both, position);
    // Its table has the nimbers of all that is left when one of its ends is shortened.
    const { bottom, top } = runToEnd(endTable([2_001, 2, 3]));
    const known = new Map<string, number>([
      ...Array.from(bottom, (nimber, left) => [`${left}.2.3`, nimber] as const),
      ...Array.from(top, (nimber, left) => [`2001.2.${left}`, nimber] as const),
    ]);
    const worth = (pile: string) => {
      if (!known.has(pile)) known.set(pile, runToEnd(endTable(pile.split('.').map(Number))).nimber);
      return known.get(pile) as number;
    };
    const isLost = (text: string) => text.split(',').reduce((sum, pile) => sum ^ worth(pile), 0) === 0;
    const moves = Array.from(both.moves(positionOf(both, position)), (move) => both.move.format(move));
    expect(winningMoves).toEqual(moves.filter((move) => isLost(afterText(both, position, move))).sort());
  });
});
