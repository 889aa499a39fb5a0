import type { Pool } from 'pg';
import { inTransaction } from './postgres-pool.ts';
import { type ConnectedPlayer, PROGRAMS_ROOM, type SharedTables } from './shared-tables.ts';

/** What nodes share in the database. All times are read from the clock of the database. */
export function postgresSharedTables(pool: Pool): SharedTables {
  return {
    versions: async (rooms) => {
      const { rows } = await pool.query<{ room: string; version: number }>({
        name: 'versions',
        text: `SELECT room, version FROM unnest($1::text[]) AS r (room)
          CROSS JOIN LATERAL (SELECT version FROM log WHERE log.room = r.room ORDER BY version DESC LIMIT 1) AS newest`,
        values: [rooms],
      });
      return new Map(rows.map(({ room, version }) => [room, version]));
    },
    seen: async (node) => {
      const { rows } = await pool.query<{ new: boolean }>({
        name: 'seen',
        text: `INSERT INTO node (id, seen_at) VALUES ($1, clock_timestamp())
          ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at RETURNING xmax = 0 AS new`,
        values: [node],
      });
      return rows[0]?.new !== true;
    },
    nodes: async () => {
      const { rows } = await pool.query<{ node: string; silentFor: number }>({
        name: 'nodes',
        text: `SELECT id AS node, ${SILENCE} AS "silentFor" FROM node`,
      });
      return rows;
    },
    forget: async (node) => {
      await pool.query('DELETE FROM visit WHERE node = $1', [node]);
      await pool.query('DELETE FROM node WHERE id = $1', [node]);
    },
    visits: async (node, changes) => {
      const columns = [
        changes.map(({ room }) => room),
        changes.map(({ player }) => player.id),
        changes.map(({ player }) => player.name),
        changes.map(({ there }) => there),
        changes.map(({ address }) => address ?? null),
      ];
      await pool.query({
        name: 'visits',
        text: `WITH change AS (SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::boolean[], $6::text[]) AS t (room, player, name, there, address)),
          gone AS (
            DELETE FROM visit USING change
            WHERE visit.node = $1 AND visit.room = change.room AND visit.player = change.player AND NOT there
          )
          INSERT INTO visit (room, player, name, node, address) SELECT room, player, name, $1, address FROM change WHERE there
          ON CONFLICT (room, player, node) DO UPDATE SET name = excluded.name, address = excluded.address`,
        values: [node, ...columns],
      });
    },
    visitors: async (room, players) => {
      const { rows } = await pool.query<ConnectedPlayer>({
        name: 'visitors',
        text: `SELECT player, node, ${SILENCE} AS "silentFor" FROM visit JOIN node ON node.id = visit.node
          WHERE room = $1 AND player = ANY ($2)`,
        values: [room, players],
      });
      return rows;
    },
    attendance: async (room, node, deadAfter, limit) => {
      const { rows } = await pool.query<{ id: string; name: string; count: number }>({
        name: 'crowd',
        text: `SELECT player AS id, min(name) AS name, (count(*) OVER ())::int AS count
          FROM visit JOIN node ON node.id = visit.node
          WHERE room = $1 AND node <> $2 AND ${SILENCE} < $3
          GROUP BY player ORDER BY min(since) LIMIT $4`,
        values: [room, node, deadAfter, limit],
      });
      return { count: rows[0]?.count ?? 0, first: rows.map(({ id, name }) => ({ id, name })) };
    },
    addresses: async (room, players) => {
      const { rows } = await pool.query<{ player: string; address: string }>({
        name: 'addresses',
        text: 'SELECT player, address FROM visit WHERE room = $1 AND player = ANY ($2) AND address IS NOT NULL',
        values: [room, players],
      });
      return rows;
    },
    roomsOf: async (player) => {
      const { rows } = await pool.query<{ room: string }>("SELECT DISTINCT room FROM visit WHERE player = $1 AND room NOT IN ('', $2)", [
        player,
        PROGRAMS_ROOM,
      ]);
      return rows.map(({ room }) => room);
    },
    visitorsAt: async (node) => {
      const { rows } = await pool.query<{ room: string; player: string }>('SELECT room, player FROM visit WHERE node = $1', [node]);
      return rows;
    },
    // The lock ends with its transaction, and so with the connection; nobody can hold it forever.
    exclusively: async (name, task) => {
      const [outcome] = await inTransaction(pool, async (client) => {
        await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
        return await Promise.allSettled([task()]);
      });
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    },
  };
}

/** Milliseconds since a node was last seen. */
const SILENCE = '(extract(epoch FROM clock_timestamp() - seen_at) * 1000)::float8';
