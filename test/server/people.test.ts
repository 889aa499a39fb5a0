import { readConfig } from '@nimhall/server/config';
import { skeletonOf } from '@nimhall/server/people/look-alikes';
import { openStore } from '@nimhall/server/store/open';
import type { GameHistoryPage, Profile } from '@nimhall/shared/protocol/messages';
import type { TrackRecord } from '@nimhall/shared/room/tally';
import pino from 'pino';
import { expect, test } from 'vitest';
import { joinAs, pairAt, serve, type TestClient, temporaryFolder } from '../support/harness.ts';

const as = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });
const get = async <Answer>(url: string, path: string, client?: TestClient): Promise<Answer> =>
  (await fetch(url + path, client && as(client))).json() as Promise<Answer>;

/** Registers a player as a passkey would, in the data of a server that is stopped meanwhile. */
async function keep(dataDir: string, player: { id: string; name: string }): Promise<void> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), pino({ level: 'silent' }));
  const passkey = { id: `key of ${player.id}`, publicKey: Buffer.from('key'), counter: 0, transports: [], name: '', at: 1 };
  expect(await store.passkeys.add(player, skeletonOf(player.name), passkey)).toBe(true);
  await store.close();
}

/** Ann, who is registered, resigned a listed game against Ben, and an unlisted one. */
async function hall(): Promise<{ url: string; ann: TestClient; ben: TestClient; room: string; hidden: string }> {
  const dataDir = await temporaryFolder();
  const before = await serve({ dataDir });
  const rooms: string[] = [];
  const { first, second } = await pairAt(before.url);
  for (const listed of [true, false]) {
    const { room } = await first.ok('room:create', { game: 'nim', start: '1,2', listed });
    await second.ok('room:enter', { room });
    await second.ok('seat:take', { room, id: 'sit', seat: 'second' });
    await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'b1' });
    await first.ok('resign', { room, id: '2' });
    rooms.push(room);
  }
  const { player } = await get<{ player: { id: string; name: string } }>(before.url, '/api/v1/me', first);
  await before.stop();
  await keep(dataDir, player);
  const { url } = await serve({ dataDir });
  return { url, ann: first, ben: second, room: rooms[0] as string, hidden: rooms[1] as string };
}

test('a registered player has a public page, with their listed games', async () => {
  const { url, ann, ben, room, hidden } = await hall();
  const nim = { game: 'nim', won: 0, lost: 2, undecided: 0 };
  const against = (between: unknown) => ({
    id: expect.any(String),
    name: 'Ann',
    since: Date.UTC(2026, 0, 1),
    games: [nim],
    ratings: [],
    curve: [],
    between,
  });
  expect(await get<Profile>(url, '/api/v1/people/Ann')).toEqual(against(null));
  expect(await get<Profile>(url, '/api/v1/people/%20ann', ann)).toEqual(against(null));
  expect(await get<Profile>(url, '/api/v1/people/Ann', ben)).toEqual(against({ won: 2, lost: 0, undecided: 0 }));
  const { games, more } = await get<GameHistoryPage>(url, '/api/v1/people/Ann/games');
  expect([games.map((game) => game.room), more]).toEqual([[room], null]);
  expect((await get<GameHistoryPage>(url, '/api/v1/me/games', ann)).games.map((game) => game.room).toSorted()).toEqual(
    [room, hidden].toSorted(),
  );
  expect((await get<GameHistoryPage>(url, '/api/v1/people/Ann/games?outcome=won')).games).toEqual([]);
  expect(await get<TrackRecord>(url, '/api/v1/me/standing', ben)).toMatchObject({
    games: [{ game: 'nim', won: 2 }],
    rivals: [{ name: 'Ann', kept: true, won: 2, lost: 0 }],
  });
});

test('guests and unknown names get the same answer', async () => {
  const { url } = await serve();
  await joinAs(url, 'Ben');
  const answers = await Promise.all(
    ['Ben', 'Nobody', 'x'.repeat(200), '%00', '%E2%80%AE', ' '].map(async (each) => {
      const response = await fetch(`${url}/api/v1/people/${each.trim() === each ? each : encodeURIComponent(each)}`);
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 .*not-found/);
  expect((await fetch(`${url}/api/v1/people/Nobody/games`)).status).toBe(404);
  expect((await fetch(`${url}/api/v1/me/standing`)).status).toBe(401);
});
