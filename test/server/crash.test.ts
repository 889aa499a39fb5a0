import { expect, onTestFinished, test } from 'vitest';
import { connect, goOnFrom, joinAs, pairAt, post, type TestClient } from '../support/harness.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

async function start(options: Parameters<typeof startServerProcess>[0] = {}): Promise<ServerProcess> {
  const server = await startServerProcess(options);
  onTestFinished(() => server.stop());
  return server;
}

const returning = (url: string, { token }: TestClient): Promise<TestClient> => connect(url, { protocol: 1, token });

test('R2: after kill -9 in mid-game everything acknowledged is stored, and the next move is played', async () => {
  const before = await start();
  const { first, second, room } = await pairAt(before.url, { start: '20,30' });
  for (let ply = 0; ply < 10; ply++) {
    await (ply % 2 === 0 ? first : second).ok('move', { room, id: `m${ply}`, branch: 0, ply, move: ply % 2 === 0 ? 'a1' : 'b1' });
  }
  await before.kill('SIGKILL');

  const after = await start({ dataDir: before.dataDir, port: before.port });
  const [ann, ben] = [await returning(after.url, first), await returning(after.url, second)];
  expect(await ann.ok('room:enter', { room })).toMatchObject({
    you: 'first',
    version: 12,
    snapshot: { ply: 10, position: '15,25', turn: 'first' },
  });
  expect(await ben.send('move', { room, id: 'm9', branch: 0, ply: 9, move: 'b1' })).toEqual({ ok: true, version: 12, ply: 10 });
  await ann.ok('move', { room, id: 'next', branch: 0, ply: 10, move: 'a15' });
  expect((await ben.ok('room:enter', { room })).version).toBe(13);
});

test('bots that were playing at kill -9 play on', async () => {
  const before = await start();
  const ann = await joinAs(before.url, 'Ann');
  const { room } = await ann.ok('room:create', {
    game: 'nim',
    start: '9,9,9',
    seats: { first: { bot: 'random' }, second: { bot: 'random' } },
  });
  await ann.waitFor('room', ({ version }) => version >= 3);
  await before.kill('SIGKILL');

  const after = await goOnFrom(before);
  const back = await returning(after.url, ann);
  const { snapshot } = await back.ok('room:enter', { room });
  if (snapshot.status !== 'over') await back.waitFor('room', ({ events }) => events.some((event) => event.kind === 'ended'));
  expect(await back.ok('room:enter', { room })).toMatchObject({ snapshot: { status: 'over', position: '0,0,0' } });
});

test('SIGTERM shuts down in order, and nothing acknowledged is lost', async () => {
  const before = await start();
  const { first, room } = await pairAt(before.url, { start: '5,5' });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  await before.kill('SIGTERM');
  expect(first.received('draining').length).toBe(1);
  const after = await goOnFrom(before);
  expect(await (await returning(after.url, first)).ok('room:enter', { room })).toMatchObject({ version: 3 });
});

test('a wrong setting is named, and the server does not start', async () => {
  await expect(start({ env: { BOT_PACE_MS: 'soon' } })).rejects.toThrow(/BOT_PACE_MS must be a whole number/);
  await expect(start({ env: { LOG_LEVEL: 'loud' } })).rejects.toThrow(/LOG_LEVEL/);
});

test('it serves programs over plain HTTP too', async () => {
  const { url } = await start();
  expect(await (await post(url, '/api/v1/analysis', { game: 'nim', position: '3,4,5' })).json()).toMatchObject({ winningMoves: ['a2'] });
});
