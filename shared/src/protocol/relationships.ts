import * as v from 'valibot';
import type { Player } from '../room/room.ts';
import { roomCode } from './words.ts';

/** What another player is to a player. They are never told. */
export const RELATIONSHIP_KINDS = ['friend', 'blocked'] as const;
export type RelationshipKind = (typeof RELATIONSHIP_KINDS)[number];

/** Whether a friend is connected, and plays. */
export type Whereabouts = 'here' | 'playing' | 'away';

/** A player's friends and blocked people, by name. */
export interface RelationshipsInfo {
  readonly friends: readonly { readonly player: Player; readonly whereabouts: Whereabouts }[];
  readonly blocked: readonly Player[];
}

/** What the opponent in a room is to me: friend, blocked, or null for neither. */
export const relationshipChange = v.strictObject({ room: roomCode, relationship: v.nullable(v.picklist(RELATIONSHIP_KINDS)) });
