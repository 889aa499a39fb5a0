import { startPostgres } from '../../support/postgres.ts';
import { machine } from '../process.ts';
import { type Candidate, measure, type Run, type Scenario } from './measure.ts';
import { median, medians, rate, table } from './report.ts';

/**
 * `npm run bench`: our server, which makes every move durable before it acknowledges it, beside a bare Socket.IO relay
 * with the same fan-out. Rounds alternate between the two because machines drift: read the ratio, not the absolute
 * figures. `BENCH_STORE=postgres` measures it on Postgres, on a database server of its own with default settings.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MEASURE_MS = Number(process.env.BENCH_MS ?? 4_000);
const postgres = process.env.BENCH_STORE === 'postgres' ? await startPostgres() : null;

const SCENARIOS: readonly Scenario[] = [
  { name: '100 rooms, as fast as acks allow', rooms: 100, watchers: 2, movesPerSecond: null },
  { name: '1,000 rooms, as fast as acks allow', rooms: 1_000, watchers: 2, movesPerSecond: null },
  { name: '1,000 rooms, 1,000 moves/s', rooms: 1_000, watchers: 2, movesPerSecond: 1_000 },
];
const relay: Candidate = { server: 'relay', nodes: 1, env: async () => ({}) };
const nimhall: Candidate = {
  server: 'nimhall',
  nodes: 1,
  env: async (): Promise<Record<string, string>> => (postgres ? { DATABASE_URL: await postgres.database() } : {}),
};

process.stdout.write(`${postgres ? 'Postgres' : 'SQLite'}, ${machine()}, ${ROUNDS} rounds of ${MEASURE_MS / 1000} s, medians\n`);
for (const scenario of SCENARIOS) {
  const runs = { relay: [] as Run[], nimhall: [] as Run[] };
  for (let round = 0; round < ROUNDS; round++) {
    const run = await measure({ relay, nimhall }, scenario, MEASURE_MS);
    runs.relay.push(run.relay);
    runs.nimhall.push(run.nimhall);
  }
  process.stdout.write(`\n${scenario.name} (2 players + 2 watchers each)\n`);
  process.stdout.write(`${table({ relay: medians(runs.relay), nimhall: medians(runs.nimhall) })}\n`);
  const ratios = runs.nimhall.map((each, round) => rate(each) / rate(runs.relay[round]));
  process.stdout.write(
    `nimhall / relay, round by round: ${ratios.map((each) => each.toFixed(2)).join(' ')}; median ${median(ratios).toFixed(2)}\n`,
  );
}
await postgres?.remove();
