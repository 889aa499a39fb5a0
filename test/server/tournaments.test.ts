import { gunzipSync } from 'node:zlib';
import type { TournamentList } from '@nimhall/server/gatherings/tournament-list';
import { seededRandom } from '@nimhall/shared/bot/random';
import { boardCode } from '@nimhall/shared/gathering/board-code';
import { isDailyCode, nextDailyArena } from '@nimhall/shared/gathering/tournament/daily';
import { CHECK_EVERY_MS } from '@nimhall/shared/gathering/tournament/schedule';
import { standingOf } from '@nimhall/shared/gathering/tournament/standing';
import { boardsInPlay, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { SEATS } from '@nimhall/shared/room/seat';
import { expect, test } from 'vitest';
import { joinAs, serve, type TestClient, type TestServer } from '../support/harness.ts';
import { TournamentProgram } from '../support/tournament-program.ts';

const NIM = [{ game: 'nim', start: '1,2' }];

/** Opens a tournament that its organiser follows from the beginning. */
async function open(url: string, wish: object) {
  const host = await joinAs(url, 'Miss Grey');
  const { code } = await host.ok('tournament:open', { id: 'open', form: 'arena', games: NIM, ...wish } as never);
  await host.ok('tournament:enter', { code });
  const now = async (): Promise<Tournament> => (await host.ok('tournament:enter', { code })).tournament;
  const order = (order: object, id = JSON.stringify(order)) => host.send('tournament:order', { code, id, order } as never);
  return { host, code, now, order };
}

/** Resolves when no bot is to move: bots think in separate processes, which a test's clock does not wait for. */
async function botsHaveMoved(host: TestClient, tournament: Tournament): Promise<void> {
  const withBots = boardsInPlay(tournament).filter(
    ({ isOpened, seats }) => isOpened && SEATS.some((seat) => tournament.entrants[seats[seat]]?.bot),
  );
  for (const { round, board } of withBots) {
    const room = boardCode(tournament, round, board);
    const { snapshot, version } = await host.ok('room:enter', { room });
    if (snapshot.turn === null || snapshot.seats[snapshot.turn]?.kind !== 'bot') continue;
    await host.waitFor('room', (entry) => entry.room === room && entry.version > version);
  }
}

/** Advances the clock until the tournament is over. */
async function play(
  server: TestServer,
  programs: readonly TournamentProgram[],
  { host, now }: Pick<Awaited<ReturnType<typeof open>>, 'host' | 'now'>,
): Promise<Tournament> {
  for (let steps = 0; steps < 2_000; steps++) {
    const tournament = await now();
    if (tournament.status === 'over') return tournament;
    // No time passes while rooms are being opened, so that no player forfeits before being told.
    if (boardsInPlay(tournament).every(({ isOpened }) => isOpened)) server.clock.now += 2_500;
    await server.sweep();
    await TournamentProgram.settle(programs, tournament.code);
    await botsHaveMoved(host, await now());
  }
  throw new Error('It does not end');
}

/** The seats and results, from the log alone. */
function boardsIn(host: TestClient) {
  const boards: { readonly seats: readonly [number, number]; won?: readonly [number, number] }[] = [];
  const order: number[] = [];
  for (const { events } of host.received('tournament').toSorted((a, b) => a.version - b.version)) {
    for (const event of events) {
      if (event.kind === 'boards-paired') boards.push(...event.boards.map(([first, second]) => ({ seats: [first, second] as const })));
      if (event.kind !== 'boards-scored') continue;
      for (const [board, first, second] of event.scores) {
        expect(boards[board]?.won, 'a board is scored once').toBeUndefined();
        Object.assign(boards[board] ?? {}, { won: [first, second] });
        order.push(board);
      }
    }
  }
  return { boards, order };
}

test('an arena of 20 programs: everybody plays, and the standings match an independent recount of its log and its rooms', async () => {
  const server = await serve();
  const { host, code, now, order } = await open(server.url, { minutes: 1, clock: { initialMs: 60_000, incrementMs: 0 } });
  const random = seededRandom(20);
  const programs = await Promise.all(
    Array.from({ length: 20 }, (_, at) => TournamentProgram.join(server.url, code, `Program ${at}`, random)),
  );
  expect(await order({ kind: 'start' })).toMatchObject({ ok: true });
  const tournament = await play(server, programs, { host, now });
  await host.waitFor('tournament', ({ version }) => version === tournament.version);

  const { boards, order: scored } = boardsIn(host);
  const points = programs.map(() => 0);
  const streaks = programs.map(() => 0);
  for (const board of scored) {
    const { seats, won } = boards[board] ?? {};
    if (!seats || !won) throw new Error(`Board ${board} was never paired`);
    const { snapshot } = await host.ok('room:enter', { room: boardCode(tournament, 1, board) });
    // The score of a room belongs to its players, who have swapped seats for the second game.
    expect([snapshot.score.second, snapshot.score.first]).toEqual(won);
    for (const [at, member] of seats.entries()) {
      const [mine, theirs] = [won[at] ?? 0, won[1 - at] ?? 0];
      const worth = mine > theirs ? 2 : mine === theirs ? 1 : 0;
      points[member] = (points[member] ?? 0) + worth * ((streaks[member] ?? 0) >= 2 ? 2 : 1);
      streaks[member] = worth === 2 ? (streaks[member] ?? 0) + 1 : 0;
    }
  }
  expect(scored.length).toBeGreaterThan(20);
  const standing = standingOf(tournament);
  expect(standing.map((row) => row.points)).toEqual(points.toSorted((a, b) => b - a));
  for (const { member, points: got } of standing) expect(got).toBe(points[member]);
  // Each board was announced once to both of its players.
  for (const { rooms } of programs) expect(new Set(rooms).size).toBe(rooms.length);
  const told = programs.flatMap(({ rooms }) => rooms);
  expect(told).toHaveLength(2 * boards.length);
});

test('a Swiss tournament of five with a bot: rounds follow by themselves, absent players forfeit, and everything ends', async () => {
  const server = await serve();
  const { host, code, now, order } = await open(server.url, { form: 'swiss', rounds: 3, bots: ['random'], forfeitSeconds: 40 });
  const random = seededRandom(5);
  const programs = await Promise.all(['Ada', 'Bo', 'Cy', 'Dee'].map((name) => TournamentProgram.join(server.url, code, name, random)));
  const absent = await joinAs(server.url, 'Guest');
  await absent.ok('tournament:join', { code, id: 'join', name: 'Eve' });
  expect(await order({ kind: 'start' })).toMatchObject({ ok: true });
  const tournament = await play(server, programs, { host, now });
  expect(tournament.rounds).toHaveLength(3);
  expect(tournament.entrants.at(-1)).toMatchObject({ bot: 'random', name: 'Chick' });
  const eve = tournament.entrants.findIndex(({ name }) => name === 'Eve');
  expect(tournament.entrants[eve]?.isIn).toBe(false);
  const forfeits = tournament.rounds.flatMap(({ boards }) => boards.filter(({ result }) => result?.ending === 'forfeit'));
  expect(forfeits).toHaveLength(1);
  expect(standingOf(tournament).find(({ member }) => member === eve)?.points).toBe(0);
  // The game that she missed is over as well.
  const { snapshot } = await absent.ok('room:enter', { room: absent.received('tournament:board')[0]?.room ?? '' });
  expect(snapshot).toMatchObject({ status: 'over', result: { reason: 'aborted' }, duel: { unrated: true } });
  expect(boardsInPlay(tournament)).toEqual([]);
});

test('players who are told of a board can look it up at once, and are told again while it is their first move', async () => {
  const server = await serve();
  const { code, order } = await open(server.url, { form: 'swiss', forfeitSeconds: 600, clock: { initialMs: 600_000, incrementMs: 0 } });
  const clients = await Promise.all(Array.from({ length: 16 }, () => joinAs(server.url, 'Guest')));
  for (const [at, client] of clients.entries()) await client.ok('tournament:join', { code, id: 'join', name: `Program ${at}` });
  const looked = clients.map(async (client) => {
    const { room } = await client.waitFor('tournament:board');
    const { you } = await client.ok('tournament:look', { code });
    expect(you?.room).toBe(room);
    return room;
  });
  await order({ kind: 'start' });
  const [room = ''] = await Promise.all(looked);
  const players = clients.filter((client) => client.received('tournament:board')[0]?.room === room);
  const entered = await Promise.all(players.map((client) => client.ok('room:enter', { room })));
  const first = players[entered.findIndex(({ you, snapshot }) => you === snapshot.turn)];
  await first?.ok('move', { room, id: 'move', branch: 0, ply: 0, move: 'b1' });
  server.clock.now += CHECK_EVERY_MS + 1;
  await server.sweep();
  for (const client of players) {
    // What the server sent before this answer arrives before it.
    await client.ok('tournament:look', { code });
    expect(client.received('tournament:board')).toHaveLength(2);
  }
});

test('a large tournament is sent compressed as well', async () => {
  const server = await serve();
  const { host, code, now } = await open(server.url, { form: 'swiss' });
  const { packed } = await host.ok('tournament:enter-packed', { code });
  expect(JSON.parse(gunzipSync(packed).toString())).toEqual(await now());
  expect(await host.send('tournament:enter-packed', { code: 'zzzzzz' })).toMatchObject({ error: { code: 'not-found' } });
});

test('forbidden commands and unknown tournaments are refused with a code, and the same id gets the same answer', async () => {
  const server = await serve();
  const { host, code, order } = await open(server.url, { form: 'swiss', listed: false });
  const refused = async (client: TestClient, name: string, body: object) => {
    const ack = await client.raw(name, body);
    return ack.ok ? 'ok' : ack.error.code;
  };
  const ada = await joinAs(server.url, 'Guest');
  expect(await host.ok('tournament:open', { id: 'open', form: 'swiss', games: NIM })).toEqual({ ok: true, code });
  expect(await refused(ada, 'tournament:enter', { code: 'zzzzzz' })).toBe('not-found');
  expect(await refused(ada, 'class:enter', { code })).toBe('not-found');
  const { code: classCode } = await ada.ok('class:open', { id: 'class' });
  expect(await refused(ada, 'tournament:enter', { code: classCode })).toBe('not-found');
  expect(await refused(ada, 'tournament:join', { code: classCode, id: 'a', name: 'Ada' })).toBe('not-found');
  expect(await refused(ada, 'tournament:withdraw', { code: classCode, id: 'b' })).toBe('not-found');
  expect(await refused(ada, 'tournament:join', { code, id: 'c', name: 'x'.repeat(500) })).toBe('too-large');
  expect(await refused(ada, 'tournament:open', { id: 'd', form: 'swiss', games: [{ game: 'chess' }] })).toBe('unknown-game');
  expect(await refused(ada, 'tournament:open', { id: 'e', form: 'chess', games: NIM })).toBe('bad-request');
  expect(await refused(ada, 'tournament:open', { id: 'h', form: 'swiss', games: NIM, title: 'Cup \u202egnihton' })).toBe('bad-request');
  expect(await refused(ada, 'tournament:order', { code, id: 'f', order: { kind: 'start' } })).toBe('forbidden');
  expect(await refused(ada, 'tournament:join', { code, id: 'g', name: 'Ada' })).toBe('ok');
  expect(await refused(ada, 'tournament:join', { code, id: 'g', name: 'Ada' })).toBe('ok');
  expect(await order({ kind: 'start' })).toMatchObject({ error: { code: 'not-started' } });
  expect((await ada.ok('tournament:look', { code })).you).toMatchObject({ name: 'Ada', room: null, place: 1 });
  expect((await host.ok('tournament:look', { code })).you).toBeNull();
});

test('the daily arena is announced once, starts at its hour, and is listed with its result', async () => {
  const clock = { now: Date.UTC(2026, 0, 1, 12) };
  const server = await serve({ clock, dailyArena: 17 });
  const list = async () => (await (await fetch(`${server.url}/api/v1/tournaments`)).json()) as TournamentList;
  const announced = await list();
  expect(announced).toMatchObject({
    open: [{ code: 'daily20260101', isDaily: true, startsAt: Date.UTC(2026, 0, 1, 17), players: 0 }],
    running: [],
  });
  const ada = await joinAs(server.url, 'Guest');
  await ada.ok('tournament:join', { code: 'daily20260101', id: 'join', name: 'Ada' });
  clock.now = Date.UTC(2026, 0, 1, 17);
  await server.sweep();
  clock.now += 5_000;
  await server.sweep();
  const { room } = await ada.waitFor('tournament:board');
  expect((await ada.ok('room:enter', { room })).snapshot.seats).toMatchObject({ first: {}, second: {} });
  const shown = await (await fetch(`${server.url}/api/v1/tournaments/daily20260101`)).json();
  expect(shown).toMatchObject({ tournament: { status: 'running', players: 5 }, rounds: [{ boards: [{ room, result: null }] }] });
  expect((shown as { standing: object[] }).standing).toHaveLength(5);
  clock.now = Date.UTC(2026, 0, 1, 18, 30);
  await server.sweep();
  clock.now += 5_000;
  expect(await list()).toMatchObject({ running: [], over: [{ code: 'daily20260101', status: 'over' }] });
  expect((await fetch(`${server.url}/api/v1/tournaments/zzzzzz`)).status).toBe(404);
  // Whatever the clock says, and however often it is requested, there is one arena a day.
  expect(nextDailyArena(Date.UTC(2026, 0, 1, 16, 59), 17).code).toBe('daily20260101');
  expect(nextDailyArena(Date.UTC(2026, 0, 1, 17), 17).code).toBe('daily20260102');
  expect(isDailyCode('daily20260102')).toBe(true);
});
