import { nimSum } from '@nimhall/shared/solver/nimbers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';

const [staircase, nim] = [rulesOf('staircase'), rulesOf('nim')];
const steps = fc.array(fc.nat(2 ** 48), { minLength: 1, maxLength: 26 });

test('heaps on even steps do not count: the odd ones are heaps of Nim, under either convention', () => {
  fc.assert(
    fc.property(fc.oneof(steps, fc.array(fc.nat(2), { minLength: 1, maxLength: 9 })), fc.boolean(), (sizes, misere) => {
      const odd = sizes.filter((_, step) => step % 2 === 0);
      const { outcome, nimber } = analyseText(nim, odd.join(','), misere);
      expect(analyseText(staircase, sizes.join(','), misere)).toMatchObject({ outcome, nimber });
    }),
  );
});

test('every winning move on steps of any size leaves a lost position', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (sizes, misere) => {
      const text = sizes.join(',');
      const found = analyseText(staircase, text, misere);
      for (const move of found.winningMoves) expect(analyseText(staircase, afterText(staircase, text, move), misere).outcome).toBe('P');
      const sum = sizes.filter((_, step) => step % 2 === 0).reduce(nimSum, 0);
      if (!misere) expect(found.winningMoves.length > 0).toBe(sum !== 0);
    }),
  );
});

test('some winning moves go down to an odd step', () => {
  expect(analyseText(staircase, '2,1,3').winningMoves).toEqual(['b1', 'c1']);
});

test('stones go one step down, and from the lowest out of the game', () => {
  expect(afterText(staircase, '2,0,3', 'c2')).toBe('2,2,1');
  expect(afterText(staircase, '2,0,3', 'a2')).toBe('0,0,3');
});

test.each([
  ['2,0,3', 'b1', 'Step B is empty. Choose another one.'],
  ['2,0,3', 'c4', 'Step C has only 3.'],
  ['2,0,3', 'd1', 'There is no step D.'],
])('on %s, %s is refused', (position, text, message) => {
  const move = staircase.move.parse(text);
  expect(move.ok && staircase.play(positionOf(staircase, position), move.value)).toMatchObject({ ok: false, error: { message } });
});

test('totals stay within exact integers, even when all stones are on one step', () => {
  expect(staircase.position.parse('9007199254740990,1').ok).toBe(true);
  expect(staircase.position.parse('9007199254740990,2')).toMatchObject({ ok: false, error: { kind: 'limit' } });
});
