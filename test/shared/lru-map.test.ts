import { LruMap } from '@nimhall/shared/lru-map';
import { expect, test } from 'vitest';

test('evicts the least recently used, and only beyond its limit', () => {
  const recent = new LruMap<string, number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.keep('c', 3);
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([1, undefined, 3]);
});

test('setting a key again makes it the newest, and counts once', () => {
  const recent = new LruMap<string, number>(2);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    recent.keep(key, value);
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([3, undefined, 4]);
  recent.forget('a');
  expect(recent.get('a')).toBeUndefined();
});
