import { onTestFinished } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Redis, startRedis } from './redis.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** What nodes share: a Postgres and a Redis of our own, for all tests of a file. */
export interface Shared {
  readonly postgres: Postgres;
  readonly redis: Redis;
  remove(): Promise<void>;
}

export async function startShared(): Promise<Shared> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  return {
    postgres,
    redis,
    remove: async () => {
      await Promise.all([postgres.remove(), redis.kill()]);
    },
  };
}

/** Nodes in processes of their own on a new database, stopped when the test ends. */
export interface Cluster {
  /** Settings that make a server one more node. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts one more node. */
  join(port?: number): Promise<ServerProcess>;
}

export async function openCluster({ postgres, redis }: Shared, env: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const settings = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url, ...env };
  return {
    env: settings,
    join: async (port = 0) => {
      const node = await startServerProcess({ port, env: settings });
      onTestFinished(() => node.stop());
      return node;
    },
  };
}
