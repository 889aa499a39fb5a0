import { defineConfig } from 'vitest/config';

/** Where continuous integration wants the results as JSON, beside what a person reads. */
const report = process.env.NIMHALL_TEST_REPORT;

/**
 * Node strips types by WebAssembly. Where the threads of many servers do so in one process, V8 may crash as one of them replaces the
 * code by which this calls JavaScript (`Runtime_TierUpWasmToJSWrapper` and `FreeDeadCode` in the core): it is left as it is.
 */
const MANY_THREADS = ['--wasm-wrapper-tiering-budget=1000000000'];

/** `quick` needs nothing but Node; `cluster` needs Postgres and Redis servers to start; `browser` plays in a real Chromium against a real server process. */
export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          name: 'quick',
          include: ['{shared,server,client,compose}/**/*.test.ts'],
          exclude: ['server/store/postgres*.test.ts'],
          testTimeout: 20_000,
          execArgv: MANY_THREADS,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['server/store/postgres*.test.ts', 'cluster/**/*.test.ts', 'chaos/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          execArgv: MANY_THREADS,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['browser/**/*.test.ts', 'components/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A page under load may take a while for what a person sees at once.
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ['support/browser-setup.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
