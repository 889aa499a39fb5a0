import { zeckendorf } from '@nimhall/shared/games/fibonacci/zeckendorf';
import { inWords } from '@nimhall/shared/phrase';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';

const fibonacci = rulesOf('fibonacci');
const heap = fc.integer({ min: 2, max: Number.MAX_SAFE_INTEGER });

test('the parts of a number add up to it, and each is more than twice the next', () => {
  fc.assert(
    fc.property(fc.oneof(heap, fc.nat(1_000)), (number) => {
      const parts = zeckendorf(number);
      expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(number));
      for (const [at, part] of parts.slice(1).entries()) expect(part * 2, parts.join(' + ')).toBeLessThan(parts[at] ?? 0);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['20', '20:19'],
  ['20:6', '20:6'],
  ['5:8', '5:5'],
  ['2', '2:1'],
  ['1', '1:1'],
  ['0', '0:0'],
])('%s is read as %s', (text, canonical) => {
  expect(fibonacci.position.format(positionOf(fibonacci, text))).toBe(canonical);
});

test.each([
  ['20:6:3', 'malformed', 5],
  ['20:', 'malformed', 3],
  ['20:0', 'malformed', 3],
  ['20,5', 'malformed', 0],
  ['9007199254740992', 'limit', 0],
  ['20:9007199254740992', 'limit', 3],
])('the position %s is refused: %s, at %i', (text, kind, at) => {
  expect(fibonacci.position.parse(text)).toMatchObject({ ok: false, error: { kind, at } });
});

test.each([
  ['20', 'a20', 'You may take 19 at most.'],
  ['20:6', 'a7', 'You may take 6 at most.'],
  ['5:5', 'a6', 'Heap A has only 5.'],
  ['20', 'b1', 'There is no heap B.'],
])('on %s, %s is refused', (position, text, message) => {
  const move = fibonacci.move.parse(text);
  expect(move.ok && fibonacci.play(positionOf(fibonacci, position), move.value)).toMatchObject({ ok: false, error: { message } });
});

test('the next turn may take twice as many, or what is left', () => {
  expect(afterText(fibonacci, '20:19', 'a3')).toBe('17:6');
  expect(afterText(fibonacci, '20:19', 'a9')).toBe('11:11');
  const now = fibonacci.now?.(positionOf(fibonacci, '17:6'));
  expect(now && inWords(now)).toBe('You may take 6 at most.');
  expect(fibonacci.now?.(positionOf(fibonacci, '0:0'))).toBeNull();
});

test.each([false, true])('on heaps up to 2^53 − 1 every winning move leaves a lost position, misère %s', (misere) => {
  fc.assert(
    fc.property(heap, fc.maxSafeNat(), (stones, most) => {
      const text = fibonacci.position.format(positionOf(fibonacci, `${stones}:${1 + (most % stones)}`));
      const found = analyseText(fibonacci, text, misere);
      expect(found.method.tier).toBe('theorem');
      expect(found.winningMoves.length > 0).toBe(found.outcome === 'N');
      for (const move of found.winningMoves) expect(analyseText(fibonacci, afterText(fibonacci, text, move), misere).outcome).toBe('P');
    }),
  );
});

/** The largest Fibonacci number below 2^53. */
test.each([
  ['8944394323791464', false],
  ['8944394323791465:8944394323791463', true],
])('%s is lost, misère %s', (text, misere) => {
  expect(analyseText(fibonacci, text, misere).outcome).toBe('P');
});

test('nimbers are computed up to heaps of 2,000, as far as the budget allows', () => {
  expect(analyseText(fibonacci, '2000').nimber).not.toBeNull();
  expect(analyseText(fibonacci, '2001').nimber).toBeNull();
  expect(analyseText(fibonacci, '2000', false, { states: 100 })).toMatchObject({ nimber: null, outcome: 'N' });
});
