import { ModerationService } from '@nimhall/server/moderation/moderation-service';
import { rebuildRatings } from '@nimhall/server/ratings/rebuild';
import { unwrap } from '@nimhall/server/refusal-error';
import { openStore } from '@nimhall/server/store/open';
import { openSqliteForCli } from '@nimhall/server/store/sqlite';
import { readPosition } from '@nimhall/shared/catalogue/read';
import { OVERALL } from '@nimhall/shared/duel/ratings';
import type { RatingInfo, StakesAnswer } from '@nimhall/shared/protocol/messages';
import { NEWCOMER, RISE, type Standing } from '@nimhall/shared/rating';
import { gameOf } from '@nimhall/shared/room/decide/decision';
import { DUEL_CLOCK } from '@nimhall/shared/room/duel';
import { GAME_BREAK_MS } from '@nimhall/shared/room/duel-phase';
import type { RoomEvent } from '@nimhall/shared/room/events';
import type { Room } from '@nimhall/shared/room/room';
import pino from 'pino';
import { expect, test } from 'vitest';
import { connect, joinAs, serve, type TestServer } from '../support/harness.ts';

type Person = Awaited<ReturnType<typeof joinAs>>;

const kinds = (events: readonly RoomEvent[]): string[] => events.map(({ kind }) => kind);
const isRated = ({ events }: { readonly events: readonly RoomEvent[] }): boolean => kinds(events).includes('rated');
const silent = pino({ level: 'silent' });

/**
 * Both players look for a duel and meet, however far apart their ratings are, once the first has waited long enough.
 */
async function met(ann: Person, ben: Person, game = 'nim', waiting?: TestServer): Promise<string> {
  const { room } = await ann.ok('duel', { game });
  if (waiting) waiting.clock.now += 120_000;
  expect((await ben.ok('duel', { game })).room).toBe(room);
  return room;
}

/** Both make a move in the game that begins. */
async function move(room: string, people: readonly Person[]): Promise<void> {
  for (const ply of [0, 1]) {
    for (const person of people) {
      const { snapshot, you } = await person.ok('room:enter', { room });
      if (snapshot.ply !== ply || snapshot.turn !== you) continue;
      const { rules } = gameOf(snapshot);
      const position = unwrap(readPosition(rules, snapshot.position));
      const [first] = rules.moves(position);
      if (first === undefined) throw new Error(`No move in ${snapshot.position}`);
      await person.ok('move', { room, id: `ply ${ply}`, branch: snapshot.branch, ply, move: rules.move.format(first) });
      break;
    }
  }
}

/** Plays both games of a duel: who resigns the first (after both have moved, if `moving`), and who the second. */
async function play(server: TestServer, room: string, first: Person, second: Person, moving: readonly Person[] = []): Promise<Room> {
  await move(room, moving);
  await first.ok('resign', { room, id: `${room} first` });
  server.clock.now += GAME_BREAK_MS;
  // A bot that still thinks about the first game delays what is due in its room.
  await expect
    .poll(
      async () => {
        await server.sweep();
        return (await second.ok('room:enter', { room })).snapshot.duel?.game;
      },
      { timeout: 20_000 },
    )
    .toBe(2);
  await second.ok('resign', { room, id: `${room} second` });
  return (await second.ok('room:enter', { room })).snapshot;
}

async function idOf({ url }: TestServer, { token }: Person): Promise<string> {
  const response = await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { player: { id: string } }).player.id;
}

/** A rating as its owner sees it, of a game, or the overall rating for null. */
async function ratingOf({ url }: TestServer, { token }: Person, game: string | null): Promise<RatingInfo | undefined> {
  const response = await fetch(`${url}/api/v1/me/ratings`, { headers: { authorization: `Bearer ${token}` } });
  const { ratings } = (await response.json()) as { ratings: RatingInfo[] };
  return ratings.find((each) => each.game === game);
}

test('two newcomers get a duel position that neither has seen, and their ratings change by the newcomers’ limit: 2–0, then 1–1', async () => {
  const server = await serve();
  const [ann, ben] = [await joinAs(server.url, 'Ann'), await joinAs(server.url, 'Ben')];
  const { room } = await ann.ok('duel', { game: 'nim' });
  const waiting = (await ann.ok('room:enter', { room })).snapshot;
  expect(waiting).toMatchObject({ status: 'waiting', duel: { game: 1 }, clock: DUEL_CLOCK });
  await ben.ok('duel', { game: 'nim' });
  const begun = (await ben.ok('room:enter', { room })).snapshot;
  expect(begun.status).toBe('playing');
  expect(begun.start).toBe(begun.position);

  const over = await play(server, room, ben, ben, [ann, ben]);
  expect(over.duel).toMatchObject({ game: 2, played: true });
  expect(Object.values(over.score).sort()).toEqual([0, 2]);
  expect(over.duel?.rated?.lessened).toEqual(['bounded']);
  expect(await ratingOf(server, ann, 'nim')).toMatchObject({ rating: expect.closeTo(1560, 6), duels: 1 });
  expect(await ratingOf(server, ann, null)).toMatchObject({ rating: expect.closeTo(1560, 6), duels: 1 });
  expect((await ratingOf(server, ben, 'nim'))?.rating).toBeCloseTo(1440, 6);

  const again = await met(ann, ben);
  expect(again).not.toBe(room);
  const drawn = await play(server, again, ben, ann, [ann, ben]);
  expect(drawn.score).toEqual({ first: 1, second: 1 });
  expect(drawn.duel?.rated?.lessened).toEqual(['again']);
  expect((await ratingOf(server, ann, 'nim'))?.rating).toBeLessThan(1560);
  expect((await ratingOf(server, ann, 'nim'))?.duels).toBe(2);
});

test('a duel without moves counts against the player who resigned, and gains little', async () => {
  const server = await serve();
  const [ann, ben] = [await joinAs(server.url, 'Ann'), await joinAs(server.url, 'Ben')];
  const over = await play(server, await met(ann, ben), ben, ben);
  expect(over.duel?.played).toBeUndefined();
  expect(over.duel?.rated?.lessened).toContain('unplayed');
  expect((await ratingOf(server, ann, 'nim'))?.rating).toBeLessThan(1530);
  expect((await ratingOf(server, ben, 'nim'))?.rating).toBeCloseTo(1440, 6);
});

test('the new ratings are in the entry that ends the second game, and stay in the log', async () => {
  const server = await serve();
  const [ann, ben] = [await joinAs(server.url, 'Ann'), await joinAs(server.url, 'Ben')];
  const room = await met(ann, ben);
  await play(server, room, ben, ben);
  const { events } = await ann.waitFor('room', isRated);
  expect(kinds(events)).toEqual(['ended', 'rated']);
  const { snapshot } = await ben.ok('room:enter', { room });
  expect(snapshot.duel?.rated).toMatchObject({ family: { first: { before: NEWCOMER } }, overall: { second: { after: { duels: 1 } } } });
});

test('guests who are made to resign at once lift nobody beyond the limit of a rise, nor onto the leaderboard', async () => {
  const server = await serve();
  const ann = await joinAs(server.url, 'Ann');
  for (let guest = 0; guest < 4; guest++) {
    const alt = await joinAs(server.url, `Guest ${guest}`);
    const game = guest % 2 === 0 ? 'nim' : 'kayles';
    const room = await met(ann, alt, game, server);
    expect((await ann.ok('duel', { game: 'chomp' })).room, 'one duel at a time').toBe(room);
    await play(server, room, alt, alt);
  }
  const overall = await ratingOf(server, ann, null);
  expect(overall?.duels).toBe(4);
  // The limit rises again during the minutes that the duels took.
  expect(overall?.rating).toBeLessThanOrEqual(NEWCOMER.rating + RISE.atOnce + RISE.anHour / 4);
  const { best } = (await (await fetch(`${server.url}/api/v1/ratings`)).json()) as { best: unknown[] };
  expect(best).toEqual([]);
});

test('stakes are shown for running duels only', async () => {
  const server = await serve();
  const [ann, ben] = [await joinAs(server.url, 'Ann'), await joinAs(server.url, 'Ben')];
  const stakes = async (room: string) => (await (await fetch(`${server.url}/api/v1/rooms/${room}/stakes`)).json()) as StakesAnswer;
  const room = await met(ann, ben);
  const even = { won: 60, lost: -60 };
  expect(await stakes(room)).toEqual({ stakes: { first: even, second: even } });
  await play(server, room, ben, ben);
  expect(await stakes(room)).toEqual({ stakes: null });
  const { room: casual } = await ann.ok('room:create', { game: 'nim', start: '3,4,5' });
  expect(await stakes(casual)).toEqual({ stakes: null });
  expect((await fetch(`${server.url}/api/v1/rooms/nowhere22/stakes`)).status).toBe(404);
});

test('recomputing the list of ratings from the log gives the same numbers', async () => {
  const server = await serve();
  const people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => joinAs(server.url, name)));
  const [ann, ben, cleo] = people as [Person, Person, Person];
  const rooms: string[] = [];
  for (const [one, other, game] of [
    [ann, ben, 'nim'],
    [ben, cleo, 'nim'],
    [ann, cleo, 'kayles'],
    [ann, ben, 'nim'],
  ] as const) {
    const room = await met(one, other, game);
    rooms.push(room);
    await play(server, room, other, game === 'nim' ? other : one, [one, other]);
    server.clock.now += 3 * 24 * 3_600_000;
  }
  const ids = await Promise.all(people.map((person) => idOf(server, person)));
  await server.stop();
  const store = await openStore({ dataDir: server.dataDir, databaseUrl: null }, silent);
  const before = await store.ratings.of(ids);
  expect(before.map(({ scope }) => scope).filter((scope) => scope === OVERALL)).toHaveLength(3);
  const curves = async () => await Promise.all(ids.map((id) => store.duels.points(id, 9)));
  const drawn = await curves();
  for (const [at, id] of ids.entries()) {
    const now = before.find(({ player, scope }) => player === id && scope === OVERALL)?.standing;
    expect(drawn[at]?.at(-1)?.rating, 'a curve ends where the rating is').toBe(now?.rating);
  }
  await store.duels.putPoints(ids.flatMap((player) => rooms.map((room) => ({ player, room, rating: 7 }))));
  await store.ratings.put(
    before.map((rank) => ({ ...rank, standing: { ...rank.standing, rating: 7 } })),
    server.clock.now,
  );
  expect(await rebuildRatings(store, silent)).toEqual({ duels: 4, ratings: before.length });
  expect([await store.ratings.of(ids), await curves()]).toEqual([before, drawn]);
  await store.close();
});

test('the operator voids a duel, or all duels of a player, and the ratings are as if they had never been played', async () => {
  const server = await serve();
  const [ann, ben, cleo] = await Promise.all([joinAs(server.url, 'Ann'), joinAs(server.url, 'Ben'), joinAs(server.url, 'Cleo')]);
  const first = await met(ann, ben);
  await play(server, first, ben, ben, [ann, ben]);
  const honest = await ratingOf(server, ann, 'nim');
  server.clock.now += 1_000;
  const second = await met(ann, cleo, 'nim', server);
  await play(server, second, cleo, cleo, [ann, cleo]);
  expect((await ratingOf(server, ann, 'nim'))?.duels).toBe(2);

  const store = openSqliteForCli(server.dataDir, silent);
  const now = () => server.clock.now;
  const desk = new ModerationService({ store, now, by: 'root', log: silent });
  const person = unwrap(await desk.person('Cleo'));
  expect(await desk.unrate(person)).toEqual({ ok: true, value: 1 });
  const rested = await ratingOf(server, ann, 'nim');
  expect(rested?.duels).toBe(1);
  expect(rested?.rating).toBeCloseTo(honest?.rating ?? 0, 9);
  expect(await ratingOf(server, cleo, 'nim')).toBeUndefined();
  expect(await cleo.send('duel', { game: 'nim' })).toMatchObject({ error: { code: 'forbidden' } });
  await ann.waitFor('room', ({ room, events }) => room === second && kinds(events).includes('voided'));

  expect(await desk.voidDuel(first)).toMatchObject({ ok: true });
  expect(await ratingOf(server, ann, null)).toBeUndefined();
  expect(await desk.voidDuel(first)).toMatchObject({ error: { code: 'stale' } });
  await desk.rate(person);
  const { room } = await cleo.ok('duel', { game: 'nim' });
  expect((await ben.ok('duel', { game: 'nim' })).room).toBe(room);
  await store.close();
});

test('after a crash between the games a duel goes on, and then has both the result and the ratings', async () => {
  const before = await serve();
  const [ann, ben] = [await joinAs(before.url, 'Ann'), await joinAs(before.url, 'Ben')];
  const room = await met(ann, ben);
  await ben.ok('resign', { room, id: 'first' });
  await before.stop();
  const server = await serve({ dataDir: before.dataDir, now: before.clock.now + GAME_BREAK_MS });
  await server.sweep();
  const back = await connect(server.url, { protocol: 1, token: ben.token });
  expect((await back.ok('room:enter', { room })).snapshot).toMatchObject({ status: 'playing', duel: { game: 2, rated: null } });
  await back.ok('resign', { room, id: 'second' });
  expect((await back.ok('room:enter', { room })).snapshot.duel?.rated).not.toBeNull();
  expect((await ratingOf(server, ann, 'nim'))?.duels).toBe(1);
});

test('a player has one duel at a time: searching again leads to the running one', async () => {
  const server = await serve();
  const [ann, ben, cleo] = await Promise.all([joinAs(server.url, 'Ann'), joinAs(server.url, 'Ben'), joinAs(server.url, 'Cleo')]);
  const waiting = (await ann.ok('duel', { game: 'kayles' })).room;
  const room = await met(ann, ben);
  for (const body of [{ game: 'kayles' }, { game: 'nim', against: 'teacher' }] as const)
    expect((await ann.ok('duel', body)).room).toBe(room);
  expect((await cleo.ok('duel', { game: 'kayles' })).room).not.toBe(waiting);
  await play(server, room, ben, ben);
  expect((await ann.ok('duel', { game: 'nim', against: 'teacher' })).room).not.toBe(room);
});

test('a duel with a bot changes the player’s rating by the bot’s rating', async () => {
  const server = await serve();
  const ann = await joinAs(server.url, 'Ann');
  const { room } = await ann.ok('duel', { game: 'nim', against: 'teacher', id: 'one' });
  expect((await ann.ok('duel', { game: 'nim', against: 'teacher', id: 'one' })).room).toBe(room);
  await play(server, room, ann, ann);
  const rating = await ratingOf(server, ann, 'nim');
  expect(rating?.duels).toBe(1);
  expect(rating?.rating).toBeLessThan(NEWCOMER.rating);
});

test('a player who searches twice waits in one room, and nobody meets themselves', async () => {
  const { url } = await serve();
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('duel', { game: 'nim', id: 'one' });
  expect((await ann.ok('duel', { game: 'nim', id: 'two' })).room).toBe(room);
  expect((await ann.ok('duel', { game: 'kayles' })).room).not.toBe(room);
});

/** Gives these people ratings, as if they had played. */
async function rankAs(server: TestServer, people: readonly (readonly [Person, Partial<Standing>])[]): Promise<void> {
  const store = openSqliteForCli(server.dataDir, silent);
  const known = await Promise.all(people.map(async ([person, standing]) => ({ player: await idOf(server, person), standing })));
  const ranks = known.map(({ player, standing }) => ({
    player,
    scope: 'nim',
    standing: { ...NEWCOMER, duels: 30, at: server.clock.now, ...standing },
  }));
  await store.ratings.put(ranks, server.clock.now);
  await store.close();
}

test('the waiting player with the nearest rating is chosen, distant ones only after a while, and the seeker leaves the old seat', async () => {
  const server = await serve();
  const [strong, weak] = await Promise.all([joinAs(server.url, 'Strong'), joinAs(server.url, 'Weak')]);
  await rankAs(server, [
    [strong, { rating: 1_900, deviation: 60 }],
    [weak, { rating: 1_300, deviation: 60 }],
  ]);
  const { room } = await strong.ok('duel', { game: 'nim' });
  const own = (await weak.ok('duel', { game: 'nim' })).room;
  expect(own).not.toBe(room);
  server.clock.now += 120_000;
  expect((await weak.ok('duel', { game: 'nim' })).room).toBe(room);
  expect((await weak.ok('room:enter', { room: own })).snapshot.seats).toEqual({ first: null, second: null });
  const third = (await (await joinAs(server.url, 'New')).ok('duel', { game: 'nim' })).room;
  expect([room, own].includes(third)).toBe(false);
});

test('duels refuse games without duels, hints, and takebacks to the start position', async () => {
  const server = await serve();
  const [ann, ben, eve] = await Promise.all([joinAs(server.url, 'Ann'), joinAs(server.url, 'Ben'), joinAs(server.url, 'Eve')]);
  expect(await ann.send('duel', { game: 'twenty-one' })).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  expect(await ann.send('duel', { game: 'chess' })).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  const room = await met(ann, ben);
  const { snapshot } = await eve.ok('room:enter', { room });
  for (const each of [ann, ben, eve]) {
    expect(await each.send('overlay', { room, on: true })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  }
  await ann.ok('resign', { room, id: 'first' });
  expect(await eve.send('overlay', { room, on: true })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  const { game, params, misere, start: position } = snapshot;
  const response = await fetch(`${server.url}/api/v1/analysis`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ game, params, misere, position }),
  });
  expect(response.status).toBe(403);
});

test('a leaderboard is public, and lists players with ten different opponents and a certain rating', async () => {
  const server = await serve();
  const [ann, ben, cleo] = await Promise.all([joinAs(server.url, 'Ann'), joinAs(server.url, 'Ben'), joinAs(server.url, 'Cleo')]);
  const best = async () => ((await (await fetch(`${server.url}/api/v1/ratings?game=nim`)).json()) as { best: { name: string }[] }).best;
  expect(await best()).toEqual([]);
  await rankAs(server, [
    [ann, { rating: 1_600, deviation: 60, opponents: 10 }],
    [ben, { rating: 2_000, deviation: 60, opponents: 9 }],
    [cleo, { rating: 2_000, deviation: 120, opponents: 10 }],
  ]);
  expect((await best()).map(({ name }) => name)).toEqual(['Ann']);
  await play(server, await met(ann, ben, 'nim', server), ben, ann, [ann, ben]);
  expect((await best()).map(({ name }) => name)).toEqual(['Ben', 'Ann']);
});
