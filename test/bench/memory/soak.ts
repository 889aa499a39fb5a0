import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { machine, nimhall, residentMiB } from '../process.ts';
import { startWatched } from './heap.ts';

/**
 * `npm run bench:soak`: people arrive, play a game, chat, watch, look for opponents and leave, for ten minutes
 * (`BENCH_MINUTES`).
 * Prints the heap after collection twice a minute; it must end where it began.
 */

const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const EVERY_S = 30;

const watched = await startWatched(nimhall());
const churn = spawn(process.execPath, [fileURLToPath(new URL('./churn.ts', import.meta.url)), watched.url], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let visits = 0;
churn.stdout.on('data', (chunk: Buffer) => {
  visits += chunk.length;
});
process.stdout.write(
  `${MINUTES} minutes of coming and going, ${machine()}\n\n| minute | visits | heap MiB | resident MiB |\n| --- | --- | --- | --- |\n`,
);
for (let sample = 1; sample <= (MINUTES * 60) / EVERY_S; sample++) {
  await new Promise((resolve) => setTimeout(resolve, EVERY_S * 1_000));
  if (churn.exitCode !== null) throw new Error(`The process that comes and goes stopped with ${churn.exitCode}`);
  const heap = (await watched.heapMiB()).toFixed(1);
  process.stdout.write(`| ${(sample * EVERY_S) / 60} | ${visits} | ${heap} | ${residentMiB(watched.child).toFixed(0)} |\n`);
}
churn.kill('SIGKILL');
await watched.stop();
