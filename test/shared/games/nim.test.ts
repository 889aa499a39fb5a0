import { nimSum } from '@nimhall/shared/solver/nimbers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterText, analyseText, rulesOf } from '../../support/games.ts';

const nim = rulesOf('nim');
const heap = fc.maxSafeNat();

test('the nim-sum is exact to 2^53 − 1', () => {
  fc.assert(
    fc.property(heap, heap, (a, b) => BigInt(nimSum(a, b)) === (BigInt(a) ^ BigInt(b))),
    { numRuns: 2_000 },
  );
});

test('every winning move on heaps up to 2^53 − 1 leaves a nim-sum of 0, and other heaps have none', () => {
  fc.assert(
    fc.property(fc.array(heap, { minLength: 1, maxLength: 26 }), (heaps) => {
      const found = analyseText(nim, heaps.join(','));
      const sum = heaps.reduce((total, size) => total ^ BigInt(size), 0n);
      expect(found.nimber === null ? null : BigInt(found.nimber)).toBe(sum);
      const able = heaps.filter((size) => (BigInt(size) ^ sum) < BigInt(size)).length;
      expect(found.winningMoves.length).toBe(sum === 0n ? 0 : able);
      for (const move of found.winningMoves) expect(analyseText(nim, afterText(nim, heaps.join(','), move)).nimber).toBe(0);
    }),
  );
});

test('20, 31, 37 and 83: take 37 from the last', () => {
  expect(analyseText(nim, '20,31,37,83').winningMoves).toEqual(['d37']);
});

test('taking any number is Nim: subtraction with a maximum that no heap reaches', () => {
  const bounded = rulesOf('subtraction', { max: 100 });
  fc.assert(
    fc.property(fc.array(fc.nat(100), { minLength: 1, maxLength: 5 }), fc.boolean(), (heaps, misere) => {
      const text = heaps.join(',');
      const { outcome, nimber, winningMoves } = analyseText(bounded, text, misere);
      expect({ outcome, nimber, winningMoves }).toMatchObject(
        (({ outcome, nimber, winningMoves }) => ({ outcome, nimber, winningMoves }))(analyseText(nim, text, misere)),
      );
    }),
  );
});
