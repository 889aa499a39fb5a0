import { openGame } from '@nimhall/shared/catalogue/registry';
import { after } from '@nimhall/shared/game/contract';
import { mostRows, readCode } from '@nimhall/shared/games/octal/code';
import { codeRows } from '@nimhall/shared/games/octal/row-game';
import { RowNimbers } from '@nimhall/shared/games/octal/row-nimbers';
import type { Rows } from '@nimhall/shared/games/octal/rows';
import { TameRows } from '@nimhall/shared/games/octal/tame-rows';
import { inWords } from '@nimhall/shared/phrase';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { provenPeriod } from '@nimhall/shared/solver/guy-smith';
import { mex } from '@nimhall/shared/solver/nimbers';
import { PartialQuotient } from '@nimhall/shared/solver/quotient/partial-quotient';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multisets } from '../../support/boxes.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { scaled } from '../../support/scale.ts';

const CODES = [
  '0.F',
  '0.3F',
  '0.8',
  '0.9',
  '0.A',
  '0.0F',
  '0.B',
  '8.',
  'C.',
  '8.3',
  'C.1',
  '0.08',
  '0.77C',
  '0.(8)',
  '0.(F)',
  '4.(9)',
  '0.1(0E)',
];

function codeOf(text: string) {
  const code = readCode(text);
  if (!code.ok) throw new Error(text);
  return code.value;
}

/** The digit of a code for a number taken, parsed again by hand. */
function digitOf(text: string, take: number): number {
  const [, none = '', once = '', again = ''] = /^(.)\.([^(]*)(?:\((.*)\))?$/.exec(text) ?? [];
  const digits = none + once;
  return Number.parseInt(digits[take] ?? again[(take - digits.length) % Math.max(1, again.length)] ?? '0', 16);
}

/** All that a move can leave of a row, directly from the digits: each a list of rows, ascending. */
function leftOf(text: string, row: number): number[][] {
  const all: number[][] = [];
  for (let take = 0; take <= row; take++) {
    const digit = digitOf(text, take);
    const rest = row - take;
    if (digit & 1 && take > 0 && rest === 0) all.push([]);
    if (digit & 2 && take > 0 && rest > 0) all.push([rest]);
    for (let one = 1; one < rest; one++) {
      if (digit & 4 && 2 * one <= rest) all.push([one, rest - one]);
      for (let two = one; digit & 8 && one + 2 * two <= rest; two++) all.push([one, two, rest - one - two]);
    }
  }
  return all;
}

function nimbersOf(text: string, most: number): number[] {
  const nimbers: number[] = [];
  for (let row = 0; row <= most; row++) {
    nimbers.push(mex(new Set(leftOf(text, row).map((left) => left.reduce((sum, size) => sum ^ (nimbers[size] as number), 0)))));
  }
  return nimbers;
}

test.each(CODES)('code %s has the nimbers of the definition', (text) => {
  const most = text.includes('(') ? 50 : 90;
  const rows = new RowNimbers(codeOf(text));
  runToEnd(rows.reach(most + 1));
  expect(Array.from({ length: most + 1 }, (_, row) => rows.at(row))).toEqual(nimbersOf(text, most));
});

test('random codes too, with what is proven of all rows', () => {
  let proven = 0;
  fc.assert(
    fc.property(
      fc.stringMatching(/^[048C][.][0-9A-F]{1,3}$/).filter((text) => /[1-9A-F]/.test(text)),
      (text) => {
        const rows = new RowNimbers(codeOf(text));
        runToEnd(rows.reach(512));
        runToEnd(rows.prove());
        if (rows.period) proven++;
        const nimbers = nimbersOf(text, scaled(100, 160));
        expect([text, nimbers.map((_, row) => rows.at(row))]).toEqual([text, nimbers]);
      },
    ),
    { numRuns: scaled(12, 60), seed: 7 },
  );
  expect(proven).toBeGreaterThan(0);
});

test('a period is claimed only once it has lasted as long as three rows require', () => {
  // From 5 on every 3; the values must be observed up to 3·5 + 3·3 + 2, which makes 27 of them.
  const values = [9, 8, 7, 6, 5, ...Array.from({ length: 40 }, (_, index) => index % 3)];
  expect(provenPeriod(values, 26, 2, 3)).toBeNull();
  expect(provenPeriod(values, 27, 2, 3)).toEqual({ start: 5, length: 3, saltus: 0 });
});

test('a proven repetition holds far beyond: 0.F alternates, because every move takes one pin', () => {
  const rules = rulesOf('octal', { code: '0.F' });
  for (const size of [1, 2, 3, 400, 701]) expect([size, analyseText(rules, `${size}`).nimber]).toEqual([size, size % 2]);
  expect(rules.theory?.sizes?.period()).toEqual({ start: 0, length: 2, saltus: 0 });
});

test('Kenyon’s game grows by 3 every 6, and no period is claimed', () => {
  const rows = new RowNimbers(codeOf('0.3F'));
  runToEnd(rows.reach(1_500));
  expect(rows.period).toBeNull();
  for (let row = 0; row + 6 < 1_500; row++) expect([row, rows.at(row + 6)]).toEqual([row, rows.at(row) + 3]);
});

describe.each(CODES)('code %s', (code) => {
  const rules = rulesOf('octal', { code });

  test('the listed moves are the legal ones, and they leave what the digits say', () => {
    for (let length = 0; length <= 9; length++) {
      const listed = Array.from(rules.moves([length]), (move) => rules.move.format(move));
      const legal = new Set<string>();
      const left = new Set<string>();
      for (let take = 0; take <= length; take++) {
        for (let at = 0; at <= length; at++) {
          for (const cut of ['', ...Array.from({ length: length + 1 }, (_, each) => `/${each}`)]) {
            const move = rules.move.parse(`a${take}@${at}${cut}`);
            const next = move.ok ? rules.play([length], move.value) : move;
            if (!move.ok || !next.ok) continue;
            legal.add(rules.move.format(move.value));
            left.add(
              (next.value as Rows)
                .filter((row) => row > 0)
                .toSorted((a, b) => a - b)
                .join(),
            );
          }
        }
      }
      expect(new Set(listed)).toEqual(legal);
      expect(listed.length).toBe(legal.size);
      expect(left).toEqual(new Set(leftOf(code, length).map((rows) => rows.join())));
    }
  });

  const endless = code.includes('(');
  const box = [...multisets(1, endless ? scaled(6, 7) : scaled(8, 10)), ...multisets(2, endless ? 4 : scaled(5, 6))];

  test.each([false, true])('verdicts and winning moves agree with the definition; last move loses: %s', (misere) => {
    const definition = new RecursiveSolver(rules, misere);
    for (const rows of box) {
      const found = runToEnd(analyse(rules, rows, { misere }));
      expect({ rows, outcome: found.outcome, moves: found.winningMoves.map((move) => rules.move.format(move)).sort() }).toEqual({
        rows,
        outcome: definition.wins(rows) ? 'N' : 'P',
        moves: definition.winningMoves(rows).sort(),
      });
    }
  });

  test('no row splits into more rows than were counted beforehand', () => {
    const most: number[] = [];
    for (let row = 0; row <= 24; row++) {
      most.push(Math.max(1, ...leftOf(code, row).map((left) => left.reduce((sum, size) => sum + (most[size] as number), 0))));
      expect([row, mostRows(codeOf(code), row)]).toEqual([row, expect.toSatisfy((rows) => rows >= (most[row] as number))]);
    }
  });

  test('random choice can return every move', () => {
    const listed = new Set(Array.from(rules.moves([6, 4]), (move) => rules.move.format(move)));
    if (listed.size === 0) return;
    const drawn = new Set<string>();
    for (let draw = 0; draw < 1_728; draw++) {
      const numbers = [draw % 12, Math.floor(draw / 12) % 12, Math.floor(draw / 144)].map((each) => (each + 0.5) / 12);
      let at = 0;
      const move = rules.sample?.([6, 4], () => numbers[at++ % 3] as number);
      drawn.add(rules.move.format(move));
    }
    expect([...drawn].filter((move) => !listed.has(move))).toEqual([]);
    expect(drawn.size).toBeGreaterThan(listed.size / 3);
  });
});

test('which rows are fickle under misère play, while all are tame', () => {
  let tried = 0;
  for (const text of CODES) {
    const code = codeOf(text);
    const nimbers = new RowNimbers(code);
    const tame = new TameRows(code, nimbers);
    runToEnd(tame.reach(40));
    const values: [normal: number, misere: number][] = [];
    for (let row = 0; row < Math.min(40, tame.wildFrom); row++) {
      const sums = leftOf(text, row).map((left) => {
        const isFickle = left.every((size) => values[size]?.[0] !== values[size]?.[1]);
        const sum = left.reduce((all, size) => all ^ (values[size]?.[0] as number), 0);
        return [sum, isFickle ? sum ^ 1 : sum] as const;
      });
      values.push([mex(new Set(sums.map(([normal]) => normal))), sums.length === 0 ? 1 : mex(new Set(sums.map(([, misere]) => misere)))]);
      expect([text, row, tame.isFickle(row)]).toEqual([text, row, values[row]?.[0] !== values[row]?.[1]]);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(100);
});

test('a misère quotient with three rows agrees with the definition', () => {
  for (const text of ['0.0F', '0.3F', 'C.1']) {
    const quotient = new PartialQuotient(codeRows(codeOf(text)));
    runToEnd(quotient.reach(10));
    const rules = rulesOf('octal', { code: text });
    const definition = new RecursiveSolver(rules, true);
    const range = Math.min(10, quotient.range);
    expect(range).toBeGreaterThan(4);
    for (const rows of multisets(3, range)) {
      if (rows.length === 0 || rows.reduce((sum, size) => sum + size, 0) > 18) continue;
      expect([text, rows, quotient.isLost(quotient.elementOfSum(rows))]).toEqual([text, rows, !definition.wins(rows)]);
    }
  }
});

describe('as text', () => {
  const rules = rulesOf('octal', { code: 'C.3F' });

  test.each([
    ['9,3', 'a2@3/5', '3,2,2,3'],
    ['9,3', 'a2@5/3', '3,2,2,3'],
    ['9,3', 'a0@2/5', '2,3,4,3'],
    ['9,3', 'b0@1/2', '9,1,1,1'],
    ['9', 'a2@3', '3,4'],
  ])('%s %s makes %s', (text, move, left) => {
    expect(afterText(rules, text, move)).toBe(left);
  });

  test.each([
    [' A2 @ 3 / 5 ', 'a2@3/5'],
    ['a0@5/2', 'a0@2/5'],
  ])('%s is written %s', (text, written) => {
    const move = rules.move.parse(text);
    expect(move.ok && rules.move.format(move.value)).toBe(written);
  });

  test('a code has capitals, also in the parameters of its game, so that it is one game however it was typed', () => {
    for (const code of ['0.3f', ' 0.3F ', '0.3F']) {
      const game = openGame('octal', { code });
      expect(game.ok && game.value.params).toEqual({ code: '0.3F' });
    }
    const named = openGame('kayles', undefined);
    expect(named.ok && named.value.params).toEqual({});
  });

  test('rows of more than 2,000 pins are too long, and one is analysed at once', () => {
    expect(rules.position.parse('2001')).toMatchObject({ ok: false, error: { kind: 'limit' } });
    expect(rulesOf('octal', { code: 'C.37' }).position.parse('2001').ok).toBe(false);
    expect(rulesOf('octal', { code: '4.37' }).position.parse('2001').ok).toBe(true);
    const found = analyseText(rulesOf('octal', { code: '0.3F' }), '2000');
    expect([found.outcome, found.winningMoves.length]).toEqual(['N', 1_000]);
  });

  test.each([
    ['0.F', 'Take 1 pin from a row. Or take 1 pin and also cut the row, leaving three rows.'],
    ['0.08', 'Take 2 neighboring pins and also cut the row, leaving three rows.'],
    ['0.3F', 'Take 1 or 2 neighboring pins from a row. The number decides where.'],
    ['8.', 'Split a row in three.'],
    ['C.', 'Split a row in two or in three.'],
    ['C.7', 'Take 1 pin from a row. Or split a row in two or in three without taking.'],
  ])('%s in words', (code, words) => {
    expect(inWords(rulesOf('octal', { code }).rule)).toBe(words);
  });

  test.each([
    ['0.7', 'a1@1/3', 'You may not leave three rows here. Leave out the cut.'],
    ['0.F', 'a1@0/3', 'With a cut, three rows must be left. Cut somewhere else.'],
    ['0.F', 'a1@2/2', 'With a cut, three rows must be left. Cut somewhere else.'],
    ['0.B', 'a1@2', 'Three rows must be left. Cut the row once more.'],
    ['8.', 'a0@2', 'Three rows must be left. Cut the row once more.'],
    ['0.F', 'a1@2/9', 'Row A has only 6.'],
    ['0.F', 'a0@2/3', 'You may not leave three rows here. Leave out the cut.'],
  ])('%s: %s is refused: %s', (code, move, says) => {
    const own = rulesOf('octal', { code });
    const read = own.move.parse(move);
    const next = read.ok ? own.play([6], read.value) : read;
    expect(next.ok || next.error.message).toBe(says);
  });

  test('moves that leave the same rows are the same', () => {
    const own = rulesOf('octal', { code: '0.F' });
    const classes = new Map<string, Set<string>>();
    for (const move of own.moves([7])) {
      const name = own.classOf?.([7], move) ?? '';
      const left = own.position.format(positionOf(own, (after(own, [7], move) as Rows).toSorted().join()));
      classes.set(name, (classes.get(name) ?? new Set()).add(left));
    }
    expect([...classes.values()].every((left) => left.size === 1)).toBe(true);
    expect(classes.size).toBe(leftOf('0.F', 7).length);
  });
});
