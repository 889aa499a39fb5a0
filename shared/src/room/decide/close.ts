import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor } from '../commands.ts';
import type { RoomEvent } from '../events.ts';
import type { Room } from '../room.ts';
import type { Decision } from './decision.ts';

/** Calls off what is played, for the operator. A game that is over stays as it ended. */
export function close(room: Room, actor: Actor): Decision {
  if (actor.kind !== 'operator') return refuse('forbidden', say`Only the site operator can close rooms.`);
  const calledOff: RoomEvent[] = room.status === 'over' ? [] : [{ kind: 'ended', winner: null, reason: 'aborted' }];
  return ok([...calledOff, { kind: 'closed' }]);
}

/** What everybody hears in a closed room. */
export function closed() {
  return refuse('closed', say`The site operator has closed this room.`);
}
