import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@nimhall/server/config';
import { startServer } from '@nimhall/server/server';
import { openSqlite } from '@nimhall/server/store/sqlite';
import pino from 'pino';

/**
 * How long the event loop of a server is held up while it answers analyses of all games, requested by another process
 * at a fixed rate. The baseline is the same rate of requests that need no solver.
 */

const PER_SECOND = 1_000;
const SECONDS = 10;

const silent = pino({ level: 'silent' });
const data = await mkdtemp(join(tmpdir(), 'nimhall-bench-'));
const config = { ...readConfig({ PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' }), rateLimits: null, botPace: 0 };
const server = await startServer(config, openSqlite(data, silent), silent);
const url = `http://127.0.0.1:${server.port}`;

process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}: ${PER_SECOND} requests/s for ${SECONDS} s\n\n`);
process.stdout.write(
  '| requests | answered/s | refused/s | delay p50 ms | p99 ms | max ms | answer p50 ms | answer p99 ms |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n',
);
for (const kind of ['health', 'analysis'] as const) process.stdout.write(`| ${kind} | ${(await measure(kind)).join(' | ')} |\n`);
await server.stop();
await rm(data, { recursive: true, force: true });

async function measure(kind: 'health' | 'analysis'): Promise<string[]> {
  const asker = spawn(process.execPath, [fileURLToPath(new URL('./ask.ts', import.meta.url)), url, kind, `${PER_SECOND}`, `${SECONDS}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let output = '';
  asker.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(asker, 'close');
  delay.disable();
  if (code !== 0) throw new Error(`The asking process stopped with ${code}`);
  const { answered, refused, p50, p99 } = JSON.parse(output) as Record<'answered' | 'refused' | 'p50' | 'p99', number>;
  const ms = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(1);
  return [
    (answered / SECONDS).toFixed(0),
    (refused / SECONDS).toFixed(1),
    ms(delay.percentile(50)),
    ms(delay.percentile(99)),
    ms(delay.max),
    p50.toFixed(1),
    p99.toFixed(1),
  ];
}
