import { seededRandom } from '@nimhall/shared/bot/random';
import { expect, test } from 'vitest';

/** The first numbers of a stream. */
function begin(seed: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: 8 }, () => random());
}

test('the same seed gives the same stream', () => {
  expect(begin(7)).toEqual(begin(7));
});

test('neighbouring seeds give different streams', () => {
  const alike: number[] = [];
  for (let seed = 0; seed < 2_000; seed++) {
    const [one, next] = [begin(seed), begin(seed + 1)];
    const apart = one.reduce((sum, number, at) => sum + Math.abs(number - (next[at] ?? 0)), 0) / one.length;
    if (apart < 0.05) alike.push(seed);
  }
  expect(alike).toEqual([]);
});

test.each([0, 1, 2, 7])('over neighbouring seeds number %i of the streams is uniform', (at) => {
  const tenths = Array<number>(10).fill(0);
  for (let seed = 0; seed < 2_000; seed++) {
    const tenth = Math.floor(10 * (begin(seed)[at] ?? 0));
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(Math.min(...tenths), tenths.join(' ')).toBeGreaterThan(140);
  expect(Math.max(...tenths), tenths.join(' ')).toBeLessThan(260);
});

test('the second number does not follow from the first over neighbouring seeds', () => {
  const signs = Array.from({ length: 2_000 }, (_, seed) => {
    const [one = 0, two = 0] = begin(seed);
    return one < 0.5 === two < 0.5;
  });
  const same = signs.filter(Boolean).length;
  expect(same).toBeGreaterThan(850);
  expect(same).toBeLessThan(1_150);
});
