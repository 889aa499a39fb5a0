import * as v from 'valibot';
import type { Player } from '../room/room.ts';
import { roomCode } from './words.ts';

/** What somebody is to a player. They never learn of it. */
export const TIES = ['friend', 'blocked'] as const;
export type Tie = (typeof TIES)[number];

/** Whether a friend is connected, and plays. */
export type Whereabouts = 'here' | 'playing' | 'away';

/** Whom somebody chose among those they played with, by name. */
export interface TiesInfo {
  readonly friends: readonly { readonly player: Player; readonly whereabouts: Whereabouts }[];
  readonly blocked: readonly Player[];
}

/** What whoever I play with in a room is to me from now on; null for nothing. */
export const newTie = v.strictObject({ room: roomCode, tie: v.nullable(v.picklist(TIES)) });
