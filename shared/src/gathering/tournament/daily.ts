import { BOT_LEVEL_IDS } from '../../bot/levels.ts';
import { DUEL_GAMES } from '../../duel/games.ts';
import type { TournamentWish } from './commands.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
/** How long the daily arena takes, in minutes. */
const MINUTES = 60;
/** Codes of daily arenas begin so. Those of other tournaments are shorter. */
const DAILY = 'daily';
/** Bots for players who find no opponent: neither the weakest nor the strongest. */
const BOTS = BOT_LEVEL_IDS.slice(1, -1);

/** A daily arena that is to be there: its code follows from its day, so that all nodes open the same one. */
export interface DailyArena {
  readonly code: string;
  readonly wish: TournamentWish;
}

/** The next arena of the calendar at a time, in milliseconds since 1970; it starts at this hour of the day in UTC, and each day has another game. */
export function nextDailyArena(now: number, hour: number): DailyArena {
  const today = Math.floor(now / DAY);
  const day = today * DAY + hour * HOUR > now ? today : today + 1;
  const startsAt = day * DAY + hour * HOUR;
  const date = new Date(startsAt).toISOString().slice(0, 10).replaceAll('-', '');
  const game = DUEL_GAMES[day % DUEL_GAMES.length] ?? 'nim';
  return { code: DAILY + date, wish: { form: 'arena', games: [{ game }], minutes: MINUTES, bots: BOTS, startsAt } };
}

/** Whether this is the code of a daily arena. */
export function isDailyCode(code: string): boolean {
  return /^daily\d{8}$/.test(code);
}
