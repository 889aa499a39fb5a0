import type { Player } from '@nimhall/shared/room/room';
import { DatabaseError, type Pool } from 'pg';
import { type KeptPasskey, MOST_PASSKEYS, type Passkeys } from './passkeys.ts';
import { inTransaction } from './postgres-pool.ts';
import type { Store } from './store.ts';

const COLUMNS =
  'passkey.id, public_key AS "publicKey", counter, transports, passkey.name, passkey.created_at AS "createdAt", used_at AS "usedAt"';

/** Who has no passkey but perhaps this one is kept by their name no more. */
const RELEASE = `DELETE FROM kept_name WHERE player = $1
  AND NOT EXISTS (SELECT FROM passkey WHERE passkey.player = $1 AND passkey.id <> $2)`;

/** Of two who take names that look alike at the same time, the second is told by the index. */
const UNIQUE_VIOLATION = '23505';

export function postgresRename(pool: Pool): Store['renamePlayer'] {
  return async (id, name, looks) => {
    try {
      const { rowCount } = await pool.query(
        `WITH free AS (SELECT WHERE NOT EXISTS (SELECT FROM kept_name WHERE looks = $3 AND player <> $1)),
          held AS (UPDATE kept_name SET looks = $3 FROM free WHERE player = $1)
        UPDATE player SET name = $2 FROM free WHERE id = $1`,
        [id, name, looks],
      );
      return rowCount === 1;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  };
}

export function postgresPasskeys(pool: Pool): Passkeys {
  return {
    // Whoever adds two at the same time may have one more than the most.
    add: (player, looks, { id, publicKey, counter, transports, name, at }) =>
      inTransaction(pool, async (client) => {
        await client.query(
          `INSERT INTO kept_name (looks, player) SELECT $1, id FROM player WHERE id = $2 AND name = $3 ON CONFLICT DO NOTHING`,
          [looks, player.id, player.name],
        );
        const { rowCount } = await client.query(
          `INSERT INTO passkey (id, player, public_key, counter, transports, name, created_at, used_at)
          SELECT $1, player.id, $3, $4, $5, $6, $7, $7 FROM player
          JOIN kept_name ON kept_name.player = player.id
          WHERE player.id = $2 AND (SELECT count(*) FROM passkey WHERE player = $2) < ${MOST_PASSKEYS}
          ON CONFLICT DO NOTHING`,
          [id, player.id, publicKey, counter, transports, name, at],
        );
        if (rowCount === 0) await client.query(RELEASE, [player.id, id]);
        return rowCount === 1;
      }),
    holder: async (looks) => {
      const { rows } = await pool.query<{ player: string }>('SELECT player FROM kept_name WHERE looks = $1', [looks]);
      return rows[0]?.player ?? null;
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
      await pool.query(`WITH gone AS (DELETE FROM passkey WHERE player = $1 AND id = $2) ${RELEASE}`, [player, id]);
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
