import { msg, str } from '@lit/localize';
import { BOT_LEVEL_IDS, type BotId } from '@nimhall/shared/bot/levels';
import { botRating } from '@nimhall/shared/duel/bots';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { type Climb, nextRung } from '@nimhall/shared/ladder/climb';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import type { Seat } from '@nimhall/shared/room/seat';
import { botName } from '../../components/text/names.ts';

/** The state of a rung. */
export type RungState = 'beaten' | 'next' | 'later';

export function standingTo(bot: BotId, game: string, climb: Climb): RungState {
  if (climb.beaten.includes(bot)) return 'beaten';
  return nextRung(game, climb) === bot ? 'next' : 'later';
}

/** The bot on a rung, its rating, and whether it was beaten. */
export function rungInWords(bot: BotId, game: string, standing: RungState): string {
  const [name, rating] = [botName(bot), botRating(bot, game)];
  switch (standing) {
    case 'beaten':
      return msg(str`${name}: beaten, rating about ${rating}`);
    case 'next':
      return msg(str`${name}: next, rating about ${rating}`);
    case 'later':
      return msg(str`${name}: later, rating about ${rating}`);
    default:
      return standing satisfies never;
  }
}

/** How far a ladder is climbed: `2 of 5 beaten. Next: Jay.` */
export function climbInWords(game: string, climb: Climb): string {
  const rungs = rungsOf(game);
  const next = nextRung(game, climb);
  const beaten = rungs.filter((bot) => climb.beaten.includes(bot)).length;
  if (next === null) return msg(str`All ${rungs.length} beaten!`);
  return beaten === 0
    ? msg(str`${rungs.length} to beat. First: ${botName(next)}.`)
    : msg(str`${beaten} of ${rungs.length} beaten. Next: ${botName(next)}.`);
}

/** The task in a game against a bot. */
export function taskInWords(bot: BotId, standing: RungState, won: Seat | null): string {
  const name = botName(bot);
  if (standing === 'beaten') return msg(str`You’ve already beaten ${name}. This game is just for fun.`);
  return won === null
    ? msg(str`Beat ${name} twice in a row, once going first and once going second.`)
    : msg(str`One win so far. Win again to beat ${name}.`);
}

export function beginInWords(bot: BotId, seat: Seat): string {
  return seat === 'first' ? msg('You go first.') : msg(str`${botName(bot)} goes first.`);
}

/** The effect of a win: a bot is beaten, and which one is next, null at the top; or the first of two wins. */
export function winInWords(bot: BotId, beaten: boolean, next: BotId | null): string {
  const name = botName(bot);
  if (!beaten) return msg(str`You win! Win again from the other side to beat ${name}.`);
  return next === null
    ? msg(str`You beat ${name} and reached the top of this ladder!`)
    : msg(str`You beat ${name}! Next is ${botName(next)}.`);
}

/** A bot's rating in duels; empty if it plays none. */
export function worthInWords(bot: BotId, game: string): string {
  const duels = DUEL_GAMES.includes(game) && BOT_LEVEL_IDS.some((level) => level === bot);
  return duels ? msg(str`${botName(bot)} has a duel rating of ${botRating(bot, game)}.`) : '';
}
