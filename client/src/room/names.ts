import { botLevel } from '@nimhall/shared/bot/levels';
import type { Occupant } from '@nimhall/shared/room/room';

/** The name of whoever sits in a seat. */
export function occupantName(occupant: Occupant | null): string {
  if (!occupant) return 'Open seat';
  return occupant.kind === 'human' ? occupant.player.name : botLevel(occupant.level).name;
}
