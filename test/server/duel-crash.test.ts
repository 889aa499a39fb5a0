import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { BREAK } from '@nimhall/shared/room/duel-phase';
import type { Room } from '@nimhall/shared/room/room';
import { expect, onTestFinished, test } from 'vitest';
import { connect, joinAs, serve, type TestClient } from '../support/harness.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** Duels that end together, so that a kill comes between the end of one and that of the next. */
const DUELS = 6;

async function start(options: Parameters<typeof startServerProcess>[0] = {}): Promise<ServerProcess> {
  const server = await startServerProcess(options);
  onTestFinished(() => server.stop());
  return server;
}

/** A hall where two play duels whose second games have begun, who they are, and the rooms. Its clock is turned on over the breaks. */
async function secondGames() {
  const hall = await serve({ now: Date.now() - 60_000 });
  const [ann, ben] = [await joinAs(hall.url, 'Ann'), await joinAs(hall.url, 'Ben')];
  const rooms: string[] = [];
  for (let duel = 0; duel < DUELS; duel++) {
    const { room } = await ann.ok('duel', { game: 'nim' });
    expect((await ben.ok('duel', { game: 'nim' })).room).toBe(room);
    rooms.push(room);
  }
  for (const room of rooms) await ben.ok('resign', { room, id: 'first' });
  hall.clock.now += BREAK;
  await hall.sweep();
  expect((await roomsOf(ann, rooms)).map(({ duel }) => duel?.game)).toEqual(rooms.map(() => 2));
  await hall.stop();
  return { dataDir: hall.dataDir, tokens: [ann.token, ben.token] as const, rooms };
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
    const { dataDir, tokens, rooms } = await secondGames();
    const before = await start({ dataDir });
    const second = await connect(before.url, { protocol: 1, token: tokens[1] });
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

    const after = await start({ dataDir });
    const [ann, ben] = [
      await connect(after.url, { protocol: 1, token: tokens[0] }),
      await connect(after.url, { protocol: 1, token: tokens[1] }),
    ];
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
