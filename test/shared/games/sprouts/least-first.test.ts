import { LeastFirst } from '@nimhall/shared/games/sprouts/least-first';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('numbers come in ascending order, each as often as it was there', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const left = new LeastFirst([...numbers]);
      const taken: number[] = [];
      for (let least = left.least; least !== undefined; least = left.least) {
        taken.push(least);
        left.dropLeast();
      }
      expect(taken).toEqual(numbers.toSorted((a, b) => a - b));
      left.dropLeast();
      expect(left.least).toBeUndefined();
    }),
  );
});
