import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import type { Room } from '@nimhall/shared/room/room';
import { expect, onTestFinished, test } from 'vitest';
import { connect, joinAs, type TestClient } from '../support/harness.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** Duels that end together, so that a kill comes between the end of one and that of the next. */
const DUELS = 6;

async function start(options: Parameters<typeof startServerProcess>[0] = {}): Promise<ServerProcess> {
  const server = await startServerProcess(options);
  onTestFinished(() => server.stop());
  return server;
}

/** Rooms of duels between two, whose second games have begun. */
async function secondGames(ann: TestClient, ben: TestClient): Promise<readonly string[]> {
  const rooms: string[] = [];
  for (let duel = 0; duel < DUELS; duel++) {
    const { room } = await ann.ok('duel', { game: 'nim' });
    expect((await ben.ok('duel', { game: 'nim' })).room).toBe(room);
    rooms.push(room);
  }
  const begun = rooms.map((room) =>
    ben.waitFor('room', (each) => each.room === room && each.events.some(({ kind }) => kind === 'rematch-started')),
  );
  for (const room of rooms) await ben.ok('resign', { room, id: 'first' });
  await Promise.all(begun);
  return rooms;
}

async function roomsOf(ann: TestClient, codes: readonly string[]): Promise<readonly Room[]> {
  return await Promise.all(codes.map(async (room) => (await ann.ok('room:enter', { room })).snapshot));
}

/** How many duels the list of ratings has of somebody: in the game, and in all together. */
async function countedFor({ url }: ServerProcess, { token }: TestClient): Promise<readonly number[]> {
  const response = await fetch(`${url}/api/v1/me/ratings`, { headers: { authorization: `Bearer ${token}` } });
  const { ratings } = (await response.json()) as { ratings: RatingInfo[] };
  return ['nim', null].map((game) => ratings.find((each) => each.game === game)?.duels ?? 0);
}

test.each([1, 3])(
  'kill -9 as duels end, %i of which are known to have ended, leaves of each the end and its rating or neither',
  async (known) => {
    const before = await start();
    const [first, second] = [await joinAs(before.url, 'Ann'), await joinAs(before.url, 'Ben')];
    const rooms = await secondGames(first, second);
    const answers = rooms.map((room) => second.send('resign', { room, id: 'second' }).then(({ ok }) => ok));
    let answered = 0;
    await new Promise<void>((resolve) => {
      for (const answer of answers)
        void answer.then(
          () => ++answered === known && resolve(),
          () => undefined,
        );
    });
    await before.kill('SIGKILL');

    const after = await start({ dataDir: before.dataDir });
    const [ann, ben] = await Promise.all([first, second].map(({ token }) => connect(after.url, { protocol: 1, token })));
    if (!ann || !ben) throw new Error('Two came back');
    const found = await roomsOf(ann, rooms);
    const ended = found.filter(({ status }) => status === 'over');
    expect(ended.length).toBeGreaterThanOrEqual(known);
    expect(ended.filter(({ duel }) => duel?.rated === null)).toEqual([]);
    expect(found.filter(({ status, duel }) => status === 'playing' && duel?.rated)).toEqual([]);
    for (const each of [ann, ben]) expect(await countedFor(after, each)).toEqual([ended.length, ended.length]);

    // Whoever sends again what was not answered ends the others, and each is counted once.
    for (const room of rooms) await ben.ok('resign', { room, id: 'second' });
    for (const each of [ann, ben]) expect(await countedFor(after, each)).toEqual([DUELS, DUELS]);
    const counts = (await roomsOf(ann, rooms)).map(({ duel }) => duel?.rated?.overall.first.after.duels);
    expect(counts.toSorted()).toEqual(rooms.map((_, at) => at + 1));
  },
);
