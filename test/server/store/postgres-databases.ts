import type { Append } from '@nimhall/server/store/append';
import { openPostgres } from '@nimhall/server/store/postgres';
import type { SharedTables } from '@nimhall/server/store/shared-tables';
import type { Store } from '@nimhall/server/store/store';
import pg from 'pg';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { openShared } from '../../support/cluster.ts';
import type { Postgres } from '../../support/postgres.ts';

export const silent = pino({ level: 'silent' });

/** Databases for all tests of a file. */
export interface Databases {
  /** The server that they are on; available once the tests run. */
  readonly postgres: Postgres;
  /** A connection beside the stores. */
  connectTo(url: string): Promise<pg.Client>;
  /** A store of this database. */
  open(url: string, log?: pino.Logger): Promise<Store>;
  /** Two stores of one database, as nodes have them; by default of a new one. */
  openTwo(url?: string): Promise<{ readonly url: string; readonly one: Store; readonly two: Store }>;
}

/** Databases for the tests of a file, available once they run. */
export function openDatabases(): Databases {
  const shared = openShared();
  const open = async (url: string, log = silent): Promise<Store> => {
    const store = await openPostgres(url, log);
    onTestFinished(() => store.close());
    return store;
  };
  return {
    get postgres() {
      return shared.postgres;
    },
    async connectTo(connectionString) {
      const client = new pg.Client({ connectionString });
      client.on('error', () => undefined);
      await client.connect();
      onTestFinished(() => client.end());
      return client;
    },
    open,
    async openTwo(known) {
      const url = known ?? (await shared.postgres.database());
      const [one, two] = await Promise.all([open(url), open(url)]);
      return { url, one, two };
    },
  };
}

export function sharedTablesOf({ sharedTables }: Store): SharedTables {
  if (!sharedTables) throw new Error('Postgres is shared');
  return sharedTables;
}

/** The entry of a room with this version and this time. */
export function entry(room: string, version: number, at: number): Append {
  return {
    room,
    entry: { version, at, events: [{ kind: 'stood', seat: 'first' }] },
    receipt: null,
    index: { alarmAt: at, listing: null },
    played: [],
  };
}
