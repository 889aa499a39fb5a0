import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Takes pictures of every scene: see pages.ts. It uses the fixtures of the tests, and fails when a scene cannot be
 * opened.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tour/pages.ts'],
    globalSetup: ['support/build.ts', 'support/browser-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
