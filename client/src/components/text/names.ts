import { msg } from '@lit/localize';
import { type BotId, botLevel } from '@nimhall/shared/bot/levels';
import { say } from '@nimhall/shared/phrase';
import { ERASED_NAME } from '@nimhall/shared/room/erased-name';
import type { Occupant } from '@nimhall/shared/room/room';
import { localize } from '../../i18n/language.ts';

/** The name that the server gives a guest; it stays in logs forever. */
const GUEST = /^Guest (\d+)$/;

/** A name as it is shown: the one a guest is given is translated, a chosen one is not. An erased player is "someone". */
export function displayName(name: string): string {
  if (name === ERASED_NAME) return msg('Someone');
  const [, number] = GUEST.exec(name) ?? [];
  return number === undefined ? name : localize(say`Guest ${number}`);
}

/** The name of the player in a seat. */
export function occupantName(occupant: Occupant | null): string {
  if (!occupant) return msg('Open seat');
  return occupant.kind === 'human' ? displayName(occupant.player.name) : botName(occupant.level);
}

export function botName(level: BotId): string {
  return localize(botLevel(level).name);
}
