import type { RowGame } from '@nimhall/shared/game/row-game';
import { readCode } from '@nimhall/shared/games/octal/code';
import { codeRows } from '@nimhall/shared/games/octal/row-game';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { LongRows } from '@nimhall/shared/solver/quotient/long-rows';
import { PartialQuotient } from '@nimhall/shared/solver/quotient/partial-quotient';
import { TooMuch, Work } from '@nimhall/shared/solver/quotient/work';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partitions } from '../../support/boxes.ts';
import { rulesOf } from '../../support/games.ts';
import { scaled } from '../../support/scale.ts';

const PLENTY = 1e9;
const PINS = scaled(13, 18);
const CODES = ['0.07', '0.137', 'grundy', '0.6', '0.36', '0.16', '0.26', '0.123', '0.(3)', '4.7', '0.04', '4.0'];

describe.each(CODES)('code %s', (code) => {
  const definition = new RecursiveSolver(rulesOf('octal', { code }), true);

  test.each([0, 3, 6, 9, 12])(`with a quotient of rows to %i, every sum of ${PINS} pins or fewer agrees with the definition`, (to) => {
    const search = longRowsOf(code, to);
    const wrong = [...partitions(PINS)].filter((rows) => runToEnd(search.isLost(rows, new Work())) === definition.wins(rows));
    expect(wrong).toEqual([]);
  });
});

test('for random codes every sum agrees with the definition', () => {
  const codes = fc.stringMatching(/^[04][.][0-7]{1,4}$/).filter((text) => /[1-7]/.test(text));
  fc.assert(
    fc.property(codes, fc.integer({ min: 0, max: 8 }), (code, to) => {
      const search = longRowsOf(code, to);
      const definition = new RecursiveSolver(rulesOf('octal', { code }), true);
      for (const rows of partitions(13)) {
        if (runToEnd(search.isLost(rows, new Work())) === definition.wins(rows)) throw new Error(`${code} to ${to}: ${rows.join()}`);
      }
    }),
    { numRuns: scaled(10, 40) },
  );
});

test('the range of the quotient makes no difference', () => {
  for (const code of ['0.07', '0.36']) {
    const [short, long] = [longRowsOf(code, 10), longRowsOf(code, 19)];
    for (const rows of [
      [22, 9, 4],
      [21, 20],
      [25, 14, 13, 3],
      [23, 22, 6, 6],
    ]) {
      const isLost = (search: LongRows) => runToEnd(search.isLost(rows, new Work()));
      expect({ code, rows, lost: isLost(short) }).toEqual({ code, rows, lost: isLost(long) });
    }
  }
});

test('two concurrent searches, one of which stops, give the same result as one', () => {
  const together = longRowsOf('0.6', 8);
  const [first, second] = [together.isLost([14, 13, 9, 5], new Work()), together.isLost([16, 12, 8], new Work())];
  for (let turn = 0; turn < 5; turn++) {
    first.next();
    second.next();
  }
  for (const rows of [
    [16, 12, 8],
    [15, 9, 9, 2],
  ]) {
    expect([rows, runToEnd(together.isLost(rows, new Work()))]).toEqual([rows, runToEnd(longRowsOf('0.6', 8).isLost(rows, new Work()))]);
  }
});

test('the search stops at its limit, and resumes when it may go on', () => {
  const search = longRowsOf('0.6', 8);
  const little = new Work();
  little.allow(20_000);
  expect(() => runToEnd(search.isLost([16, 12, 8], little))).toThrow(TooMuch);
  expect(runToEnd(search.isLost([16, 12, 8], new Work()))).toBe(runToEnd(longRowsOf('0.6', 8).isLost([16, 12, 8], new Work())));

  const small = longRowsOf('0.6', 8, 20_000);
  expect(() => runToEnd(small.isLost([16, 12, 8], new Work()))).toThrow(TooMuch);
  expect(small.bytes).toBeLessThan(100_000);
});

function longRowsOf(text: string, to: number, mostBytes = PLENTY): LongRows {
  const game = codeOf(text);
  const quotient = new PartialQuotient(game);
  if (to > 0) runToEnd(quotient.reach(to));
  return new LongRows(game, quotient, mostBytes);
}

function codeOf(text: string): RowGame {
  const code = readCode(text);
  if (!code.ok) throw new Error(text);
  return codeRows(code.value);
}
