import { expect, test } from 'vitest';
import { connect, joinAs, pairAt, serve } from '../support/harness.ts';

test('R3: the same command again gets the same answer and makes no second move', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '5,5' });
  const move = { room, id: 'once', branch: 0, ply: 0, move: 'a1' };
  const [one, two] = await Promise.all([first.send('move', move), first.send('move', move)]);
  expect(one).toEqual({ ok: true, version: 3, ply: 1 });
  expect(two).toEqual(one);
  await second.ok('move', { room, id: 'reply', branch: 0, ply: 1, move: 'a1' });
  expect(await first.send('move', move)).toEqual(one);
  expect(await first.ok('room:enter', { room })).toMatchObject({ version: 4, snapshot: { moves: ['a1', 'a1'], position: '3,5' } });
});

test('an id belongs to one player: another may use the same', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '5,5' });
  await first.ok('move', { room, id: 'same', branch: 0, ply: 0, move: 'a1' });
  expect(await second.send('move', { room, id: 'same', branch: 0, ply: 1, move: 'b1' })).toEqual({ ok: true, version: 4, ply: 2 });
});

test('a refusal is repeated too: a late copy is not carried out after its sender was told no', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '5,5' });
  const early = { room, id: 'early', branch: 0, ply: 1, move: 'b1' };
  expect(await second.send('move', early)).toMatchObject({ ok: false, error: { code: 'stale' } });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  expect(await second.send('move', early)).toMatchObject({ ok: false, error: { code: 'stale' } });
  await second.ok('move', { ...early, id: 'in time' });
});

test('R3: the same id gets the same answer however many commands came in between, also those of strangers', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '500,500' });
  const move = (ply: number) => ({ room, id: `m${ply}`, branch: 0, ply, move: ply % 2 === 0 ? 'a1' : 'b1' });
  for (let ply = 0; ply < 10; ply++) await (ply % 2 === 0 ? first : second).ok('move', move(ply));
  const asked = await first.ok('takeback:offer', { room, id: 'back' });
  expect(await second.ok('takeback:answer', { room, id: 'yes', accept: true })).toEqual({ ok: true, version: 14, ply: 8 });
  const eve = await joinAs(url, 'Eve');
  await Promise.all(Array.from({ length: 1_100 }, (_, index) => eve.send('resign', { room, id: `e${index}` })));
  for (let ply = 8; ply < 120; ply++) {
    await (ply % 2 === 0 ? first : second).ok('move', { ...move(ply), id: `n${ply}`, branch: 1 });
  }
  expect(await first.send('takeback:offer', { room, id: 'back' })).toEqual(asked);
  expect(await first.send('move', move(0))).toEqual({ ok: true, version: 3, ply: 1 });
  expect(await first.ok('room:enter', { room })).toMatchObject({ version: 126, snapshot: { takeback: null, ply: 120 } });
});

test('asking twice for a room with one id opens one room', async () => {
  const { url } = await serve();
  const ann = await joinAs(url, 'Ann');
  const wish = { game: 'nim', id: 'wish' };
  const [one, two] = await Promise.all([ann.ok('room:create', wish), ann.ok('room:create', wish)]);
  expect(two.room).toBe(one.room);
  expect((await ann.ok('room:create', wish)).room).toBe(one.room);
  expect((await ann.ok('room:create', { ...wish, id: 'another' })).room).not.toBe(one.room);
  expect((await ann.ok('lobby', { on: true })).rooms.length).toBe(2);
});

test('R3: answers are remembered across a restart, and so are seats, rooms and identities', async () => {
  const before = await serve();
  const { first, second, room } = await pairAt(before.url, { start: '5,5' });
  const move = { room, id: 'once', branch: 0, ply: 0, move: 'a1' };
  const answer = await first.ok('move', move);
  await before.stop();

  const after = await serve({ dataDir: before.dataDir });
  const [ann, ben] = [
    await connect(after.url, { protocol: 1, token: first.token }),
    await connect(after.url, { protocol: 1, token: second.token }),
  ];
  expect(await ann.send('move', move)).toEqual(answer);
  expect(await ann.ok('room:enter', { room })).toMatchObject({ you: 'first', version: 3, snapshot: { position: '4,5', turn: 'second' } });
  await ben.ok('move', { room, id: 'reply', branch: 0, ply: 1, move: 'b5' });
  expect((await ann.ok('lobby', { on: true })).rooms.map((each) => each.room)).toEqual([room]);
});

test('with echo: false the answer carries the entry, and only the others get it as an event', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '5,5' });
  const quiet = await connect(url, { protocol: 1, token: first.token, echo: false });
  await quiet.ok('room:enter', { room });
  const move = { room, id: 'quiet', branch: 0, ply: 0, move: 'a1' };
  const answer = await quiet.ok('move', move);
  const { room: _, ...entry } = await second.waitFor('room', ({ version }) => version === 3);
  expect(answer).toEqual({ ok: true, version: 3, ply: 1, entry });
  expect(await quiet.ok('move', move)).toEqual({ ok: true, version: 3, ply: 1 });
  await first.waitFor('room', ({ version }) => version === 3);
  await second.ok('move', { room, id: 'reply', branch: 0, ply: 1, move: 'b1' });
  await quiet.waitFor('room', ({ version }) => version === 4);
  expect(quiet.received('room').map(({ version }) => version)).toEqual([4]);
});
