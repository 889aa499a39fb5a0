import * as v from 'valibot';

/** A push message to a device that may show notifications; the device chooses the words. */
export interface TurnPush {
  /** The code of the room in which its owner is to move. */
  readonly room: string;
  /** The family of games that is played there. */
  readonly game: string;
  /** The opponent's name; empty if they were erased. */
  readonly by: string;
}

/** Whether this device is notified when it is the player's turn. */
export interface PushInfo {
  /** The public VAPID key with which a browser subscribes; null if push is not configured. */
  readonly key: string | null;
  readonly on: boolean;
}

/** A number of bytes as base64url without padding. */
const bytes = (length: number) =>
  v.pipe(v.string(), v.length(Math.ceil((length * 4) / 3)), v.regex(/^[\w-]+$/, 'must be base64url without padding'));

/** A push subscription with its keys: from `PushSubscription.toJSON()`. */
export const pushAddress = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url()),
  keys: v.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
});

export type PushAddress = v.InferOutput<typeof pushAddress>;
