import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor } from '../commands.ts';
import type { RoomEvent } from '../events.ts';
import type { Room } from '../room.ts';
import type { Decision } from './decision.ts';

/** Closes a room for the operator and calls off its game. A finished game keeps its result. */
export function close(room: Room, actor: Actor): Decision {
  if (actor.kind !== 'operator') return refuse('forbidden', say`Only the site operator can close rooms.`);
  const calledOff: RoomEvent[] = room.status === 'over' ? [] : [{ kind: 'ended', winner: null, reason: 'aborted' }];
  return ok([...calledOff, { kind: 'closed' }]);
}

/** What everybody hears in a closed room. */
export function closed() {
  return refuse('closed', say`The site operator has closed this room.`);
}
