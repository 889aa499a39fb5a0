import type { BotId, BotLevelId } from '../bot/levels.ts';
import { strengthOf } from '../bot/strength.ts';
import { NEWCOMER, type Standing } from '../rating.ts';
import { DUEL_GAMES } from './games.ts';

/** The level rated like a new player. Games between bots only measure differences, so where the scale begins is a choice. */
const IN_THE_MIDDLE: BotLevelId = 'student';

/** Ratings of bots end in a zero: forty games are good to some fifty points. */
const STEP = 10;

/**
 * The rating of a bot in duels of a family; null for all together, which is its average. It was measured and is fixed: only its opponent's
 * rating changes.
 */
export function botRating(bot: BotId, game: string | null): number {
  const games = game === null ? DUEL_GAMES : [game];
  const above = games.reduce((sum, each) => sum + strengthOf(bot, each) - strengthOf(IN_THE_MIDDLE, each), 0) / games.length;
  return Math.round((NEWCOMER.rating + above) / STEP) * STEP;
}

/** The same as a rating that nothing changes. */
export function botStanding(bot: BotId, game: string | null): Standing {
  return { rating: botRating(bot, game), deviation: 0, volatility: 0, duels: 0, opponents: 0, risen: 0, at: null };
}
