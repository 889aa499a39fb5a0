import type { RelationshipKind, RelationshipsInfo } from '@nimhall/shared/protocol/relationships';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { blockByName, clearRelationship, fetchRelationships, setRelationship } from '../../net/friends.ts';
import { Store } from '../../reactive/store.ts';

/** My friends and blocked people; null until the server has sent them. */
export const relationships = new Store<RelationshipsInfo | null>(null);

/** Numbers of requests: an answer to an older request than the last one answered is dropped. */
let asked = 0;
let answered = 0;

/** Reads them from the server; gives its refusal, or null. */
export async function loadRelationships(): Promise<Refusal | null> {
  const question = ++asked;
  const answer = await fetchRelationships();
  if (question < answered) return null;
  answered = question;
  if (answer.ok) relationships.set(answer.value);
  return answer.ok ? null : answer.error;
}

/** Makes the opponent in a room a friend, blocks them, or neither; gives the server’s refusal, or null. */
export function setRelationshipInRoom(room: string, what: RelationshipKind | null): Promise<Refusal | null> {
  return readAfter(setRelationship(room, what));
}

/** Blocks the account with this name. */
export function block(name: string): Promise<Refusal | null> {
  return readAfter(blockByName(name));
}

/** Removes a friend or a block. */
export function removeRelationship(player: string): Promise<Refusal | null> {
  return readAfter(clearRelationship(player));
}

/** What another player is to me, if known. */
export function relationshipOf(player: string): RelationshipKind | null {
  if (relationships.value?.friends.some((friend) => friend.player.id === player)) return 'friend';
  return relationships.value?.blocked.some(({ id }) => id === player) ? 'blocked' : null;
}

async function readAfter(done: Promise<Result<unknown, Refusal>>): Promise<Refusal | null> {
  const answer = await done;
  return answer.ok ? await loadRelationships() : answer.error;
}
