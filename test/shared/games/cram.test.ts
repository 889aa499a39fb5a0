import { inWords } from '@nimhall/shared/phrase';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';

const [cram, dawsons] = [rulesOf('cram'), rulesOf('dawsons-kayles')];

/** Published values: Berlekamp, Conway and Guy, Winning Ways; Lemoine and Viennot, Nimbers are inevitable. */
test.each([
  ['2x2', 0],
  ['3x2', 1],
  ['4x2', 0],
  ['5x2', 1],
  ['3x3', 0],
  ['4x3', 1],
  ['5x3', 1],
  ['6x3', 4],
  ['7x3', 1],
  ['4x4', 0],
  ['5x4', 2],
  ['6x4', 0],
])('a board of %s is worth %i', (size, nimber) => {
  expect(analyseText(cram, size)).toMatchObject({ nimber, outcome: nimber === 0 ? 'P' : 'N' });
});

test('one row is Dawson’s Kayles, under either convention', () => {
  for (let length = 1; length <= 14; length++) {
    for (const misere of [false, true]) {
      const { outcome, nimber, winningCount } = analyseText(dawsons, `${length}`, misere);
      const expected = { outcome, nimber, winningCount };
      expect(analyseText(cram, `${length}x1`, misere), `${length}`).toMatchObject(expected);
      expect(analyseText(cram, `1x${length}`, misere), `${length}`).toMatchObject(expected);
    }
  }
});

const small = fc
  .record({ columns: fc.integer({ min: 1, max: 4 }), rows: fc.integer({ min: 1, max: 4 }) })
  .chain(({ columns, rows }) =>
    fc.array(fc.constantFrom('.', '.', '#'), { minLength: columns * rows, maxLength: columns * rows }).map((cells) => ({ columns, cells })),
  )
  .map(({ columns, cells }) => linesOf(cells, columns));

function linesOf(cells: readonly string[], columns: number): string[] {
  return Array.from({ length: cells.length / columns }, (_, line) => cells.slice(line * columns, (line + 1) * columns).join(''));
}

test('a rotated or mirrored board is the same game', () => {
  fc.assert(
    fc.property(small, fc.boolean(), (lines, misere) => {
      const turned = Array.from(lines[0] ?? '', (_, column) => lines.map((line) => line[column]).join(''));
      const facts = (each: readonly string[]) => {
        const { outcome, nimber, winningCount } = analyseText(cram, each.join('/'), misere);
        return { outcome, nimber, winningCount };
      };
      expect(facts(turned)).toEqual(facts(lines));
      expect(facts(lines.map((line) => [...line].reverse().join('')))).toEqual(facts(lines));
      const keys = [lines, turned, lines.toReversed()].map((each) => cram.key?.(positionOf(cram, each.join('/'))));
      expect(new Set(keys).size).toBe(1);
    }),
    { numRuns: 60 },
  );
});

test.each(['6x6', '8x8', '10x6', '8x4'])('a board of %s is lost: every domino has a reply', (size) => {
  expect(analyseText(cram, size)).toMatchObject({
    outcome: 'P',
    nimber: 0,
    winningMoves: [],
    winningCount: 0,
    method: { tier: 'theorem' },
  });
});

test('on a large board with one odd and one even side the middle domino wins, and its replies to all others', () => {
  const found = analyseText(cram, '7x6');
  expect(found).toMatchObject({ outcome: 'N', winningMoves: ['d3-d4'], method: { tier: 'theorem' } });
  expect([found.winningCount, found.mayBeMore]).toEqual([1, true]);
  const after = afterText(cram, afterText(cram, '7x6', 'd3-d4'), 'a1-b1');
  expect(analyseText(cram, after)).toMatchObject({ outcome: 'N', winningMoves: ['f6-g6'] });
  expect(analyseText(cram, afterText(cram, after, 'f6-g6')).outcome).toBe('P');
});

test('two regions of one shape cancel out, however they are turned', () => {
  expect(analyseText(cram, '.#../..#.')).toMatchObject({ outcome: 'P', nimber: 0 });
  const wide = `${'.'.repeat(11)}#${'.'.repeat(11)}`;
  expect(analyseText(cram, `${wide}/${wide}`)).toMatchObject({ outcome: 'P', nimber: 0, method: { tier: 'theorem' } });
});

test('on a large board without symmetry nothing is guessed', () => {
  const found = analyseText(cram, afterText(cram, '8x8', 'a1-b1'), false, { states: 300 });
  expect(found).toMatchObject({ outcome: 'N', winningMoves: ['g8-h8'] });
  const odd = analyseText(cram, `#${'.'.repeat(7)}/${'......../'.repeat(6)}........`, false, { states: 300 });
  expect(odd.outcome).toBe('unknown');
});

test('regions are named after their first squares', () => {
  expect(analyseText(cram, '..#../####./..#..').parts.map(({ position, at, nimber }) => [position, at, nimber])).toEqual([
    ['..', 'a3', 1],
    ['../#./..', 'd3', 0],
    ['..', 'a1', 1],
  ]);
});

test.each([
  ['4x3', '..../..../....'],
  ['4X3', '..../..../....'],
  [' ..#. / .... ', '..#./....'],
])('%j is read as %s', (text, canonical) => {
  expect(cram.position.format(positionOf(cram, text))).toBe(canonical);
});

test('a domino can be written either way round', () => {
  for (const text of ['b3-b4', 'b4-b3']) {
    const move = cram.move.parse(text);
    expect(move.ok && cram.move.format(move.value)).toBe('b3-b4');
  }
});

test.each([
  ['', 'malformed', 0],
  ['../...', 'malformed', 3],
  ['..//..', 'malformed', 3],
  ['.x.', 'malformed', 0],
  ['0x3', 'malformed', 0],
  ['9x8', 'limit', 0],
  ['27x1', 'limit', 0],
  [`${'.'.repeat(27)}`, 'limit', 0],
])('the position %j is refused: %s, at %i', (text, kind, at) => {
  expect(cram.position.parse(text)).toMatchObject({ ok: false, error: { kind, at } });
});

test.each(['b3', 'b3-b5', 'b3-c4', 'b3-b3', 'b3-b4-b5', '3-4'])('the move %s is malformed', (text) => {
  expect(cram.move.parse(text)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});

test.each([
  ['../.#', 'b1-b2', 'Square b1 is taken. Choose a free one.'],
  ['../.#', 'b2-c2', 'There is no square c2.'],
  ['../.#', 'a2-a3', 'There is no square a3.'],
])('on %s, %s is refused', (position, text, message) => {
  const move = cram.move.parse(text);
  expect(move.ok && cram.play(positionOf(cram, position), move.value)).toMatchObject({ ok: false, error: { message } });
});

test('the reason is the symmetry', () => {
  const told = (text: string) => analyseText(cram, text).explanation.sentences.map(({ says }) => inWords(says));
  expect(told('4x4')[0]).toMatch(/^The board looks the same after half a turn/);
  expect(told('7x6')[0]).toMatch(/^After a domino on d3-d4, the board looks the same/);
});
