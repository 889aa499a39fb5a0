import { expect, test } from 'vitest';
import { codeOfDigits, digitsOf } from '../../client/src/pages/lab/make/code-digits.ts';

test('ticks and codes convert both ways, with one more row for the next number', () => {
  for (const code of ['0.3F', 'C.0', '8.1', '0.7', '0.77', '4.0', '0.137', '4.7', '0.0156', '0.123456']) {
    const digits = digitsOf(code) ?? [];
    expect([codeOfDigits(digits), digits.at(-1)]).toEqual([code, 0]);
  }
  expect(digitsOf('0.3f')).toEqual([0, 3, 15, 0, 0]);
  expect(digitsOf('0.77')).toEqual([0, 7, 7, 0, 0]);
  expect(digitsOf('0.1234')).toEqual([0, 1, 2, 3, 4, 0]);
  expect(codeOfDigits([0, 0, 0]), 'is refused, and says so').toBe('0.0');
  expect(['4.(3)', 'grundy', '', '0.G', '1.7', `0.${'1'.repeat(13)}`].map(digitsOf)).toEqual(Array(6).fill(null));
});
