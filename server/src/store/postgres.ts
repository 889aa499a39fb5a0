import type { ChatLine } from '@nimhall/shared/room/chat';
import type { RoomEvent } from '@nimhall/shared/room/events';
import type { Player } from '@nimhall/shared/room/room';
import pg from 'pg';
import type { Logger } from 'pino';
import { postgresCommons } from './postgres-commons.ts';
import { migrate } from './postgres-schema.ts';
import { startPostgresWriter } from './postgres-writer.ts';
import type { LoggedEntry, Store } from './store.ts';

/** Connections of one node: one writes, the others read. */
const MOST_CONNECTIONS = 8;
/** How long a connection, or an answer, may take before it counts as lost, in milliseconds. */
const PATIENCE = 10_000;

/** All our 64-bit numbers are times in milliseconds, which JavaScript holds exactly. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface EntryRow {
  readonly version: number;
  readonly at: number;
  readonly actor: string | null;
  readonly command: string | null;
  readonly events: RoomEvent[];
}

/**
 * The store that any number of nodes share. Nothing here relies on being the only writer. A lost connection fails what
 * was under way on it, and the next call opens another: an append that fails may have been written, and whoever sends
 * the command again gets the answer from the log.
 */
export async function openPostgres(url: string, log: Logger): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    application_name: 'nimhall',
    options: '-c synchronous_commit=on',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'lost a connection to the database'));
  try {
    await prepare(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const writer = startPostgresWriter(pool);

  const codes = async (name: string, text: string, ...values: unknown[]): Promise<string[]> => {
    const { rows } = await pool.query<{ code: string }>({ name, text, values });
    return rows.map(({ code }) => code);
  };

  return {
    commons: postgresCommons(pool),
    append: (append) => writer.write(append),
    entries: async (room, since) => {
      const { rows } = await pool.query<EntryRow>({
        name: 'entries',
        text: 'SELECT version, at, actor, command, events FROM log WHERE room = $1 AND version > $2 ORDER BY version',
        values: [room, since],
      });
      return rows.map(entryOf);
    },
    created: async ({ actor, id }) =>
      (await codes('created', 'SELECT code FROM room WHERE creator = $1 AND creation = $2', actor, id))[0] ?? null,
    received: async (room, { actor, id }) => {
      const { rows } = await pool.query<EntryRow>({
        name: 'received',
        text: `SELECT version, at, actor, command, events FROM log
          WHERE room = $1 AND actor = $2 AND command = $3 AND command IS NOT NULL AND version > 1`,
        values: [room, actor, id],
      });
      return rows[0] ? entryOf(rows[0]) : null;
    },
    openRooms: (limit) => codes('open', 'SELECT code FROM room WHERE open ORDER BY used_at DESC LIMIT $1', limit),
    dueRooms: (now, limit) => codes('due', 'SELECT code FROM room WHERE alarm_at <= $1 ORDER BY alarm_at LIMIT $2', now, limit),
    postpone: async (room, now, until) => {
      await pool.query({
        name: 'postpone',
        text: 'UPDATE room SET alarm_at = $3 WHERE code = $1 AND alarm_at <= $2',
        values: [room, now, until],
      });
    },
    activeRooms: () => codes('active', 'SELECT code FROM room WHERE alarm_at IS NOT NULL'),
    beat: async (at) => {
      await pool.query({
        name: 'beat',
        text: `INSERT INTO heartbeat (one, at) VALUES (1, $1)
          ON CONFLICT (one) DO UPDATE SET at = greatest(heartbeat.at, excluded.at)`,
        values: [at],
      });
    },
    lastBeat: async () => (await pool.query<{ at: number }>('SELECT at FROM heartbeat')).rows[0]?.at ?? null,
    epoch: async () => epochOf(await pool.query<{ name: string }>('SELECT name FROM epoch')),
    renewEpoch: async () => epochOf(await pool.query<{ name: string }>('UPDATE epoch SET name = gen_random_uuid()::text RETURNING name')),
    addLine: async (room, { at, channel, from, text }) => {
      await pool.query({
        name: 'add-line',
        text: 'INSERT INTO chat (room, at, channel, player, name, text) VALUES ($1, $2, $3, $4, $5, $6)',
        values: [room, at, channel, from.id, from.name, text],
      });
    },
    lines: async (room, limit) => {
      const { rows } = await pool.query<ChatLine>({
        name: 'lines',
        text: `SELECT at, channel, json_build_object('id', player, 'name', name) AS "from", text FROM chat
          WHERE room = $1 ORDER BY number DESC LIMIT $2`,
        values: [room, limit],
      });
      return rows.reverse();
    },
    addPlayer: async ({ id, name }, secretHash, at) => {
      await pool.query('INSERT INTO player (id, name, secret, created_at) VALUES ($1, $2, $3, $4)', [id, name, secretHash, at]);
    },
    findPlayer: async (secretHash) => {
      const { rows } = await pool.query<Player>({
        name: 'player',
        text: 'SELECT id, name FROM player WHERE secret = $1',
        values: [secretHash],
      });
      return rows[0] ?? null;
    },
    renamePlayer: async (id, name) => {
      await pool.query('UPDATE player SET name = $2 WHERE id = $1', [id, name]);
    },
    check: async () => {
      await pool.query('SELECT 1');
    },
    close: async () => {
      await writer.settle();
      await pool.end();
    },
  };
}

async function prepare(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(client);
  } finally {
    client.release();
  }
}

function epochOf({ rows }: pg.QueryResult<{ name: string }>): string {
  if (!rows[0]) throw new Error('The database has no epoch.');
  return rows[0].name;
}

function entryOf({ version, at, actor, command, events }: EntryRow): LoggedEntry {
  const receipt = actor !== null && command !== null ? { actor, id: command } : null;
  return { version, at, events, receipt };
}
