import type { Tie, TiesInfo } from '@nimhall/shared/protocol/ties';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** My friends and blocked people. */
export function fetchTies(): Promise<Result<TiesInfo, Refusal>> {
  return ask('GET', '/me/friends');
}

/** Sets what the opponent in a room is to me: friend, blocked, or null for neither. */
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
