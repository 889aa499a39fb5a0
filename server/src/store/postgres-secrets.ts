import type { Player } from '@nimhall/shared/room/room';
import type { Pool } from 'pg';
import { type KeptSecret, MOST_SECRETS, type Secrets } from './secrets.ts';

export function postgresSecrets(pool: Pool): Secrets {
  /** Somebody may have one more for a moment. */
  const removeOldest = (player: string) =>
    pool.query(
      `DELETE FROM secret WHERE hash IN (
        SELECT hash FROM secret WHERE player = $1 ORDER BY used_at DESC, created_at DESC, hash OFFSET ${MOST_SECRETS})`,
      [player],
    );

  return {
    add: async (player, { hash, kind, name, at }) => {
      const { rowCount } = await pool.query(
        `INSERT INTO secret (hash, player, kind, name, created_at, used_at)
          SELECT $1, id, $3, $4, $5, $5 FROM player WHERE id = $2`,
        [hash, player, kind, name, at],
      );
      await removeOldest(player);
      return rowCount === 1;
    },
    of: async (player) => {
      const { rows } = await pool.query<KeptSecret>(
        `SELECT hash, kind, name, created_at AS "createdAt", used_at AS "usedAt" FROM secret
          WHERE player = $1 ORDER BY created_at DESC, hash`,
        [player],
      );
      return rows;
    },
    rename: async (player, hash, name) => {
      await pool.query('UPDATE secret SET name = $3 WHERE player = $1 AND hash = $2', [player, hash, name]);
    },
    remove: async (player, hash) => {
      await pool.query(
        `WITH gone AS (DELETE FROM secret WHERE player = $1 AND hash = $2)
          UPDATE player SET secret = NULL WHERE id = $1 AND secret = $2`,
        [player, hash],
      );
    },
    removeOthers: async (player, hash) => {
      await pool.query(
        `WITH gone AS (DELETE FROM secret WHERE player = $1 AND hash <> $2)
          UPDATE player SET secret = NULL WHERE id = $1 AND secret <> $2`,
        [player, hash],
      );
    },
    invite: async (player, code, until) => {
      await pool.query(
        `INSERT INTO invitation (player, code, until) VALUES ($1, $2, $3)
          ON CONFLICT (player) DO UPDATE SET code = excluded.code, until = excluded.until`,
        [player, code, until],
      );
    },
    accept: async (code, { hash, kind, name, at }) => {
      const { rows } = await pool.query<Player>(
        `WITH accepted AS (DELETE FROM invitation WHERE code = $1 AND until > $5::bigint RETURNING player), added AS (
          INSERT INTO secret (hash, player, kind, name, created_at, used_at)
          SELECT $2, id, $3, $4, $5::bigint, $5::bigint FROM player JOIN accepted ON accepted.player = player.id RETURNING player
        ) SELECT id, name FROM player JOIN added ON added.player = player.id`,
        [code, hash, kind, name, at],
      );
      if (rows[0]) await removeOldest(rows[0].id);
      return rows[0] ?? null;
    },
  };
}
