import type { Features } from '@nimhall/shared/puzzle/features';
import { ratingOf } from '@nimhall/shared/puzzle/grade';
import { expect, test } from 'vitest';

const PLAIN: Features = { moves: 12, parts: 3, length: 10, decoys: 0, paired: false, misere: false, group: 'start' };

const HARDER: readonly Partial<Features>[] = [
  { moves: 13 },
  { parts: 4 },
  { length: 12 },
  { decoys: 1 },
  { misere: true },
  { group: 'twist' },
  { group: 'curious' },
];

test.each(['find', 'who'] as const)('%s: everything that makes it harder to see raises the rating', (kind) => {
  for (const change of HARDER)
    expect(ratingOf(kind, { ...PLAIN, ...change }), JSON.stringify(change)).toBeGreaterThan(ratingOf(kind, PLAIN));
  expect(ratingOf(kind, { ...PLAIN, paired: true })).toBeLessThan(ratingOf(kind, PLAIN));
});

test('finding the move is harder than saying who wins', () => {
  expect(ratingOf('find', PLAIN)).toBeGreaterThan(ratingOf('who', PLAIN));
});

test('ratings are integers on the scale for any features', () => {
  expect(ratingOf('find', { ...PLAIN, moves: 2, parts: 1, length: 0, paired: true })).toBe(400);
  expect(ratingOf('find', { ...PLAIN, moves: 200, parts: 8, length: 60, decoys: 99, misere: true, group: 'curious' })).toBe(2400);
});
