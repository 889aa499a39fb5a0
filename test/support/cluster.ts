import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { DELAYED } from './delays.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Redis, startRedis } from './redis.ts';
import { isFull } from './scale.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** What the nodes share. */
export interface Shared {
  readonly postgres: Postgres;
  readonly redis: Redis;
}

/** They serve all files of a worker, one after the other; each test has its own databases. */
const withShared = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads here which other fixtures this one needs.
  .extend('postgres', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const postgres = await startPostgres({ durable: isFull });
    onCleanup(() => postgres.remove());
    return postgres;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('redis', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const redis = await startRedis();
    onCleanup(() => redis.kill());
    return redis;
  });

/**
 * A Postgres and a Redis for the tests of a file, available once they run. A test that stops one must start it again.
 */
export function openShared(): Shared {
  let opened: Shared | null = null;
  const there = (): Shared => {
    if (!opened) throw new Error('Postgres and Redis start when the tests run');
    return opened;
  };
  withShared.beforeAll(async ({ postgres, redis }) => {
    opened = { postgres, redis };
    // A test that failed may have left them stopped.
    await Promise.all([postgres.start(), redis.start()]);
  });
  return {
    get postgres() {
      return there().postgres;
    },
    get redis() {
      return there().redis;
    },
  };
}

/** Nodes in separate processes on a new database. */
export interface Cluster {
  /** Settings of a server that is one more node. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts one more node, which is stopped when the test ends. */
  join(port?: number): Promise<ServerProcess>;
}

export async function openCluster({ postgres, redis }: Shared, env: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const settings = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url, ...DELAYED, ...env };
  return {
    env: settings,
    join: async (port) => {
      const node = await startServerProcess({ env: settings, ...(port ? { port } : {}) });
      onTestFinished(() => node.stop());
      return node;
    },
  };
}

/** A cluster whose nodes no test stops; a test that stops a node adds one. */
export interface Pair extends Cluster {
  readonly nodes: readonly [ServerProcess, ServerProcess];
}

/** Two nodes for the tests of a file, available once they run. */
export function openPair(shared: Shared): Pair {
  let opened: Pair | null = null;
  beforeAll(async () => {
    const cluster = await openCluster(shared);
    const start = () => startServerProcess({ env: cluster.env });
    opened = { ...cluster, nodes: [await start(), await start()] };
  });
  afterAll(async () => {
    await Promise.all(opened?.nodes.map((node) => node.stop()) ?? []);
  });
  const there = (): Pair => {
    if (!opened) throw new Error('Nodes start when the tests run');
    return opened;
  };
  return {
    get nodes() {
      return there().nodes;
    },
    get env() {
      return there().env;
    },
    join: (port) => there().join(port),
  };
}
