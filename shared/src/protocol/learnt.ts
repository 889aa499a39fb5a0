import * as v from 'valibot';
import type { Learnt } from '../learnt/learnt.ts';
import { plain } from './words.ts';

/** Largest body in which a device tells what somebody has learnt on it, in bytes: about twice what one comes to who does all that there is. */
export const MAX_LEARNT_BYTES = 128 * 1024;

const part = v.record(plain(40), v.unknown());

/**
 * What somebody has learnt on a device, to be put together with what is kept: see `Learnt` for its parts. What makes no sense in a part, such as games
 * that are not there, is left out.
 */
export const toldLearnt = v.strictObject({
  learnt: v.strictObject({ version: v.literal(1), course: part, practice: part, ladders: part, settings: part }),
  /** With whose it was put together last, as the answer of then has it. */
  of: v.optional(plain(64)),
});

/** What I have learnt on all of my devices. */
export interface LearntInfo {
  /** The id of who I am. */
  readonly player: string;
  /** How often it has changed. */
  readonly version: number;
  /** Null where it is what the device told. */
  readonly learnt: Learnt | null;
  /** False where what the device has is somebody else's, and stays theirs. */
  readonly taken: boolean;
  /** Whether I have an account, by a passkey. */
  readonly account: boolean;
}
