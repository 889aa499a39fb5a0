import { skeletonOf } from '@nimhall/server/people/look-alikes';
import { openSqliteForCli } from '@nimhall/server/store/sqlite';
import type { Store } from '@nimhall/server/store/store';
import { EARNED, NEW_FOR } from '@nimhall/shared/duel/candidate';
import type { RoomEvent } from '@nimhall/shared/room/events';
import type { Player } from '@nimhall/shared/room/room';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { connect, newToken, serve, type TestClient, type TestServer } from '../support/harness.ts';

const DAY = 24 * 3_600_000;
const ANONYMOUS = { protocol: 1 } as const;

interface Person {
  readonly client: TestClient;
  readonly player: Player;
  readonly token: string;
}

/** A player who connects from an address. */
async function connectFrom({ url }: TestServer, name: string, from: string): Promise<Person> {
  const { player, token } = await newToken(url, name);
  const client = await connect(url, { ...ANONYMOUS, token }, { 'x-forwarded-for': from });
  return { client, player, token };
}

/** They have a passkey. */
async function keep(store: Store, { player }: Person): Promise<void> {
  const passkey = { id: player.id, publicKey: Buffer.from('key'), counter: 0, transports: [], name: '', at: 1 };
  expect(await store.passkeys.add(player, skeletonOf(player.name), passkey)).toBe(true);
}

async function open() {
  const server = await serve({ ratedFor: 'kept' });
  const store = openSqliteForCli(server.dataDir, pino({ level: 'silent' }));
  onTestFinished(() => store.close());
  return { server, store };
}

const seek = (person: Pick<Person, 'client'>) => person.client.send('duel', { game: 'nim' });
const REFUSED = { ok: false, error: { code: 'not-kept', message: expect.stringMatching(/^Rated duels need an account\./) } };

test('anonymous players and new guests play unrated, against people and bots', async () => {
  const { server } = await open();
  const ann = await connectFrom(server, 'Ann', '203.0.113.1');
  const anonymous = { client: await connect(server.url, ANONYMOUS) };
  for (const person of [ann, anonymous]) {
    expect(await seek(person)).toMatchObject(REFUSED);
    expect(await person.client.send('duel', { game: 'nim', against: 'teacher' })).toMatchObject(REFUSED);
  }
  const mine = await fetch(`${server.url}/api/v1/me/ratings`, { headers: { authorization: `Bearer ${ann.token}` } });
  expect(await mine.json()).toMatchObject({ ratings: [], refusal: REFUSED.error });
});

test('a player with a passkey plays rated, and so does a guest who has been here for days and finished games', async () => {
  const { server, store } = await open();
  const [ann, ben] = [await connectFrom(server, 'Ann', '203.0.113.1'), await connectFrom(server, 'Ben', '203.0.113.2')];
  await keep(store, ann);
  const { room } = await ann.client.ok('duel', { game: 'nim' });
  for (let game = 0; game < EARNED.games; game++) {
    const { room: played } = await ben.client.ok('room:create', {
      game: 'nim',
      start: '1,1,1,1,1,1',
      seats: { first: 'me', second: { bot: 'teacher' } },
    });
    const heard = (fits: (event: RoomEvent) => boolean) =>
      ben.client.waitFor('room', (message) => message.room === played && message.events.some(fits));
    for (let ply = 0; ply < 6; ply += 2) {
      if (ply > 0) await heard((event) => event.kind === 'moved' && event.ply === ply - 1);
      const { snapshot } = await ben.client.ok('room:enter', { room: played });
      const heap = snapshot.position.split(',').indexOf('1');
      await ben.client.ok('move', { room: played, id: `${ply}`, branch: 0, ply, move: `${'abcdef'[heap]}1` });
    }
    await heard(({ kind }) => kind === 'ended');
  }
  expect(await seek(ben)).toMatchObject(REFUSED);
  server.clock.now += EARNED.days * DAY;
  expect((await ben.client.ok('duel', { game: 'nim' })).room).toBe(room);
});

test('two newcomers of one network do not meet, and those of two networks do; after a while anybody does', async () => {
  const { server, store } = await open();
  const [ann, ben, cleo] = [
    await connectFrom(server, 'Ann', '203.0.113.1'),
    await connectFrom(server, 'Ben', '203.0.113.1'),
    await connectFrom(server, 'Cleo', '203.0.113.2'),
  ];
  for (const person of [ann, ben, cleo]) await keep(store, person);
  const { room } = await ann.client.ok('duel', { game: 'nim' });
  // The player who has waited longer is matched first.
  server.clock.now += 1_000;
  const own = (await ben.client.ok('duel', { game: 'nim' })).room;
  expect(own).not.toBe(room);
  expect((await cleo.client.ok('duel', { game: 'nim' })).room).toBe(room);

  const dan = await connectFrom(server, 'Dan', '203.0.113.1');
  await keep(store, dan);
  server.clock.now += NEW_FOR * DAY;
  expect((await dan.client.ok('duel', { game: 'nim' })).room).toBe(own);
});

test('if everybody may be rated, guests of one network play for ratings, except anonymous players', async () => {
  const server = await serve();
  const [ann, ben] = [await connectFrom(server, 'Ann', '203.0.113.1'), await connectFrom(server, 'Ben', '203.0.113.1')];
  const { room } = await ann.client.ok('duel', { game: 'nim' });
  expect((await ben.client.ok('duel', { game: 'nim' })).room).toBe(room);
  expect(await seek({ client: await connect(server.url, ANONYMOUS) })).toMatchObject(REFUSED);
});

test('a rated tournament tells a guest why they may not join; leaving a match loses rating, and newcomers of one network play without rating', async () => {
  const { server, store } = await open();
  const [ann, ben, cleo] = [
    await connectFrom(server, 'Ann', '203.0.113.1'),
    await connectFrom(server, 'Ben', '203.0.113.2'),
    await connectFrom(server, 'Cleo', '203.0.113.1'),
  ];
  for (const person of [ann, ben, cleo]) await keep(store, person);
  const openRated = async (id: string) =>
    (await ann.client.ok('tournament:open', { id, form: 'swiss', games: [{ game: 'nim' }], rated: true })).code;
  /** The room where two meet, and who moves first. */
  const met = async (code: string, other: Person) => {
    for (const { client, player } of [ann, other]) await client.ok('tournament:join', { code, id: `join ${code}`, name: player.name });
    await ann.client.ok('tournament:order', { code, id: `start ${code}`, order: { kind: 'start' } });
    const { room } = await other.client.waitFor('tournament:board', (told) => told.code === code);
    const { snapshot } = await other.client.ok('room:enter', { room });
    await ann.client.ok('room:enter', { room });
    return { room, snapshot };
  };

  const code = await openRated('one');
  const dan = await connectFrom(server, 'Dan', '203.0.113.3');
  const cannotJoin = async ({ client }: Person, at = code) =>
    (await client.ok('tournament:enter-packed', { code: at })).cannotJoin?.code ?? null;
  const { code: casual } = await ann.client.ok('tournament:open', { id: 'casual', form: 'swiss', games: [{ game: 'nim' }] });
  expect([await cannotJoin(dan), await cannotJoin(ann), await cannotJoin(dan, casual)]).toEqual(['not-kept', null, null]);
  expect(await dan.client.send('tournament:join', { code, id: 'join', name: 'Dan' })).toMatchObject({
    error: { code: 'not-kept', message: expect.stringMatching(/^This tournament is rated\./) },
  });
  expect(
    await dan.client.send('tournament:open', { id: 'b', form: 'swiss', games: [{ game: 'nim', start: '1,2' }], rated: true }),
  ).toMatchObject({ error: { code: 'bad-request' } });

  const { room, snapshot } = await met(code, ben);
  expect(snapshot.duel).toEqual({ game: 1, rated: null });
  const isFirst = snapshot.seats.first?.kind === 'human' && snapshot.seats.first.player.id === ann.player.id;
  const [first, second] = isFirst ? [ann, ben] : [ben, ann];
  await first.client.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  await second.client.ok('move', { room, id: 'm', branch: 0, ply: 1, move: 'b1' });
  await second.client.ok('tournament:withdraw', { code, id: 'away' });
  await first.client.waitFor('room', (entry) => entry.room === room && entry.events.some(({ kind }) => kind === 'rated'));
  const over = (await ann.client.ok('room:enter', { room })).snapshot;
  // They sit as in the second game.
  expect(over).toMatchObject({
    status: 'over',
    score: { first: 0, second: 2 },
    duel: { game: 2, rated: { family: { first: { before: { duels: 0 } } } } },
  });
  expect(over.duel?.rated?.lessened).toEqual(['bounded']);

  expect((await met(await openRated('two'), cleo)).snapshot.duel).toMatchObject({ unrated: true });
});
