import { NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import type { WaitingGames } from '@nimhall/shared/protocol/messages';
import type { RelationshipsInfo } from '@nimhall/shared/protocol/relationships';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { PlayedGame } from '@nimhall/shared/room/played';
import type { Player } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import type Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { onDatabase } from '../support/database.ts';
import { connect, goOnFrom, joinAs, serve, type TestClient } from '../support/harness.ts';
import { startServerProcess } from '../support/server-process.ts';

/** A browser, which keeps the cookie it gets. */
class Browser {
  readonly #url: string;
  cookie: string;

  constructor(url: string, cookie = '') {
    this.#url = url;
    this.cookie = cookie;
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

  /** Signs in as the same player as another browser, as with a passkey. */
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

/**
 * A player in one browser, and a guest in another who has finished a game, has one under way without a clock, and has
 * made progress.
 */
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

test('signing in can keep what the guest did: games, progress, and games that go on', async () => {
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
  const { games } = (await desk.ask<WaitingGames>('GET', '/me/unfinished')).answer;
  expect(games).toMatchObject([{ room: going, seats: { first: { player: { id: ann.id } } } }]);
});

test('declining leaves the guest behind, and starts with what the account has', async () => {
  const { url } = await serve();
  const { desk, phone, guest } = await scene(url);
  await phone.become(desk);
  expect((await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: false })).status).toBe(204);
  expect([await phone.offers(), await phone.games()]).toEqual([[], []]);
  expect((await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: true })).status, 'too late').toBe(404);
});

test('a guest is offered only to the holder of their last credential, and not while they have another one', async () => {
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

test('erasing a player erases the guests they have been, too', async () => {
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

test('blocking a guest also blocks the account that they became', async () => {
  const { url } = await serve();
  const { desk, phone, guest, ann, going } = await scene(url);
  const carl = new Browser(url);
  await carl.me();
  const there = await carl.connect();
  await play(await phone.connect(), there);
  const { answer } = await carl.ask<{ games: PlayedGame[] }>('GET', '/me/games');
  const room = answer.games[0]?.room ?? going;
  expect((await carl.ask('PUT', '/me/friends', { room, relationship: 'blocked' })).status).toBe(204);
  await phone.become(desk);
  await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: true });
  expect((await carl.ask<RelationshipsInfo>('GET', '/me/friends')).answer.blocked).toEqual([ann]);
});

/** Games that a guest has played, so that merging them takes many transactions. */
const MANY = 500;
/** Rooms in which a guest waits, each of which is handed over separately. */
const ROOMS = 5;

/** Writes games of a guest against an opponent into the database of a stopped server. */
function addGames(dataDir: string, guest: Player, other: Player): void {
  onDatabase(dataDir, (db) => {
    const add = db.prepare(
      `INSERT INTO played (player, ended_at, room, version, game, outcome, told, opponent) VALUES (?, ?, ?, 1, 'nim', ?, ?, ?)`,
    );
    const told = (opponent: Player, seat: Seat) =>
      JSON.stringify({ misere: false, seat, opponent: { kind: 'human', player: opponent }, reason: 'resigned', ply: 2 });
    db.transaction(() => {
      for (let at = 1; at <= MANY; at++) {
        add.run(guest.id, at, `old${at}`, 'won', told(other, 'first'), other.id);
        add.run(other.id, at, `old${at}`, 'lost', told(guest, 'second'), guest.id);
      }
    })();
  });
}

/** Progress of merging a guest: rooms handed over, and games, of the player and of the opponents. */
function progress(db: Database.Database, guest: string, player: string) {
  const count = (from: string, ...values: string[]) =>
    db.prepare<unknown[], { many: number }>(`SELECT count(*) AS many FROM ${from}`).get(...values)?.many ?? 0;
  return {
    state: db.prepare<unknown[], { state: string }>('SELECT state FROM guest WHERE guest = ?').get(guest)?.state,
    rooms: count(`log WHERE events LIKE '[{"kind":"seated"%' AND events LIKE ? AND version > 1`, `%${player}%`),
    games: count('played WHERE player = ?', player),
    opposite: count('played WHERE opponent = ?', player),
    left: count('played WHERE ? IN (player, opponent)', guest),
  };
}

/** Where a server gets stuck because it cannot write an entry or a game, and its progress then. */
const STOPS = [
  {
    when: 'two rooms are handed over',
    stop: (player: string) => `BEFORE INSERT ON log WHEN NEW.version > 1 AND NEW.events LIKE '%${player}%'
      AND (SELECT count(*) FROM log WHERE version > 1 AND events LIKE '%${player}%') >= 2`,
    by: { rooms: 2, games: 0 },
  },
  {
    when: 'some games are joined',
    stop: (player: string) => `BEFORE UPDATE ON played WHEN (SELECT count(*) FROM played WHERE player = '${player}') >= 200`,
    by: { rooms: ROOMS + 2, games: 100, opposite: 100 },
  },
  {
    when: 'nothing but the end is left',
    stop: () => `BEFORE UPDATE ON guest WHEN NEW.state = 'joined'`,
    by: { rooms: ROOMS + 2, games: MANY + 1, left: 0 },
  },
] as const;

test.each(STOPS)('kill -9 while a guest is merged, when $when: nothing is lost or doubled', async ({ stop, by }) => {
  const first = await serve({ now: Date.now() });
  const { desk, phone, ann, guest, ben } = await scene(first.url);
  const there = await phone.connect();
  for (let room = 0; room < ROOMS; room++) await there.ok('room:create', { game: 'nim', start: '3,4,5' });
  const me = await fetch(`${first.url}/api/v1/me`, { headers: { authorization: `Bearer ${ben.token}` } });
  const { player: other } = (await me.json()) as { player: Player };
  await first.stop();
  const { dataDir } = first;
  const port = Number(new URL(first.url).port);
  addGames(dataDir, guest, other);
  onDatabase(dataDir, (db) => db.exec(`CREATE TRIGGER stop ${stop(ann.id)} BEGIN SELECT RAISE(ABORT, 'stopped here'); END`));

  const before = await startServerProcess({ dataDir, port });
  onTestFinished(before.stop);
  await phone.become(desk);
  expect((await phone.ask('PUT', `/me/guests/${guest.id}`, { keep: true })).status).toBe(204);
  await expect.poll(() => before.log()).toContain('stopped here');
  await before.kill('SIGKILL');
  const found = () => onDatabase(dataDir, (db) => progress(db, guest.id, ann.id));
  expect(found()).toMatchObject({ state: 'wanted', ...by });
  onDatabase(dataDir, (db) => db.exec('DROP TRIGGER stop'));

  const after = await goOnFrom(before);
  // Ben and the guest met in MANY games and one more. Each room is handed over once: those where the guest waits, the
  // one where they play, and the finished one.
  await expect
    .poll(found, { timeout: 20_000 })
    .toEqual({ state: 'joined', rooms: ROOMS + 2, games: MANY + 1, opposite: MANY + 1, left: 0 });
  const { answer } = await new Browser(after.url, desk.cookie).ask<{ learnt: object }>('PUT', '/me/learnt', { learnt: NOTHING_LEARNT });
  expect(answer.learnt).toMatchObject({ ladders: { nim: { beaten: ['solo'], games: 2 } } });
});
