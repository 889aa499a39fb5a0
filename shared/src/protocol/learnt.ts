import * as v from 'valibot';
import type { Learnt } from '../learnt/learnt.ts';
import { plain } from './words.ts';

/** Largest progress that a device may send, in bytes: about twice that of a player who did everything. */
export const MAX_LEARNT_BYTES = 128 * 1024;

const part = v.record(plain(40), v.unknown());

/**
 * A player's progress on a device, to be merged with what is stored: see `Learnt` for its parts. Invalid parts, such as unknown games, are
 * left out.
 */
export const toldLearnt = v.strictObject({
  learnt: v.strictObject({ version: v.literal(1), course: part, practice: part, ladders: part, settings: part }),
  /** With whose it was put together last, as the answer of then has it. */
  of: v.optional(plain(64)),
});

/** What I have learnt on all of my devices. */
export interface LearntInfo {
  /** The id of the player. */
  readonly player: string;
  /** How often it has changed. */
  readonly version: number;
  /** Null if it equals what the device sent. */
  readonly learnt: Learnt | null;
  /** False if the device's progress belongs to somebody else, and stays theirs. */
  readonly taken: boolean;
  /** Whether I have an account, by a passkey. */
  readonly account: boolean;
}
