import { defineConfig } from 'vitest/config';

/** `quick` needs nothing but Node; `browser` plays in a real Chromium against a real server process. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'quick', include: ['{shared,server,client,compose}/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'browser', include: ['browser/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, globalSetup: ['support/browser-setup.ts'] } },
    ],
  },
});
