import { existsSync } from 'node:fs';
import { installByApt } from './apt.ts';
import { freePort, type Service, service } from './service.ts';

/** A Redis server of our own, that keeps nothing on disk. */
export interface Redis extends Service {
  readonly url: string;
}

export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const server = service({
    program: needRedis(),
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no'],
    crash: 'SIGKILL',
    ready: /Ready to accept connections/,
  });
  await server.start();
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

/** The Redis program; installs it where it can, else throws with what to install. */
function needRedis(): string {
  const found = findRedis();
  if (found) return found;
  installByApt('redis-server');
  const installed = findRedis();
  if (installed) return installed;
  throw new Error(
    'The cluster tests need a Redis server, version 7 or newer. Install it (Debian: apt-get install redis-server) or name ' +
      'it in REDIS_SERVER=/path/to/redis-server. All other tests run with npm run test:quick.',
  );
}

function findRedis(): string | undefined {
  const named = process.env.REDIS_SERVER;
  const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
  return [...(named ? [named] : []), ...places].find((place) => existsSync(place));
}
