import { mkdtempSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { serve, serveAll, type TestServer, type TestServerOptions, temporaryFolder } from './harness.ts';

/** A server of pages that need not be built, because their sources contain what it reads about them. */
export async function serveUnbuiltPages(options: TestServerOptions = {}): Promise<TestServer> {
  const clientDir = await temporaryFolder();
  await copyPages(clientDir);
  return await serve({ ...options, clientDir });
}

/** One such server for all tests of a file, as by `serveAll`. */
export function serveUnbuiltPagesToAll(): ReturnType<typeof serveAll> {
  const clientDir = mkdtempSync(join(tmpdir(), 'nimhall-'));
  beforeAll(async () => {
    await copyPages(clientDir);
    return () => rm(clientDir, { recursive: true, force: true });
  });
  return serveAll({ clientDir });
}

async function copyPages(clientDir: string): Promise<void> {
  for (const page of ['index.html', 'embed.html']) {
    await copyFile(fileURLToPath(new URL(`../../client/${page}`, import.meta.url)), join(clientDir, page));
  }
}
