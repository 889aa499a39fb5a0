import type { Tie, TiesInfo } from '@nimhall/shared/protocol/ties';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { blockByName, clearRelationship, fetchTies, setRelationship } from '../../net/friends.ts';
import { Store } from '../../reactive/store.ts';

/** My friends and blocked people; null until the server has sent them. */
export const ties = new Store<TiesInfo | null>(null);

/** How often they were asked for: an answer to an earlier question than the last one answered comes too late. */
let asked = 0;
let answered = 0;

/** Asks who they are, and where; why not, when the server refuses. */
export async function loadRelationships(): Promise<Refusal | null> {
  const question = ++asked;
  const answer = await fetchTies();
  if (question < answered) return null;
  answered = question;
  if (answer.ok) ties.set(answer.value);
  return answer.ok ? null : answer.error;
}

/** Makes the opponent in a room a friend, blocks them, or neither; gives the refusal if the server refuses. */
export function setRelationshipInRoom(room: string, what: Tie | null): Promise<Refusal | null> {
  return readAfter(setRelationship(room, what));
}

/** Blocks who keeps a name. */
export function block(name: string): Promise<Refusal | null> {
  return readAfter(blockByName(name));
}

/** From now on somebody is nothing to me. */
export function removeRelationship(player: string): Promise<Refusal | null> {
  return readAfter(clearRelationship(player));
}

/** What another player is to me, if known. */
export function relationshipOf(player: string): Tie | null {
  if (ties.value?.friends.some((friend) => friend.player.id === player)) return 'friend';
  return ties.value?.blocked.some(({ id }) => id === player) ? 'blocked' : null;
}

async function readAfter(done: Promise<Result<unknown, Refusal>>): Promise<Refusal | null> {
  const answer = await done;
  return answer.ok ? await loadRelationships() : answer.error;
}
