import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { openPostgres } from './postgres.ts';
import { openSqlite, openSqliteBeside } from './sqlite.ts';
import type { Store } from './store.ts';

/** Which settings say where rooms are kept. */
interface Where {
  readonly dataDir: string;
  /** Null without a Postgres. */
  readonly databaseUrl: string | null;
}

/** The store the settings ask for: Postgres where there is an address, else a file in the data folder. */
export async function openStore({ databaseUrl, dataDir }: Where, log: Logger): Promise<Store> {
  return databaseUrl === null ? openSqlite(resolve(dataDir), log) : await openPostgres(databaseUrl, log);
}

/** The same for the operator, beside the server or without one. */
export async function openBeside({ databaseUrl, dataDir }: Where, log: Logger): Promise<Store> {
  return databaseUrl === null ? openSqliteBeside(resolve(dataDir), log) : await openPostgres(databaseUrl, log);
}
