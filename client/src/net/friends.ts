import type { RelationshipKind, RelationshipsInfo } from '@nimhall/shared/protocol/relationships';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** My friends and blocked people. */
export function fetchRelationships(): Promise<Result<RelationshipsInfo, Refusal>> {
  return ask('GET', '/me/friends');
}

/** Sets what the opponent in a room is to me: friend, blocked, or null for neither. */
export function setRelationship(room: string, relationship: RelationshipKind | null): Promise<Result<unknown, Refusal>> {
  return ask('PUT', '/me/friends', { room, relationship });
}

/** Blocks the account with this name. */
export function blockByName(name: string): Promise<Result<unknown, Refusal>> {
  return ask('PUT', '/me/blocked', { name });
}

/** Removes a friend or a block. */
export function clearRelationship(player: string): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', `/me/friends/${encodeURIComponent(player)}`);
}
