import { seededRandom } from '@nimhall/shared/bot/random';
import { readInkFor } from '@nimhall/shared/catalogue/read';
import type { Family } from '@nimhall/shared/game/contract';
import { randomItem } from '@nimhall/shared/game/random-item';
import { MAX_TEXT_LENGTH } from '@nimhall/shared/game/text';
import { GAMES } from '@nimhall/shared/games/all';
import { expect, test } from 'vitest';
import { tooCostly } from '../../support/cost.ts';
import { positionOf, rulesOf } from '../../support/games.ts';
import { scaled, spread } from '../../support/scale.ts';

/** Separators of all games. */
const BETWEEN = ['', ',', '.', ';', ':', '|', ' '];
/** Characters that no game uses. */
const STRANGE = ['×', 'é', '\u200b', '😀'];
/** Random texts for each game. */
const DRAWN = scaled(3, 10);
/** Pairs of characters that are repeated many times. */
const PAIRS = 30;

/** Texts of the maximum length that repeat themselves, or are random, in these characters. */
function longTexts(samples: readonly string[]): string[] {
  const letters = [...new Set(samples.join(''))];
  const random = seededRandom(7_919);
  const again = (text: string) => text.repeat(Math.ceil(MAX_TEXT_LENGTH / text.length)).slice(0, MAX_TEXT_LENGTH);
  const drawn = Array.from({ length: DRAWN }, () => {
    const some = letters.filter(() => random() < 0.5);
    return some.length === 0 ? '' : Array.from({ length: MAX_TEXT_LENGTH }, () => randomItem(some, random)).join('');
  });
  const repeated = [...letters, ...STRANGE, ...samples].flatMap((sample) => BETWEEN.map((between) => again(sample + between)));
  const pairs = letters.flatMap((one) => letters.map((other) => again(one + other)));
  return [...repeated, ...spread(pairs, PAIRS), ...drawn];
}

/** The notation of some moves from the starts. */
function someMoves({ id, presets }: Family): string[] {
  const rules = rulesOf(id);
  return presets.slice(0, 3).flatMap(({ start }) => {
    const moves = rules.moves(positionOf(rules, start))[Symbol.iterator]();
    return Array.from({ length: 3 }, () => moves.next().value).flatMap((move) => (move === undefined ? [] : [rules.move.format(move)]));
  });
}

test.each(GAMES.map((family) => [family.id, family] as const))(
  '%s parses any text quickly, or quickly says what is wrong with it',
  (id, family) => {
    const rules = rulesOf(id);
    const starts = family.presets.map(({ start }) => start);
    const [positions, moves] = [longTexts(starts), longTexts(someMoves(family))];
    const found = tooCostly((piece) => {
      for (const text of positions) piece(`position ${text.slice(0, 40)}`, () => rules.position.parse(text));
      for (const text of moves) piece(`move ${text.slice(0, 40)}`, () => rules.move.parse(text));
      for (const text of moves) piece(`ink ${text.slice(0, 40)}`, () => readInkFor(rules, text));
    });
    expect(found).toEqual([]);
  },
);
