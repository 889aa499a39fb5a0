import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { GAME_BREAK_MS } from '@nimhall/shared/room/duel-phase';
import type { Room } from '@nimhall/shared/room/room';
import { expect, onTestFinished, test } from 'vitest';
import { connect, goOnFrom, joinAs, serve, type TestClient, type TestServer } from '../support/harness.ts';
import { spread } from '../support/scale.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** Duels that end together, so that a kill happens between the ends of two of them. */
const DUELS = 6;

async function start(options: Parameters<typeof startServerProcess>[0] = {}): Promise<ServerProcess> {
  const server = await startServerProcess(options);
  onTestFinished(() => server.stop());
  return server;
}

/**
 * A server with duels in their second games: returns the players about to resign, their opponents, and the rooms. Its
 * clock is advanced over the breaks.
 */
async function secondGames() {
  const hall = await serve({ now: Date.now() - 60_000 });
  const winners: TestClient[] = [];
  const losers: TestClient[] = [];
  const rooms: string[] = [];
  for (let duel = 0; duel < DUELS; duel++) {
    const [ann, ben] = [await joinAs(hall.url, 'Ann'), await joinAs(hall.url, 'Ben')];
    const { room } = await ann.ok('duel', { game: 'nim' });
    expect((await ben.ok('duel', { game: 'nim' })).room).toBe(room);
    winners.push(ann);
    losers.push(ben);
    rooms.push(room);
  }
  await Promise.all(rooms.map((room, at) => losers[at]?.ok('resign', { room, id: 'first' })));
  hall.clock.now += GAME_BREAK_MS;
  await hall.sweep();
  expect((await roomsOf(winners[0] as TestClient, rooms)).map(({ duel }) => duel?.game)).toEqual(rooms.map(() => 2));
  await hall.stop();
  return { dataDir: hall.dataDir, winners: winners.map(({ token }) => token), losers: losers.map(({ token }) => token), rooms };
}

async function roomsOf(ann: TestClient, codes: readonly string[]): Promise<readonly Room[]> {
  return await Promise.all(codes.map(async (room) => (await ann.ok('room:enter', { room })).snapshot));
}

/** How many duels the list of ratings counts for a player, in the game and overall. */
async function countedFor({ url }: TestServer, token: string): Promise<readonly number[]> {
  const response = await fetch(`${url}/api/v1/me/ratings`, { headers: { authorization: `Bearer ${token}` } });
  const { ratings } = (await response.json()) as { ratings: RatingInfo[] };
  return ['nim', null].map((game) => ratings.find((each) => each.game === game)?.duels ?? 0);
}

const connectAll = ({ url }: { readonly url: string }, tokens: readonly string[]) =>
  Promise.all(tokens.map((token) => connect(url, { protocol: 1, token })));

test.each(spread([1, 3], 1))(
  'after kill -9 as duels end, %i of them known to have ended, each has its end and its rating, or neither',
  async (known) => {
    const { dataDir, winners, losers, rooms } = await secondGames();
    const before = await start({ dataDir });
    const seconds = await connectAll(before, losers);
    let answered = 0;
    await new Promise<void>((resolve) => {
      for (const [at, room] of rooms.entries())
        void seconds[at]?.send('resign', { room, id: 'second' }).then(
          () => ++answered === known && resolve(),
          () => undefined,
        );
    });
    await before.kill('SIGKILL');

    const after = await goOnFrom(before);
    const back = await connectAll(after, losers);
    const found = await roomsOf(back[0] as TestClient, rooms);
    const ended = found.filter(({ status }) => status === 'over');
    expect(ended.length).toBeGreaterThanOrEqual(known);
    expect(ended.filter(({ duel }) => duel?.rated === null)).toEqual([]);
    expect(found.filter(({ status, duel }) => status === 'playing' && duel?.rated)).toEqual([]);
    for (const [at, { status }] of found.entries()) {
      const counted = status === 'over' ? [1, 1] : [0, 0];
      for (const token of [winners[at], losers[at]]) expect(await countedFor(after, token ?? '')).toEqual(counted);
    }

    // Repeating the unanswered commands ends the other duels. Each is counted once, and every player may begin the
    // next.
    await Promise.all(rooms.map((room, at) => back[at]?.ok('resign', { room, id: 'second' })));
    for (const token of [...winners, ...losers]) expect(await countedFor(after, token)).toEqual([1, 1]);
    for (const [at, each] of back.entries()) {
      const { room } = await each.ok('duel', { game: 'nim', against: 'student' });
      expect(room).not.toBe(rooms[at]);
    }
  },
);
