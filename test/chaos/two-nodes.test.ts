import { openPostgres } from '@nimhall/server/store/postgres';
import pino from 'pino';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { openCluster, type Shared, startShared } from '../support/cluster.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { Convergence } from './convergence.ts';
import { rounds, TIMEOUT } from './plan.ts';
import { playRound } from './round.ts';

let shared: Shared;

beforeAll(async () => {
  shared = await startShared();
});
afterAll(() => shared.remove());

test('a node, Redis or Postgres killed and started again, while pairs and a bot play on two nodes', { timeout: TIMEOUT }, async () => {
  const { env } = await openCluster(shared);
  const nodes: ServerProcess[] = [await startServerProcess({ env }), await startServerProcess({ env })];
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
  });
  const store = await openPostgres(env.DATABASE_URL ?? '', pino({ level: 'silent' }));
  onTestFinished(() => store.close());

  const restartNode = async (index: number): Promise<void> => {
    const node = nodes[index];
    if (!node) return;
    await node.kill('SIGKILL');
    nodes[index] = await startServerProcess({ env, port: node.port, dataDir: node.dataDir });
  };
  const restart = async (service: 'postgres' | 'redis'): Promise<void> => {
    await shared[service].kill();
    await shared[service].start();
  };
  const trouble = [() => restartNode(0), () => restart('redis'), () => restartNode(1), () => restart('postgres')];
  const urls = nodes.map(({ url }) => url);
  const convergence = new Convergence();
  for (const { seed, random, afterAcks } of rounds()) {
    const faults = afterAcks.map((after) => ({
      afterAcks: after,
      happen: trouble[Math.floor(random() * trouble.length)] ?? (() => restartNode(0)),
    }));
    await playRound({ urls, seed, pairs: 3, faults, convergence, log: (room) => store.entries(room, 0) });
  }
  process.stdout.write(`${convergence.report()}.\n`);
});
