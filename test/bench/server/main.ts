import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../support/postgres.ts';
import type { LoadPlan, LoadResult } from './plan.ts';

/**
 * `npm run bench`: our server, every move durable before its acknowledgement, beside a bare Socket.IO relay of the same
 * fan-out. Rounds alternate between the two, because machines drift: read the ratio, not the absolute figures.
 * `BENCH_STORE=postgres` measures it on Postgres, on a server of its own with default settings.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MEASURE_MS = Number(process.env.BENCH_MS ?? 4_000);
const postgres = process.env.BENCH_STORE === 'postgres' ? await startPostgres() : null;
const WARM_UP_MS = 1_500;
/** Ticks of the processor accounting in /proc, in a second. */
const TICKS = 100;

const SERVERS = ['relay', 'nimhall'] as const;
const SCENARIOS = [
  { name: '100 rooms, as fast as acks allow', rooms: 100, movesPerSecond: null },
  { name: '1,000 rooms, as fast as acks allow', rooms: 1_000, movesPerSecond: null },
  { name: '1,000 rooms, 1,000 moves/s', rooms: 1_000, movesPerSecond: 1_000 },
] as const;

interface Run extends LoadResult {
  /** Processor seconds the server used for each 10,000 moves. */
  readonly cpu: number;
  /** Resident memory of the server at the end, in MiB. */
  readonly memory: number;
}

process.stdout.write(
  `${postgres ? 'Postgres' : 'SQLite'}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${ROUNDS} rounds of ${MEASURE_MS / 1000} s, medians\n`,
);
for (const scenario of SCENARIOS) {
  const runs = { relay: [] as Run[], nimhall: [] as Run[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of SERVERS) runs[server].push(await run(server, scenario));
  }
  process.stdout.write(`\n${scenario.name} (2 players + 2 watchers each)\n`);
  const rows = Object.fromEntries(SERVERS.map((server) => [server, row(runs[server])]));
  process.stdout.write(`${table(rows)}\n`);
  const ratios = runs.nimhall.map((each, round) => each.moves / each.seconds / rate(runs.relay[round]));
  process.stdout.write(
    `nimhall / relay, round by round: ${ratios.map((each) => each.toFixed(2)).join(' ')}; median ${median(ratios).toFixed(2)}\n`,
  );
}
await postgres?.remove();

async function run(server: LoadPlan['server'], scenario: (typeof SCENARIOS)[number]): Promise<Run> {
  const data = await mkdtemp(join(tmpdir(), 'nimhall-bench-'));
  const program = server === 'relay' ? './relay.ts' : '../../../server/src/main.ts';
  const store = postgres ? { DATABASE_URL: await postgres.database() } : {};
  const env = { ...process.env, ...store, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, [pathOf(program)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await printedAddress(child);
    const { movesPerSecond, rooms } = scenario;
    const plan: LoadPlan = { url, server, rooms, movesPerSecond, warmUpMs: WARM_UP_MS, measureMs: MEASURE_MS };
    const load = spawn(process.execPath, [pathOf('./load.ts'), JSON.stringify(plan)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [before, after] = [0, 0];
    load.stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (text.includes('measuring\n')) before = processorSeconds(child);
      else if (text.includes('measured\n')) after = processorSeconds(child);
      else process.stderr.write(text);
    });
    let output = '';
    load.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const [code] = await once(load, 'close');
    if (code !== 0) throw new Error(`The load generator stopped with ${code}`);
    const result = JSON.parse(output) as LoadResult;
    return { ...result, cpu: ((after - before) / result.moves) * 10_000, memory: residentMiB(child) };
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await rm(data, { recursive: true, force: true });
  }
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /open at (http:\S+)/.exec(chunk.toString())?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server stopped with ${code}`)));
  });
}

/** User and system time of a process so far, all its threads together (Linux). */
function processorSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function residentMiB(child: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
}

function row(runs: readonly Run[]): Readonly<Record<string, string>> {
  const of = (read: (run: Run) => number, digits: number): string => median(runs.map(read)).toFixed(digits);
  return {
    'moves/s': of(rate, 0),
    'ack p50 ms': of((each) => each.ack.p50, 2),
    'ack p99 ms': of((each) => each.ack.p99, 2),
    'opponent p50 ms': of((each) => each.event.p50, 2),
    'opponent p99 ms': of((each) => each.event.p99, 2),
    'CPU s / 10,000 moves': of((each) => each.cpu, 2),
    'memory MiB': of((each) => each.memory, 0),
  };
}

function rate(run: LoadResult | undefined): number {
  return run ? run.moves / run.seconds : Number.NaN;
}

function table(rows: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const body = Object.entries(rows).map(([name, cells]) => line([name, ...columns.map((column) => cells[column] ?? '')]));
  return [line(['server', ...columns]), line(['---', ...columns.map(() => '---')]), ...body].join('\n');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
