import { readFileSync } from 'node:fs';
import { playText, readStart } from '@nimhall/shared/catalogue/read';
import { openGame } from '@nimhall/shared/catalogue/registry';
import { after } from '@nimhall/shared/game/contract';
import { MAX_MOVES_LISTED, type Sizes } from '@nimhall/shared/game/theory';
import { mostRows, readCode } from '@nimhall/shared/games/octal/code';
import { countsOf, isExceptional } from '@nimhall/shared/games/octal/kayles';
import { movesOf } from '@nimhall/shared/games/octal/moves';
import type { Rows } from '@nimhall/shared/games/octal/rows';
import { codeTable } from '@nimhall/shared/games/octal/table';
import { inWords } from '@nimhall/shared/phrase';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { provenPeriod } from '@nimhall/shared/solver/guy-smith';
import { Search } from '@nimhall/shared/solver/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partitions } from '../../support/boxes.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { scaled, spread } from '../../support/scale.ts';

const { sequences } = JSON.parse(readFileSync(new URL('../../vectors/octal.sequences.json', import.meta.url), 'utf8')) as {
  sequences: Record<string, number[]>;
};

describe.each(Object.entries(sequences))('code %s', (code, nimbers) => {
  test(`has its first ${nimbers.length} nimbers`, () => {
    const read = readCode(code);
    if (!read.ok) throw new Error(code);
    const table = codeTable(read.value);
    runToEnd(table.reach(nimbers.length, false));
    expect(nimbers.map((_, size) => table.at(size).nimber)).toEqual(nimbers);
    const rules = rulesOf('octal', { code });
    for (const [size, nimber] of spread([...nimbers.entries()], 40)) {
      expect([size, analyseText(rules, `${size}`).nimber]).toEqual([size, nimber]);
    }
  });
});

/** Guy and Smith, The G-values of various games, 1956: the period of twelve, and every exceptional size. */
const KAYLES = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
const KAYLES_EXCEPTIONS: Readonly<Record<number, number>> = {
  0: 0,
  3: 3,
  6: 3,
  9: 4,
  11: 6,
  15: 7,
  18: 3,
  21: 4,
  22: 6,
  28: 5,
  34: 6,
  39: 3,
  57: 4,
  70: 6,
};

test('Kayles has the published period and exceptions, to a million pins', () => {
  const kayles = rulesOf('kayles');
  const sizes = [...Array(300).keys(), 9_999, 123_456, 999_999, 1_000_000];
  const wrong = sizes.filter((size) => analyseText(kayles, `${size}`).nimber !== (KAYLES_EXCEPTIONS[size] ?? KAYLES[size % 12]));
  expect(wrong).toEqual([]);
});

test.each(['0.77', '0.07', '0.137', '0.53', '4.7', '0.3', '0.156'])(
  'winning moves of long rows under %s are counted as by trying each',
  (code) => {
    const rules = rulesOf('octal', { code });
    const sizes = rules.theory?.sizes as Sizes;
    runToEnd(sizes.reach(1_000, false));
    const nimberOf = (rows: Rows) => rows.reduce((sum, row) => sum ^ sizes.at(row).nimber, 0);
    for (const position of ['999', '1000,7', '498,501,3']) {
      const rows = positionOf(rules, position) as Rows;
      const winning = [...rules.moves(rows)].filter((move) => nimberOf(after(rules, rows, move) as Rows) === 0);
      const found = analyseText(rules, position);
      expect([found.winningCount, found.winningMoves]).toEqual([winning.length, winning.map((move) => rules.move.format(move)).sort()]);
    }
  },
);

test('with a billion pins every winning move is counted, and some are listed', () => {
  const kayles = rulesOf('kayles');
  const { outcome, winningCount, winningMoves } = analyseText(kayles, '1000000000');
  expect([outcome, winningMoves.length]).toEqual(['N', 1_000]);
  // For both numbers taken, one in 12 moves wins, wherever it is far from an end.
  expect(winningCount).toBeGreaterThan(1e8);
  for (const move of winningMoves.slice(0, 20)) expect(analyseText(kayles, afterText(kayles, '1000000000', move)).outcome).toBe('P');
  expect(kayles.position.parse('1000000001').ok).toBe(false);
  expect(rulesOf('laskers-nim').position.parse('1000001').ok).toBe(false);
});

test('a period is claimed only once it has lasted as long as the theorem requires', () => {
  // From 5 on every 3; the values must be observed up to 2·5 + 2·3 + 2, which makes 19 of them.
  const values = [9, 8, 7, 6, 5, ...Array.from({ length: 30 }, (_, index) => index % 3)];
  expect(provenPeriod(values, 18, 2)).toBeNull();
  expect(provenPeriod(values, 19, 2)).toEqual({ start: 5, length: 3, saltus: 0 });
  expect(
    provenPeriod(
      values.map((_, index) => index),
      30,
      2,
    ),
  ).toBeNull();
});

/** Berlekamp, Conway and Guy, Winning Ways, chapter 4: where the values become periodic, and the period. */
test.each([
  ['kayles', 71, 12],
  ['dawsons-kayles', 53, 34],
  ['dawsons-chess', 52, 34],
])('%s repeats from %i on, every %i', (game, preperiod, period) => {
  expect(analyseText(rulesOf(game), '1').explanation).toMatchObject({
    drawings: [{}, { kind: 'sequence', period: { start: preperiod, length: period, saltus: 0 } }],
  });
});

const UP_TO_A_THOUSAND = Array.from({ length: 1_000 }, (_, index) => index + 1);

test('Lasker’s Nim: 4k + 3 and 4k + 4 are exchanged', () => {
  const rules = rulesOf('laskers-nim');
  for (const size of [...spread(UP_TO_A_THOUSAND, 40), 9_999, 10_000, ...spread([1_000_000, 999_999], 1)]) {
    const expected = size % 4 === 3 ? size + 1 : size % 4 === 0 ? size - 1 : size;
    expect([size, analyseText(rules, `${size}`).nimber]).toEqual([size, expected]);
  }
});

describe('Kayles under misère play', () => {
  const [ALL_PINS, LISTED_PINS] = [scaled(18, 26), scaled(27, 36)];
  const { theory: _, ...bare } = rulesOf('kayles');
  const kayles = rulesOf('kayles');

  test(`agrees with a search of every position of up to ${ALL_PINS} pins`, () => {
    const search = new Search(bare, { states: 1e7 });
    const wrong: string[] = [];
    for (const rows of partitions(ALL_PINS)) {
      const position = positionOf(bare, rows.join(',') || '0');
      const wins = runToEnd(search.wins(position, true));
      const found = runToEnd(analyse(kayles, position, { misere: true }));
      if (wins !== (found.outcome === 'N')) wrong.push(rows.join(','));
    }
    expect(wrong).toEqual([]);
  });

  test(`agrees with a search on every exception of up to ${LISTED_PINS} pins, and next to them`, () => {
    const search = new Search(bare, { states: 1e7 });
    const listed = [1, 4, 5, 9, 12, 17, 20, 25];
    const wrong: string[] = [];
    for (const rows of partitions(LISTED_PINS).filter((each) => each.every((row) => listed.includes(row)))) {
      const position = positionOf(bare, rows.join(',') || '0');
      const normal = analyseText(kayles, rows.join(',') || '0').outcome === 'N';
      if (runToEnd(search.wins(position, true)) !== (normal !== isExceptional(countsOf(rows)))) wrong.push(rows.join(','));
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [[5, 5, 4, 1], true],
    [[5, 4, 1], false],
    [[4], true],
    [[25, 9, 1], true],
    [[25, 17, 12, 20], true],
    [[25, 25], false],
    [[3, 4], false],
  ])('%j is an exception: %s', (rows, exceptional) => {
    expect(isExceptional(countsOf(rows))).toBe(exceptional);
  });

  test('long rows play as in normal play', () => {
    const { outcome, winningMoves } = analyseText(kayles, '200,5', true);
    expect({ outcome, winningMoves }).toMatchObject({
      outcome: analyseText(kayles, '200,5').outcome,
      winningMoves: analyseText(kayles, '200,5').winningMoves,
    });
  });
});

describe('rows', () => {
  const kayles = rulesOf('kayles');

  test.each([
    ['7,3', 'a2@3', '3,2,3'],
    ['7,3', 'b2', '7,1'],
    ['7,3', 'a1@0', '6,3'],
    ['2,3', 'a2@0', '0,3'],
  ])('%s %s makes %s', (text, move, after) => {
    expect(afterText(kayles, text, move)).toBe(after);
  });

  test('letters go on after z', () => {
    const rows = new Array(27).fill(3).join(',');
    expect(afterText(kayles, rows, 'aa1@1')).toBe(`${new Array(26).fill(3).join(',')},1,1`);
    expect(kayles.view(positionOf(kayles, rows))).toMatchObject({ rows: { 26: { letter: 'aa' } } });
  });

  test('a game begins only if its rows cannot become too many, and too many are never made', () => {
    const game = openGame('kayles', undefined);
    if (!game.ok) throw new Error('there is no Kayles');
    const begins = (start: string) => readStart(game.value, start);
    expect(begins('1000')).toMatchObject({ ok: true });
    expect(begins('1001')).toMatchObject({ ok: false, error: { code: 'too-large' } });
    expect(begins('5,5,5,1000')).toMatchObject({ ok: false, error: { code: 'too-large' } });
    const full = positionOf(kayles, Array(500).fill(3).join(','));
    expect(playText(kayles, full, 'a1@0')).toMatchObject({ ok: true });
    expect(playText(kayles, full, 'a1@1')).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  test.each([
    ['grundys-game', '3,1', 498],
    ['grundys-game', '3,3,1', 497],
    ['kayles', '3,4,1', 497],
  ])('%s from %s and %i single pins: every won position has a winning move to a lost one', (game, rows, singles) => {
    const rules = rulesOf(game);
    const text = `${rows}${',1'.repeat(singles)}`;
    const { outcome, winningMoves, winningCount } = analyseText(rules, text);
    expect(winningCount > 0).toBe(outcome === 'N');
    for (const move of winningMoves.slice(0, 3)) {
      const played = playText(rules, positionOf(rules, text), move);
      if (played.ok) expect([move, analyseText(rules, played.value.position).outcome]).toEqual([move, 'P']);
    }
  });

  test('no row splits into more rows than were counted beforehand', () => {
    for (const code of ['0.77', '0.07', '0.6', '4.(3)', 'grundy', '0.0005', '0.(3)', '0.1']) {
      const read = readCode(code);
      if (!read.ok) throw new Error(code);
      const most = [1];
      for (let length = 1; length <= 40; length++) {
        most.push(
          Math.max(
            1,
            ...Array.from(movesOf(read.value, [length]), ({ take, left }) => {
              const right = length - take - left;
              return left > 0 && right > 0 ? (most[left] as number) + (most[right] as number) : (most[left + right] as number);
            }),
          ),
        );
        expect([code, length, mostRows(read.value, length)]).toEqual([
          code,
          length,
          expect.toSatisfy((rows) => rows >= (most[length] as number)),
        ]);
      }
    }
  });

  test('the first of many allowed numbers are the same as those that are counted', () => {
    for (const code of ['0.77', '0.0101(003)', '4.(2)', '0.(01)', '0.(1)']) {
      const rules = rulesOf('octal', { code });
      const read = readCode(code);
      if (!read.ok) throw new Error(code);
      for (let length = 0; length <= 20; length++) {
        const listed = Array.from(movesOf(read.value, [length]), (move) => rules.move.format({ ...move }));
        const legal: string[] = [];
        for (let take = 0; take <= length; take++) {
          for (let left = 0; left <= length - take; left++) {
            if (rules.play([length], { row: 0, take, left }).ok) legal.push(`a${take}@${left}`);
          }
        }
        expect([code, length, listed]).toEqual([code, length, legal]);
      }
    }
  });

  test.each([
    ['0.77', 'Take 1 or 2 neighboring pins from a row.'],
    ['0.07', 'Take 2 neighboring pins from a row.'],
    ['0.6', 'Take 1 pin from a row, but never the only one.'],
    ['0.1', 'Take a whole row of 1 pin.'],
    ['0.22', 'Take 1 or 2 neighboring pins from an end of a row, but never a whole row.'],
    ['0.4', 'Take 1 pin, leaving some on both sides of it.'],
    ['0.05', 'Take a whole row of 2 pins, or as many with some on both sides of them.'],
    ['0.13', 'Take 1 or 2 neighboring pins from a row. The number decides where.'],
    ['0.(3)', 'Take 1, 2, 3 … neighboring pins from an end of a row.'],
    ['4.7', 'Take 1 pin from a row. Or split a row in two without taking.'],
    ['4.13', 'Take neighboring pins, or split a row in two. The number decides where.'],
    ['4.', 'Split a row in two.'],
    ['grundy', 'Split a row into two of different sizes.'],
  ])('%s in words', (code, words) => {
    expect(inWords(rulesOf('octal', { code }).rule)).toBe(words);
  });

  test.each([
    ['0.137', 'Take a whole row of 1 pin. Take 2 neighboring pins from an end of a row. Take 3 neighboring pins from a row.'],
    [
      '4.77(3)',
      'Take 1 or 2 neighboring pins from a row. Take 3, 4, 5 … neighboring pins from an end of a row. Or split a row in two without taking.',
    ],
  ])('%s exactly', (code, words) => {
    expect(inWords(rulesOf('octal', { code }).exactly ?? '')).toBe(words);
  });
});

test('more winning moves than are listed are counted', () => {
  const found = analyseText(rulesOf('kayles'), '200000');
  expect(found.winningMoves.length).toBe(MAX_MOVES_LISTED);
  expect(found.winningCount).toBeGreaterThan(MAX_MOVES_LISTED);
});

test('for random codes, what is proven holds long after', () => {
  const code = fc.stringMatching(/^[04][.][0-7]{1,4}$/).filter((text) => /[1-7]/.test(text));
  fc.assert(
    fc.property(code, (text) => {
      const rules = rulesOf('octal', { code: text });
      const digits = [...text.replace('.', '')].map(Number);
      const nimbers: number[] = [];
      for (let size = 0; size <= 700; size++) {
        const options = new Set<number>();
        for (const [take, digit] of digits.entries()) {
          const rest = size - take;
          if (rest < 0) continue;
          if (rest === 0 && digit & 1 && take > 0) options.add(0);
          if (rest > 0 && digit & 2 && take > 0) options.add(nimbers[rest] ?? 0);
          for (let left = 1; digit & 4 && left < rest; left++) options.add((nimbers[left] ?? 0) ^ (nimbers[rest - left] ?? 0));
        }
        nimbers.push([...Array(options.size + 1).keys()].find((value) => !options.has(value)) ?? 0);
      }
      const sizes = spread([...nimbers.keys()], 200);
      expect(sizes.map((size) => analyseText(rules, `${size}`).nimber)).toEqual(sizes.map((size) => nimbers[size]));
    }),
    { numRuns: scaled(4, 12) },
  );
});
