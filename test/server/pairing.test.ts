import { expect, test } from 'vitest';
import { SOON_AWAY } from '../support/delays.ts';
import { connect, joinAs, serve } from '../support/harness.ts';

const clock = { initialMs: 180_000, incrementMs: 2_000 };

test('looking for the same game seats a player opposite one who waits, and the game begins', async () => {
  const { url } = await serve();
  const [ann, ben] = [await joinAs(url, 'Ann'), await joinAs(url, 'Ben')];
  const { room } = await ann.ok('pair', { game: 'nim', start: '1,2,3', clock });
  expect(await ben.ok('pair', { game: 'nim', params: {}, misere: false, start: '1,2,3', clock })).toEqual({ ok: true, room });
  await ann.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'started'));
  const { snapshot } = await ben.ok('room:enter', { room });
  const names = Object.values(snapshot.seats).map((occupant) => (occupant?.kind === 'human' ? occupant.player.name : ''));
  expect(names.sort()).toEqual(['Ann', 'Ben']);
  expect(snapshot).toMatchObject({ status: 'playing', clock, listed: true });
});

test.each([
  ['another position', { game: 'nim', start: '3,4,5' }],
  ['another game', { game: 'octal', start: '3' }],
  ['another last object', { game: 'nim', start: '1,2,3', misere: true }],
  ['a clock', { game: 'nim', start: '1,2,3', clock }],
])('a player who looks for %s waits in a separate room', async (_what, wishes) => {
  const { url } = await serve();
  const [ann, ben] = [await joinAs(url, 'Ann'), await joinAs(url, 'Ben')];
  const { room } = await ann.ok('pair', { game: 'nim', start: '1,2,3' });
  expect((await ben.ok('pair', wishes)).room).not.toBe(room);
});

test('the player who has waited longest is matched first, and one who left is not matched', async () => {
  const { url, clock: time } = await serve();
  const gone = await joinAs(url, 'Gone');
  const early = await joinAs(url, 'Early');
  const late = await joinAs(url, 'Late');
  const fresh = await joinAs(url, 'New');
  // Rooms with an open seat that were not opened by pairing are in the queue too.
  const rooms = [];
  for (const seeker of [gone, early, late]) {
    time.now++;
    rooms.push((await seeker.ok('room:create', { game: 'nim', start: '2,2' })).room);
  }
  await gone.ok('room:leave', { room: rooms[0] ?? '' });
  expect((await fresh.ok('pair', { game: 'nim', start: '2,2' })).room).toBe(rooms[1]);
});

test('searching twice leads to one room: with the same id, and while waiting', async () => {
  const { url } = await serve();
  const [ann, ben] = [await joinAs(url, 'Ann'), await joinAs(url, 'Ben')];
  const seek = { game: 'nim', start: '1,2' };
  const { room } = await ann.ok('pair', { ...seek, id: 'one' });
  expect((await ann.ok('pair', { ...seek, id: 'two' })).room).toBe(room);
  expect((await ben.ok('pair', { ...seek, id: 'one' })).room).toBe(room);
  // The game is running; a lost answer is requested again, also on another connection.
  const again = await connect(url, { protocol: 1, token: ben.token });
  expect((await again.ok('pair', { ...seek, id: 'one' })).room).toBe(room);
  expect((await ben.ok('pair', { ...seek, id: 'next' })).room).not.toBe(room);
});

test('the same id gives the same room after a restart too, to its host and to the player who sat down', async () => {
  const before = await serve();
  const [ann, ben] = [await joinAs(before.url, 'Ann'), await joinAs(before.url, 'Ben')];
  const seek = { game: 'nim', start: '1,2', id: 'once' };
  const { room } = await ann.ok('pair', seek);
  await ben.ok('pair', seek);
  await before.stop();
  const { url } = await serve({ dataDir: before.dataDir });
  for (const { token } of [ann, ben]) {
    const again = await connect(url, { protocol: 1, token });
    expect((await again.ok('pair', seek)).room).toBe(room);
    expect((await again.ok('pair', { ...seek, id: 'anew' })).room).not.toBe(room);
  }
});

test('an id that opened a room by another command, or was used in one, does not lead there', async () => {
  const { url } = await serve();
  const [ann, ben] = [await joinAs(url, 'Ann'), await joinAs(url, 'Ben')];
  const created = await ann.ok('room:create', { game: 'nim', start: '3', listed: false, id: 'same' });
  const { room } = await ann.ok('pair', { game: 'nim', start: '1,2,3', id: 'same' });
  expect(room).not.toBe(created.room);
  expect((await ann.ok('room:create', { game: 'nim', start: '3', listed: false, id: 'same' })).room).toBe(created.room);
  await ben.ok('pair', { game: 'nim', start: '1,2,3', id: 'b' });
  // The id that took a seat is not mistaken for a command of the room.
  expect(await ben.send('resign', { room, id: 'b' })).toMatchObject({ ok: true });
  expect((await ben.ok('room:enter', { room })).snapshot.status).toBe('over');
});

test('a waiting player is found, however many games are played and others wait', async () => {
  const { url } = await serve({ botPace: 60_000 });
  const [ann, ben, host] = await Promise.all([joinAs(url, 'Ann'), joinAs(url, 'Ben'), joinAs(url, 'Host')]);
  const { room } = await ann.ok('pair', { game: 'nim' });
  const bots = { first: { bot: 'random' }, second: { bot: 'random' } } as const;
  for (let game = 0; game < 210; game++) await host.ok('room:create', { game: 'kayles', seats: bots });
  const others = Array.from({ length: 100 }, () => connect(url, { protocol: 1 }));
  for (const other of others) for (let at = 1; at < 4; at++) await (await other).ok('room:create', { game: 'nim', start: `${at}` });
  expect((await ben.ok('pair', { game: 'nim' })).room).toBe(room);
});

test('a player whose departure went unnoticed is skipped, and their room leaves the lobby', async () => {
  const before = await serve();
  const [gone, early] = [await joinAs(before.url, 'Gone'), await joinAs(before.url, 'Early')];
  const seek = { game: 'nim', start: '2,2' };
  const left = await gone.ok('room:create', seek);
  const { room } = await early.ok('room:create', seek);
  await before.stop();
  const { url } = await serve({ dataDir: before.dataDir, delays: SOON_AWAY });
  const back = await connect(url, { protocol: 1, token: early.token });
  await back.ok('room:enter', { room });
  const late = await joinAs(url, 'Late');
  expect((await late.ok('pair', seek)).room).toBe(room);
  const listed = async () => (await back.ok('lobby', { on: true })).rooms.map((each) => each.room);
  await expect.poll(listed, { timeout: 15_000 }).not.toContain(left.room);
});

test('many simultaneous searches are paired two by two', async () => {
  const { url } = await serve();
  const seekers = await Promise.all(Array.from({ length: 20 }, (_, index) => joinAs(url, `Seeker ${index}`)));
  const found = await Promise.all(seekers.map((seeker) => seeker.ok('pair', { game: 'nim', start: '7' })));
  const rooms = new Map<string, number>();
  for (const { room } of found) rooms.set(room, (rooms.get(room) ?? 0) + 1);
  expect([...rooms.values()]).toEqual(Array.from({ length: 10 }, () => 2));
});

test('options that do not describe a game are refused', async () => {
  const { url } = await serve();
  const ann = await joinAs(url, 'Ann');
  expect(await ann.send('pair', { game: 'chess' })).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  expect(await ann.send('pair', { game: 'nim', start: 'x' })).toMatchObject({ ok: false, error: { code: 'bad-position' } });
  expect(await ann.send('pair', { game: 'nim', start: '0' })).toMatchObject({ ok: false, error: { code: 'bad-position' } });
});
