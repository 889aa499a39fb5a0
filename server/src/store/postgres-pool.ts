import pg from 'pg';
import type { Logger } from 'pino';

/** Connections of one node: two write, the others read. */
const MAX_CONNECTIONS = 8;
/** How long a connection, or an answer, may take before it counts as lost, in milliseconds. */
const PATIENCE = 10_000;
/** The database gives up on a statement, and on a lock, before we do: then what came of it is known, and the connection is free. */
const STATEMENT_LIMIT = 8_000;
const LOCK_LIMIT = 7_000;
/**
 * How long a transaction may rest between its statements. One that rests longer belongs to a node that hangs, and what it
 * has locked is let go, before others have waited too long for it.
 */
const REST_LIMIT = 5_000;

/** All our 64-bit numbers are times in milliseconds, which JavaScript holds exactly. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connections to a database, opened when they are needed. None of them can take the process with it when it breaks. What
 * the address says of its limits counts.
 */
export function openPool(url: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...addressed(url),
    max: MAX_CONNECTIONS,
    query_timeout: PATIENCE,
    statement_timeout: STATEMENT_LIMIT,
    lock_timeout: LOCK_LIMIT,
    idle_in_transaction_session_timeout: REST_LIMIT,
    options: '-c synchronous_commit=on',
  });
  pool.on('connect', (client) => tellWhenLost(client, log));
  // By then each connection has said so itself to its user.
  pool.on('error', () => undefined);
  return pool;
}

/** Runs a task on a connection of its own, without a time limit. */
export async function onOwnConnection<T>(url: string, log: Logger, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(addressed(url));
  tellWhenLost(client, log);
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs a task in a transaction, which is rolled back if the result is false. On failure the connection is closed, with everything it had
 * begun and locked.
 */
export async function inTransaction<T>(pool: pg.Pool, task: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await task(client);
    await client.query(result === false ? 'ROLLBACK' : 'COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function addressed(url: string): pg.ClientConfig {
  return { connectionString: url, connectionTimeoutMillis: PATIENCE, keepAlive: true, application_name: 'nimhall' };
}

/** For its whole lifetime: an error of a connection without a listener would end the process. */
function tellWhenLost(client: pg.ClientBase, log: Logger): void {
  client.on('error', (error) => log.warn({ err: error }, 'lost a connection to the database'));
}
