import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { installByApt } from './apt.ts';
import { freePort, type Service, service } from './service.ts';

/** A Postgres server of our own, in a temporary folder. */
export interface Postgres extends Service {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Runs one of the programs that come with it; throws with what it said unless it ended well. */
  run(program: string, ...args: string[]): void;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const programs = needPostgres();
  const user = unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const initialised = spawnSync(join(programs, 'initdb'), ['-D', folder, '-U', 'nimhall', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    encoding: 'utf8',
    ...user,
  });
  if (initialised.status !== 0) throw new Error(`initdb failed:\n${initialised.stdout}\n${initialised.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'restart_after_crash=off', 'recovery_init_sync_method=syncfs'];
  const server = service({
    program: join(programs, 'postgres'),
    args: ['-D', folder, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    user,
    // Postgres calls this an immediate shutdown: nothing is written, and the next start recovers from its log. After a
    // SIGKILL its children may linger for a moment and keep it from starting again.
    crash: 'SIGQUIT',
    ready: /ready to accept connections/,
  });
  await server.start();
  const address = (name: string): string => `postgres://nimhall@127.0.0.1:${port}/${name}`;
  let databases = 0;
  return {
    ...server,
    database: async () => {
      const name = `test${++databases}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      // Copied as files rather than by the log: after a crash there is as little as possible to recover.
      await client.query(`CREATE DATABASE ${name} STRATEGY file_copy`);
      await client.end();
      return address(name);
    },
    run: (program, ...args) => {
      execFileSync(join(programs, program), args, { stdio: 'pipe' });
    },
    remove: async () => {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest Postgres programs; installs them where it can, else throws with what to install. */
function needPostgres(): string {
  const found = findPostgres();
  if (found) return found;
  installByApt('postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(
    'The cluster tests need a Postgres server. Install it (Debian: apt-get install postgresql) or name the folder of ' +
      'its programs in POSTGRES_BIN=/path/to/bin. All other tests run with npm run test:quick.',
  );
}

function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const homebrew = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin'];
  const named = process.env.POSTGRES_BIN;
  const places = [...(named ? [named] : []), ...versions.map((version) => `${debian}/${version}/bin`), ...homebrew];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

/** Postgres refuses to run as root: its own user does it then. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
