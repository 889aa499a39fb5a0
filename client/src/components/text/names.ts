import { msg } from '@lit/localize';
import { type BotId, botLevel } from '@nimhall/shared/bot/levels';
import { say } from '@nimhall/shared/phrase';
import { FORGOTTEN } from '@nimhall/shared/room/forgotten';
import type { Occupant } from '@nimhall/shared/room/room';
import { inOurLanguage } from '../../i18n/language.ts';

/** The name that the server gives a guest; it stands in logs for ever. */
const GUEST = /^Guest (\d+)$/;

/** A name as it is shown: the one a guest is given is translated, a chosen one is not. Whoever was forgotten is someone. */
export function shownName(name: string): string {
  if (name === FORGOTTEN) return msg('Someone');
  const [, number] = GUEST.exec(name) ?? [];
  return number === undefined ? name : inOurLanguage(say`Guest ${number}`);
}

/** The name of whoever sits in a seat. */
export function occupantName(occupant: Occupant | null): string {
  if (!occupant) return msg('Open seat');
  return occupant.kind === 'human' ? shownName(occupant.player.name) : botName(occupant.level);
}

export function botName(level: BotId): string {
  return inOurLanguage(botLevel(level).name);
}
