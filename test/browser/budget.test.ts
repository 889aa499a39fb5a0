import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openHall, person } from './people.ts';

/** Bytes of compressed JavaScript that the first page may need. */
const BUDGET = 60_000;

const CLIENT = fileURLToPath(new URL('../../client/dist', import.meta.url));

const hall = openHall();

test('the lobby needs 60 kB of JavaScript at most, everything it loads counted', async () => {
  const { page } = await person(hall.browser);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(hall.server.url);
  await page.getByRole('list', { name: 'Positions to start from' }).waitFor();
  await page.getByText(/No room is open just now/).waitFor();
  const sizes = await Promise.all([...scripts].map(async (path) => gzipSync(await readFile(CLIENT + path)).length));
  expect(scripts.size).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
