import * as v from 'valibot';

/** What is told to a device by Web Push that may show notifications: words are its own. */
export interface TurnPush {
  /** The code of the room in which its owner is to move. */
  readonly room: string;
  /** The family of games that is played there. */
  readonly game: string;
  /** With whom; empty for somebody who was forgotten. */
  readonly by: string;
}

/** Whether this device is told when it is my turn. */
export interface PushInfo {
  /** The public key of this hall (VAPID) by which a browser subscribes; null where nothing is sent. */
  readonly key: string | null;
  readonly on: boolean;
}

/** So many bytes, as base64 without padding that is safe in addresses. */
const bytes = (length: number) =>
  v.pipe(v.string(), v.length(Math.ceil((length * 4) / 3)), v.regex(/^[\w-]+$/, 'must be base64url without padding'));

/** Where a device is told, and the keys that only it can read it with: from `PushSubscription.toJSON()`. */
export const pushAddress = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url()),
  keys: v.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
});

export type PushAddress = v.InferOutput<typeof pushAddress>;
