import { seededRandom } from '@nimhall/shared/bot/random';
import type { Edge } from '@nimhall/shared/game/graph';
import { type Drawing, drawingKey, drawingNotation } from '@nimhall/shared/games/hackenbush/drawings';
import { folded, forksOf, stalks } from '@nimhall/shared/games/hackenbush/fusion';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { scaled } from '../../support/scale.ts';

const rules = rulesOf('hackenbush');
const oracle = new Oracle(rules);

/** Random drawings of at most this many lines, each from an existing point to any point, or to a new one. */
function* drawings(count: number, most: number): Generator<string, void, void> {
  const random = seededRandom(77);
  const below = (number: number) => Math.floor(random() * number);
  for (let drawn = 0; drawn < count; drawn++) {
    let points = 1;
    const lines = Array.from({ length: 1 + below(most) }, () => {
      const from = below(points);
      const to = random() < 0.6 ? points : below(points);
      points = Math.max(points, to + 1);
      return `${from}-${to}`;
    });
    yield drawingNotation.format(positionOf(rules, lines.join()) as Drawing);
  }
}

test('colon and fusion agree with the definition on drawings of up to nine lines', () => {
  const wrong = [...drawings(scaled(200, 400), 9)].filter((text) => {
    const { nimber, outcome, winningMoves, method } = analyseText(rules, text);
    const position = positionOf(rules, text);
    const isRight =
      nimber === oracle.nimber(position) &&
      (outcome === 'N') === oracle.wins(position, false) &&
      winningMoves.join() === oracle.winningMoves(position, false).join();
    return !isRight || method.tier !== 'theorem';
  });
  expect(wrong).toEqual([]);
});

test('tables and searches agree with it under misère play, and both are used', () => {
  const tiers = new Map<string, number>();
  const wrong = [...drawings(250, 8)].filter((text) => {
    const { outcome, winningMoves, method } = analyseText(rules, text, true);
    const position = positionOf(rules, text);
    tiers.set(method.tier, (tiers.get(method.tier) ?? 0) + 1);
    return (outcome === 'N') !== oracle.wins(position, true) || winningMoves.join() !== oracle.winningMoves(position, true).join();
  });
  expect(wrong).toEqual([]);
  expect([...tiers.keys()].sort()).toEqual(['search', 'table', 'theorem']);
});

/** Berlekamp, Conway and Guy, Winning Ways, chapter 7. */
test.each([
  ['a stalk', '0-1,1-2,2-3', 3],
  ['an arch on the ground', '0-0', 1],
  ['a loop on a stalk', '0-1,1-1', 2],
  ['a fork of two leaves', '0-1,1-2,1-3', 1],
  ['a cycle of three with the ground', '0-1,0-2,1-2', 1],
  ['a cycle of four with the ground', '0-1,0-3,1-2,2-3', 0],
  ['a girl', '0-1,0-2,1-3,2-3,1-2,3-4,4-5,4-6,4-7,7-7', 2],
])('%s', (_, text, nimber) => {
  const position = drawingNotation.parse(text);
  if (!position.ok) throw new Error(position.error.message);
  expect(oracle.nimber(position.value)).toBe(nimber);
  expect(analyseText(rules, text).nimber).toBe(nimber);
});

test('what fuses, what is added at forks, and the stalks that are left', () => {
  const house = positionOf(rules, '0-1,0-2,1-2,1-3,2-3,3-4') as Drawing;
  expect(drawingNotation.format(folded(house))).toBe('0-0,0-0,0-0,0-0,0-0,0-4');
  const head = positionOf(rules, '0-1,1-2,1-3,2-3,3-4,4-5,4-6,4-6') as Drawing;
  expect(drawingNotation.format(folded(head))).toBe('0-1,1-1,1-1,1-1,1-4,4-4,4-4,4-5');
  expect(forksOf(folded(head))).toEqual([
    { point: 4, counts: [1, 1, 1], together: 1 },
    { point: 1, counts: [1, 1, 1, 2], together: 3 },
  ]);
  expect(drawingNotation.format(stalks([2, 0, 3]))).toBe('0-1,0-3,1-2,3-4,4-5');
});

test('the key is independent of the numbering of points, and differs for drawings of different values', () => {
  const random = seededRandom(5);
  const byKey = new Map<string, readonly [number, boolean]>();
  let found = 0;
  for (const text of drawings(300, 8)) {
    const lines = positionOf(rules, text) as Drawing;
    const points = [...new Set(lines.flat())].filter((point) => point !== 0);
    const names = new Map(
      points
        .map((point) => [point, random()] as const)
        .sort((a, b) => a[1] - b[1])
        .map(([point], at) => [point, at + 1]),
    );
    const renamed = lines.map(([from, to]): Edge => [names.get(from) ?? 0, names.get(to) ?? 0]);
    const other = positionOf(rules, drawingNotation.format(renamed)) as Drawing;
    if (drawingKey(other) === drawingKey(lines)) found++;
    const value = [oracle.nimber(lines), oracle.wins(lines, true)] as const;
    expect(byKey.get(drawingKey(lines)) ?? value, text).toEqual(value);
    byKey.set(drawingKey(lines), value);
  }
  expect(found, 'drawings whose key does not depend on the numbers').toBeGreaterThan(285);
});

test('what is no longer connected to the ground falls', () => {
  expect(afterText(rules, '0-1,1-2,2-3,1-4', '1-2')).toBe('0-1,1-4');
  expect(afterText(rules, '0-1,0-1,1-2', '1-0')).toBe('0-1,1-2');
  expect(afterText(rules, '0-1,1-2,1-2,2-2', '0-1')).toBe('0');
  expect(afterText(rules, '0-0,0-0', '0-0')).toBe('0-0');
});

test.each([
  ['0-1,2-3', 'The line 2-3 hangs in the air: nothing joins it to 0, the ground.', 4],
  ['0-1,1', 'A line joins two points, such as 1-2.', 4],
  ['0-1,1-2-3', 'A line joins two points, such as 1-2.', 8],
  ['0-x', 'A point must be a whole number, not "x".', 2],
  ['0-1000', 'A point must be at most 999.', 2],
])('%s is refused', (text, message, at) => {
  expect(rules.position.parse(text)).toMatchObject({ ok: false, error: { message, at } });
});

test('three hundred lines are solved at once, and more are refused', () => {
  const comb = Array.from({ length: 300 }, (_, line) => (line % 2 === 0 ? `${line}-${line + 2}` : `${line - 1}-${line}`)).join();
  expect(analyseText(rules, comb)).toMatchObject({ nimber: 0, method: { tier: 'theorem' } });
  expect(rules.position.parse(`${comb},0-1`)).toMatchObject({ ok: false, error: { kind: 'limit' } });
});
