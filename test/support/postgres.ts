import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@nimhall/server/store/postgres';
import pg from 'pg';
import pino from 'pino';
import { needProgram } from './programs.ts';
import { freePort, type Service, service } from './service.ts';

/** A Postgres server for the tests, in a temporary folder. */
export interface Postgres extends Service {
  /** The address of a new database, with the tables that a node creates. */
  database(): Promise<string>;
  /** The address of a new, empty database. */
  emptyDatabase(): Promise<string>;
  /** Runs one of Postgres's programs; throws with its output if it fails. */
  run(program: string, ...args: string[]): void;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * For a server that need not survive a power cut, and whose databases are gone in a minute. When its processes are
 * killed it loses as little as any other, because the system has what they have written, flushed or not.
 */
const CARELESS = ['fsync=off', 'autovacuum=off'];

/** `durable` when it flushes commits to the disk, as in production. */
export async function startPostgres({ durable = true } = {}): Promise<Postgres> {
  const programs = needProgram('postgres');
  const user = unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  // In the language of `ready`, and with a locale that every machine has.
  const wishes = ['-D', folder, '-U', 'nimhall', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const initialised = spawnSync(join(programs, 'initdb'), wishes, { encoding: 'utf8', ...user });
  if (initialised.status !== 0) throw new Error(`initdb failed:\n${initialised.stdout}\n${initialised.stderr}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'restart_after_crash=off',
    'recovery_init_sync_method=syncfs',
    ...(durable ? [] : CARELESS),
  ];
  const server = service({
    program: join(programs, 'postgres'),
    args: ['-D', folder, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    user,
    // Postgres calls this an immediate shutdown: nothing is written, and the next start recovers from its log. After a
    // SIGKILL its children may linger for a moment and prevent a restart.
    crash: 'SIGQUIT',
    ready: /ready to accept connections/,
  });
  await server.start();
  const address = (name: string): string => `postgres://nimhall@127.0.0.1:${port}/${name}`;
  let databases = 0;
  const create = async (template: string): Promise<string> => {
    const name = `test${++databases}`;
    // Copied as files rather than through the log, so that a crash leaves little to recover.
    const client = new pg.Client({ connectionString: address('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
    await client.end();
    return address(name);
  };
  const migrated = async (): Promise<string> => {
    const url = await create('template0');
    await (await openPostgres(url, pino({ level: 'silent' }))).close();
    return new URL(url).pathname.slice(1);
  };
  let template: Promise<string> | null = null;
  return {
    ...server,
    database: async () => {
      template ??= migrated();
      return await create(await template);
    },
    emptyDatabase: () => create('template0'),
    run: (program, ...args) => {
      execFileSync(join(programs, program), args, { stdio: 'pipe' });
    },
    remove: async () => {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Postgres refuses to run as root, so its own user runs it then. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
