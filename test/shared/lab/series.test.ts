import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { bFile, csvFile, seriesFile } from '@nimhall/shared/lab/series/files';
import { LINES } from '@nimhall/shared/lab/series/lines';
import { exceptions, type Repeat, seenRepeat } from '@nimhall/shared/lab/series/repeat';
import { linesOf, type SeriesAsked, seriesTerms, type Terms } from '@nimhall/shared/lab/series/terms';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshRules } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { scaled } from '../../support/scale.ts';

/** The largest number to compare with the definition; lower in games where that takes too long. */
const TO = 12;
/** How many terms after the first of a line. */
const MORE = scaled(4, 5);
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
  test('its first terms agree with the definition', () => {
    const line = linesOf(asked.game).find(({ id }) => id === asked.line) ?? linesOf(asked.game)[0];
    const game = readGame(asked.game, asked.params);
    if (!line || !game.ok) throw new Error('There is no such line');
    const oracle = new Oracle(game.value.rules);
    const { from, values, worth } = termsOf(asked, Math.min(SOONER[asked.game] ?? TO, line.from + MORE));
    expect(values.length).toBeGreaterThan(1);
    const defined = Array.from(values, (_value, index) => {
      const position = readPosition(game.value.rules, line.at(from + index));
      if (!position.ok) throw new Error(position.error.message);
      return worth === 'outcomes' ? Number(oracle.wins(position.value, asked.misere)) : oracle.nimber(position.value, asked.misere);
    });
    expect(Array.from(values)).toEqual(defined);
  });
});

test('every line belongs to a game, and has a unique name there', () => {
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

test('without a period it goes beyond the solver’s limit', () => {
  const { values, repeat, ends } = termsOf({ game: 'grundys-game', params: {}, misere: false }, 21_000);
  expect([values.length, repeat, ends]).toEqual([21_001, null, null]);
});

/** Sixty-four excluded numbers, without a period in so few heaps. */
const EXCEPT = Array.from({ length: 64 }, (_, index) => 1_000 - index * ((index % 7) + 9)).filter((each) => each > 0);

test.each([
  ['grundys-game', {}],
  ['subtraction', { except: EXCEPT }],
  ['subtraction', { take: [...EXCEPT].reverse() }],
])('a table of %s goes as far as requested and no farther', (id, params) => {
  const game = freshRules(id, params);
  const sizes = game.theory?.sizes;
  if (!sizes) throw new Error(`${id} has no sizes`);
  expect([runToEnd(sizes.reach(900, false, 600)), sizes.known(false)]).toEqual([false, 601]);
  expect([runToEnd(sizes.reach(700, false, 900)), sizes.known(false) > 700]).toEqual([true, true]);
});

test('an observed repetition is not called proven', () => {
  expect(seenRepeat([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2])).toEqual({ start: 0, length: 3, saltus: 0, proof: null });
  expect(seenRepeat([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8])).toBeNull();
});

test('the repetition found agrees with exhaustive search', () => {
  const values = fc
    .tuple(
      fc.array(fc.nat(3), { maxLength: 8 }),
      fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }),
      fc.nat(2),
      fc.integer({ min: 1, max: 12 }),
    )
    .map(([before, again, saltus, times]) => [
      ...before,
      ...Array.from({ length: times }, (_, time) => again.map((value) => value + time * saltus)).flat(),
    ]);
  fc.assert(
    fc.property(values, (all) => {
      const found = seenRepeat(all);
      expect(found && { start: found.start, length: found.length, saltus: found.saltus }).toEqual(lookedThrough(all));
    }),
  );
});

/**
 * By definition: the shortest length, and the earliest start, from which every value exceeds the one a period before
 * it by the same amount.
 */
function lookedThrough(all: readonly number[]): Omit<Repeat, 'proof'> | null {
  if (all.length < 12) return null;
  const at = (n: number) => all[n] as number;
  for (let length = 1; 3 * length <= all.length; length++) {
    const saltus = at(all.length - 1) - at(all.length - 1 - length);
    let start = all.length - length;
    while (start > 0 && at(start - 1 + length) - at(start - 1) === saltus) start--;
    if (2 * start <= all.length && all.length - start >= 3 * length) return { start, length, saltus };
  }
  return null;
}

test('a million terms of Kayles, and under misère play it ends at the first wild row', () => {
  const { values, from } = termsOf({ game: 'kayles', params: {}, misere: false }, 1_000_000);
  expect([from, values.length, values[71 + 12 * 80_000]]).toEqual([0, 1_000_001, values[71]]);
  const misere = termsOf({ game: 'kayles', params: {}, misere: true }, 100);
  expect(Array.from(misere.values)).toEqual([1, 0, 2, 3, 0].slice(0, misere.values.length));
  expect(misere.ends).not.toBeNull();
});

test('a sequence that ends before its first period is complete has no exceptions', () => {
  const { values, repeat } = termsOf({ game: 'kayles', params: {}, misere: false }, 75);
  expect(repeat?.start).toBe(71);
  expect(exceptions(values, repeat as Repeat)).toEqual([]);
});

test('terms are reported on the way, and all of them when the caller stops', () => {
  const steps = seriesTerms({ game: 'chromatic', params: {}, misere: false, line: 'equal' }, 120);
  const told: Terms[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const { known, terms } = step.value.tell(false);
    if (terms) told.push(terms);
    if (known === 50) {
      const rest = step.value.tell(true);
      expect([rest.known, rest.terms?.values.length ?? told.at(-1)?.values.length]).toEqual([50, 50]);
    }
  }
  const all = step.value.ok ? step.value.value : null;
  expect(told.length).toBeGreaterThan(5);
  expect(told.length).toBeLessThan(40);
  for (const { values, worth, from } of told) {
    expect([worth, from]).toEqual([all?.worth, all?.from]);
    expect(values).toEqual(all?.values.slice(0, values.length));
  }
  expect(told.at(-1)?.values.length).toBeGreaterThan(100);
});

test('a growing table reports its terms, without a period', () => {
  const told: number[] = [];
  for (const step of seriesTerms({ game: 'octal', params: { code: '0.356' }, misere: false }, 6_000)) {
    const { known, terms } = step.tell(false);
    if (!terms) continue;
    expect([terms.values.length, terms.repeat?.proof ?? null, terms.ends]).toEqual([known, null, null]);
    told.push(known);
  }
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
});

test('files list every term once', () => {
  const terms = termsOf({ game: 'kayles', params: {}, misere: false }, 5);
  expect([...bFile(terms)].join('')).toBe('0 0\n1 1\n2 2\n3 3\n4 1\n5 4\n');
  expect([...csvFile(terms)].join('')).toBe('n,value\n0,0\n1,1\n2,2\n3,3\n4,1\n5,4\n');
  const bytes = runToEnd(seriesFile({ terms, file: 'b.txt', about: {} }));
  expect(Buffer.concat(bytes).toString()).toBe('0 0\n1 1\n2 2\n3 3\n4 1\n5 4\n');
  const json = Buffer.concat(runToEnd(seriesFile({ terms, file: 'json', about: { game: 'kayles', of: 'Reihe für Reihe: ▲' } })));
  expect(JSON.parse(json.toString())).toMatchObject({
    game: 'kayles',
    of: 'Reihe für Reihe: ▲',
    worth: 'nimbers',
    from: 0,
    period: { start: 71, length: 12, saltus: 0, proven: true },
    values: [0, 1, 2, 3, 1, 4],
  });
});

function termsOf(asked: SeriesAsked, to: number): Terms {
  const terms = runToEnd(seriesTerms(asked, to));
  if (!terms.ok || terms.value === null) throw new Error('There is no such sequence');
  return terms.value;
}
