import { seededRandom } from '@nimhall/shared/bot/random';
import { isOver, type MemoKey, type Ruleset } from '@nimhall/shared/game/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { PRESETS, playout } from '../../support/playouts.ts';
import { scaled } from '../../support/scale.ts';

/** Positions with more moves than this are only sampled. */
const MAX_LISTED = 2_000;

function listed(rules: Ruleset, position: unknown): unknown[] {
  return [...Iterator.from(rules.moves(position)).take(MAX_LISTED)];
}

function reach(rules: Ruleset, position: unknown, move: unknown): string {
  const next = rules.play(position, move);
  if (!next.ok) throw new Error(`${rules.position.format(position)} ${rules.move.format(move)}: ${next.error.message}`);
  return rules.position.format(next.value);
}

/** The text with one of its numbers or letters replaced. */
function* neighbours(text: string): Generator<string, void, void> {
  for (const { index, 0: found } of text.matchAll(/[0-9]+|[a-z]/g)) {
    const replacements = /[a-z]/.test(found) ? ['a', 'b', 'c', 'd'] : [-2, -1, 1, 2].map((step) => `${Math.max(0, Number(found) + step)}`);
    for (const replacement of replacements) yield text.slice(0, index) + replacement + text.slice(index + found.length);
  }
}

describe.each(PRESETS)('$title', ({ preset, rules }) => {
  const start = positionOf(rules, preset.start);
  const somewhere = fc
    .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 5, maxLength: 20 })
    .map((numbers) => {
      let drawn = 0;
      const positions = playout(rules, start, () => numbers[drawn++ % numbers.length] ?? 0);
      return positions[Math.floor((numbers[0] ?? 0) * positions.length)];
    });

  test('its start is canonical text', () => {
    expect(rules.position.format(start)).toBe(preset.start);
  });

  test('position texts read back as the position', () => {
    fc.assert(
      fc.property(somewhere, (position) => {
        const text = rules.position.format(position);
        expect(rules.position.parse(text)).toEqual({ ok: true, value: position });
        expect(rules.position.parse(`  ${text.replaceAll(',', ' , ')} `)).toEqual({ ok: true, value: position });
      }),
      { numRuns: scaled(5, 20) },
    );
  });

  test('listed moves are legal, distinct, and their texts read back', () => {
    fc.assert(
      fc.property(somewhere, (position) => {
        const moves = listed(rules, position);
        const texts = moves.map((move) => rules.move.format(move));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.map((text) => rules.move.parse(text))).toEqual(moves.map((value) => ({ ok: true, value })));
        expect(moves.map((move) => reach(rules, position, move)).filter((text) => !rules.position.parse(text).ok)).toEqual([]);
      }),
      { numRuns: scaled(3, 10) },
    );
  });

  test('a move similar to a listed one is legal only if it is equivalent to a listed one', () => {
    fc.assert(
      fc.property(somewhere, (position) => {
        const moves = listed(rules, position);
        if (moves.length === MAX_LISTED) return;
        const reached = new Set(moves.map((move) => reach(rules, position, move)));
        const others: string[] = [];
        for (const move of moves.slice(0, 20)) {
          for (const text of neighbours(rules.move.format(move))) {
            const parsed = rules.move.parse(text);
            const next = parsed.ok ? rules.play(position, parsed.value) : parsed;
            if (next.ok && !reached.has(rules.position.format(next.value))) others.push(text);
          }
        }
        expect(others).toEqual([]);
      }),
      { numRuns: scaled(3, 10) },
    );
  });

  test('a game is over exactly when there is no move', () => {
    fc.assert(
      fc.property(somewhere, (position) => {
        expect(isOver(rules, position)).toBe(listed(rules, position).length === 0);
      }),
      { numRuns: scaled(5, 20) },
    );
  });

  test('a game whose last move takes the last object ends with nothing left', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const end = playout(rules, start, seededRandom(seed)).at(-1);
        const numbers = rules.position.format(end).match(/\d+/g) ?? [];
        if (rules.last !== 'move') expect(numbers.filter((number) => number !== '0')).toEqual([]);
      }),
      { numRuns: scaled(5, 20) },
    );
  });

  test('sampled moves are legal', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let state = seed;
        const random = () => {
          state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
          return state / 2 ** 31;
        };
        const positions = playout(rules, start, random);
        expect(listed(rules, positions.at(-1))).toEqual([]);
      }),
      { numRuns: scaled(3, 10) },
    );
  });

  test('moves of one class lead to positions of equal value', () => {
    const { classOf } = rules;
    if (!classOf) return;
    fc.assert(
      fc.property(somewhere, (position) => {
        const keys = new Map<string, MemoKey | undefined>();
        for (const move of listed(rules, position)) {
          const key = rules.key?.(positionOf(rules, reach(rules, position, move)));
          const name = classOf(position, move);
          expect(keys.get(name) ?? key, name).toBe(key);
          keys.set(name, key);
        }
      }),
      { numRuns: scaled(3, 10) },
    );
  });

  test('values are shown for all parts, in order', () => {
    const parts = rules.parts?.(start);
    const found = analyseText(rules, preset.start, false, { states: 20_000 });
    if (!parts || found.outcome === 'unknown') return;
    expect(found.parts.map(({ position }) => position)).toEqual(parts.map((part) => rules.position.format(part)));
    expect(new Set(found.parts.map(({ at }) => at)).size).toBe(parts.length);
  });

  test('parts of a sum contain the same objects, and the key omits only what does not matter', () => {
    const parts = rules.parts?.(start) ?? [start];
    expect(parts.length).toBeGreaterThan(0);
    if (rules.key && parts.length > 1) {
      const turned = positionOf(rules, preset.start.split(',').reverse().join(','));
      expect(rules.key(turned)).toBe(rules.key(start));
    }
  });

  test('a view is plain data', () => {
    const view = rules.view(start);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

test.each([
  ['subtraction', { take: [2, 4, 7] }, 'move'],
  ['subtraction', { take: [1, 3] }, 'stone'],
  ['subtraction', { except: [1] }, 'move'],
  ['slow', { k: 2, exact: true }, 'move'],
  ['slow', { k: 1, exact: true }, 'stone'],
  ['octal', { code: '0.156' }, 'move'],
  ['octal', { code: '0.77' }, 'pin'],
  ['octal', { code: '0.(1)' }, 'pin'],
  ['octal', { code: `0.${'1'.repeat(64)}` }, 'move'],
  ['grundys-game', undefined, 'move'],
  ['laskers-nim', undefined, 'pin'],
] as const)('%s %j: the last %s is taken', (game, params, last) => {
  expect(rulesOf(game, params).last).toBe(last);
});
