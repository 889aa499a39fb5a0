import { startPostgres } from '../../support/postgres.ts';
import { startRedis } from '../../support/redis.ts';
import { machine } from '../process.ts';
import { type Candidate, measure, type Run, type Scenario } from './measure.ts';
import { medians, table } from './report.ts';

/**
 * `npm run bench:cluster`: two nodes, with the two players of every room on different nodes. Our server on Postgres and
 * Redis, beside the bare relay with each of the official Redis adapters.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MEASURE_MS = Number(process.env.BENCH_MS ?? 4_000);
const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);

const SCENARIOS: readonly Scenario[] = [
  { name: '100 rooms, as fast as acks allow', rooms: 100, watchers: 2, movesPerSecond: null },
  { name: '1,000 rooms, as fast as acks allow', rooms: 1_000, watchers: 2, movesPerSecond: null },
  { name: '1,000 rooms, 1,000 moves/s', rooms: 1_000, watchers: 2, movesPerSecond: 1_000 },
];
const relayBy = (adapter: string): Candidate => ({
  server: 'relay',
  nodes: 2,
  env: async () => ({ REDIS_URL: redis.url, RELAY_ADAPTER: adapter }),
});
const CANDIDATES: Readonly<Record<string, Candidate>> = {
  'relay, pub/sub': relayBy('pubsub'),
  'relay, sharded pub/sub': relayBy('sharded'),
  'relay, streams': relayBy('streams'),
  nimhall: { server: 'nimhall', nodes: 2, env: async () => ({ DATABASE_URL: await postgres.database(), REDIS_URL: redis.url }) },
};

process.stdout.write(`Two nodes, ${machine()}, ${ROUNDS} rounds of ${MEASURE_MS / 1000} s, medians\n`);
for (const scenario of SCENARIOS) {
  const runs = new Map<string, Run[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(await measure(CANDIDATES, scenario, MEASURE_MS)))
      runs.set(name, [...(runs.get(name) ?? []), run]);
  }
  process.stdout.write(`\n${scenario.name} (2 players + 2 watchers each)\n`);
  process.stdout.write(`${table(Object.fromEntries([...runs].map(([name, each]) => [name, medians(each)])))}\n`);
}
await Promise.all([postgres.remove(), redis.kill()]);
