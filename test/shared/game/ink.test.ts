import { formatStroke, MAX_INK_LENGTH, readInk, type Stroke } from '@nimhall/shared/game/ink';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const thousandth = fc.integer({ min: 0, max: 999 });
const stroke: fc.Arbitrary<Stroke> = fc
  .record({ points: fc.array(fc.tuple(thousandth, thousandth), { minLength: 2, maxLength: 48 }), at: fc.option(fc.nat()) })
  .map(({ points, at }) => ({ points, marked: at === null ? null : at % points.length }));

test('a stroke reads back as it was written, and the longest one fits the limit', () => {
  fc.assert(
    fc.property(stroke, (written) => {
      expect(readInk(formatStroke(written))).toEqual({ ok: true, value: written });
    }),
  );
  const longest: Stroke = { points: Array.from({ length: 48 }, () => [999, 999]), marked: 0 };
  expect(formatStroke(longest)).toHaveLength(MAX_INK_LENGTH);
});

test.each([
  '',
  '1,1',
  '1,1 2',
  '1,1  2,2',
  '1,1 2,1000',
  '01,1 2,2',
  '1,1 -2,2',
  '1,1* 2,2*',
  '1,1 2,2 ',
  '1.5,1 2,2',
  '1,1\n2,2',
  '1,1 <b>,2',
])('"%s" is not ink', (text) => {
  expect(readInk(text)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});

test('ink that is too long is not parsed', () => {
  expect(readInk('1,1 '.repeat(1_000))).toMatchObject({ ok: false, error: { kind: 'limit' } });
});

test('any text that is read as ink is written back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789, *-') }), (text) => {
      const read = readInk(text);
      if (read.ok) expect(formatStroke(read.value)).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});
