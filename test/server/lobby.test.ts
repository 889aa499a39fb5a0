import { BOUNDS, LINGER_MS, Lobby, MAX_ROOMS_PER_UPDATE } from '@nimhall/server/rooms/lobby';
import { openSqlite } from '@nimhall/server/store/sqlite';
import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import type { RoomCommand } from '@nimhall/shared/room/commands';
import { compareBySection } from '@nimhall/shared/room/listing';
import { SEATS } from '@nimhall/shared/room/seat';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { joinAs, post, serve, temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

type Wishes = Partial<Extract<RoomCommand, { kind: 'create' }>>;

const BOTS: Wishes = { seats: { first: { bot: 'random' }, second: { bot: 'random' } } };

const actor = (id: string) => ({ kind: 'player', player: { id, name: id } }) as const;

/** Rooms of a separate store, and their lobby, whose update rounds the test triggers. */
async function openLobby(folder?: string) {
  const dataDir = folder ?? (await temporaryFolder());
  const store = openSqlite(dataDir, pino({ level: 'silent' }));
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= store.close();
    return closed;
  };
  onTestFinished(close);
  const clock = { now: 1 };
  const rooms = roomsOn(store, () => clock.now);
  /** Codes of rooms in which somebody is present. */
  const visited = new Set<string>();
  const lobby = new Lobby({ rooms, isVisited: async (code) => visited.has(code), now: () => clock.now });
  const open = async (host: string, room: string, wishes: Wishes = {}): Promise<void> => {
    clock.now++;
    await rooms.create({ command: { kind: 'create', room, game: 'nim', start: '50', ...wishes }, actor: actor(host), id: null });
  };
  const give = async (room: string, player: string, command: RoomCommand): Promise<void> => {
    clock.now++;
    await rooms.execute(room, { command, actor: actor(player), id: null }, (outcome) => {
      if (!outcome.ok) throw new Error(`${command.kind}: ${outcome.error.message}`);
    });
  };
  /** A command given by the server itself. */
  const notice = async (room: string, command: RoomCommand): Promise<void> => {
    await rooms.execute(room, { command, actor: { kind: 'clockwork' }, id: null }, (outcome) => expect(outcome.ok).toBe(true));
  };
  /** A game of a host and an opponent. */
  const play = async (host: string, room: string): Promise<void> => {
    await open(host, room);
    await give(room, `${host}'s guest`, { kind: 'sit', seat: 'second' });
  };
  return { dataDir, store, rooms, lobby, clock, visited, open, give, notice, play, close };
}

const codes = ({ rooms }: Pick<LobbyPage, 'rooms'>): string[] => rooms.map(({ room }) => room);
const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}${at}`);

/** All rooms of a lobby, page by page. */
function readAll(read: (after?: string) => LobbyPage): string[] {
  const all: string[] = [];
  let page = read();
  for (;;) {
    all.push(...codes(page));
    if (page.more === null) return all;
    page = read(page.more);
  }
}

test('waiting players are listed however many games are played, and people however many bots play', async () => {
  const { lobby, open, play } = await openLobby();
  await open('ann', 'waiting');
  await play('ben', 'people');
  for (const host of numbered('host', 150)) await open(host, `${host}bots`, BOTS);
  for (const host of numbered('host', 150)) await play(host, `${host}game`);
  const listed = readAll((after) => lobby.page(after));
  expect(listed.filter((code) => code.endsWith('bots'))).toHaveLength(BOUNDS.bots.most);
  expect(listed.filter((code) => code.endsWith('game') || code === 'people')).toHaveLength(BOUNDS.playing.most);
  expect(listed[0]).toBe('waiting');
});

test('only the newest rooms of one host are listed, and the others when there is room again', async () => {
  const { lobby, store, open, give } = await openLobby();
  await open('ann', 'first');
  for (const room of numbered('eve', 9)) await open('eve', room);
  const newest = (from: number): string[] => numbered('eve', from).slice(-BOUNDS.waiting.perHost).reverse();
  expect(codes(lobby.page())).toEqual([...newest(9), 'first']);
  await give('eve8', 'eve', { kind: 'stand' });
  await give('eve8', 'ben', { kind: 'sit', seat: 'first' });
  await give('eve8', 'cleo', { kind: 'sit', seat: 'second' });
  expect(await lobby.refresh(store)).toEqual(['eve4']);
  expect(codes(lobby.page())).toEqual([...newest(8), 'first', 'eve8']);
  // A room without people sorts after those where somebody waits.
  await open('ben', 'empty', { seats: { first: 'open' } });
  expect(codes(lobby.page())).toEqual([...newest(8), 'first', 'empty', 'eve8']);
});

test('pages return every room once, also when rooms come or go in between, and say when they end', async () => {
  const { lobby, open, give, play } = await openLobby();
  const waiting = numbered('waiting', 50);
  const played = numbered('played', 25);
  for (const room of waiting) await open(room, room);
  for (const room of played) await play(room, room);
  expect(readAll((after) => lobby.page(after)).toSorted()).toEqual([...waiting, ...played].toSorted());

  const { rooms, more } = lobby.page();
  expect(rooms.toSorted(compareBySection)).toEqual(rooms);
  expect(rooms).toHaveLength(BOUNDS.waiting.page + BOUNDS.playing.page);
  const [first, last] = [rooms[0], rooms[BOUNDS.waiting.page - 1]];
  for (const room of [first, last]) await give(room?.room ?? '', 'late guest', { kind: 'sit', seat: 'second' });
  await open('late', 'late');
  const next = lobby.page(more ?? '');
  expect(codes(next).filter((code) => codes({ rooms }).includes(code))).toEqual([]);
  const expected = waiting.slice(0, 50 - BOUNDS.waiting.page).toReversed();
  expect(codes(next).slice(0, BOUNDS.waiting.page)).toEqual(expected.slice(0, BOUNDS.waiting.page));
});

test('a round announces only some rooms, and later rounds the rest', async () => {
  const { lobby, open } = await openLobby();
  const rooms = numbered('host', 60);
  for (const room of rooms) await open(room, room);
  const rounds = [];
  for (let told = lobby.takeChanges(); told; told = lobby.takeChanges()) rounds.push(told.changed.map(({ room }) => room));
  expect(rounds.map(({ length }) => length)).toEqual([MAX_ROOMS_PER_UPDATE, MAX_ROOMS_PER_UPDATE, 60 - 2 * MAX_ROOMS_PER_UPDATE]);
  expect(rounds.flat()).toEqual(rooms);
});

test('rooms that come and go between two rounds are not announced, and removals of announced ones are', async () => {
  const { lobby, give, play } = await openLobby();
  await play('ann', 'brief');
  await give('brief', 'ann', { kind: 'resign' });
  expect(lobby.takeChanges()).toBeNull();
  await play('ann', 'seen');
  lobby.page();
  await give('seen', 'ann', { kind: 'resign' });
  expect(lobby.takeChanges()).toEqual({ changed: [], gone: ['seen'] });
});

test.each([
  ['a game of bots', BOUNDS.bots.every],
  ['a game of people', BOUNDS.playing.every],
])('%s that changes all the time is announced now and then', async (what, every) => {
  const { lobby, rooms, open, play } = await openLobby();
  if (what === 'a game of bots') await open('eve', 'busy', BOTS);
  else await play('eve', 'busy');
  const told = [];
  for (let round = 0; round < 3 * every; round++) {
    const room = await rooms.read('busy');
    if (!room) throw new Error('the room is there');
    const { turn, branch, ply, seats } = room;
    const occupant = seats[turn ?? 'first'];
    const mover = occupant?.kind === 'human' ? actor(occupant.player.id) : ({ kind: 'bot', seat: turn ?? 'first' } as const);
    const command = { kind: 'move', branch, ply, move: 'a1', lag: 0 } as const;
    await rooms.execute('busy', { command, actor: mover, id: null }, (outcome) => expect(outcome.ok).toBe(true));
    const changes = lobby.takeChanges();
    if (changes) told.push({ round, plies: changes.changed.map((each) => each.ply) });
  }
  expect(told).toEqual([0, every, 2 * every].map((round) => ({ round, plies: [round + 1] })));
});

/** Records whether a player of a room is present. */
const note = (seat: 'first' | 'second', present: boolean) => ({ kind: 'note-presence', seat, present }) as const;

describe('a room is listed', () => {
  const listed = (lobby: Lobby): string[] => readAll((after) => lobby.page(after));

  test('while one of its players is present, and for two minutes after a person moved', async () => {
    const { lobby, store, clock, give, play, notice } = await openLobby();
    await play('ann', 'game');
    await notice('game', note('second', false));
    clock.now += 10 * LINGER_MS;
    await lobby.refresh(store);
    expect(listed(lobby), 'Ann is there').toEqual(['game']);
    await give('game', 'ann', { kind: 'move', branch: 0, ply: 0, move: 'a1', lag: 0 });
    const movedAt = clock.now;
    await notice('game', note('first', false));
    clock.now = movedAt + LINGER_MS - 1;
    await lobby.refresh(store);
    expect(listed(lobby), 'Ann moved just now').toEqual(['game']);
    clock.now++;
    await lobby.refresh(store);
    expect(listed(lobby)).toEqual([]);
    expect(lobby.takeChanges()).toEqual({ changed: [], gone: ['game'] });
    await notice('game', note('second', true));
    expect(listed(lobby), 'the other one is back').toEqual(['game']);
  });

  test('no longer when nobody moved and both leave', async () => {
    const { lobby, store, clock, play, notice } = await openLobby();
    await play('ann', 'game');
    clock.now += LINGER_MS;
    for (const seat of SEATS) await notice('game', note(seat, false));
    await lobby.refresh(store);
    expect(listed(lobby)).toEqual([]);
  });

  test('never when one person plays a bot', async () => {
    const { lobby, store, open, give } = await openLobby();
    await open('ann', 'alone', { seats: { second: { bot: 'random' } } });
    await open('ben', 'bored');
    expect(listed(lobby)).toEqual(['bored']);
    await give('bored', 'ben', { kind: 'seat-bot', seat: 'second', level: 'random' });
    await lobby.refresh(store);
    expect(listed(lobby)).toEqual([]);
  });

  test('without players while a spectator is present, and for two minutes after it was opened', async () => {
    const { lobby, store, clock, visited, open } = await openLobby();
    await open('ann', 'bots', BOTS);
    await open('ben', 'empty', { seats: { first: 'open' } });
    await lobby.refresh(store);
    expect(listed(lobby)).toEqual(['empty', 'bots']);
    clock.now += LINGER_MS;
    visited.add('bots');
    await lobby.refresh(store);
    expect(listed(lobby)).toEqual(['bots']);
    visited.clear();
    visited.add('empty');
    await lobby.refresh(store);
    expect(listed(lobby)).toEqual(['empty']);
  });
});

test('a room that fills is announced at once, however recently it was announced', async () => {
  const { lobby, open, give } = await openLobby();
  await open('ann', 'a');
  lobby.takeChanges();
  await give('a', 'ben', { kind: 'sit', seat: 'second' });
  expect(lobby.takeChanges()?.changed).toMatchObject([{ room: 'a', status: 'playing' }]);
  await give('a', 'ann', { kind: 'move', branch: 0, ply: 0, move: 'a1', lag: 0 });
  expect(lobby.takeChanges()).toBeNull();
});

test('after a start the lobby is as before, and reads no more rooms than it lists', async () => {
  const before = await openLobby();
  for (const host of numbered('eve', 4)) for (const room of numbered(host, 100)) await before.open(host, room);
  const listed = readAll((after) => before.lobby.page(after));
  await before.close();
  const after = await openLobby(before.dataDir);
  await after.lobby.refresh(after.store);
  expect(readAll((page) => after.lobby.page(page))).toEqual(listed);
  expect(after.rooms.cachedCount).toBe(4 * BOUNDS.waiting.perHost);
});

test('a lobby full of the longest positions is small', async () => {
  const { lobby, open } = await openLobby();
  const start = Array.from({ length: 26 }, () => '999999999999').join(',');
  for (const room of numbered('host', 40)) await open(room, room, { start });
  const { rooms } = lobby.page();
  expect(JSON.stringify(rooms).length / rooms.length, 'characters a room').toBeLessThan(700);
  expect(rooms[0]).not.toHaveProperty('position');
});

test('pages are available by socket and by HTTP, and an invalid cursor is refused', async () => {
  const { url } = await serve();
  const hosts = await Promise.all(numbered('Host ', BOUNDS.waiting.page + 2).map((name) => joinAs(url, name)));
  for (const host of hosts) await host.ok('room:create', { game: 'nim' });
  const [reader] = hosts;
  if (!reader) throw new Error('somebody reads');
  const first = await reader.ok('lobby', { on: true });
  expect(first.rooms).toHaveLength(BOUNDS.waiting.page);
  const second = await reader.ok('lobby', { on: true, after: first.more ?? '' });
  expect([second.rooms.length, second.more]).toEqual([2, null]);
  const get = async (query: string) => await fetch(`${url}/api/v1/rooms${query}`).then((response) => response.json());
  expect(await get('')).toEqual({ rooms: first.rooms, more: first.more });
  expect(await get(`?after=${first.more}`)).toEqual({ rooms: second.rooms, more: null });
  expect(await get('?after=2')).toMatchObject({ error: { code: 'bad-request' } });
  expect(await reader.send('lobby', { on: true, after: 'x'.repeat(300) })).toMatchObject({ ok: false, error: { code: 'too-large' } });
});

test('a seat is offered only opposite a present player: a room opened by a program is listed when its host joins', async () => {
  const { url } = await serve();
  const ann = await joinAs(url, 'Ann');
  const watcher = await joinAs(url, 'Wim');
  await watcher.ok('lobby', { on: true });
  const answer = await post(url, '/api/v1/rooms', { game: 'nim' }, { authorization: `Bearer ${ann.token}` });
  const { room } = (await answer.json()) as { room: string };
  const listed = async () => codes((await (await fetch(`${url}/api/v1/rooms`)).json()) as LobbyPage);
  expect(await listed()).not.toContain(room);
  await ann.ok('room:enter', { room });
  await watcher.waitFor('lobby', ({ changed }) => changed.some((each) => each.room === room));
  expect(await listed()).toContain(room);
});
