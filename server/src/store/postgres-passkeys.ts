import type { Player } from '@nimhall/shared/room/room';
import type { Pool } from 'pg';
import { type KeptPasskey, MOST_PASSKEYS, type Passkeys } from './store.ts';

const COLUMNS =
  'passkey.id, public_key AS "publicKey", counter, transports, passkey.name, passkey.created_at AS "createdAt", used_at AS "usedAt"';

export function postgresPasskeys(pool: Pool): Passkeys {
  return {
    // Whoever adds two at the same time may have one more than the most.
    add: async (player, { id, publicKey, counter, transports, name, at }) => {
      const { rowCount } = await pool.query(
        `INSERT INTO passkey (id, player, public_key, counter, transports, name, created_at, used_at)
          SELECT $1, player.id, $3, $4, $5, $6, $7, $7 FROM player
          WHERE player.id = $2 AND (SELECT count(*) FROM passkey WHERE player = $2) < ${MOST_PASSKEYS}
          ON CONFLICT DO NOTHING`,
        [id, player, publicKey, counter, transports, name, at],
      );
      return rowCount === 1;
    },
    of: async (player) => {
      const { rows } = await pool.query<KeptPasskey>(`SELECT ${COLUMNS} FROM passkey WHERE player = $1 ORDER BY created_at DESC, id`, [
        player,
      ]);
      return rows;
    },
    find: async (id) => {
      const { rows } = await pool.query<KeptPasskey & { player: Player }>(
        `SELECT ${COLUMNS}, json_build_object('id', player.id, 'name', player.name) AS player
          FROM passkey JOIN player ON player.id = passkey.player WHERE passkey.id = $1`,
        [id],
      );
      if (!rows[0]) return null;
      const { player, ...passkey } = rows[0];
      return { passkey, player };
    },
    use: async (id, counter, at) => {
      await pool.query('UPDATE passkey SET counter = greatest(counter, $2), used_at = greatest(used_at, $3) WHERE id = $1', [
        id,
        counter,
        at,
      ]);
    },
    rename: async (player, id, name) => {
      await pool.query('UPDATE passkey SET name = $3 WHERE player = $1 AND id = $2', [player, id, name]);
    },
    remove: async (player, id) => {
      await pool.query('DELETE FROM passkey WHERE player = $1 AND id = $2', [player, id]);
    },
    challenge: async (hash, player, until, now) => {
      await pool.query(
        `WITH gone AS (DELETE FROM challenge WHERE until <= $4)
          INSERT INTO challenge (hash, player, until) VALUES ($1, $2, $3)`,
        [hash, player, until, now],
      );
    },
    redeem: async (hash, player, now) => {
      const { rowCount } = await pool.query(
        'DELETE FROM challenge WHERE hash = $1 AND player IS NOT DISTINCT FROM $2 AND until > $3 RETURNING until',
        [hash, player, now],
      );
      return rowCount === 1;
    },
  };
}
