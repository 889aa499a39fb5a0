import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve, type TestServer, type TestServerOptions, temporaryFolder } from './harness.ts';

/** A server of pages that need not be built, because their sources contain what it reads about them. */
export async function serveUnbuiltPages(options: TestServerOptions = {}): Promise<TestServer> {
  const clientDir = await temporaryFolder();
  for (const page of ['index.html', 'embed.html']) {
    await copyFile(fileURLToPath(new URL(`../../client/${page}`, import.meta.url)), join(clientDir, page));
  }
  return await serve({ ...options, clientDir });
}
