import type { BotId } from '@nimhall/shared/bot/levels';
import { PAGES } from '@nimhall/shared/protocol/pages';

/** The ladder of a game, at its next rung; or at that of a beaten bot. */
export function ladderLink(game: string, bot: BotId | null = null): string {
  return `${PAGES.ladders}/${game}${bot === null ? '' : `?bot=${bot}`}`;
}

/** The bot that an address asks for, by its query; empty where it asks for none. */
export function botIn(query: string): string {
  return new URLSearchParams(query).get('bot') ?? '';
}
