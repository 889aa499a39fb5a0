import { NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import type { TiesInfo } from '@nimhall/shared/protocol/ties';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { PlayedGame } from '@nimhall/shared/room/played';
import type { Player } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { onDatabase } from '../support/database.ts';
import { connect, joinAs, serve, type TestClient, temporaryFolder } from '../support/harness.ts';

/** A browser, which keeps the cookie that it is given. */
class Browser {
  readonly #url: string;
  cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  async ask<Answer>(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly answer: Answer }> {
    const response = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return { status: response.status, answer: (response.status === 204 ? null : await response.json()) as Answer };
  }

  async me(): Promise<Player> {
    return (await this.ask<{ player: Player }>('GET', '/me')).answer.player;
  }

  /** Becomes the same person as another one, as by a passkey. */
  async become(other: Browser): Promise<void> {
    const { code } = (await other.ask<{ code: string }>('POST', '/me/invitation', {})).answer;
    expect((await this.ask('POST', '/invitation', { code })).status).toBe(200);
  }

  async offers(): Promise<readonly { readonly id: string; readonly name: string; readonly games: number; readonly hasLearnt: boolean }[]> {
    return (await this.ask<{ guests: never[] }>('GET', '/me/guests')).answer.guests;
  }

  async games(): Promise<readonly PlayedGame[]> {
    return (await this.ask<{ games: PlayedGame[] }>('GET', '/me/games')).answer.games;
  }

  connect(): Promise<TestClient> {
    return connect(this.#url, { protocol: PROTOCOL_VERSION }, { cookie: this.cookie });
  }
}

/** Plays a game of one stone to its end, opened by the first. */
async function play(first: TestClient, second: TestClient): Promise<string> {
  const { room } = await first.ok('room:create', { game: 'nim', start: '1' });
  await second.ok('room:enter', { room });
  await second.ok('seat:take', { room, id: 'sit', seat: 'second' });
  await first.ok('move', { room, id: 'move', branch: 0, ply: 0, move: 'a1' });
  return room;
}

/** Somebody with a browser and a guest with another, who has played a game, has one under way without a clock, and has learnt something. */
async function scene(url: string) {
  const [desk, phone] = [new Browser(url), new Browser(url)];
  const [ann, guest] = [await desk.me(), await phone.me()];
  const [there, ben] = [await phone.connect(), await joinAs(url, 'Ben')];
  const over = await play(there, ben);
  const { room: going } = await there.ok('room:create', { game: 'nim', start: '3,4,5' });
  await ben.ok('room:enter', { room: going });
  await ben.ok('seat:take', { room: going, id: 'sit', seat: 'second' });
  const learnt = { ...NOTHING_LEARNT, ladders: { nim: { beaten: ['solo'], won: null, games: 2 } } };
  await phone.ask('PUT', '/me/learnt', { learnt });
  return { desk, phone, ann, guest, ben, over, going };
}

test('who signs in keeps what they did as a guest when they say so: games, what was learnt, and games that go on', async () => {
  const { url } = await serve();
  const { desk, phone, ann, guest, ben, over, going } = await scene(url);
  await phone.become(desk);
  expect(await phone.offers()).toEqual([{ id: guest.id, name: guest.name, games: 1, hasLearnt: true }]);
  expect([await phone.games(), (await phone.ask('PUT', '/me/learnt', { learnt: NOTHING_LEARNT, of: guest.id })).answer]).toMatchObject([
    [],
    { player: ann.id, taken: false, version: 0 },
  ]);
  expect((await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: true })).status).toBe(204);
  expect((await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: true })).status, 'again').toBe(204);
  expect((await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: false })).status, 'too late').toBe(404);
  expect(await phone.offers()).toEqual([]);
  expect(await desk.games()).toMatchObject([{ room: over, outcome: 'won', opponent: { player: { name: 'Ben' } } }]);
  const { answer } = await desk.ask<{ learnt: object }>('PUT', '/me/learnt', { learnt: NOTHING_LEARNT });
  expect(answer.learnt).toMatchObject({ ladders: { nim: { beaten: ['solo'] } } });
  const now = await phone.connect();
  const { snapshot, you } = await now.ok('room:enter', { room: going });
  expect([you, snapshot.seats.first, snapshot.status]).toEqual(['first', { kind: 'human', player: ann }, 'playing']);
  await now.ok('move', { room: going, id: 'go', branch: 0, ply: 0, move: 'a1' });
  await ben.waitFor('room', ({ room, events }) => room === going && events.some(({ kind }) => kind === 'moved'));
});

test('who says no leaves it behind, and starts with what the account has', async () => {
  const { url } = await serve();
  const { desk, phone, guest } = await scene(url);
  await phone.become(desk);
  expect((await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: false })).status).toBe(204);
  expect([await phone.offers(), await phone.games()]).toEqual([[], []]);
  expect((await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: true })).status, 'too late').toBe(404);
});

test('nobody gets a guest whose credential they did not hold, nor one who is still known elsewhere', async () => {
  const { url } = await serve();
  const { desk, phone, guest } = await scene(url);
  const stranger = new Browser(url);
  await stranger.me();
  expect((await stranger.ask('PUT', `/me/guests/${guest.id}`, { keep: true })).status, 'while they are here').toBe(404);
  const tablet = new Browser(url);
  await tablet.me();
  await tablet.become(phone);
  await tablet.become(desk);
  expect(await tablet.offers(), 'the phone is still that guest').toEqual([]);
  expect((await tablet.ask('PUT', `/me/guests/${guest.id}`, { keep: true })).status).toBe(404);
  await phone.become(desk);
  expect((await stranger.ask('PUT', `/me/guests/${guest.id}`, { keep: true })).status, 'offered to somebody else').toBe(404);
  expect((await stranger.ask('PUT', `/me/guests/${guest.id}`, { keep: false })).status).toBe(404);
  expect(await phone.offers()).toHaveLength(1);
});

test('what is kept goes on after a server died in the middle of it', async () => {
  const dataDir = await temporaryFolder();
  const before = await serve({ dataDir });
  const { desk, phone, guest, over } = await scene(before.url);
  await phone.become(desk);
  await before.stop();
  // As a server left it that answered the wish, and then died.
  onDatabase(dataDir, (db) => db.prepare(`UPDATE guest SET state = 'wanted' WHERE guest = ?`).run(guest.id));
  const after = await serve({ dataDir });
  const again = new Browser(after.url);
  again.cookie = phone.cookie;
  await expect.poll(() => again.games(), { timeout: 10_000 }).toMatchObject([{ room: over, outcome: 'won' }]);
  await expect
    .poll(() => onDatabase(dataDir, (db) => db.prepare('SELECT state FROM guest').all()), { timeout: 10_000 })
    .toEqual([{ state: 'joined' }]);
});

test('who is erased takes the guests along that they were', async () => {
  const { url, dataDir } = await serve();
  const { desk, phone, guest } = await scene(url);
  await phone.become(desk);
  await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: true });
  await desk.ask('DELETE', '/me');
  const named = () =>
    onDatabase(dataDir, (db) => db.prepare(`SELECT count(*) AS logs FROM log WHERE events LIKE ?`).get(`%${guest.name}%`));
  await expect.poll(named).toEqual({ logs: 0 });
  expect(onDatabase(dataDir, (db) => db.prepare('SELECT count(*) AS guests FROM guest').get())).toEqual({ guests: 0 });
});

test('whoever has blocked a guest has blocked who they are now', async () => {
  const { url } = await serve();
  const { desk, phone, guest, ann, going } = await scene(url);
  const carl = new Browser(url);
  await carl.me();
  const there = await carl.connect();
  await play(await phone.connect(), there);
  const { answer } = await carl.ask<{ games: PlayedGame[] }>('GET', '/me/games');
  const room = answer.games[0]?.room ?? going;
  expect((await carl.ask('PUT', '/me/friends', { room, tie: 'blocked' })).status).toBe(204);
  await phone.become(desk);
  await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: true });
  expect((await carl.ask<TiesInfo>('GET', '/me/friends')).answer.blocked).toEqual([ann]);
});
