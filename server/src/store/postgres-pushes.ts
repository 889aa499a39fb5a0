import type { PushAddress } from '@nimhall/shared/protocol/push';
import type { Pool } from 'pg';
import { inTransaction } from './postgres-pool.ts';
import { MOST_PUSHES, type Pushes } from './pushes.ts';

/** Tables for what is told to devices. */
export const PUSHES = `
  -- Where a device that has a secret is told that it is the turn of its player, and the keys to write to it.
  CREATE TABLE push (
    secret bytea PRIMARY KEY REFERENCES secret (hash) ON DELETE CASCADE,
    player text NOT NULL,
    endpoint text NOT NULL UNIQUE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX push_player ON push (player, at);
`;

export function postgresPushes(pool: Pool): Pushes {
  return {
    put: (player, secret, { endpoint, keys }, at) =>
      inTransaction(pool, async (client) => {
        await client.query('DELETE FROM push WHERE secret = $1 OR endpoint = $2', [secret, endpoint]);
        const { rowCount } = await client.query(
          `INSERT INTO push (secret, player, endpoint, p256dh, auth, at)
            SELECT hash, player, $3::text, $4::text, $5::text, $6::bigint FROM secret WHERE hash = $1 AND player = $2
            ON CONFLICT DO NOTHING`,
          [secret, player, endpoint, keys.p256dh, keys.auth, at],
        );
        await client.query(
          `DELETE FROM push WHERE secret IN (SELECT secret FROM push WHERE player = $1 ORDER BY at DESC, secret OFFSET ${MOST_PUSHES})`,
          [player],
        );
        return rowCount === 1;
      }),
    of: async (player) => {
      const { rows } = await pool.query<{ endpoint: string } & PushAddress['keys']>(
        'SELECT endpoint, p256dh, auth FROM push WHERE player = $1 ORDER BY at DESC, secret',
        [player],
      );
      return rows.map(({ endpoint, ...keys }) => ({ endpoint, keys }));
    },
    has: async (secret) => (await pool.query('SELECT 1 FROM push WHERE secret = $1', [secret])).rowCount === 1,
    remove: async (secret) => void (await pool.query('DELETE FROM push WHERE secret = $1', [secret])),
    pass: async (from, to) => {
      await pool.query(
        `UPDATE push SET secret = $2 WHERE secret = $1 AND player = (SELECT player FROM secret WHERE hash = $2)
          AND NOT EXISTS (SELECT FROM push WHERE secret = $2)`,
        [from, to],
      );
    },
    drop: async (endpoint) => void (await pool.query('DELETE FROM push WHERE endpoint = $1', [endpoint])),
  };
}
