import type { ChatLine } from '@nimhall/shared/room/chat';
import type { QueryResult } from 'pg';
import type { Logger } from 'pino';
import { type EntryRow, entryOf } from './entry-rows.ts';
import { featureStores } from './feature-stores.ts';
import { OUTAGES_KEPT, type Outage } from './outages.ts';
import { readArchive } from './postgres-archive.ts';
import { postgresAttic } from './postgres-attic.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { postgresForgetting } from './postgres-forgetting.ts';
import { postgresPlayed } from './postgres-played.ts';
import { onOwnConnection, openPool } from './postgres-pool.ts';
import { postgresProfiles } from './postgres-profiles.ts';
import { appendRated, postgresRatings } from './postgres-ratings.ts';
import { postgresRelist } from './postgres-relist.ts';
import { postgresReviews } from './postgres-reviews.ts';
import { agreeOnFormat, HAS_RECEIPT, migrate } from './postgres-schema.ts';
import { postgresSharedTables } from './postgres-shared-tables.ts';
import { postgresUnfinished } from './postgres-unfinished.ts';
import { startPostgresWriter } from './postgres-writer.ts';
import { sitterOf } from './sitter.ts';
import { PAIRING, type Store } from './store.ts';

/**
 * The store that any number of nodes share. Nothing here relies on being the only writer. A lost connection fails what
 * was under way on it, and the next call opens another: an append that fails may have been written, and whoever sends
 * the command again gets the answer from the log.
 */
export async function openPostgres(url: string, log: Logger): Promise<Store> {
  await onOwnConnection(url, log, async (client) => {
    await migrate(client, log);
    await agreeOnFormat(client);
  });
  const pool = openPool(url, log);
  const writer = startPostgresWriter(pool);

  let checking: Promise<void> | null = null;

  const codes = async (name: string, text: string, ...values: unknown[]): Promise<string[]> => {
    const { rows } = await pool.query<{ code: string }>({ name, text, values });
    return rows.map(({ code }) => code);
  };

  return {
    ...featureStores(new PostgresDatabase(pool), log),
    sharedTables: postgresSharedTables(pool),
    append: async (append) => {
      const sitter = sitterOf(append.entry);
      if (sitter)
        await pool.query({
          name: 'has-played',
          text: 'UPDATE player SET has_played = true WHERE id = $1 AND NOT has_played',
          values: [sitter],
        });
      return await (append.rated?.length ? appendRated(pool, append) : writer.write(append));
    },
    ...postgresRelist(pool),
    entries: async (room, since) => {
      const { rows } = await pool.query<EntryRow>({
        name: 'entries',
        text: 'SELECT version, at, actor, command, events FROM log WHERE room = $1 AND version > $2 ORDER BY version',
        values: [room, since],
      });
      const isWhole = rows.length === 0 || rows[0]?.version === since + 1;
      const before = isWhole ? [] : ((await readArchive(pool, room)) ?? []);
      return [...before.filter(({ version }) => version > since), ...rows.map(entryOf)];
    },
    created: async ({ actor, id }) =>
      (await codes('created', 'SELECT code FROM room WHERE creator = $1 AND creation = $2', actor, id))[0] ?? null,
    entry: async (room, version) => {
      const { rows } = await pool.query<EntryRow>({
        name: 'entry',
        text: 'SELECT version, at, actor, command, events FROM log WHERE room = $1 AND version = $2',
        values: [room, version],
      });
      return rows[0] ? entryOf(rows[0]) : null;
    },
    received: async (room, { actor, id }) => {
      const { rows } = await pool.query<EntryRow>({
        name: 'received',
        text: `SELECT version, at, actor, command, events FROM log
          WHERE room = $1 AND actor = $2 AND command = $3 AND ${HAS_RECEIPT}`,
        values: [room, actor, id],
      });
      return rows[0] ? entryOf(rows[0]) : null;
    },
    paired: async ({ actor, id }) =>
      (
        await codes('paired', `SELECT room AS code FROM log WHERE actor = $1 AND command = $2 AND command LIKE '${PAIRING}%'`, actor, id)
      )[0] ?? null,
    openRooms: (place, { most, perHost }) =>
      codes(
        'open',
        `SELECT code FROM (
          SELECT code, since, row_number() OVER (PARTITION BY host ORDER BY since DESC) AS nth FROM room WHERE place = $1
        ) AS open WHERE nth <= $2 ORDER BY since DESC LIMIT $3`,
        place,
        perHost,
        most,
      ),
    soughtRooms: (seeks, limit) => codes('sought', 'SELECT code FROM room WHERE seeks = $1 ORDER BY since LIMIT $2', seeks, limit),
    dueRooms: (now, limit) => codes('due', 'SELECT code FROM room WHERE alarm_at <= $1 ORDER BY alarm_at LIMIT $2', now, limit),
    postpone: async (room, now, until) => {
      await pool.query({
        name: 'postpone',
        text: 'UPDATE room SET alarm_at = $3 WHERE code = $1 AND alarm_at <= $2',
        values: [room, now, until],
      });
    },
    beat: async (at) => {
      await pool.query({
        name: 'beat',
        text: `INSERT INTO heartbeat (one, at) VALUES (1, $1)
          ON CONFLICT (one) DO UPDATE SET at = greatest(heartbeat.at, excluded.at)`,
        values: [at],
      });
    },
    noteOutage: async ({ from, to }) => {
      await pool.query('DELETE FROM outage WHERE ended < $1', [to - OUTAGES_KEPT]);
      await pool.query('INSERT INTO outage (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING', [from, to]);
    },
    outages: async () => (await pool.query<Outage>('SELECT began AS "from", ended AS "to" FROM outage ORDER BY began')).rows,
    lastBeat: async () => (await pool.query<{ at: number }>('SELECT at FROM heartbeat')).rows[0]?.at ?? null,
    epoch: async () => epochOf(await pool.query<{ name: string }>('SELECT name FROM epoch')),
    renewEpoch: async () => epochOf(await pool.query<{ name: string }>('UPDATE epoch SET name = gen_random_uuid()::text RETURNING name')),
    addLine: async (room, { id, at, channel, from, text }) => {
      const { rowCount } = await pool.query({
        name: 'add-line',
        text: `INSERT INTO chat (room, id, at, channel, player, name, text)
          SELECT $1, $2, $3::bigint, $4, $5, $6, $7 WHERE NOT EXISTS (SELECT FROM forgotten WHERE player = $5)
          ON CONFLICT DO NOTHING`,
        values: [room, id, at, channel, from.id, from.name, text],
      });
      return rowCount === 1;
    },
    lines: async (room, limit) => {
      const { rows } = await pool.query<ChatLine>({
        name: 'lines',
        text: `SELECT id, at, channel, json_build_object('id', player, 'name', name) AS "from", text FROM chat
          WHERE room = $1 ORDER BY number DESC LIMIT $2`,
        values: [room, limit],
      });
      return rows.reverse();
    },
    played: postgresPlayed(pool),
    unfinished: postgresUnfinished(pool),
    forgetting: postgresForgetting(pool),
    profiles: postgresProfiles(pool),
    reviews: postgresReviews(pool),
    ratings: postgresRatings(pool),
    attic: postgresAttic(pool),
    // Changes nothing but is written, which a standby and a full disk refuse. One at a time, however many ask.
    check: () => {
      checking ??= pool
        .query('UPDATE epoch SET name = name')
        .then(() => undefined)
        .finally(() => {
          checking = null;
        });
      return checking;
    },
    close: async () => {
      await writer.settle();
      await pool.end();
    },
  };
}

function epochOf({ rows }: QueryResult<{ name: string }>): string {
  if (!rows[0]) throw new Error('The database has no epoch.');
  return rows[0].name;
}
