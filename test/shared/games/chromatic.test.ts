import { type Levels, readBeatty } from '@nimhall/shared/games/chromatic/beatty';
import { pPositions } from '@nimhall/shared/games/chromatic/p-positions';
import { partnersUpTo } from '@nimhall/shared/games/chromatic/partners';
import { readRed } from '@nimhall/shared/games/chromatic/red';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { scaled } from '../../support/scale.ts';

function levelsOf(beta: string): Levels {
  const levels = readBeatty({ text: beta, at: 0 });
  if (levels.ok) return levels.value;
  throw new Error(levels.error.message);
}

/** The integer part of (p + q√d)·n / r, from the definition of a square root. */
function surd(n: number, p: number, q: number, d: number, r: number): number {
  const square = BigInt(q) ** 2n * BigInt(d) * BigInt(n) ** 2n;
  let root = BigInt(Math.floor(Math.sqrt(Number(square))));
  while (root * root > square) root--;
  while ((root + 1n) * (root + 1n) <= square) root++;
  const sum = BigInt(p) * BigInt(n) + (q < 0 ? -root - 1n : root);
  return Number(sum / BigInt(r));
}

/** As many of a million red levels are computed again, from the definition. */
const EVERY = scaled(11, 1);

describe('red levels are exact', () => {
  test.each(['(3+sqrt(5))/2', 'sqrt(2)', '(1000-sqrt(997))/7', '(9-sqrt(7))/3', '3/2', '1', '1000000/999999', '999999/7'])(
    'the levels of β = %s in a range equal those from the full list',
    (beta) => {
      const all = [...levelsOf(beta)(1, 1_000_000)];
      for (const [from, to] of [
        [1, 1],
        [4_096, 8_191],
        [999_000, 1_000_000],
        [123_456, 123_457],
      ] as const) {
        expect([...levelsOf(beta)(from, to)]).toEqual(all.filter((level) => level >= from && level <= to));
      }
    },
  );

  test.each([
    ['(3+sqrt(5))/2', 3, 1, 5, 2],
    ['sqrt(2)', 0, 1, 2, 1],
    ['1+2*sqrt(3)', 1, 2, 3, 1],
    ['(1000+999sqrt(997))/7', 1000, 999, 997, 7],
    ['(9-sqrt(7))/3', 9, -1, 7, 3],
    ['(0+sqrt(2))/1', 0, 1, 2, 1],
  ])('⌊n·%s⌋', (beta, p, q, d, r) => {
    const levels = [...levelsOf(beta)(1, 1_000_000)];
    const wrong = levels.filter((level, index) => index % EVERY === 0 && level !== surd(index + 1, p, q, d, r));
    expect(wrong).toEqual([]);
    expect(surd(levels.length + 1, p, q, d, r)).toBeGreaterThan(1_000_000);
  });

  test.each([
    ['3', 3, 1],
    ['3/2', 3, 2],
    ['435/100', 435, 100],
    ['1', 1, 1],
  ])('⌊n·%s⌋', (beta, a, b) => {
    const levels = [...levelsOf(beta)(1, 10_000)];
    expect(levels).toEqual(levels.map((_, index) => Number((BigInt(a) * BigInt(index + 1)) / BigInt(b))));
  });
});

test.each([false, true])('pairing off agrees with the definition for any red levels, misère %s', (misere) => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (reds) => {
      const isRed = (level: number) => level > 0 && reds[level - 1] === true;
      const partners = runToEnd(partnersUpTo(30, isRed, misere));
      expect([...runToEnd(pPositions([30, 30], isRed, misere)).last]).toEqual([...partners]);
    }),
    { numRuns: 60 },
  );
});

/**
 * Which lists of sizes are lost, by trying every move: when no stack has a red top, all stacks may be lowered,
 * otherwise one.
 */
function lostLists(limits: readonly number[], isRed: (level: number) => boolean, misere: boolean): ReadonlySet<string> {
  const lost = new Set<string>();
  const lists = limits.reduce<number[][]>((all, limit) => all.flatMap((list) => range(limit).map((size) => [...list, size])), [[]]);
  // A move leaves a smaller sum.
  for (const list of lists.toSorted((a, b) => sum(a) - sum(b))) {
    const options = lists.filter((other) => {
      const lowered = list.filter((size, axis) => (other[axis] as number) < size).length;
      const isLower = other.every((size, axis) => size <= (list[axis] as number));
      return isLower && lowered > 0 && (lowered === 1 || !list.some(isRed));
    });
    const isLost = options.length === 0 ? !misere : !options.some((option) => lost.has(option.join()));
    if (isLost) lost.add(list.join());
  }
  return lost;
}

const range = (most: number) => Array.from({ length: most + 1 }, (_, each) => each);
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

test.each([
  [[6, 7, 9], false],
  [[6, 7, 9], true],
  [[2, 3, 3, 4], false],
  [[2, 3, 3, 4], true],
] as const)('the lost positions of stacks up to %j agree with the definition for any red levels, misère %s', (limits, misere) => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (reds) => {
      const isRed = (level: number) => level > 0 && reds[level - 1] === true;
      const { lastOf } = runToEnd(pPositions(limits, isRed, misere));
      const others = limits
        .slice(0, -1)
        .reduce<number[][]>((all, limit) => all.flatMap((list) => range(limit).map((size) => [...list, size])), [[]]);
      const found = others.flatMap((list) => (lastOf(list) < 0 ? [] : [[...list, lastOf(list)].join()]));
      expect(found.toSorted()).toEqual([...lostLists(limits, isRed, misere)].sort());
    }),
    { numRuns: 4 },
  );
});

test('Fisher and Larsson: golden pairs, and multiples of an integer', () => {
  const levels = readRed('beatty:(3+sqrt(5))/2');
  const golden = levels.ok ? runToEnd(partnersUpTo(20, levels.value.isRed, false)) : [];
  // Pairs (⌊nα⌋, ⌊nβ⌋) with 1/α + 1/β = 1: Wythoff's, for the golden ratio squared.
  expect([0, 1, 3, 4, 6, 8].map((level) => [level, golden[level]])).toEqual([
    [0, 0],
    [1, 2],
    [3, 5],
    [4, 7],
    [6, 10],
    [8, 13],
  ]);
});

test('evil levels: the n-th pair is 2n − 2 and 2n, one more where n − 1 is evil and where n is odious', () => {
  const isEvil = (n: number) => [...n.toString(2)].filter((digit) => digit === '1').length % 2 === 0;
  const isRed = (level: number) => level > 0 && isEvil(level);
  const partners = runToEnd(partnersUpTo(5_000, isRed, false));
  for (let n = 1; n < 2_000; n++) {
    const [lower, upper] = [2 * n - 2 + (isEvil(n - 1) ? 1 : 0), 2 * n + (isEvil(n) ? 0 : 1)];
    expect([n, lower, partners[lower]]).toEqual([n, lower, upper]);
  }
});

test('from golden 4 and 2 the only winning move leaves 1 and 2', () => {
  const golden = rulesOf('chromatic');
  expect(analyseText(golden, '4,2').winningMoves).toEqual(['a3']);
  expect(afterText(golden, '4,2', 'a3')).toBe('1,2');
});

test('tall stacks are solved at once and drawn without listing every level', () => {
  const golden = rulesOf('chromatic');
  const found = analyseText(golden, '1000000,999999');
  expect(found.method.tier).toBe('theorem');
  for (const move of found.winningMoves) expect(analyseText(golden, afterText(golden, '1000000,999999', move)).outcome).toBe('P');
  const view = golden.view(positionOf(golden, '1000000,1'));
  if (view.kind !== 'heaps') throw new Error(view.kind);
  const [tall] = view.heaps;
  expect(tall?.sections.length).toBeLessThan(300);
  expect(tall?.sections.reduce((sum, { length }) => sum + length, 0)).toBe(1_000_000);
});

test.each([false, true])('winning moves are written like all moves, by heap, in any order of the stacks, misère %s', (misere) => {
  const golden = rulesOf('chromatic');
  for (const text of ['3,4,1', '4,3,1', '1,3,4', '6,1,3']) {
    const legal = Array.from(golden.moves(positionOf(golden, text)), (move) => golden.move.format(move));
    const { winningMoves, winningCount } = analyseText(golden, text, misere);
    expect(winningMoves, text).toHaveLength(winningCount);
    expect(
      winningMoves.filter((move) => !legal.includes(move)),
      text,
    ).toEqual([]);
  }
});
