import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machine } from '../process.ts';
import { type Candidate, measure, type Run, type Scenario } from './measure.ts';
import { median, medians, rate, table } from './report.ts';

/**
 * `npm run bench:guard -- REV`: what a move costs in this revision and in another one, both beside the bare relay in
 * the same rounds. The default is the last release, or 50 commits back when there is none. The players have accounts
 * and play without a clock, so that all lists are in use.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const MEASURE_MS = Number(process.env.BENCH_MS ?? 4_000);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const ROOMS = process.env.BENCH_ROOMS?.split(',').map(Number) ?? [100, 1_000];
const SCENARIOS: readonly Scenario[] = ROOMS.map((rooms) => ({ name: `${rooms} rooms`, rooms, watchers: 2, movesPerSecond: null }));

const revision = process.argv[2] ?? (git('describe', '--tags', '--abbrev=0') || 'HEAD~50');
const commit = git('rev-parse', '--short', `${revision}^{commit}`);
if (!commit) end(`There is no revision ${revision} here.`);
const clone = await mkdtemp(join(tmpdir(), 'nimhall-guard-'));
try {
  run('git', ['clone', '--quiet', ROOT, clone]);
  run('git', ['-C', clone, 'checkout', '--quiet', commit]);
  run('npm', ['ci', '--silent', '--prefix', clone]);
  run('npm', ['run', 'build', '--silent', '--if-present', '--workspace=server', '--prefix', clone]);
  // Revisions from before December 2026 run as they were written.
  const programs = ['dist/main.js', 'src/main.js', 'src/main.ts'].map((name) => join(clone, 'server', name));
  await compare(commit, programs.find((program) => existsSync(program)) ?? '');
} finally {
  await rm(clone, { recursive: true, force: true });
}

async function compare(before: string, program: string): Promise<void> {
  const env = async () => ({});
  const candidates: Readonly<Record<string, Candidate>> = {
    relay: { server: 'relay', nodes: 1, env },
    [before]: { server: 'nimhall', program, nodes: 1, env },
    'as it is': { server: 'nimhall', nodes: 1, env },
  };
  process.stdout.write(`${machine()}, ${ROUNDS} rounds of ${MEASURE_MS / 1_000} s, medians\n`);
  for (const scenario of SCENARIOS) {
    const runs: Record<string, Run[]> = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, run] of Object.entries(await measure(candidates, scenario, MEASURE_MS))) runs[name]?.push(run);
    }
    process.stdout.write(`\n${scenario.name}, two players and two watchers each\n`);
    process.stdout.write(`${table(Object.fromEntries(Object.entries(runs).map(([name, each]) => [name, medians(each)])))}\n`);
    const { relay = [] } = runs;
    for (const name of [before, 'as it is']) {
      const ratios = (read: (run: Run) => number): string =>
        spread((runs[name] ?? []).map((each, round) => read(each) / read(relay[round] as Run)));
      process.stdout.write(
        `${name} / relay: moves/s ${ratios(rate)}, CPU ${ratios(({ cpu }) => cpu)}, ack p99 ${ratios(({ ack }) => ack.p99)}\n`,
      );
    }
  }
}

/** The median of the rounds, and their range. */
function spread(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
}

/** The output of git; empty when it fails. */
function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
