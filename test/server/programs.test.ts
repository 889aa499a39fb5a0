import { MAX_PROGRAMS, type MyPrograms } from '@nimhall/shared/protocol/programs';
import { expect, onTestFinished, test } from 'vitest';
import { choose, game } from '../../shared/nimhall/src/index.ts';
import { connect as connectPlayer, type Offer } from '../../shared/nimhall/src/player/index.ts';
import { connect, joinAs, post, serve, serveAll, type TestClient } from '../support/harness.ts';
import { asOwner, newProgram } from '../support/programs-of-owners.ts';

const hall = serveAll();

/** A program of Ada's that is offered with the package and plays like a bot, until the test ends. */
async function offered(name: string, offer: Offer, url = hall.url) {
  const owner = await joinAs(url, 'Ada');
  const { id, token } = await newProgram(owner, url, name);
  const player = await connectPlayer({ url, token });
  onTestFinished(() => player.close());
  await player.offer(offer);
  const play = async (): Promise<void> => {
    for await (const turn of player.turns()) {
      await turn.play(choose(game(turn.game, turn.params), turn.position, { misere: turn.misere }));
    }
  };
  return { id, owner, player, play };
}

/** A room where a player waits for a program. */
async function waiting(client: TestClient, wishes: object = {}): Promise<string> {
  return (await client.ok('room:create', { game: 'kayles', start: '3', listed: false, ...wishes })).room;
}

const seating = (room: string, program: string, id = 'seat') => ({ room, id, seat: 'second', program }) as const;

test('a person finds a program in the lobby, puts it in a seat, and it plays, also a rematch', async () => {
  const { id, play } = await offered('Kayla', { games: ['kayles', 'nim'], boards: 2 });
  const ben = await joinAs(hall.url, 'Ben');
  const { programs } = await ben.ok('programs', { on: true });
  const kayla = { id, name: 'Kayla', owner: 'Ada', games: ['kayles', 'nim'], misere: false, boards: 2, free: 2 };
  expect(programs.filter((program) => program.id === id)).toEqual([kayla]);
  const listed = (await (await fetch(`${hall.url}/api/v1/programs`)).json()) as typeof programs;
  expect(listed).toMatchObject({ programs: expect.arrayContaining([kayla]) });

  void play();
  const room = await waiting(ben, { start: '2' });
  await ben.ok('seat:program', seating(room, id));
  const entry = await ben.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'seated'));
  expect(entry.events).toEqual([
    { kind: 'seated', seat: 'second', occupant: { kind: 'human', player: { id, name: 'Kayla', owner: 'Ada' } } },
    { kind: 'started' },
  ]);
  await ben.waitFor('programs', ({ changed }) => changed.some((each) => each.id === id && each.free === 1));
  await ben.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1@0' });
  await ben.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'ended'));
  const address = encodeURIComponent(`${hall.url}/r/${room}`);
  const embedded = await (await fetch(`${hall.url}/api/v1/oembed?url=${address}`)).json();
  expect(embedded.title).toContain('Kayla by Ada');
  const standing = async () =>
    (await fetch(`${hall.url}/api/v1/me/standing`, { headers: { authorization: `Bearer ${ben.token}` } })).json();
  expect(await standing()).toMatchObject({ rivals: [{ name: 'Kayla', owner: 'Ada' }] });
  await ben.ok('rematch:offer', { room, id: 'again' });
  await ben.waitFor('room', ({ events }) => events.some((event) => event.kind === 'moved' && event.branch === 1));
});

test('a program takes no more boards than it offers, only games that it knows, and is never waited for', async () => {
  const { id } = await offered('Sola', { games: ['kayles'] });
  const ben = await joinAs(hall.url, 'Ben');
  const codeOf = async (room: string, program = id, seat = 'first') =>
    ((await ben.send('seat:program', seating(room, program, `${seat} ${room}`))) as { error?: { code: string } }).error?.code ?? 'ok';
  expect(await codeOf(await waiting(ben, { game: 'nim', start: '3' }))).toBe('forbidden');
  expect(await codeOf(await waiting(ben, { misere: true }))).toBe('forbidden');
  expect(await codeOf(await waiting(ben, { seats: { first: 'open', second: 'open' } }))).toBe('forbidden');
  expect(await codeOf(await waiting(ben), ben.token)).toBe('not-found');
  const rooms = await Promise.all([waiting(ben), waiting(ben), waiting(ben)]);
  const codes = await Promise.all(rooms.map((room) => codeOf(room)));
  expect(codes.toSorted()).toEqual(['ok', 'seat-taken', 'seat-taken']);
  // R3: a resent command is answered as before, though no board is free.
  const taken = rooms[codes.indexOf('ok')] as string;
  expect(await codeOf(taken)).toBe('ok');
  await ben.ok('resign', { room: taken, id: 'resign' });
  await expect.poll(() => codeOf(rooms[codes.indexOf('seat-taken')] as string, id, 'again')).toBe('ok');
});

test('a program is removed as soon as its last connection closes, and when it withdraws its offer', async () => {
  const { id, player, owner } = await offered('Meteor', { games: ['nim'] });
  const ben = await joinAs(hall.url, 'Ben');
  await ben.ok('programs', { on: true });
  await player.withdraw();
  await ben.waitFor('programs', ({ gone }) => gone.includes(id));
  await player.offer({ games: ['nim'], misere: true });
  await ben.waitFor('programs', ({ changed }) => changed.some((each) => each.id === id && each.misere));
  player.close();
  await ben.waitForNext('programs', ({ gone }) => gone.includes(id));
  expect((await myPrograms(owner)).programs).toMatchObject([{ id, isOffered: false }]);
});

test('only a program with an owner can offer itself, and only existing games', async () => {
  const guest = await joinAs(hall.url, 'Guest');
  expect(await guest.send('program:offer', { games: ['nim'] } as never)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  const { token } = await newProgram(guest, hall.url, 'Odd');
  const odd = await connect(hall.url, { protocol: 1, token });
  expect(await odd.send('program:offer', { games: ['chess'] } as never)).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  expect(await odd.send('program:offer', { games: ['nim'], boards: 21 } as never)).toMatchObject({ error: { code: 'bad-request' } });
});

test('an owner sees games, faults and times, and can replace the token or remove the program', async () => {
  const server = await serve();
  const owner = await joinAs(server.url, 'Ada');
  const { id, token } = await newProgram(owner, server.url, 'Wrong');
  const program = await connect(server.url, { protocol: 1, token });
  await program.ok('program:offer', { games: ['nim'], misere: false, boards: 1 });
  const ben = await joinAs(server.url, 'Ben');
  const room = await waiting(ben, { game: 'nim', start: '1,2', seats: { first: 'open', second: 'me' } });
  await ben.ok('seat:program', { ...seating(room, id), seat: 'first' });
  await program.waitFor('seated', (message) => message.room === room);
  await program.ok('room:enter', { room });
  expect(await program.send('move', { room, id: 'bad', branch: 0, ply: 0, move: 'a7' })).toMatchObject({ error: { code: 'illegal-move' } });
  server.clock.now += 1_000;
  await program.ok('move', { room, id: 'good', branch: 0, ply: 0, move: 'b1' });
  await ben.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'a1' });
  server.clock.now += 61_000;
  await ben.ok('claim', { room, id: 'claim' });
  expect((await myPrograms(owner, server.url)).programs).toMatchObject([
    {
      id,
      name: 'Wrong',
      isOffered: true,
      games: [{ game: 'nim', won: 0, lost: 1 }],
      faults: { illegal: 1, late: 1, lost: 0 },
      answers: { count: 1, p50: 1_051, p99: 1_051 },
    },
  ]);
  const games = await fetch(`${server.url}/api/v1/me/programs/${id}/games`, asOwner(owner));
  expect(await games.json()).toMatchObject({ games: [{ room, outcome: 'lost', opponent: { player: { name: 'Ben' } } }] });
  // Not another player's.
  expect((await fetch(`${server.url}/api/v1/me/programs/${id}/games`, asOwner(ben))).status).toBe(404);

  const renewed = await post(server.url, `/api/v1/me/programs/${id}/token`, {}, asOwner(owner).headers);
  await expect(connect(server.url, { protocol: 1, token })).rejects.toMatchObject({ data: { code: 'unauthenticated' } });
  const again = await connect(server.url, { protocol: 1, token: ((await renewed.json()) as { token: string }).token });
  expect(await again.waitFor('welcome')).toMatchObject({ player: { id, name: 'Wrong', owner: 'Ada' } });
  expect((await fetch(`${server.url}/api/v1/me/programs/${id}`, { method: 'DELETE', ...asOwner(owner) })).status).toBe(204);
  await ben.waitFor('forgotten', (message) => message.player === id);
  expect(await myPrograms(owner, server.url)).toEqual({ programs: [] });
});

test('in a tournament, in a class and among those who watch a program is shown with its owner, until the owner is erased', async () => {
  const owner = await joinAs(hall.url, 'Ada');
  const { id, token } = await newProgram(owner, hall.url, 'Rook');
  const program = await connect(hall.url, { protocol: 1, token });
  const ben = await joinAs(hall.url, 'Ben');
  const seen = { kind: 'human', player: { id, name: 'R2', owner: 'Ada' } };

  const wish = { id: 'open', form: 'round-robin', games: [{ game: 'nim', start: '1,2' }] };
  const { code } = await ben.ok('tournament:open', wish as never);
  await ben.ok('tournament:join', { code, id: 'join', name: 'Ben' });
  await program.ok('tournament:join', { code, id: 'join', name: 'R2' });
  await ben.ok('tournament:order', { code, id: 'start', order: { kind: 'start' } });
  const { room: match } = await program.waitFor('tournament:board', (message) => message.code === code);
  expect(Object.values((await ben.ok('room:enter', { room: match })).snapshot.seats)).toContainEqual(seen);
  const { tournament } = await ben.ok('tournament:look', { code });
  expect(Object.fromEntries(tournament.leaders.map((name, at) => [name, tournament.leadersOwners?.[at]]))).toEqual({
    Ben: null,
    R2: 'Ada',
  });
  const standing = await (await fetch(`${hall.url}/api/v1/tournaments/${code}`)).json();
  expect(standing).toMatchObject({ standing: expect.arrayContaining([expect.objectContaining({ name: 'R2', owner: 'Ada' })]) });

  const { code: lesson } = await ben.ok('class:open', { id: 'class' });
  await program.ok('class:join', { code: lesson, id: 'join', name: 'R2' });
  expect((await ben.ok('class:enter', { code: lesson })).gathering.members).toMatchObject([{ name: 'R2', owner: 'Ada' }]);

  const watched = await waiting(ben);
  await ben.ok('room:enter', { room: watched });
  await program.ok('room:enter', { room: watched });
  await ben.waitFor(
    'presence',
    ({ room, watchers, watchersOwners }) => room === watched && watchers[0] === 'Rook' && watchersOwners?.[0] === 'Ada',
  );

  expect((await fetch(`${hall.url}/api/v1/me`, { method: 'DELETE', ...asOwner(owner) })).status).toBe(204);
  const entrants = async () => (await ben.ok('tournament:enter', { code })).tournament.entrants;
  await expect.poll(entrants).toContainEqual(expect.objectContaining({ player: id, name: '', owner: '' }));
});

test('erasing a player removes their programs too', async () => {
  const { id, owner, player } = await offered('Orphan', { games: ['nim'] });
  const ben = await joinAs(hall.url, 'Ben');
  const room = await waiting(ben, { game: 'nim', start: '2' });
  await ben.ok('seat:program', seating(room, id));
  expect((await fetch(`${hall.url}/api/v1/me`, { method: 'DELETE', ...asOwner(owner) })).status).toBe(204);
  await ben.waitFor('forgotten', (message) => message.player === id);
  const snapshot = (await ben.ok('room:enter', { room })).snapshot;
  expect(snapshot.seats.second).toEqual({ kind: 'human', player: { id, name: '', owner: '' } });
  await expect(player.until(room, () => false)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a player may have ten programs, and a program none', async () => {
  const owner = await joinAs(hall.url, 'Many');
  const all = await Promise.all(
    Array.from({ length: MAX_PROGRAMS + 1 }, (_, n) => post(hall.url, '/api/v1/me/programs', { name: `P${n}` }, asOwner(owner).headers)),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual([...Array(MAX_PROGRAMS).fill(201), 413]);
  const { token } = (await (all.find(({ ok }) => ok) as Response).json()) as { token: string };
  expect((await post(hall.url, '/api/v1/me/programs', { name: 'Child' }, { authorization: `Bearer ${token}` })).status).toBe(403);
});

async function myPrograms(owner: TestClient, url = hall.url): Promise<MyPrograms> {
  return (await (await fetch(`${url}/api/v1/me/programs`, asOwner(owner))).json()) as MyPrograms;
}
