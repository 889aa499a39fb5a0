import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { openPostgres } from './postgres.ts';
import { openSqlite, openSqliteForCli } from './sqlite.ts';
import type { Store } from './store.ts';

/** The settings that say where data is stored. */
interface Where {
  readonly dataDir: string;
  /** Null without a Postgres. */
  readonly databaseUrl: string | null;
}

/** The configured store: Postgres if there is a URL, else a file in the data folder. */
export async function openStore({ databaseUrl, dataDir }: Where, log: Logger): Promise<Store> {
  return databaseUrl === null ? openSqlite(resolve(dataDir), log) : await openPostgres(databaseUrl, log);
}

/** The same for the operator's command line, with or without a running server. */
export async function openForCli({ databaseUrl, dataDir }: Where, log: Logger): Promise<Store> {
  return databaseUrl === null ? openSqliteForCli(resolve(dataDir), log) : await openPostgres(databaseUrl, log);
}
