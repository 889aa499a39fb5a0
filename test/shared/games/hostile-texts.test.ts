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

/** What stands between parts somewhere. */
const BETWEEN = ['', ',', '.', ';', ':', '|', ' '];
/** What no game writes. */
const STRANGE = ['×', 'é', '\u200b', '😀'];
/** Texts that are drawn by lot for each game. */
const DRAWN = scaled(3, 10);
/** Pairs of letters that are said again and again. */
const PAIRS = 60;

/** Texts as long as may be read that say the same again and again, or anything, in the letters of these. */
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

/** How some moves from where games begin are written. */
function someMoves({ id, presets }: Family): string[] {
  const rules = rulesOf(id);
  return presets.slice(0, 3).flatMap(({ start }) => {
    const moves = rules.moves(positionOf(rules, start))[Symbol.iterator]();
    return Array.from({ length: 3 }, () => moves.next().value).flatMap((move) => (move === undefined ? [] : [rules.move.format(move)]));
  });
}

test.each(GAMES.map((family) => [family.id, family] as const))(
  '%s reads any text quickly, or says quickly what is wrong with it',
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
