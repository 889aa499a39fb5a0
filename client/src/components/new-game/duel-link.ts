import type { BotId } from '@nimhall/shared/bot/levels';
import { PAGES } from '@nimhall/shared/protocol/pages';

/** The address for finding a duel in a family of games: against a player of similar strength, or a bot. */
export function duelLink(game: string, bot: BotId | null = null): string {
  return `${PAGES.duels}?game=${game}${bot === null ? '' : `&bot=${bot}`}`;
}
