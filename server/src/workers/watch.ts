import { MEMORY } from './memory.ts';

/** How often is looked, in milliseconds: in that time memory grows by some hundred megabytes at most. */
const EVERY = 50;

const parent = process.ppid;

/**
 * Runs in a thread beside the work of a worker process, and so sees what it holds however busy it is. Ends the process when that is too much,
 * or when the server that it works for is gone.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY.most || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, EVERY);
