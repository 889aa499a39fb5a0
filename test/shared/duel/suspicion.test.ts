import { BOT_LEVELS, type BotLevelId } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { botRating } from '@nimhall/shared/duel/bots';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { type HardPlay, hardPlays } from '@nimhall/shared/duel/hard-play';
import { DECISIONS_COUNTED, FALSE_POSITIVE_RATE, fairShare, poissonBinomialTail, suspicionOf } from '@nimhall/shared/duel/suspicion';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { beforeAll, expect, test } from 'vitest';
import { duelLog } from '../../support/duels.ts';
import { LONG, scaled } from '../../support/scale.ts';

/** Enough duels that each player has this many hard decisions. */
function duels(levels: readonly [BotLevelId, BotLevelId], enough: number): HardPlay[] {
  const plays: HardPlay[] = [];
  const decided = (id: BotLevelId) => plays.filter(({ player }) => player === id).reduce((sum, { hard }) => sum + hard, 0);
  for (let number = 0; levels.some((id) => decided(id) < enough); number++) plays.push(...runToEnd(hardPlays(duelLog(levels, number))));
  return plays;
}

/** Duels of the two strongest, and of two weaker ones: they take seconds. */
let strong: HardPlay[] = [];
let weak: HardPlay[] = [];
beforeAll(() => {
  strong = duels(['teacher', 'scholar'], scaled(DECISIONS_COUNTED, 150));
  weak = duels(['greedy', 'student'], scaled(70, 150));
}, LONG.timeout);

const shareOf = (plays: readonly HardPlay[], id: string): number => {
  const own = plays.filter(({ player }) => player === id);
  return own.reduce((sum, { found }) => sum + found, 0) / own.reduce((sum, { hard }) => sum + hard, 0);
};

test('a perfect player is flagged, with the duels to look at, and one who plays well or badly is not', () => {
  const mark = suspicionOf('teacher', strong);
  expect(mark).toMatchObject({ found: mark?.hard });
  expect(mark?.plays.length).toBeGreaterThan(20);
  expect(mark?.plays.map(({ at }) => at)).toEqual(mark?.plays.map(({ at }) => at).sort((a, b) => b - a));
  expect(suspicionOf('scholar', strong)).toBeNull();
  expect([suspicionOf('student', weak), suspicionOf('greedy', weak)]).toEqual([null, null]);
});

test('bots find hard moves as often as expected for their rating', LONG, () => {
  const middling = duels(['student', 'scholar'], scaled(70, 150));
  for (const [id, plays] of [
    ['greedy', weak],
    ['student', middling],
    ['scholar', strong],
  ] as const) {
    const found = shareOf(plays, id);
    expect(Math.abs(found - fairShare(botRating(id, 'nim'), 'nim')), `${id} found ${found}`).toBeLessThan(0.1);
  }
});

test('a fair player finds more hard moves the higher they are rated, but never all', () => {
  const ratings = Array.from({ length: 30 }, (_, step) => 900 + 50 * step);
  const shares = ratings.map((rating) => fairShare(rating, 'nim'));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect([fairShare(0, 'nim'), fairShare(9_999, 'nim')]).toEqual([fairShare(900, 'nim'), 0.9]);
  for (const game of DUEL_GAMES) {
    for (const { id, perfect } of BOT_LEVELS)
      expect(fairShare(botRating(id, game), game), `${id}, ${game}`).toBeGreaterThanOrEqual(Math.min(0.9, perfect));
  }
});

const play = (found: number, hard: number, at: number, rating = 1800): HardPlay => ({
  player: 'ann',
  room: `r${at}`,
  at,
  game: 'nim',
  hard,
  found,
  rating,
});

test('fair players are flagged no more often than stated', () => {
  const random = seededRandom(7);
  const LOOKS = scaled(1_000, 20_000);
  let marked = 0;
  for (let look = 0; look < LOOKS; look++) {
    const rating = 1000 + 900 * random();
    const duel = (at: number) => play([random(), random()].filter((each) => each < fairShare(rating, 'nim')).length, 2, at, rating);
    if (
      suspicionOf(
        'ann',
        Array.from({ length: 15 }, (_, at) => duel(at)),
      )
    )
      marked++;
  }
  expect(marked).toBeLessThanOrEqual(2 * (LOOKS / FALSE_POSITIVE_RATE));
});

test('only recent duels count, and only those of the player', () => {
  const perfect = Array.from({ length: 60 }, (_, at) => play(2, 2, at));
  expect(suspicionOf('ann', perfect)).toMatchObject({
    hard: DECISIONS_COUNTED,
    found: DECISIONS_COUNTED,
    plays: perfect.slice(-DECISIONS_COUNTED / 2).reverse(),
  });
  const human = Array.from({ length: 20 }, (_, at) => play(1, 2, 100 + at));
  expect(suspicionOf('ann', [...human, ...perfect])).toBeNull();
  expect(suspicionOf('ben', perfect)).toBeNull();
  expect(suspicionOf('ann', [])).toBeNull();
});

test('the probability of finding this many, computed by hand', () => {
  expect(poissonBinomialTail(0, [0.5, 0.25])).toBe(1);
  expect(poissonBinomialTail(1, [0.5, 0.25])).toBe(1 - 0.5 * 0.75);
  expect(poissonBinomialTail(2, [0.5, 0.25])).toBe(0.125);
});

test('nothing is counted outside rated duels', () => {
  expect(runToEnd(hardPlays([]))).toEqual([]);
  expect(runToEnd(hardPlays(duelLog(['teacher', 'scholar'], 1).slice(0, -1)))).toEqual([]);
});
