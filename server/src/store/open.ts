import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store the settings ask for: Postgres where there is an address, else a file in the data folder. */
export async function openStore({ databaseUrl, dataDir }: Config, log: Logger): Promise<Store> {
  return databaseUrl === null ? openSqlite(resolve(dataDir), log) : await openPostgres(databaseUrl, log);
}
