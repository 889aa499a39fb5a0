import { BOT_LEVEL_IDS, type BotId } from '@nimhall/shared/bot/levels';
import { WON } from '@nimhall/shared/bot/strength';
import { botRating, botStanding } from '@nimhall/shared/duel/bots';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { NEWCOMER, ratedAfter } from '@nimhall/shared/rating';
import { expect, test } from 'vitest';

test.each(DUEL_GAMES)('in %s bots stand apart as they were measured', (game) => {
  for (const [at, won] of (WON[game] ?? []).entries()) {
    const [weaker, stronger] = BOT_LEVEL_IDS.slice(at, at + 2).map((level) => botRating(level, game));
    const expected = 100 / (1 + 10 ** (((weaker ?? 0) - (stronger ?? 0)) / 400));
    expect(expected, `${BOT_LEVEL_IDS[at + 1]} against ${BOT_LEVEL_IDS[at]}`).toBeGreaterThan(won - 2);
    expect(expected, `${BOT_LEVEL_IDS[at + 1]} against ${BOT_LEVEL_IDS[at]}`).toBeLessThan(won + 2);
  }
});

test.each([...DUEL_GAMES, null])('in %s the middle is a newcomer, the order that of the levels, and all is within reach', (game) => {
  const ratings = BOT_LEVEL_IDS.map((level) => botRating(level, game));
  expect(botRating('student', game)).toBe(NEWCOMER.rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  expect(ratings[0]).toBeGreaterThan(800);
  expect(ratings.at(-1)).toBeLessThan(2200);
  for (const rating of ratings) expect(rating % 10).toBe(0);
});

test('the rungs of a ladder are worth ever more, those of Nim among them', () => {
  for (const game of ['nim', 'kayles']) {
    const ratings = rungsOf(game).map((bot) => botRating(bot, game));
    expect(ratings, game).toEqual(ratings.toSorted((one, other) => one - other));
  }
  expect(botRating('tutti', 'nim')).toBe(botRating('teacher', 'nim'));
});

/** The rating that somebody comes to who always gets so many of the two games of a duel with a bot. */
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

test('who wins every other game against a bot comes to its rating', () => {
  for (const bot of BOT_LEVEL_IDS) expect(Math.abs(ratingAgainst(bot, [1, 0]) - botRating(bot, 'nim')), bot).toBeLessThan(30);
});
