import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Takes pictures of every scene: see pages.ts. It uses what the tests use, and fails where a scene cannot be opened. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { include: ['tour/pages.ts'], globalSetup: ['support/browser-setup.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
