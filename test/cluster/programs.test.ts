import { expect, test } from 'vitest';
import { openShared } from '../support/cluster.ts';
import { delays } from '../support/delays.ts';
import { connect, joinAs, serve } from '../support/harness.ts';
import { newProgram } from '../support/programs-of-owners.ts';

const shared = openShared();

test('a program connected to one node is listed, seated and removed on another one, with Redis and without', async () => {
  for (const redisUrl of [undefined, shared.redis.url]) {
    const databaseUrl = await shared.postgres.database();
    const options = { databaseUrl, delays, ...(redisUrl !== undefined && { redisUrl }) };
    const [one, other] = [await serve(options), await serve(options)];
    const { id, token } = await newProgram(await joinAs(one.url, 'Ada'), one.url, 'Kayla');
    const ben = await joinAs(other.url, 'Ben');
    expect(await ben.ok('programs', { on: true })).toMatchObject({ programs: [] });
    const kayla = await connect(one.url, { protocol: 1, token });
    await kayla.ok('program:offer', { games: ['nim'], misere: false, boards: 1 });
    await ben.waitFor('programs', ({ changed }) => changed.some((each) => each.id === id && each.free === 1));

    const rooms = await Promise.all(['2', '3'].map((start) => ben.ok('room:create', { game: 'nim', start })));
    const acks = await Promise.all(rooms.map(({ room }) => ben.send('seat:program', { room, id: 'seat', seat: 'second', program: id })));
    expect(acks.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const { room } = rooms[acks.findIndex(({ ok }) => ok)] as { room: string };
    await ben.waitFor('programs', ({ changed }) => changed.some((each) => each.id === id && each.free === 0));
    await kayla.waitFor('seated', (message) => message.room === room);
    await kayla.ok('room:enter', { room });
    await ben.ok('resign', { room, id: 'resign' });
    await ben.waitForNext('programs', ({ changed }) => changed.some((each) => each.id === id && each.free === 1));
    kayla.socket.disconnect();
    await ben.waitFor('programs', ({ gone }) => gone.includes(id));
  }
});
