import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { bFile, csvFile, jsonFile } from '@nimhall/shared/lab/series/files';
import { LINES } from '@nimhall/shared/lab/series/lines';
import { exceptions, type Repeat, seenRepeat } from '@nimhall/shared/lab/series/repeat';
import { linesOf, type SeriesAsked, seriesTerms, type Terms } from '@nimhall/shared/lab/series/terms';
import { finish } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { Oracle } from '../../support/oracle.ts';

/** Largest number that is compared with the definition; in some games it takes too long beyond another one. */
const TO = 12;
const SOONER: Readonly<Record<string, number>> = { sprouts: 2 };

const ASKED: readonly SeriesAsked[] = [
  ...Object.keys(LINES).flatMap((game) => linesOf(game).map(({ id }) => ({ game, params: {}, line: id, misere: false }))),
  ...[{ max: 4 }, { take: [2, 4, 7] }, { except: [1, 4] }].map((params) => ({ game: 'subtraction', params, misere: false })),
  ...['0.07', '4.7', '0.(3)'].map((code) => ({ game: 'octal', params: { code }, misere: false })),
].flatMap((asked) => [asked, { ...asked, misere: true }]);

describe.each(
  ASKED.map(
    (asked) => [`${asked.game} ${JSON.stringify(asked.params)} ${asked.line ?? ''} ${asked.misere ? 'misère' : ''}`, asked] as const,
  ),
)('%s', (_, asked) => {
  test('its first terms are those of the definition', () => {
    const line = linesOf(asked.game).find(({ id }) => id === asked.line) ?? linesOf(asked.game)[0];
    const game = readGame(asked.game, asked.params);
    if (!line || !game.ok) throw new Error('There is no such line');
    const oracle = new Oracle(game.value.rules);
    const { from, values, worth } = termsOf(asked, Math.min(SOONER[asked.game] ?? TO, line.from + 5));
    expect(values.length).toBeGreaterThan(1);
    const defined = Array.from(values, (_value, index) => {
      const position = readPosition(game.value.rules, line.at(from + index));
      if (!position.ok) throw new Error(position.error.message);
      return worth === 'outcomes' ? Number(oracle.wins(position.value, asked.misere)) : oracle.nimber(position.value, asked.misere);
    });
    expect(Array.from(values)).toEqual(defined);
  });
});

test('every line is of a game, and has a name of its own there', () => {
  for (const [game, lines] of Object.entries(LINES)) {
    expect(
      GAMES.some(({ id }) => id === game),
      game,
    ).toBe(true);
    expect(new Set(lines.map(({ id }) => id)).size, game).toBe(lines.length);
  }
});

test.each<[string, object, boolean, Omit<Repeat, 'proof'>, number]>([
  ['kayles', {}, false, { start: 71, length: 12, saltus: 0 }, 14],
  ['dawsons-kayles', {}, false, { start: 53, length: 34, saltus: 0 }, 8],
  ['laskers-nim', {}, false, { start: 1, length: 4, saltus: 4 }, 1],
  ['subtraction', { take: [2, 4, 7] }, false, { start: 8, length: 3, saltus: 0 }, 4],
  ['subtraction', { except: [1, 4, 5] }, false, { start: 0, length: 12, saltus: 4 }, 0],
  ['nim', {}, true, { start: 2, length: 1, saltus: 1 }, 2],
])('%s %j repeats for ever, and that is proven', (game, params, misere, period, different) => {
  const { repeat, ends, values } = termsOf({ game, params, misere }, 2_000);
  expect(ends).toBeNull();
  expect(repeat).toMatchObject(period);
  expect(repeat?.proof).not.toBeNull();
  expect(exceptions(values, repeat as Repeat)).toHaveLength(different);
});

test('what is only seen to repeat is not said to be proven, and a table without a period says where it ends', () => {
  const grundy = termsOf({ game: 'grundys-game', params: {}, misere: false }, 1_000_000);
  expect(grundy.values.length).toBeGreaterThan(10_000);
  expect(grundy.values.length).toBeLessThan(1_000_000);
  expect(grundy.repeat).toBeNull();
  expect(grundy.ends).not.toBeNull();
  expect(seenRepeat([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2])).toEqual({ start: 0, length: 3, saltus: 0, proof: null });
  expect(seenRepeat([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8])).toBeNull();
});

test('a million terms of Kayles, and where the last move loses it ends at the first wild row', () => {
  const { values, from } = termsOf({ game: 'kayles', params: {}, misere: false }, 1_000_000);
  expect([from, values.length, values[71 + 12 * 80_000]]).toEqual([0, 1_000_001, values[71]]);
  const misere = termsOf({ game: 'kayles', params: {}, misere: true }, 100);
  expect(Array.from(misere.values)).toEqual([1, 0, 2, 3, 0].slice(0, misere.values.length));
  expect(misere.ends).not.toBeNull();
});

test('what ends before its period has come once names no exceptions', () => {
  const { values, repeat } = termsOf({ game: 'kayles', params: {}, misere: false }, 75);
  expect(repeat?.start).toBe(71);
  expect(exceptions(values, repeat as Repeat)).toEqual([]);
});

test('files say every term once', () => {
  const terms = termsOf({ game: 'kayles', params: {}, misere: false }, 5);
  expect([...bFile(terms)].join('')).toBe('0 0\n1 1\n2 2\n3 3\n4 1\n5 4\n');
  expect([...csvFile(terms)].join('')).toBe('n,value\n0,0\n1,1\n2,2\n3,3\n4,1\n5,4\n');
  expect(JSON.parse([...jsonFile(terms, { game: 'kayles' })].join(''))).toMatchObject({
    game: 'kayles',
    worth: 'nimbers',
    from: 0,
    period: { start: 71, length: 12, saltus: 0, proven: true },
    values: [0, 1, 2, 3, 1, 4],
  });
});

function termsOf(asked: SeriesAsked, to: number): Terms {
  const terms = finish(seriesTerms(asked, to));
  if (!terms.ok || terms.value === null) throw new Error('There is no such sequence');
  return terms.value;
}
