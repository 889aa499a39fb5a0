import * as v from 'valibot';
import type { Player } from '../room/room.ts';
import { roomCode } from './words.ts';

/** What another player is to a player. They are never told. */
export const TIES = ['friend', 'blocked'] as const;
export type Tie = (typeof TIES)[number];

/** Whether a friend is connected, and plays. */
export type Whereabouts = 'here' | 'playing' | 'away';

/** A player's friends and blocked people, by name. */
export interface TiesInfo {
  readonly friends: readonly { readonly player: Player; readonly whereabouts: Whereabouts }[];
  readonly blocked: readonly Player[];
}

/** What the opponent in a room is to me: friend, blocked, or null for neither. */
export const newTie = v.strictObject({ room: roomCode, tie: v.nullable(v.picklist(TIES)) });
