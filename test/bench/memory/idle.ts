import { spawn } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { machine, PROGRAMS, residentMiB } from '../process.ts';
import { startWatched } from './heap.ts';

/** `npm run bench:idle`: the heap of a server with many idle connections, four to a room, beside the bare relay; and what is left of their rooms when all have gone. */

const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 10_000);
/** Processes that hold them: each has a limit on open files. */
const HOLDERS = 4;
/** Until the server has forgotten connections that went. */
const GOING_MS = 20_000;

process.stdout.write(`${CONNECTIONS} idle connections in ${CONNECTIONS / 4} rooms, ${machine()}\n\n`);
process.stdout.write(
  '| server | heap empty MiB | heap MiB | kB a connection | kB a room that is left | resident MiB | connected in s |\n| --- | --- | --- | --- | --- | --- | --- |\n',
);
for (const server of ['relay', 'nimhall'] as const) process.stdout.write(`| ${server} | ${(await measure(server)).join(' | ')} |\n`);

async function measure(server: keyof typeof PROGRAMS): Promise<string[]> {
  const watched = await startWatched(PROGRAMS[server]());
  const empty = await watched.heapMiB();
  const began = performance.now();
  const holders = Array.from({ length: HOLDERS }, () => startHolder(watched.url, server));
  try {
    await Promise.all(holders.map(({ holding }) => holding));
    const seconds = (performance.now() - began) / 1_000;
    const full = await watched.heapMiB();
    const resident = residentMiB(watched.child);
    for (const { child } of holders) child.kill('SIGKILL');
    await after(GOING_MS);
    const left = await watched.heapMiB();
    const kB = (mebibytes: number, count: number): string => ((mebibytes * 1_024) / count).toFixed(1);
    return [
      empty.toFixed(0),
      full.toFixed(0),
      kB(full - empty, CONNECTIONS),
      kB(left - empty, CONNECTIONS / 4),
      resident.toFixed(0),
      seconds.toFixed(0),
    ];
  } finally {
    for (const { child } of holders) child.kill('SIGKILL');
    await watched.stop();
  }
}

function startHolder(url: string, server: string) {
  const file = fileURLToPath(new URL('./hold.ts', import.meta.url));
  const child = spawn(process.execPath, [file, url, server, String(CONNECTIONS / HOLDERS)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const holding = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`A process that holds connections stopped with ${code}`)));
  });
  return { child, holding };
}
