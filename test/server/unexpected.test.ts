import { readConfig } from '@nimhall/server/config';
import { openLog } from '@nimhall/server/log';
import { startServer } from '@nimhall/server/server';
import { openStore } from '@nimhall/server/store/open';
import { expect, onTestFinished, test } from 'vitest';
import { joinAs, temporaryFolder } from '../support/harness.ts';
import { figure } from '../support/raw.ts';
import { startServerProcess } from '../support/server-process.ts';

test('an unexpected failure is answered with a code, counted, and logged in one line', async () => {
  const lines: string[] = [];
  const log = openLog('warn', { write: (line) => void lines.push(line) });
  const config = { ...readConfig({ PORT: '0', DATA_DIR: await temporaryFolder() }), rateLimits: null };
  const store = await openStore(config, log);
  const burning: typeof store = {
    ...store,
    entries: (room, after) => (room === 'burning' ? Promise.reject(new Error('The disk is on fire')) : store.entries(room, after)),
  };
  const server = await startServer(config, burning, log);
  onTestFinished(() => server.stop());
  const url = `http://127.0.0.1:${server.port}`;
  const ann = await joinAs(url, 'Ann');
  for (let each = 0; each < 50; each++) {
    expect(await ann.send('room:enter', { room: 'burning' })).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  }
  expect((await fetch(`${url}/api/v1/rooms/burning`)).status).toBe(503);
  expect(await figure(url, 'nimhall_unexpected_total{what="command"}')).toBe(50);
  expect(await figure(url, 'nimhall_unexpected_total{what="request"}')).toBe(1);
  expect(lines.filter((line) => line.includes('command failed')).length).toBeLessThan(50);
  expect(lines[0]).toContain('The disk is on fire');
});

test('errors outside a request are counted, and the process goes on', async () => {
  const trouble = 'process.on("SIGUSR2",()=>{Promise.reject(new Error("unheard"));throw(new(Error)("thrown"))})';
  const server = await startServerProcess({ env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(trouble)}` } });
  onTestFinished(() => server.stop());
  const ann = await joinAs(server.url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim' });
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(() => figure(server.url, 'nimhall_unexpected_total{what="process"}'), { timeout: 15_000 }).toBe(2);
  expect(await ann.ok('room:enter', { room })).toMatchObject({ version: 1 });
});
