import type { BotId } from '@nimhall/shared/bot/levels';
import { PAGES } from '@nimhall/shared/protocol/pages';

/** Where a duel in a family of games is sought: with somebody about as strong, or a bot. */
export function duelLink(game: string, bot: BotId | null = null): string {
  return `${PAGES.duels}?game=${game}${bot === null ? '' : `&bot=${bot}`}`;
}
