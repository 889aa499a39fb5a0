import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';

/**
 * With `npm run test:often -- 1 --slow`, makes time pass faster for this process and for those of Node that it starts, as if the machine
 * were slower: whatever relies on a second being long is found out. All their clocks still agree. Not for browser tests, because the
 * clock of a page stays as it is.
 */

/** How many times slower the machine seems. */
const SLOW = Number(process.env.TEST_SLOW ?? 1);
/** When all clocks were right, in milliseconds since 1970. */
const BEGAN = Number(process.env.TEST_SLOW_SINCE);
/** Files of tests share a process, and each loads this again. */
const DONE = Symbol.for('nimhall.slow-machine');

if (SLOW > 1 && !Object.hasOwn(process, DONE)) {
  Object.defineProperty(process, DONE, { value: true });
  slowDown();
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${import.meta.url}`;
}

function slowDown(): void {
  const wallClock = Date.now.bind(Date);
  Date.now = () => Math.round(later(wallClock()));
  const sinceStart = performance.now.bind(performance);
  const { timeOrigin } = performance;
  performance.now = () => later(timeOrigin + sinceStart()) - timeOrigin;
  timers.setTimeout = globalThis.setTimeout = sooner(setTimeout);
  timers.setInterval = globalThis.setInterval = sooner(setInterval);
  const { setTimeout: passes } = timersPromises;
  timersPromises.setTimeout = (delay, ...rest) => passes((delay ?? 1) / SLOW, ...rest);
  syncBuiltinESMExports();
}

function later(time: number): number {
  return BEGAN + (time - BEGAN) * SLOW;
}

function sooner<Timer extends typeof setTimeout | typeof setInterval>(timer: Timer): Timer {
  const start = (callback: () => void, delay?: number, ...rest: []) => timer(callback, (delay ?? 1) / SLOW, ...rest);
  // Such as the version that util.promisify takes.
  return Object.defineProperties(start, Object.getOwnPropertyDescriptors(timer)) as Timer;
}
