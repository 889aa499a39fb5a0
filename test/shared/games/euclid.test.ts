import { divisions } from '@nimhall/shared/games/euclid/division';
import { inWords } from '@nimhall/shared/phrase';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';

const [zero, equal] = [rulesOf('euclid'), rulesOf('euclid', { until: 'equal' })];
const heap = fc.oneof(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.integer({ min: 1, max: 1_000 }));

/** Whether a number is more than φ times another, exactly. */
function isGolden(larger: number, smaller: number): boolean {
  const [a, b] = [BigInt(larger), BigInt(smaller)];
  return a * a > a * b + b * b;
}

/** Cole and Davie 1969. */
test('with two heaps up to 2^53 − 1 the side to move wins when one is more than φ times the other, or they are equal', () => {
  fc.assert(
    fc.property(heap, heap, (one, other) => {
      const isWon = one === other || isGolden(Math.max(one, other), Math.min(one, other));
      expect(analyseText(zero, `${one},${other}`).outcome).toBe(isWon ? 'N' : 'P');
    }),
    { numRuns: 1_000 },
  );
});

/** Nivasch 2006: ⌊b/a − a/b⌋ for a ≤ b. */
test('until both are equal, nimbers follow the formula', () => {
  fc.assert(
    fc.property(heap, heap, (one, other) => {
      const [a, b] = [one, other].sort((x, y) => x - y).map(BigInt) as [bigint, bigint];
      expect(analyseText(equal, `${one},${other}`).nimber).toBe(Number((b * b - a * a) / (a * b)));
    }),
    { numRuns: 1_000 },
  );
});

test.each([zero, equal])('every winning move on heaps of any size leaves a lost position', (rules) => {
  fc.assert(
    fc.property(heap, heap, fc.boolean(), (one, other, misere) => {
      const found = analyseText(rules, `${one},${other}`, misere);
      expect(found.winningMoves.length).toBe(
        found.outcome === 'P' || rules.moves([one, other])[Symbol.iterator]().next().done ? 0 : one === other ? 2 : 1,
      );
      for (const move of found.winningMoves)
        expect(analyseText(rules, afterText(rules, `${one},${other}`, move), misere).outcome).toBe('P');
    }),
  );
});

test.each([zero, equal])('the golden ratio is mentioned only where it applies', (rules) => {
  fc.assert(
    fc.property(heap, heap, fc.boolean(), (one, other, misere) => {
      const told = analyseText(rules, `${one},${other}`, misere).explanation.sentences.map(({ says }) => inWords(says));
      const golden = told.find((sentence) => sentence.includes('1.618'));
      if (golden) expect(golden.includes('is more than')).toBe(isGolden(Math.max(one, other), Math.min(one, other)));
    }),
  );
});

test('the divisions are those of Euclid’s algorithm', () => {
  const chain = divisions(462, 1071, 'zero', false);
  expect(chain.map(({ larger, smaller, times }) => [larger, smaller, times])).toEqual([
    [1071, 462, 2],
    [462, 147, 3],
    [147, 21, 7],
  ]);
  expect(divisions(5, 5, 'equal', false)).toEqual([]);
});

test('with equal heaps either may be taken', () => {
  expect(analyseText(zero, '5,5').winningMoves).toEqual(['a5', 'b5']);
});

test.each([
  ['zero', '15,6', 'a5', 'Take 6 from the larger heap, once or several times.'],
  ['zero', '15,6', 'b6', 'Take 15 from the larger heap, once or several times.'],
  ['zero', '15,6', 'a18', 'Heap A has only 15.'],
  ['zero', '15,6', 'c6', 'There is no heap C.'],
  ['zero', '0,6', 'b6', 'The game is over: a heap is empty.'],
  ['equal', '12,6', 'a12', 'You may not take the whole heap. Leave something.'],
])('until %s, on %s, %s is refused', (until, position, text, message) => {
  const rules = rulesOf('euclid', { until });
  const move = rules.move.parse(text);
  expect(move.ok && rules.play(positionOf(rules, position), move.value)).toMatchObject({ ok: false, error: { message } });
});

test.each([
  ['zero', '15', 'malformed', 2],
  ['zero', '15,6,3', 'limit', 5],
  ['zero', '15,', 'malformed', 3],
  ['equal', '15,0', 'malformed', 3],
  ['zero', '9007199254740992,1', 'limit', 0],
])('until %s, the position %s is refused: %s, at %i', (until, text, kind, at) => {
  expect(rulesOf('euclid', { until }).position.parse(text)).toMatchObject({ ok: false, error: { kind, at } });
});
