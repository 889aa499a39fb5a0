import { machine } from '../process.ts';
import { type Candidate, measure, type Run, type Scenario } from './measure.ts';
import { medians, table } from './report.ts';

/** `npm run bench:spectators`: one room with a thousand spectators, beside the bare relay with the same fan-out. */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const MEASURE_MS = Number(process.env.BENCH_MS ?? 4_000);
const WATCHERS = Number(process.env.BENCH_WATCHERS ?? 1_000);

const SCENARIOS: readonly Scenario[] = [
  { name: 'as fast as acks allow', rooms: 1, watchers: WATCHERS, movesPerSecond: null },
  { name: '2 moves/s', rooms: 1, watchers: WATCHERS, movesPerSecond: 2 },
];
const nowhere = async (): Promise<Record<string, string>> => ({});
const CANDIDATES: Readonly<Record<Candidate['server'], Candidate>> = {
  relay: { server: 'relay', nodes: 1, env: nowhere },
  nimhall: { server: 'nimhall', nodes: 1, env: nowhere },
};

process.stdout.write(`One room with ${WATCHERS} watchers, ${machine()}, ${ROUNDS} rounds of ${MEASURE_MS / 1000} s, medians\n`);
for (const scenario of SCENARIOS) {
  const runs = { relay: [] as Run[], nimhall: [] as Run[] };
  for (let round = 0; round < ROUNDS; round++) {
    const { relay, nimhall } = await measure(CANDIDATES, scenario, MEASURE_MS);
    runs.relay.push(relay);
    runs.nimhall.push(nimhall);
  }
  process.stdout.write(`\n${scenario.name}\n${table({ relay: medians(runs.relay), nimhall: medians(runs.nimhall) })}\n`);
}
