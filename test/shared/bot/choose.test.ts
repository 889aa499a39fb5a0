import { chooseMove } from '@nimhall/shared/bot/choose';
import type { BotLevel } from '@nimhall/shared/bot/level';
import { BOT_LEVELS, botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import type { Budget } from '@nimhall/shared/game/budget';
import { after, isOver, type Ruleset } from '@nimhall/shared/game/contract';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { heapBox } from '../../support/boxes.ts';
import { afterText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { PRESETS } from '../../support/playouts.ts';
import { byTurns, scaled, spread } from '../../support/scale.ts';

function choice(level: BotLevel, rules: Ruleset, text: string, misere: boolean, seed = 1, states = 50_000): string {
  return choiceWithin({ states }, level, rules, text, misere, seed);
}

function choiceWithin(budget: Budget, level: BotLevel, rules: Ruleset, text: string, misere: boolean, seed: number): string {
  const turn = { rules, position: positionOf(rules, text), misere };
  return rules.move.format(runToEnd(chooseMove(level, turn, { random: seededRandom(seed), budget })));
}

/** Presets of every game. */
const PLAYED = Object.values(Object.groupBy(PRESETS, ({ game }) => game)).flatMap((presets = []) => spread(presets, 1));

/** How many of these each level plays, so that each is played by a few levels. */
const OF_EACH_LEVEL = Math.ceil(PLAYED.length / 4);

describe.each(BOT_LEVELS.map((level, nth) => ({ id: level.id, level, nth })))('$id', ({ level, nth }) => {
  test.each(byTurns(PLAYED, nth, OF_EACH_LEVEL))('plays $title to its end by legal moves', ({ preset, rules }) => {
    let text = preset.start;
    for (let ply = 0; !isOver(rules, positionOf(rules, text)); ply++) {
      text = afterText(rules, text, choice(level, rules, text, preset.misere ?? false, ply, 2_000));
    }
    expect([...rules.moves(positionOf(rules, text))]).toEqual([]);
  });
});

/** Several seeds are needed to show that none of several possible moves is unsafe. */
const SEEDS = spread([1, 2, 3, 4, 5, 6], 3);

const BOXES = [
  { game: 'nim', params: undefined, positions: heapBox(3, 4) },
  { game: 'subtraction', params: { take: [2, 4, 7] }, positions: heapBox(2, 10) },
  {
    game: 'colourful',
    params: { ends: 'both' },
    positions: ['1.2.1', '2.2.2', '1.1.1.1,2', '1.2,2.1.1', '3,1.1,2', '1.1.1', '2.1.2,1', '1.2.1,2.1.2', '1.1.2,1.1.2'],
  },
];

/**
 * The probability, by definition, that an opponent who moves at random every seventh time makes a mistake against
 * random play.
 */
class Chances {
  readonly #rules: Ruleset;
  readonly #oracle: Oracle<unknown, unknown>;
  readonly #misere: boolean;
  /** The probability that they make none, by the position in which they move. */
  readonly #right = new Map<string, number>();

  constructor(rules: Ruleset, oracle: Oracle<unknown, unknown>, misere: boolean) {
    this.#rules = rules;
    this.#oracle = oracle;
    this.#misere = misere;
  }

  after(text: string, move: string): number {
    return 1 - this.#rightIn(afterText(this.#rules, text, move));
  }

  #rightIn(text: string): number {
    const known = this.#right.get(text);
    if (known !== undefined) return known;
    const position = positionOf(this.#rules, text);
    const winning = this.#oracle.winningMoves(position, this.#misere);
    const all = [...this.#rules.moves(position)].length;
    const right =
      winning.length === 0
        ? 1
        : (1 - 0.15 * (1 - winning.length / all)) * mean(winning.map((move) => this.#rightBefore(afterText(this.#rules, text, move))));
    this.#right.set(text, right);
    return right;
  }

  #rightBefore(text: string): number {
    const moves = Array.from(this.#rules.moves(positionOf(this.#rules, text)), (move) => this.#rules.move.format(move));
    return moves.length === 0 ? 1 : mean(moves.map((move) => this.#rightIn(afterText(this.#rules, text, move))));
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

describe.each(BOXES)('on a box of $game', ({ game, params, positions }) => {
  const rules = rulesOf(game, params);
  const oracle = new Oracle(rules);
  const played = positions.filter((text) => !isOver(rules, positionOf(rules, text)));
  const reach = (text: string, move: string) => positionOf(rules, afterText(rules, text, move));
  const movesOf = (text: string) => Array.from(rules.moves(positionOf(rules, text)), (move) => rules.move.format(move));

  test.each([false, true])('the teacher wins whatever can be won, misère %s', (misere) => {
    for (const text of played) {
      if (!oracle.wins(positionOf(rules, text), misere)) continue;
      const move = choice(botLevel('teacher'), rules, text, misere);
      expect([text, move, oracle.wins(reach(text, move), misere)]).toEqual([text, move, false]);
    }
  });

  test.each([false, true])('from lost positions the teacher provokes more mistakes than random play does, misère %s', (misere) => {
    const chances = new Chances(rules, oracle, misere);
    const found = { teacher: 0, any: 0 };
    for (const text of played) {
      if (oracle.wins(positionOf(rules, text), misere)) continue;
      const chance = chances.after(text, choice(botLevel('teacher'), rules, text, misere));
      const any = mean(movesOf(text).map((move) => chances.after(text, move)));
      // Games are sampled, so now and then a slightly worse move is chosen.
      expect([text, chance], text).toEqual([text, Math.max(chance, any - 0.03)]);
      found.teacher += chance;
      found.any += any;
    }
    expect(found.teacher).toBeGreaterThan(found.any);
  });

  test.each(SEEDS)('greedy takes the last object when it can, and otherwise does not leave it if possible, seed %i', (seed) => {
    const endsNow = (text: string) => movesOf(text).some((move) => isOver(rules, reach(text, move)));
    for (const text of played) {
      const move = choice(botLevel('greedy'), rules, text, false, seed);
      const next = reach(text, move);
      if (endsNow(text)) expect([text, move, isOver(rules, next)]).toEqual([text, move, true]);
      const safe = movesOf(text).some((each) => !endsNow(afterText(rules, text, each)));
      if (!endsNow(text) && safe) expect([text, move, endsNow(rules.position.format(next))]).toEqual([text, move, false]);
    }
  });

  test.each(SEEDS)('greedy does not take the last object where that loses, nor leave only that, if possible, seed %i', (seed) => {
    const over = (text: string, move: string) => isOver(rules, reach(text, move));
    const mustEnd = (text: string) => movesOf(text).length > 0 && movesOf(text).every((move) => over(text, move));
    for (const text of played) {
      const move = choice(botLevel('greedy'), rules, text, true, seed);
      const wins = movesOf(text).filter((each) => mustEnd(afterText(rules, text, each)));
      if (wins.length > 0) expect(wins, text).toContain(move);
      const safe = movesOf(text).filter((each) => {
        const after = afterText(rules, text, each);
        return !over(text, each) && !movesOf(after).some((reply) => mustEnd(afterText(rules, after, reply)));
      });
      if (wins.length === 0 && safe.length > 0) expect(safe, text).toContain(move);
    }
  });
});

test.each([
  ['chomp', '3,3'],
  ['chomp', '4,4,1'],
  ['chomp', '5,1'],
  ['cram', '.../...'],
] as const)('with nothing left to think with, the strongest still hands over no win that it can see: %s %s', (game, text) => {
  const rules = rulesOf(game);
  const endsNow = (at: string) =>
    [...rules.moves(positionOf(rules, at))].some((move) => isOver(rules, after(rules, positionOf(rules, at), move)));
  for (const seed of SEEDS) {
    const next = afterText(rules, text, choiceWithin({ states: 0, expired: () => true }, botLevel('teacher'), rules, text, false, seed));
    expect([seed, next, endsNow(next)]).toEqual([seed, next, false]);
  }
});

test('greedy finds the win in a heap too large to try every move', () => {
  expect(choice(botLevel('greedy'), rulesOf('nim'), '0,123456789', false)).toBe('b123456789');
  expect(choice(botLevel('greedy'), rulesOf('nim'), '1,123456789', true)).toBe('b123456789');
});

test('a level that is perfect half of the time is so in about half of its moves', () => {
  const rules = rulesOf('nim');
  const perfect = Array.from({ length: 400 }, (_, seed) => choice(botLevel('student'), rules, '3,4,5', false, seed)).filter(
    (move) => move === 'a2',
  );
  // Otherwise it plays one of the safe moves, one of which is this.
  expect(perfect.length).toBeGreaterThan(160);
  expect(perfect.length).toBeLessThan(290);
});

test('weighing stops once the time is up, and the move is still legal', () => {
  const nim = rulesOf('nim');
  const turn = { rules: nim, position: positionOf(nim, '200,200'), misere: false };
  const [little, much] = [3, Number.POSITIVE_INFINITY].map((patience) => {
    let yields = 0;
    let asked = 0;
    const budget = { states: 1e9, expired: () => ++asked > patience };
    const steps = chooseMove(botLevel('teacher'), turn, { random: seededRandom(1), budget });
    let step = steps.next();
    for (; !step.done; step = steps.next()) yields++;
    expect(nim.play(turn.position, step.value).ok).toBe(true);
    return yields;
  });
  expect(little).toBeLessThan((much ?? 0) / 2);
});

test('a level that is perfect less often is no better: each wins more than half of its games against the one before', () => {
  const rules = rulesOf('nim');
  const rounds = scaled(30, 60);
  const wins = (stronger: BotLevel, weaker: BotLevel) =>
    Array.from({ length: rounds }, (_, round) => {
      const players = round % 2 === 0 ? [stronger, weaker] : [weaker, stronger];
      let text = ['3,4,5', '1,3,5,7', '2,3,4'][round % 3] as string;
      let ply = 0;
      for (; !isOver(rules, positionOf(rules, text)); ply++) {
        text = afterText(rules, text, choice(players[ply % 2] as BotLevel, rules, text, false, round * 100 + ply, 2_000));
      }
      return players[(ply + 1) % 2] === stronger;
    }).filter(Boolean).length;
  const ordered = BOT_LEVELS.slice(1).map((level, index) => [level.id, wins(level, BOT_LEVELS[index] as BotLevel)] as const);
  expect(ordered.filter(([, won]) => won <= rounds / 2)).toEqual([]);
});
