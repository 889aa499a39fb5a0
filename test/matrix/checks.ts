import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../support/command.ts';
import { type Failure, runTests } from '../support/test-run.ts';
import type { Machine } from './machine.ts';
import type { Row } from './rows.ts';

/** Browser tests that measure pixels, and one test of a cluster, which starts Postgres and Redis. */
const MEASURING = ['fit', 'steadiness', 'phones', 'accessibility', 'newcomer', 'typeface'].map((name) => `browser/${name}`);
const FILES = [...MEASURING, 'components/', 'cluster/push'];

export interface Checked {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly seconds: number;
}

interface Check {
  readonly name: string;
  /** Whether nothing else can be checked when this fails. */
  readonly isFirst?: boolean;
  run(machine: Machine): Promise<Checked>;
}

/** The first things a person does on such a machine; only the tests of these files, if any are named. */
export function checksOf(row: Row, only: readonly string[]): readonly Check[] {
  const projects = ['--project', 'browser', '--project', 'cluster', '--passWithNoTests'];
  return [
    { name: 'npm ci', isFirst: true, run: install },
    ...(only.length > 0 ? [] : [{ name: 'npm start', run: start }]),
    {
      name: 'npm run test:quick',
      run: (machine) => runTests(['npm', 'run', 'test:quick', '--', '--passWithNoTests', ...only], inside(machine, 'quick')),
    },
    row.bare
      ? { name: 'npm test says what to install', run: tellsWhatToInstall }
      : {
          name: 'npm test of what measures',
          run: (machine) => runTests(['npm', 'test', '--', ...projects, ...(only.length > 0 ? only : FILES)], inside(machine, 'browser')),
        },
  ];
}

function inside({ folder, options }: Machine, name: string) {
  return { folder, name, ...options };
}

async function install({ folder, options }: Machine): Promise<Checked> {
  const log = join(folder, 'ci.log');
  const { code, seconds } = await runCommand(['npm', 'ci'], { log, ...options });
  return verdict(code === 0, seconds, 'npm ci', `It ended with ${code}: see ${log}`);
}

/** Builds, starts, and answers with a page. */
async function start({ options: { signal, ...options } }: Machine): Promise<Checked> {
  const started = performance.now();
  const env = { ...options.env, PORT: '0' };
  const child = spawn('npm', ['start'], { ...options, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const open = /open at (http:\S+)/.exec(output)?.[1];
        if (open) resolve(open);
      });
    }
    child.once('exit', () => reject(new Error(`It ended before it was open: ${output}`)));
    signal?.addEventListener('abort', () => reject(new Error('It was stopped')));
  });
  try {
    const response = await fetch(await address);
    const page = await response.text();
    return verdict(response.ok && page.includes('<title>'), elapsed(started), 'npm start', `It answered with ${response.status}`);
  } catch (error) {
    return verdict(false, elapsed(started), 'npm start', String(error));
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
}

/** One sentence, at once, and nothing else. */
async function tellsWhatToInstall({ folder, options }: Machine): Promise<Checked> {
  const log = join(folder, 'test.log');
  const { code, seconds } = await runCommand(['npm', 'test'], { log, ...options });
  const output = await readFile(log, 'utf8');
  const told = output.split('\n').filter((line) => line.includes('apt-get install chromium postgresql redis-server'));
  const isSaid = code !== 0 && told.length === 1 && !/\bat .*:\d+:\d+/.test(output);
  return verdict(isSaid, seconds, 'npm test', `It ended with ${code} and did not say in one sentence what to install: see ${log}`);
}

function verdict(ok: boolean, seconds: number, test: string, error: string): Checked {
  return { passed: ok ? 1 : 0, failures: ok ? [] : [{ test, error }], seconds };
}

function elapsed(started: number): number {
  return (performance.now() - started) / 1000;
}
