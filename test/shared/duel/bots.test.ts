import { BOT_LEVEL_IDS, type BotId } from '@nimhall/shared/bot/levels';
import { WON } from '@nimhall/shared/bot/strength';
import { botRating, botStanding } from '@nimhall/shared/duel/bots';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { NEWCOMER, ratedAfter } from '@nimhall/shared/rating';
import { expect, test } from 'vitest';

test.each(DUEL_GAMES)('in %s the gaps between bots are the measured ones', (game) => {
  for (const [at, won] of (WON[game] ?? []).entries()) {
    const [weaker, stronger] = BOT_LEVEL_IDS.slice(at, at + 2).map((level) => botRating(level, game));
    const expected = 100 / (1 + 10 ** (((weaker ?? 0) - (stronger ?? 0)) / 400));
    expect(expected, `${BOT_LEVEL_IDS[at + 1]} against ${BOT_LEVEL_IDS[at]}`).toBeGreaterThan(won - 2);
    expect(expected, `${BOT_LEVEL_IDS[at + 1]} against ${BOT_LEVEL_IDS[at]}`).toBeLessThan(won + 2);
  }
});

test.each([...DUEL_GAMES, null])(
  'in %s the middle bot is rated like a newcomer, levels are in order, and all ratings are within reach',
  (game) => {
    const ratings = BOT_LEVEL_IDS.map((level) => botRating(level, game));
    expect(botRating('student', game)).toBe(NEWCOMER.rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
    expect(ratings[0]).toBeGreaterThan(800);
    expect(ratings.at(-1)).toBeLessThan(2200);
    for (const rating of ratings) expect(rating % 10).toBe(0);
  },
);

test('ratings rise with each rung of a ladder, including those of Nim', () => {
  for (const game of ['nim', 'kayles']) {
    const ratings = rungsOf(game).map((bot) => botRating(bot, game));
    expect(ratings, game).toEqual(ratings.toSorted((one, other) => one - other));
  }
  expect(botRating('tutti', 'nim')).toBe(botRating('teacher', 'nim'));
});

/** The rating that a player reaches who always has these results in the two games of a duel with a bot. */
function ratingAgainst(bot: BotId, won: readonly (0 | 1)[]): number {
  const opponent = botStanding(bot, 'nim');
  const after = Array.from({ length: 300 }).reduce<{ rating: number; deviation: number; volatility: number }>(
    (own) =>
      ratedAfter(
        { ...own, deviation: Math.max(own.deviation, 60) },
        won.map((score) => ({ opponent, score })),
      ),
    NEWCOMER,
  );
  return after.rating;
}

test('a player who wins every other game against a bot reaches its rating', () => {
  for (const bot of BOT_LEVEL_IDS) expect(Math.abs(ratingAgainst(bot, [1, 0]) - botRating(bot, 'nim')), bot).toBeLessThan(30);
});
