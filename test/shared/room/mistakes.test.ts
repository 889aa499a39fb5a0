import { mistakeKind, mistakesTogether } from '@nimhall/shared/room/mistakes';
import { expect, test } from 'vitest';

const NIM = { game: 'nim', params: {}, misere: false };

test.each([
  ['the last heap', NIM, '4', ['a4'], 'finish'],
  ['equal heaps', NIM, '2,5', ['b3'], 'pairs'],
  ['pairs', NIM, '2,2,3,4', ['d1'], 'pairs'],
  ['three heaps that are lost together', NIM, '1,2,4', ['c1'], 'other'],
  ['single stones, where the last one loses', { ...NIM, misere: true }, '1,1,4', ['c3'], 'ones'],
  ['the last stone of another game', { ...NIM, game: 'subtraction' }, '3', ['a3'], 'finish'],
  ['no position', NIM, 'castle', ['a1'], 'other'],
] as const)('%s', (_, game, position, moves, kind) => {
  expect(mistakeKind(game, position, moves)).toBe(kind);
});

test('counts of kinds add up', () => {
  expect(mistakesTogether({ pairs: 1, other: 2 }, { pairs: 2 })).toEqual({ pairs: 3, other: 2 });
});
