import type { BotLevel } from '../../../src/bot/level.ts';
import { type BotId, botsOf } from '../../../src/bot/levels.ts';
import { UsageError } from './command.ts';

/** A bot by its name or its id. */
export function botCalled(name: string, game: string, misere: boolean): BotLevel & { readonly id: BotId } {
  const bots = botsOf(game, misere);
  const found = bots.find((bot) => bot.id === name || bot.name.toLowerCase() === name.toLowerCase());
  if (!found) throw new UsageError(`There is no bot "${name}" here. There are ${bots.map((bot) => bot.name).join(', ')}.`);
  return found;
}
