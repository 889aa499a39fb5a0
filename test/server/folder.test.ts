import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { goOnFrom, joinAs } from '../support/harness.ts';
import { startServerProcess } from '../support/server-process.ts';

test('a second server on the same folder ends and says what to do, and after a kill -9 the folder is free', async () => {
  const first = await startServerProcess();
  onTestFinished(() => first.stop());
  const { dataDir } = first;
  await expect(startServerProcess({ dataDir })).rejects.toThrow(/exited with 1 .*\n*Another server is using .* stop the other one/);
  await first.kill('SIGKILL');
  await goOnFrom(first);
});

test('with its folder deleted a server is not ready and accepts nothing', async () => {
  const server = await startServerProcess();
  onTestFinished(() => server.stop());
  const client = await joinAs(server.url, 'Ann');
  await client.ok('room:create', { game: 'nim' });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await rm(server.dataDir, { recursive: true });
  expect(await client.send('room:create', { game: 'nim' })).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
});
