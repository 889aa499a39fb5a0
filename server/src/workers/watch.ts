import { MEMORY } from './memory.ts';

/** How often to check, in milliseconds: meanwhile memory grows by some hundred megabytes at most. */
const EVERY = 50;

const parent = process.ppid;

/**
 * Runs in a thread beside a worker, so it sees the memory even while the worker is busy. Ends the process when that is too much, or when
 * its server is gone.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY.most || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, EVERY);
