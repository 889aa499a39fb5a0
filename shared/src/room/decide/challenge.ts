import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor } from '../commands.ts';
import type { Room } from '../room.ts';
import type { Decision } from './decision.ts';
import { alreadyStarted } from './seats.ts';

/** The challenged player declines. The room stays as it is, so that others can be asked. */
export function decline(room: Room, actor: Actor): Decision {
  if (actor.kind !== 'player' || room.invited?.player !== actor.player.id) {
    return refuse('forbidden', say`Only the person you challenged can decline.`);
  }
  if (room.status !== 'waiting') return alreadyStarted(room);
  return room.invited.declined ? refuse('forbidden', say`You have already declined.`) : ok([{ kind: 'declined' }]);
}
