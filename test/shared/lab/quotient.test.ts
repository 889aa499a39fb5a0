import { GAMES } from '@nimhall/shared/games/all';
import {
  MAX_QUOTIENT_ROW_ASKED,
  QUOTIENT_GAMES,
  type QuotientFound,
  quotientCsv,
  quotientFound,
  quotientJson,
} from '@nimhall/shared/lab/quotient';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import { describe, expect, test } from 'vitest';
import { multisets } from '../../support/boxes.ts';
import { rulesOf } from '../../support/games.ts';

/** Several tests ask for the same. */
const KNOWN = new Map<string, QuotientFound>();

describe.each([
  ['nim', {}, 7],
  ['kayles', {}, 40],
  ['dawsons-kayles', {}, 24],
  ['officers', {}, 12],
  ['octal', { code: '0.71' }, 30],
  ['subtraction', { take: [1, 3, 4] }, 30],
  ['subtraction', { except: [2] }, 12],
  ['subtraction', { max: 3 }, 20],
])('%s %j to %i', (game, params, to) => {
  const found = foundIn(game, params, to);
  const { words, generators, relations } = found.presentation;
  const elementOf = elementsBy(found);

  test('has a word for each element, of the rows that generate it', () => {
    expect(words.map((word) => elementOf(generators.flatMap((size, at) => Array<number>(word[at] as number).fill(size))))).toEqual([
      ...words.keys(),
    ]);
  });

  test('its relations reduce every product to its word', () => {
    const known = new Set(words.map((word) => word.join()));
    for (const one of words) {
      for (const other of words) {
        let product = one.map((times, at) => times + (other[at] as number));
        for (let rule = dividing(product); rule; rule = dividing(product)) {
          const [from, into] = rule;
          product = product.map((times, at) => times - (from[at] as number) + (into[at] as number));
        }
        expect(known).toContain(product.join());
      }
    }
    function dividing(word: readonly number[]) {
      return relations.find(([from]) => from.every((times, at) => times <= (word[at] as number)));
    }
  });

  test('the picture of what divides what says all of it', () => {
    const { divisibility, kinds, elements } = found;
    if (!divisibility) throw new Error('It has no picture');
    const { classes, covers, depths } = divisibility;
    expect(classes.flat().toSorted((a, b) => a - b)).toEqual([...kinds.keys()]);
    const classOf = (element: number) => classes.findIndex((members) => members.includes(element));
    const below = classes.map((_, upper) => covers.filter(([from]) => from === upper).map(([, lower]) => lower));
    const reached = (from: number): Set<number> => new Set([from, ...(below[from] ?? []).flatMap((next) => [...reached(next)])]);
    const withAnother = kinds.map(({ rows }) => Array.from(elements.keys(), (size) => elementOf([...rows, size])));
    for (const [one, { rows }] of kinds.entries()) {
      // Another row again and again comes to all multiples.
      const multiples = new Set([one]);
      for (const each of multiples) for (const next of withAnother[each] ?? []) multiples.add(next);
      const here = classOf(one);
      expect([rows, new Set([...multiples].map(classOf))]).toEqual([rows, reached(here)]);
      for (const lower of below[here] ?? []) expect(depths[lower]).toBeGreaterThan(depths[here] as number);
    }
  });

  test('its losing elements agree with the definition', () => {
    const definition = new RecursiveSolver(rulesOf(game, params), true);
    for (const sizes of [...multisets(1, 12), ...multisets(2, 7), ...multisets(3, 5)]) {
      if (Math.max(...sizes) > found.range) continue;
      expect([sizes, found.kinds[elementOf(sizes)]?.lost]).toEqual([sizes, !definition.wins(sizes)]);
    }
  });
});

test('Nim to 3 is ⟨a, b | a² = 1, b³ = b⟩, as in Plambeck and Siegel', () => {
  const { presentation, kinds } = foundIn('nim', {}, 3);
  expect(presentation.generators).toEqual([1, 2]);
  expect(presentation.relations).toEqual([
    [
      [2, 0],
      [0, 0],
    ],
    [
      [0, 3],
      [0, 1],
    ],
  ]);
  expect(kinds.filter(({ lost }) => lost).map(({ rows }) => rows)).toEqual([[1], [2, 2]]);
});

test('what divides what in the quotient of Nim to 3: first the two that have an inverse, then the rest', () => {
  const { divisibility, presentation, kinds } = foundIn('nim', {}, 3);
  const rowsOf = (element: number) => kinds[element]?.rows.join('+');
  expect(divisibility?.classes.map((elements) => elements.map(rowsOf))).toEqual([
    ['', '1'],
    ['2', '3', '2+2', '2+3'],
  ]);
  expect(divisibility).toMatchObject({ covers: [[0, 1]], depths: [0, 1] });
  expect(presentation.words).toHaveLength(6);
});

test('single rows have their genus and their simplest form', () => {
  const { rows } = foundIn('kayles', {}, 40);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.slice(0, 7).map(({ form }) => form)).toEqual(['0', '1', '2', '3', '1', '{1, 2, 3, {2, 3}}', '3']);
  expect(rows.flatMap(({ wild }, row) => (wild ? [row] : []))[0]).toBe(5);
});

test('files contain the result', () => {
  const found = foundIn('nim', {}, 3);
  expect([...quotientCsv(found)].join('')).toBe(
    'size,element,as,lost,genus,form\n0,1,0,0,"0^120","0"\n1,a,1,1,"1^031","1"\n2,b,2,0,"2^20","2"\n3,ab,3,0,"3^31","3"\n',
  );
  expect(JSON.parse([...quotientJson(found, { game: 'nim' })].join(''))).toMatchObject({ game: 'nim', range: 3, elements: found.elements });
  expect(JSON.parse([...quotientJson(foundIn('octal', { code: '0.71' }, 30), {})].join(''))).toMatchObject({ range: 'all' });
});

test('the games with rows are those listed', () => {
  const found = GAMES.filter(({ id, presets }) => rulesOf(id, presets[0].params ?? {}).theory?.rows);
  expect(found.map(({ id }) => id)).toEqual(QUOTIENT_GAMES);
});

test('invalid games are refused, and a game without rows has no quotient', () => {
  const asked = (game: string, params: unknown, to = 5) => runToEnd(quotientFound({ game, params, to }));
  expect(asked('nonsense', {})).toMatchObject({ ok: false });
  expect(asked('octal', { code: '9' })).toMatchObject({ ok: false });
  expect(asked('chomp', {})).toEqual({ ok: true, value: null });
  expect(asked('octal', { code: '0.71' }, MAX_QUOTIENT_ROW_ASKED + 1_000)).toMatchObject({
    ok: true,
    value: { range: Number.POSITIVE_INFINITY },
  });
});

test('intermediate results are proven, and grow', () => {
  const steps = quotientFound({ game: 'grundys-game', params: {}, to: 26 });
  let range = 0;
  for (;;) {
    const step = steps.next();
    const found = step.done ? (step.value.ok ? step.value.value : null) : step.value.found;
    expect(found?.range).toBeGreaterThanOrEqual(range);
    range = found?.range ?? 0;
    if (step.done) break;
    expect(found?.elements.length).toBe(range + 1);
  }
  expect(range).toBe(26);
});

function foundIn(game: string, params: unknown, to: number): QuotientFound {
  const key = JSON.stringify([game, params, to]);
  const known = KNOWN.get(key);
  if (known) return known;
  const found = runToEnd(quotientFound({ game, params, to }));
  if (!found.ok || found.value === null) throw new Error(game);
  KNOWN.set(key, found.value);
  return found.value;
}

/** The element of rows, by rewriting the words of its presentation. */
function elementsBy({ elements, presentation: { words, relations } }: QuotientFound) {
  return (sizes: readonly number[]): number => {
    let product: readonly number[] = (words[0] as readonly number[]).map((_, at) =>
      sizes.reduce((sum, size) => sum + ((words[elements[size] as number] as readonly number[])[at] as number), 0),
    );
    for (;;) {
      const rule = relations.find(([from]) => from.every((times, at) => times <= (product[at] as number)));
      if (!rule) return words.findIndex((word) => word.join() === product.join());
      product = product.map((times, at) => times - (rule[0][at] as number) + (rule[1][at] as number));
    }
  };
}
