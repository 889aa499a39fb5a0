import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';
import { LONG, scaled } from './support/scale.ts';
import { Summary } from './support/summary.ts';

/**
 * Works around a bug in V8. Node strips types by WebAssembly, anew in each thread. When that calls JavaScript often
 * enough, V8 replaces the code between the two by a faster version and frees the old one. In a process where many
 * threads start and end, as those of many servers do, the registry of such code may become corrupt and the process ends
 * with SIGSEGV or SIGABRT (`Runtime_TierUpWasmToJSWrapper`, `FreeDeadCode` and `ThreadIsolation` in the core). With
 * this budget nothing is ever replaced. The crash happens about once in many whole runs. Node 24.21.0, the newest 24
 * when this was written, survived 3,000 threads of a loop made for it, which proves nothing. The nearest report is
 * nodejs/node#64500, open and seen up to Node 26.5. Remove this when that is closed and twenty whole runs without it
 * ended well, or when Node no longer strips types by WebAssembly.
 */
const MANY_THREADS = ['--wasm-wrapper-tiering-budget=1000000000'];

/** As in server/src/main.js, for servers that tests start in their own process: otherwise the threads of each strip the types of the same files again. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/nimhall/', import.meta.url));

/** When a run began on a slow machine: see support/slow-machine.ts. */
process.env.TEST_SLOW_SINCE = String(Date.now());

/** Projects that need only Node. A third of the time a file waits: for processes that it started, or for a clock. */
const QUICK = {
  sequence: { groupOrder: 0 },
  testTimeout: scaled(20_000, 600_000),
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  setupFiles: ['support/slow-machine.ts', 'support/properties.ts'],
};

/** Folders whose tests ask the solver. */
const SOLVING = 'shared/{bot,games,lab,ladder,puzzle,solver}';

/**
 * One project after the other: `rules` and `quick` need only Node; `cluster` starts Postgres and Redis servers;
 * `browser` plays in a real Chromium against a real server process.
 */
export default defineConfig({
  test: {
    reporters: ['default', new Summary()],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['support/build.ts'],
    projects: [
      {
        test: {
          ...QUICK,
          name: 'rules',
          testTimeout: LONG.timeout,
          include: [`${SOLVING}/**/*.test.ts`],
          // The solver caches its results, which must not carry over from one file to another.
          setupFiles: [...QUICK.setupFiles, 'support/empty-tables.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...QUICK,
          name: 'quick',
          include: ['{shared,server,client,compose}/**/*.test.ts'],
          exclude: [`${SOLVING}/**`, 'server/store/postgres*.test.ts'],
          execArgv: MANY_THREADS,
          // A third of the time went into importing the same modules for each of a hundred files; their caches hold
          // only what can be recomputed.
          isolate: false,
        },
      },
      {
        test: {
          name: 'cluster',
          sequence: { groupOrder: 1 },
          include: ['server/store/postgres*.test.ts', 'cluster/**/*.test.ts', 'chaos/**/*.test.ts'],
          globalSetup: ['support/cluster-setup.ts'],
          setupFiles: ['support/slow-machine.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          execArgv: MANY_THREADS,
          // The files of a worker share a Postgres and a Redis. Most of a test is waiting for broken parts, so two
          // files run at a time.
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'browser',
          sequence: { groupOrder: 2 },
          include: ['browser/**/*.test.ts', 'components/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A page under load may take a while to show what a person usually sees at once.
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ['support/browser-setup.ts'],
          // The files of a worker share a browser. More workers than processors are not faster.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
