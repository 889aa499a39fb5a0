import type { PushAddress } from '@nimhall/shared/protocol/push';
import type { Database } from 'better-sqlite3';
import { MOST_PUSHES, type Pushes } from './pushes.ts';
import { by, type Doing } from './sqlite-doing.ts';

/** Tables for what is told to devices. */
export const PUSHES = `
  -- Where a device that has a secret is told that it is the turn of its player, and the keys to write to it.
  CREATE TABLE push (
    secret BLOB PRIMARY KEY,
    player TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX push_player ON push (player, at);
  CREATE TRIGGER secret_push AFTER DELETE ON secret BEGIN
    DELETE FROM push WHERE secret = OLD.hash;
  END;
`;

/** What is written about them. */
export type PushWrite =
  | {
      readonly kind: 'put-push';
      readonly player: string;
      readonly secret: Uint8Array;
      readonly endpoint: string;
      readonly p256dh: string;
      readonly auth: string;
      readonly at: number;
    }
  | { readonly kind: 'remove-push'; readonly secret: Uint8Array }
  | { readonly kind: 'pass-push'; readonly from: Uint8Array; readonly to: Uint8Array }
  | { readonly kind: 'drop-push'; readonly endpoint: string };

/** Prepares these writes. */
export function pushWriter(db: Database): Doing<PushWrite> {
  const remove = db.prepare('DELETE FROM push WHERE secret = @secret');
  const drop = db.prepare('DELETE FROM push WHERE endpoint = @endpoint');
  const put = db.prepare(`INSERT INTO push (secret, player, endpoint, p256dh, auth, at)
    SELECT hash, player, @endpoint, @p256dh, @auth, @at FROM secret WHERE hash = @secret AND player = @player`);
  const removeOldest = db.prepare(`DELETE FROM push WHERE secret IN (
    SELECT secret FROM push WHERE player = ? ORDER BY at DESC, secret LIMIT -1 OFFSET ${MOST_PUSHES})`);
  const pass = db.prepare(`UPDATE push SET secret = @to WHERE secret = @from
    AND player = (SELECT player FROM secret WHERE hash = @to) AND NOT EXISTS (SELECT 1 FROM push WHERE secret = @to)`);
  return {
    'put-push'(write) {
      const { secret, endpoint, player } = write;
      remove.run({ secret });
      drop.run({ endpoint });
      const { changes } = put.run(write);
      removeOldest.run(player);
      return changes;
    },
    'remove-push': by(remove),
    'pass-push': by(pass),
    'drop-push': by(drop),
  };
}

/** `write` resolves when it is done, with how much it changed. */
export function sqlitePushes(db: Database, write: (each: PushWrite) => Promise<number>): Pushes {
  const read = db.prepare<[string], { endpoint: string } & PushAddress['keys']>(
    'SELECT endpoint, p256dh, auth FROM push WHERE player = ? ORDER BY at DESC, secret',
  );
  const isThere = db.prepare<[Buffer], unknown>('SELECT 1 FROM push WHERE secret = ?');
  return {
    put: async (player, secret, { endpoint, keys }, at) => (await write({ kind: 'put-push', player, secret, endpoint, ...keys, at })) > 0,
    of: async (player) => read.all(player).map(({ endpoint, ...keys }) => ({ endpoint, keys })),
    has: async (secret) => isThere.get(secret) !== undefined,
    remove: async (secret) => void (await write({ kind: 'remove-push', secret })),
    pass: async (from, to) => void (await write({ kind: 'pass-push', from, to })),
    drop: async (endpoint) => void (await write({ kind: 'drop-push', endpoint })),
  };
}
