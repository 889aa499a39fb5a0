import { expect, test } from 'vitest';
import { connect, joinAs, newToken, pairAt, serve } from '../support/harness.ts';

test('a spectator sees perfect play at once and after every move', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '3,4,5' });
  const watcher = await joinAs(url, 'Wim');
  await watcher.ok('room:enter', { room });
  expect(await watcher.ok('overlay', { room, on: true })).toMatchObject({
    analysis: {
      outcome: 'N',
      nimber: 2,
      winningMoves: ['a2'],
      method: { tier: 'theorem' },
      explanation: { drawings: [{ kind: 'columns' }] },
    },
  });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a2' });
  expect(await watcher.waitFor('overlay', ({ version }) => version === 3)).toMatchObject({
    analysis: { position: '1,4,5', outcome: 'P', winningMoves: [] },
  });
  await watcher.ok('overlay', { room, on: false });
  await second.ok('move', { room, id: 'm', branch: 0, ply: 1, move: 'a1' });
  await watcher.waitFor('room', ({ version }) => version === 4);
  await watcher.ok('lobby', { on: false });
  expect(watcher.received('overlay').length).toBe(1);
});

test('R8: no overlay reaches an identity with a seat, on any of its connections', async () => {
  const { url } = await serve();
  const host = await joinAs(url, 'Host');
  const { room } = await host.ok('room:create', { game: 'nim', start: '3,4,5' });
  const { token } = await newToken(url, 'Two Tabs');
  const [playing, peeking] = [await connect(url, { protocol: 1, token }), await connect(url, { protocol: 1, token })];
  for (const tab of [playing, peeking]) await tab.ok('room:enter', { room });
  await peeking.ok('overlay', { room, on: true });

  await playing.ok('seat:take', { room, id: 'sit', seat: 'second' });
  expect(await peeking.send('overlay', { room, on: true })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  await host.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  await peeking.waitFor('room', ({ version }) => version === 3);
  await peeking.ok('lobby', { on: false });
  expect(peeking.received('overlay')).toEqual([]);
});

test('a player who sits down during an analysis does not get its result', async () => {
  const { url } = await serve();
  const host = await joinAs(url, 'Host');
  const { room } = await host.ok('room:create', { game: 'grundys-game', misere: true, start: '40,39,38', overlay: 'spectators' });
  const watcher = await joinAs(url, 'Wim');
  await watcher.ok('room:enter', { room });
  const asked = watcher.send('overlay', { room, on: true });
  // By the time that these are answered the analysis has begun, which takes a second.
  for (let each = 0; each < 5; each++) await watcher.ok('lobby', { on: false });
  await watcher.ok('seat:take', { room, id: 'sit', seat: 'second' });
  expect(await asked).toMatchObject({ ok: false, error: { code: 'forbidden' } });
});

test('players see it after the game, until the rematch', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '1' });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  expect(await second.ok('overlay', { room, on: true })).toMatchObject({ analysis: { outcome: 'P' } });
  await first.ok('rematch:offer', { room, id: 'r1' });
  await second.ok('rematch:answer', { room, id: 'r2', accept: true });
  await second.waitFor('room', ({ version }) => version === 5);
  await second.ok('lobby', { on: false });
  expect(second.received('overlay').map(({ version }) => version)).toEqual([4]);
  expect(await second.send('overlay', { room, on: true })).toMatchObject({ error: { code: 'forbidden' } });
});

test.for(['after', 'off'] as const)('the room may withhold it: %s', async (overlay) => {
  const { url } = await serve();
  const { first, room } = await pairAt(url, { start: '1', overlay });
  const watcher = await joinAs(url, 'Wim');
  await watcher.ok('room:enter', { room });
  expect(await watcher.send('overlay', { room, on: true })).toMatchObject({ error: { code: 'forbidden' } });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  const after = await watcher.send('overlay', { room, on: true });
  expect(after.ok).toBe(overlay === 'after');
});

test('R8: players are refused the analysis of their current position, and nobody else is', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '3,4,5' });
  const watcher = await joinAs(url, 'Wim');
  const ask = async (position: string, token?: string, more: object = {}): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const body = JSON.stringify({ game: 'nim', position, ...more });
    return (await fetch(`${url}/api/v1/analysis`, { method: 'POST', headers, body })).status;
  };
  for (const { token } of [first, second]) expect(await ask('3,4,5', token)).toBe(403);
  expect(await ask('3, 4, 5', first.token), 'in any spelling').toBe(403);
  expect(await ask('5,4,3', first.token), 'in any order').toBe(403);
  expect(await ask('3,4,5', watcher.token)).toBe(200);
  expect(await ask('3,4,5')).toBe(200);
  expect(await ask('1,4,5', first.token)).toBe(200);
  expect(await ask('3,4,5', first.token, { misere: true }), 'the winning moves are often the same').toBe(403);
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a2' });
  expect(await ask('1,4,5', first.token)).toBe(403);
  expect(await ask('3,4,5', first.token), 'what has been is no secret').toBe(200);
  await second.ok('resign', { room, id: 'r' });
  expect(await ask('1,4,5', first.token)).toBe(200);
});
