import type { RoomEvent } from '@nimhall/shared/room/events';
import { FORGOTTEN, withoutName } from '@nimhall/shared/room/forgotten';
import type { Pool, PoolClient } from 'pg';
import { ERASED_AT_ONCE, type Forgetting, type Forgotten, LINES_LOOKED_AT } from './forgetting.ts';
import { eraseInArchive } from './postgres-archive.ts';
import { inTransaction } from './postgres-pool.ts';
import { THEIR_ROWS } from './their-rows.ts';

/** Tables for whoever is forgotten. */
export const FORGETTING = `
  -- Who asked to be forgotten. No name is written for them any more; "done" when none is left that was.
  CREATE TABLE forgotten (player text PRIMARY KEY, at bigint NOT NULL, done boolean NOT NULL DEFAULT false);
  CREATE INDEX forgotten_at ON forgotten (at);
  CREATE INDEX forgotten_undone ON forgotten (player) WHERE NOT done;

  -- The entries of the log that bear the name of somebody who is kept, derived from it and written with it.
  CREATE TABLE bears_name (room text NOT NULL, version integer NOT NULL, player text NOT NULL, PRIMARY KEY (room, version));
  CREATE INDEX bears_name_player ON bears_name (player);
  INSERT INTO bears_name (room, version, player)
    SELECT room, version, player.id
    FROM log CROSS JOIN json_array_elements(events) AS event
      JOIN player ON player.id = event #>> '{occupant,player,id}'
    WHERE events::text LIKE '%"kind":"seated"%' AND event ->> 'kind' = 'seated'
    ON CONFLICT DO NOTHING;

  -- The person against whom a game was played; null for bots, and for who is forgotten.
  ALTER TABLE played ADD COLUMN opponent text;
  UPDATE played SET opponent = told::json #>> '{opponent,player,id}';
  CREATE INDEX played_opponent ON played (opponent, player, ended_at, outcome) WHERE opponent IS NOT NULL;

  CREATE INDEX chat_named ON chat (player, number) WHERE name <> '';
`;

export function postgresForgetting(pool: Pool): Forgetting {
  return {
    begin: (player, at) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          'INSERT INTO forgotten (player, at) SELECT id, $2 FROM player WHERE id = $1 ON CONFLICT DO NOTHING',
          [player, at],
        );
        if (rowCount === 0) return false;
        for (const { table, column } of THEIR_ROWS) await client.query(`DELETE FROM ${table} WHERE ${column} = $1`, [player]);
        // What whoever runs the hall did to them stays known, but for the names that they had.
        await client.query(`UPDATE deed SET detail = '' WHERE target = $1`, [player]);
        return true;
      }),
    saidIn: async (player) => {
      const { rows } = await pool.query<{ room: string }>(
        `SELECT DISTINCT room FROM (
          SELECT room FROM chat WHERE player = $1 AND name <> '' ORDER BY number DESC LIMIT ${LINES_LOOKED_AT}
        ) AS lately`,
        [player],
      );
      return rows.map(({ room }) => room);
    },
    // One node at a time: two would wait for each other's rows.
    erase: (player) =>
      inTransaction(pool, async (client) => {
        await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [player]);
        let erased = await eraseSeated(client, player);
        for (const text of ERASURES) erased += (await client.query(text, [player])).rowCount ?? 0;
        return erased > 0;
      }),
    under: async (since) => (await pool.query<Forgotten>('SELECT player, at FROM forgotten WHERE at >= $1 OR NOT done', [since])).rows,
    finish: async (player) => void (await pool.query('UPDATE forgotten SET done = true WHERE player = $1', [player])),
  };
}

/** From what they said, and from the lists of others; and their own list. */
const ERASURES = [
  `UPDATE chat SET name = '${FORGOTTEN}' WHERE number IN (SELECT number FROM chat WHERE player = $1 AND name <> '' LIMIT ${ERASED_AT_ONCE})`,
  `UPDATE played SET told = jsonb_set(told::jsonb, '{opponent,player,name}', '"${FORGOTTEN}"')::text, opponent = NULL
    WHERE ctid IN (SELECT ctid FROM played WHERE opponent = $1 LIMIT ${ERASED_AT_ONCE})`,
  `DELETE FROM played WHERE ctid IN (SELECT ctid FROM played WHERE player = $1 LIMIT ${ERASED_AT_ONCE})`,
];

/** From the entries of the log with which they sat down. */
async function eraseSeated(client: PoolClient, player: string): Promise<number> {
  const { rows } = await client.query<{ room: string; version: number; events: RoomEvent[] | null }>(
    `SELECT bears_name.room, bears_name.version, events FROM bears_name LEFT JOIN log USING (room, version)
      WHERE bears_name.player = $1 LIMIT ${ERASED_AT_ONCE}`,
    [player],
  );
  for (const room of new Set(rows.filter(({ events }) => events === null).map(({ room }) => room)))
    await eraseInArchive(client, room, player);
  const erased = rows.map(({ events }) => JSON.stringify(withoutName(player, events ?? [])));
  await client.query(
    `WITH named AS (SELECT * FROM unnest($1::text[], $2::int[], $3::json[]) AS t (room, version, events)), erased AS (
      UPDATE log SET events = named.events FROM named WHERE log.room = named.room AND log.version = named.version
    )
    DELETE FROM bears_name USING named WHERE bears_name.room = named.room AND bears_name.version = named.version`,
    [rows.map(({ room }) => room), rows.map(({ version }) => version), erased],
  );
  return rows.length;
}
