import type { GameHistoryPage } from '@nimhall/shared/protocol/messages';
import { expect, onTestFinished, test } from 'vitest';
import { connect, goOnFrom, joinAs, newToken, pairAt, post, serve, type TestClient } from '../support/harness.ts';
import { startServerProcess } from '../support/server-process.ts';

const as = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });
const forget = (url: string, client: { token: string }) => fetch(`${url}/api/v1/me`, { method: 'DELETE', ...as(client) });
const text = async (url: string, path: string, client?: TestClient) => (await fetch(url + path, client && as(client))).text();

const ANN = /\bAnn\b/;
/** Long enough for a busy machine. */
const PATIENTLY = { timeout: 15_000 };

/** A game that Ann resigned to Ben after a move, with a chat message of hers. */
async function playGivenUp(url: string): Promise<{ first: TestClient; second: TestClient; room: string }> {
  const { first, second, room } = await pairAt(url);
  await first.ok('room:enter', { room });
  await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'b1' });
  await first.ok('resign', { room, id: '2' });
  await first.ok('chat', { room, text: 'Well played!' });
  return { first, second, room };
}

/** The places where others may see a player's name. */
const tracesOf = async (url: string, room: string, second: TestClient): Promise<string> =>
  (
    await Promise.all([
      text(url, `/api/v1/rooms/${room}`),
      text(url, `/api/v1/rooms/${room}/record`),
      text(url, `/r/${room}`),
      text(url, '/api/v1/rooms'),
      text(url, '/api/v1/me/games', second),
      text(url, '/api/v1/me/data', second),
      second.ok('room:enter', { room }).then((entered) => JSON.stringify(entered)),
    ])
  ).join('\n');

test('an erased player is disconnected, cannot sign in, and is named nowhere, and their games stay', async () => {
  const { url } = await serve();
  const { first, second, room } = await playGivenUp(url);
  const others = await newToken(url, 'Somebody else');
  expect(await tracesOf(url, room, second)).toMatch(ANN);
  const before = (await (await fetch(`${url}/api/v1/rooms/${room}`)).json()) as { moves: string[]; position: string };

  const cut = new Promise((resolve) => first.socket.once('disconnect', resolve));
  const answer = await forget(url, first);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('nimhall=;')]);
  await cut;
  await second.waitFor('forgotten', (message) => message.room === room);
  await expect.poll(() => tracesOf(url, room, second), PATIENTLY).not.toMatch(ANN);

  expect(await (await fetch(`${url}/api/v1/rooms/${room}`)).json()).toMatchObject({ moves: before.moves, position: before.position });
  const { chat } = await second.ok('room:enter', { room });
  expect(chat).toMatchObject([{ from: { name: '' }, text: 'Well played!' }]);
  const { games } = JSON.parse(await text(url, '/api/v1/me/games', second)) as GameHistoryPage;
  expect(games).toMatchObject([{ room, outcome: 'won', opponent: { kind: 'human', player: { name: '' } } }]);
  await expect(connect(url, { protocol: 1, token: first.token })).rejects.toMatchObject({ data: { code: 'unauthenticated' } });
  expect([(await forget(url, first)).status, (await forget(url, others)).status]).toEqual([401, 204]);
});

test('a spectator who is listed as waiting disappears from there as well', async () => {
  const { url } = await serve();
  const [ann, ben] = [await joinAs(url, 'Ann'), await joinAs(url, 'Ben')];
  const { room } = await ann.ok('room:create', { game: 'nim', start: '1,2', seats: { first: 'open', second: 'me' } });
  const { room: other } = await ben.ok('room:create', { game: 'nim', start: '1,2', seats: { first: 'open', second: 'me' } });
  await ann.ok('room:enter', { room: other });
  await ann.ok('chat', { room: other, text: 'Hello!' });
  await ben.waitFor('presence', (presence) => presence.room === other && presence.watchers.includes('Ann'));
  await ben.ok('lobby', { on: true });
  const gone = ben.waitForNext('presence', (presence) => presence.room === other && presence.watchers.length === 0);
  await forget(url, ann);
  await ben.waitFor('forgotten', (message) => message.room === other);
  await gone;
  await expect.poll(() => text(url, '/api/v1/rooms'), PATIENTLY).not.toMatch(ANN);
  await expect.poll(async () => (await ben.ok('room:enter', { room: other })).chat[0]?.from.name, PATIENTLY).toBe('');
  expect(await ben.ok('room:enter', { room })).toMatchObject({ snapshot: { seats: { second: { player: { name: '' } } } } });
});

test('erasure needs a credential', async () => {
  const { url } = await serve();
  expect((await fetch(`${url}/api/v1/me`, { method: 'DELETE' })).status).toBe(401);
  expect((await forget(url, { token: 'false' })).status).toBe(401);
});

test('after kill -9 right after the promise, the name is still erased', async () => {
  const before = await startServerProcess();
  onTestFinished(() => before.stop());
  const { first, second, room } = await playGivenUp(before.url);
  // Enough data that the erasure is not finished when the answer arrives.
  for (let round = 0; round < 12; round++) {
    const rooms = Array.from({ length: 10 }, (_, index) =>
      post(before.url, '/api/v1/rooms', { game: 'nim', start: `${round + 1},${index + 1}` }, as(first).headers),
    );
    await Promise.all(rooms);
  }
  const opened = (await (await post(before.url, '/api/v1/rooms', { game: 'nim', start: '9,9' }, as(first).headers)).json()) as {
    room: string;
  };
  expect((await forget(before.url, first)).status).toBe(204);
  await before.kill('SIGKILL');

  const after = await goOnFrom(before);
  expect((await fetch(`${after.url}/api/v1/me`, as(first))).status).toBe(401);
  const ben = await connect(after.url, { protocol: 1, token: second.token });
  await expect.poll(() => tracesOf(after.url, room, ben), PATIENTLY).not.toMatch(ANN);
  await expect.poll(() => text(after.url, `/api/v1/rooms/${opened.room}`), PATIENTLY).not.toMatch(ANN);
});
