import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { machine } from '../process.ts';
import { type Candidate, measure, type Scenario } from './measure.ts';
import { medians, table } from './report.ts';

/**
 * `npm run bench:flood`: how much the moves of others suffer from a client that sends as much as a connection takes,
 * and reconnects whenever it is cut off. The baseline is the same load without the flood.
 */

const MEASURE_MS = Number(process.env.BENCH_MS ?? 8_000);
const FLOODER = fileURLToPath(new URL('../../support/flooder.ts', import.meta.url));

const scenario: Scenario = { name: '20 rooms, 40 moves/s', rooms: 20, watchers: 2, movesPerSecond: 40 };
const calm: Candidate = { server: 'nimhall', nodes: 1, env: async () => ({ RATE_LIMITS: 'on' }) };
const flooded = (kind: string): Candidate => ({ ...calm, beside: (url, end) => flood(url, kind, end) });
const CANDIDATES: Readonly<Record<string, Candidate>> = {
  'nobody else': calm,
  'a flood of moves': flooded('moves'),
  'a flood of nonsense': flooded('nonsense'),
  'a flood of connects': flooded('connects'),
};

process.stdout.write(`${scenario.name}, ${machine()}, ${MEASURE_MS / 1000} s\n\n`);
const rows = new Map<string, Readonly<Record<string, string>>>();
for (const [name, run] of Object.entries(await measure(CANDIDATES, scenario, MEASURE_MS))) rows.set(name, medians([run]));
process.stdout.write(`${table(Object.fromEntries(rows))}\n`);

/** Floods again and again until it is stopped. */
async function flood(url: string, kind: string, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const flooder = spawn(process.execPath, [FLOODER, url, kind], { stdio: 'inherit' });
    const stop = (): void => void flooder.kill('SIGKILL');
    end.addEventListener('abort', stop);
    await once(flooder, 'exit');
    end.removeEventListener('abort', stop);
  }
}
