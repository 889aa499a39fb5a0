import type { Tie, TiesInfo } from '@nimhall/shared/protocol/ties';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** Whom I chose among those I played with. */
export function fetchTies(): Promise<Result<TiesInfo, Refusal>> {
  return ask('GET', '/me/friends');
}

/** What whoever I play with in a room is to me from now on; null for nothing. */
export function setRelationship(room: string, tie: Tie | null): Promise<Result<unknown, Refusal>> {
  return ask('PUT', '/me/friends', { room, tie });
}

/** Blocks who keeps a name. */
export function blockByName(name: string): Promise<Result<unknown, Refusal>> {
  return ask('PUT', '/me/blocked', { name });
}

/** From now on somebody is nothing to me. */
export function clearRelationship(player: string): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', `/me/friends/${encodeURIComponent(player)}`);
}
