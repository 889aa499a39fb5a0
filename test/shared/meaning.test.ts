import { seededRandom } from '@nimhall/shared/bot/random';
import { meaningsOf } from '@nimhall/shared/catalogue/meaning';
import { type Game, openGame } from '@nimhall/shared/catalogue/registry';
import { after } from '@nimhall/shared/game/contract';
import { expect, test } from 'vitest';
import { positionOf } from '../support/games.ts';
import { PRESETS, playout } from '../support/playouts.ts';
import { scaled } from '../support/scale.ts';

/** The most moves to the end; larger positions are too large. */
const MAX_MOVES = 150;
/** The last positions of a random game. */
const LAST = 7;

/** Games that are others with these parameters, in addition to those with presets. */
const MORE: readonly (readonly [game: string, params: object, starts: readonly string[]])[] = [
  ['moore', { k: 1 }, ['2,3', '3,5', '1,2,4']],
  ['stack', {}, ['2.3', '3,5', '1.2,4']],
  ['nim', {}, ['2,3', '3,5', '1,2,4']],
  ['rook', {}, ['2.3', '5.3', '1.2,4.0']],
  ['nimble', {}, ['2,3', '3,5', '1,2,4']],
  ['subtraction', { max: 9 }, ['2,3', '3,5', '1,2,4']],
  ['subtraction', { max: 1 }, ['3,2', '5']],
  ['slow', { k: 1 }, ['3,2', '5']],
  ['subtraction', { take: [1, 3, 4] }, ['7', '5,6']],
  ['octal', { code: '0.3033' }, ['7', '5,6']],
  ['octal', { code: '0.07' }, ['7', '5,3']],
  ['cram', {}, ['.......', '.....#...']],
  ['kayles', {}, ['5', '2,3']],
  ['octal', { code: '0.77' }, ['5', '2,3']],
  ['colourful', { ends: 'both' }, ['3,5', '2,3']],
  ['chomp', {}, ['5', '6']],
];

function gameOf(id: string, params: unknown): Game {
  const game = openGame(id, params);
  if (!game.ok) throw new Error(game.error.fault.message);
  return game.value;
}

/** Small positions of every game, from the ends of random games and from the list above. */
function* positions(): Generator<readonly [Game, unknown]> {
  for (const [index, { game: id, preset }] of PRESETS.entries()) {
    const game = gameOf(id, preset.params);
    const random = seededRandom(index + 1);
    for (let round = 0; round < scaled(1, 20); round++) {
      for (const position of playout(game.rules, positionOf(game.rules, preset.start), random).slice(-LAST)) yield [game, position];
    }
  }
  for (const [id, params, starts] of MORE) {
    const game = gameOf(id, params);
    for (const start of starts) yield [game, positionOf(game.rules, start)];
  }
}

/**
 * Numbers positions by their moves: two get the same number exactly when every option of one is an option of the
 * other. Knows no theory and no parts.
 */
class Trees {
  readonly #numbers = new Map<string, number>();
  readonly #memo = new Map<object, Map<string, number>>();
  #left = 0;

  /** Null when a position is too large. */
  numberOf({ rules }: Game, position: unknown): number | null {
    this.#left = MAX_MOVES;
    return this.#look(rules, position);
  }

  #look(rules: Game['rules'], position: unknown): number | null {
    const memo = this.#memo.get(rules) ?? new Map<string, number>();
    this.#memo.set(rules, memo);
    const text = rules.position.format(position);
    const known = memo.get(text);
    if (known !== undefined) return known;
    const options = new Set<number>();
    for (const move of rules.moves(position)) {
      if (--this.#left < 0) return null;
      const option = this.#look(rules, after(rules, position, move));
      if (option === null) return null;
      options.add(option);
    }
    const key = [...options].sort((a, b) => a - b).join();
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    memo.set(text, number);
    return number;
  }
}

test('positions with identical move trees share a meaning, and others of the same nimber do not', () => {
  const trees = new Trees();
  const groups = new Map<number, { title: string; meanings: readonly string[] }[]>();
  const owners = new Map<string, number>();
  for (const [game, position] of positions()) {
    const tree = trees.numberOf(game, position);
    if (tree === null) continue;
    const title = `${game.family.id} ${JSON.stringify(game.params)} ${game.rules.position.format(position)}`;
    const meanings = meaningsOf(game, position);
    groups.set(tree, [...(groups.get(tree) ?? []), { title, meanings }]);
    for (const meaning of meanings.filter((each) => each.startsWith('whole'))) {
      expect([title, meaning, owners.get(meaning) ?? tree]).toEqual([title, meaning, tree]);
      owners.set(meaning, tree);
    }
  }
  const apart = [...groups.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ meanings }) => !meanings.some((meaning) => first?.meanings.includes(meaning)))
      .map(({ title }) => [first?.title, title]),
  );
  expect(apart).toEqual([]);
  const families = [...groups.values()].map((group) => new Set(group.map(({ title }) => title.split(' ')[0])).size);
  expect(Math.max(...families), 'some positions are of many families').toBeGreaterThan(8);
});

test.each([
  ['moore', { k: 1 }, '1000000,999999999,5'],
  ['stack', {}, '5.1000000,999999999'],
  ['rook', {}, '1000000.999999999,0.5'],
  ['subtraction', { max: 1_000_000_000 }, '1000000,1000000,5'],
])('heaps of Nim are recognised however large they are: %s', (id, params, text) => {
  const [game, nim] = [gameOf(id, params), gameOf('nim', {})];
  const same = id === 'subtraction' ? '5,1000000,1000000' : '5,999999999,1000000';
  const meanings = meaningsOf(game, positionOf(game.rules, text));
  expect(meaningsOf(nim, positionOf(nim.rules, same)).some((meaning) => meanings.includes(meaning))).toBe(true);
  expect(meaningsOf(nim, positionOf(nim.rules, '5,999999998,1000000')).some((meaning) => meanings.includes(meaning))).toBe(false);
});
