import { msg } from '@lit/localize';
import { botLevel } from '@nimhall/shared/bot/levels';
import type { Occupant } from '@nimhall/shared/room/room';
import { translated } from '../i18n/language.ts';

/** A name as it is shown: the one a guest is given is translated, a chosen one is not. */
export function shownName(name: string): string {
  return /^Guest \d+$/.test(name) ? translated(name) : name;
}

/** The name of whoever sits in a seat. */
export function occupantName(occupant: Occupant | null): string {
  if (!occupant) return msg('Open seat');
  return occupant.kind === 'human' ? shownName(occupant.player.name) : translated(botLevel(occupant.level).name);
}
