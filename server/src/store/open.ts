import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { openSqlite, openSqliteForCli } from './sqlite.ts';
import type { Store } from './store.ts';

/** Loaded where it is used: its libraries take as long to load as much of a start without a Postgres. */
const openPostgres = async (url: string, log: Logger): Promise<Store> => await (await import('./postgres.ts')).openPostgres(url, log);

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
