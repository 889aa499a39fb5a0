import { msg } from '@lit/localize';
import { botLevel } from '@nimhall/shared/bot/levels';
import type { Occupant } from '@nimhall/shared/room/room';
import { translated } from '../i18n/language.ts';

/** The name of whoever sits in a seat. */
export function occupantName(occupant: Occupant | null): string {
  if (!occupant) return msg('Open seat');
  return occupant.kind === 'human' ? occupant.player.name : translated(botLevel(occupant.level).name);
}
