import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHall, person } from './people.ts';

/** Bytes of JavaScript, as they come over the line, that the first page may need. */
const BUDGET = 60_000;

const hall = openHall();

test('the lobby needs 60 kB of JavaScript at most, everything it loads counted', async () => {
  const { page } = await person(hall.browser);
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await page.goto(hall.server.url);
  await page.getByRole('list', { name: 'Positions to start from' }).waitFor();
  await page.getByText(/No room is open just now/).waitFor();
  const sizes = await Promise.all(
    scripts.map(async (request) => [new URL(request.url()).pathname, (await request.sizes()).responseBodySize] as const),
  );
  expect(sizes.length).toBeGreaterThan(0);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, sizes.map(([path, size]) => `${path} ${size}`).join('\n')).toBeLessThanOrEqual(BUDGET);
});
