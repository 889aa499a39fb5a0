import { isTurned, reachesTarget, type TameValue, tameOutcome, tameSum, targetNimbers } from '@nimhall/shared/solver/tame-sum';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const value = fc.oneof(
  fc.record({ nimber: fc.nat(1), fickle: fc.constant(true) }),
  fc.record({ nimber: fc.nat(20), fickle: fc.constant(false) }),
) satisfies fc.Arbitrary<TameValue>;

test('a part should be lost exactly when the sum with it is lost', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 6 }), value, fc.boolean(), (parts, changed, misere) => {
      const [part = changed, ...rest] = parts;
      const want = targetNimbers(tameSum(parts), part, misere);
      expect(reachesTarget(changed, want)).toBe(tameOutcome(tameSum([changed, ...rest]), misere) === 'P');
    }),
    { numRuns: 2_000 },
  );
});

test('only sums of fickle parts are reversed, and only under misère play', () => {
  expect(isTurned(tameSum([]), true)).toBe(true);
  expect(isTurned(tameSum([{ nimber: 1, fickle: true }]), false)).toBe(false);
  expect(isTurned(tameSum([{ nimber: 2, fickle: false }]), true)).toBe(false);
  expect(tameOutcome(tameSum([]), true)).toBe('N');
});
