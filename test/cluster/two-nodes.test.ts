import { boardCode, placeOfBoard } from '@nimhall/shared/gathering/board-code';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPair, openShared } from '../support/cluster.ts';
import { connect, joinAs, newToken, post, type TestClient } from '../support/harness.ts';
import type { ServerProcess } from '../support/server-process.ts';

const pair = openPair(openShared());

interface Game {
  readonly nodes: readonly [ServerProcess, ServerProcess];
  readonly first: TestClient;
  readonly second: TestClient;
  readonly room: string;
}

/** Two players on different nodes in a new game of Nim, with the first to move. */
async function gameAcross(start: string, nodes: Game['nodes'] = pair.nodes): Promise<Game> {
  const [first, second] = await Promise.all([joinAs(nodes[0].url, 'Ann'), joinAs(nodes[1].url, 'Ben')]);
  const { room } = await first.ok('room:create', { game: 'nim', start });
  await second.ok('room:enter', { room });
  await second.ok('seat:take', { room, id: 'sit', seat: 'second' });
  return { nodes, first, second, room };
}

const returning = (node: ServerProcess, { token }: TestClient): Promise<TestClient> => connect(node.url, { protocol: 1, token });

test('R4: players on different nodes play a whole game, and a spectator on either sees every entry once and in order', async () => {
  const { nodes, first, second, room } = await gameAcross('3,3');
  const watchers = [await joinAs(nodes[0].url, 'Cleo'), await joinAs(nodes[1].url, 'Dan')];
  for (const watcher of watchers) await watcher.ok('room:enter', { room });
  const moves = ['a1', 'b1', 'a2', 'b2'];
  for (const [ply, move] of moves.entries()) {
    const [mover, other] = ply % 2 === 0 ? [first, second] : [second, first];
    await mover.ok('move', { room, id: `m${ply}`, branch: 0, ply, move });
    await other.waitFor('room', ({ version }) => version === ply + 3);
  }
  for (const client of [first, second, ...watchers]) {
    await client.waitFor('room', ({ version }) => version === 6);
    const versions = client.received('room').map(({ version }) => version);
    expect(versions).toEqual([...versions].sort());
    expect(versions.slice(-4)).toEqual([3, 4, 5, 6]);
    expect(await client.ok('room:enter', { room })).toMatchObject({
      version: 6,
      snapshot: { status: 'over', result: { winner: 'second' } },
    });
  }
});

test('a player on another page at another node is notified of a move, and finds the game in the list there', async () => {
  const { nodes, first, second, room } = await gameAcross('3,4,5');
  await second.ok('room:leave', { room });
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a2' });
  expect(await second.waitFor('unfinished', ({ game }) => game?.ply === 1)).toMatchObject({ room, game: { turn: 'second' } });
  for (const { url } of nodes) {
    const response = await fetch(`${url}/api/v1/me/unfinished`, { headers: { authorization: `Bearer ${second.token}` } });
    expect(await response.json()).toMatchObject({ games: [{ room, turn: 'second', ply: 1 }] });
  }
});

test('the lobby, HTTP snapshots, presence and the overlay are the same on every node', async () => {
  const { nodes, first, second, room } = await gameAcross('3,4,5');
  const watcher = await joinAs(nodes[1].url, 'Cleo');
  await watcher.ok('lobby', { on: true });
  await watcher.ok('room:enter', { room });
  await watcher.ok('overlay', { room, on: true });
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a2' });
  await watcher.waitFor('overlay', ({ version }) => version === 3);
  await watcher.waitFor('lobby', ({ changed }) => changed.some((each) => each.room === room && each.ply === 1));
  await first.waitFor('presence', ({ seats, spectators }) => seats.first && seats.second && spectators === 1);
  for (const { url } of nodes) {
    const snapshot = await fetch(`${url}/api/v1/rooms/${room}`).then((response) => response.json());
    expect(snapshot).toMatchObject({ version: 3, presence: { seats: { first: true, second: true }, spectators: 1 } });
    const { rooms } = await fetch(`${url}/api/v1/rooms`).then((response) => response.json());
    const listed = rooms.filter((each: { readonly room: string }) => each.room === room);
    expect(listed).toMatchObject([{ room, ply: 1, status: 'playing' }]);
  }
  // A player also gets no overlay on a second connection at another node.
  const tab = await returning(nodes[0], second);
  await tab.ok('room:enter', { room });
  expect(await tab.send('overlay', { room, on: true })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
});

test('a room can be followed over HTTP on any node, listed or not', async () => {
  const { nodes } = pair;
  const ann = await joinAs(nodes[0].url, 'Ann');
  const { room } = await ann.ok('room:create', {
    game: 'nim',
    start: '2,3',
    listed: false,
    seats: { first: 'me', second: { bot: 'teacher' } },
  });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const { body } = await fetch(`${nodes[1].url}/api/v1/rooms/${room}/events`, { signal: leaving.signal });
  await ann.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' });
  let lines = '';
  for await (const bytes of body ?? []) {
    lines += new TextDecoder().decode(bytes);
    if (lines.includes('"version":3')) break;
  }
  const versions = lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).version]));
  expect(versions).toEqual([1, 2, 3]);
});

test('when two players on different nodes look for the same game at the same time, one finds the other', async () => {
  const { nodes } = pair;
  const seekers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => joinAs(nodes[index % 2 === 0 ? 0 : 1].url, `Seeker ${index + 1}`)),
  );
  const rooms = await Promise.all(seekers.map((seeker) => seeker.ok('pair', { game: 'nim', start: '3,4,5', id: 'seek' })));
  const codes = rooms.map(({ room }) => room);
  expect(new Set(codes).size, codes.join(' ')).toBe(4);
  for (const [index, seeker] of seekers.entries()) {
    const { snapshot, you } = await seeker.ok('room:enter', { room: codes[index] ?? '' });
    expect(snapshot.status).toBe('playing');
    expect(you).not.toBe('watching');
    // A lost answer is requested from the other node, which returns the same.
    const there = await connect(nodes[index % 2 === 0 ? 1 : 0].url, { protocol: 1, token: seeker.token });
    expect((await there.ok('pair', { game: 'nim', start: '3,4,5', id: 'seek' })).room).toBe(codes[index]);
  }
});

test('a seeker on one node finds a player who just began to wait on another, however long presence takes', async () => {
  const { nodes } = pair;
  const [first, second] = await Promise.all([joinAs(nodes[0].url, 'Ann'), joinAs(nodes[1].url, 'Ben')]);
  const database = new pg.Client(pair.env.DATABASE_URL);
  await database.connect();
  onTestFinished(() => database.end());
  // Presence can be read meanwhile, but not written.
  await database.query('BEGIN; LOCK TABLE visit IN EXCLUSIVE MODE');
  const inLineFor = (what: string) => async (): Promise<number> =>
    (await database.query(`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND ${what}`)).rows[0].waiting;
  const wishes = { game: 'nim', start: '3,4,5' };
  const waits = first.ok('pair', wishes);
  await expect.poll(inLineFor("relation = 'visit'::regclass"), { timeout: 20_000 }).toBe(1);
  const seeks = second.ok('pair', wishes);
  await Promise.race([seeks, expect.poll(inLineFor("locktype = 'advisory'"), { timeout: 20_000 }).toBe(1)]);
  await database.query('COMMIT');
  expect((await seeks).room).toBe((await waits).room);
});

test('a chat message resent through another node appears once', async () => {
  const { nodes, first, second, room } = await gameAcross('9,9');
  const twin = await returning(nodes[1], first);
  await twin.ok('room:enter', { room });
  const line = { room, id: 'line', text: 'hello' };
  await Promise.all([first.ok('chat', line), twin.ok('chat', line)]);
  await second.waitFor('chat');
  await second.ok('chat', { room, text: 'and you' });
  await first.waitFor('chat', ({ line: { text } }) => text === 'and you');
  expect(first.received('chat').map((message) => message.line.text)).toEqual(['hello', 'and you']);
  expect((await second.ok('room:enter', { room })).chat.map(({ text }) => text)).toEqual(['hello', 'and you']);
});

test('R3: the same command sent to both nodes at once gives the same answer and one move', async () => {
  const { nodes, first, second, room } = await gameAcross('9,9');
  const twin = await returning(nodes[1], first);
  await twin.ok('room:enter', { room });
  const move = { room, id: 'once', branch: 0, ply: 0, move: 'a1' };
  const answers = await Promise.all([first.send('move', move), twin.send('move', move)]);
  expect(answers).toEqual([
    { ok: true, version: 3, ply: 1 },
    { ok: true, version: 3, ply: 1 },
  ]);
  await second.ok('move', { room, id: 'reply', branch: 0, ply: 1, move: 'b1' });
  expect(await twin.send('move', move)).toEqual(answers[0]);
  expect(await first.send('move', move)).toEqual(answers[0]);
  expect(await second.ok('room:enter', { room })).toMatchObject({ version: 4, snapshot: { position: '8,8' } });
});

test('R6: when both nodes get different moves at once, one wins and the other player is told', async () => {
  const { nodes, first, second, room } = await gameAcross('9,9');
  const twin = await returning(nodes[1], first);
  await twin.ok('room:enter', { room });
  for (let ply = 0; ply < 10; ply += 2) {
    const answers = await Promise.all([
      first.send('move', { room, id: `one${ply}`, branch: 0, ply, move: 'a1' }),
      twin.send('move', { room, id: `two${ply}`, branch: 0, ply, move: 'b1' }),
    ]);
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'stale' }, room: { ply: ply + 1 } });
    const winner = answers[0]?.ok ? 'b1' : 'a1';
    await second.ok('move', { room, id: `reply${ply}`, branch: 0, ply: ply + 1, move: winner });
  }
  expect(await first.ok('room:enter', { room })).toMatchObject({ version: 12, snapshot: { position: '4,4' } });
});

test('kill -9 of a node in mid-game: its player reconnects to the other, and both play on', async () => {
  const { nodes, first, second, room } = await gameAcross('20,20', [await pair.join(), pair.nodes[1]]);
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  await second.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  await nodes[0].kill('SIGKILL');
  const back = await returning(nodes[1], first);
  expect(await back.ok('room:enter', { room })).toMatchObject({ you: 'first', version: 4, snapshot: { ply: 2, position: '19,19' } });
  expect(await back.send('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' })).toEqual({ ok: true, version: 3, ply: 1 });
  await back.ok('move', { room, id: 'm2', branch: 0, ply: 2, move: 'a19' });
  await second.waitFor('room', ({ version }) => version === 5);
  await second.ok('move', { room, id: 'm3', branch: 0, ply: 3, move: 'b19' });
  expect(await back.ok('room:enter', { room })).toMatchObject({ snapshot: { status: 'over', result: { winner: 'second' } } });
});

test('a player who changes nodes is not marked as away; one whose node died is', async () => {
  const { nodes, first, second, room } = await gameAcross('20,20');
  const moved = await returning(nodes[1], first);
  await moved.ok('room:enter', { room });
  first.socket.disconnect();
  const third = await pair.join();
  const elsewhere = await returning(third, second);
  await elsewhere.ok('room:enter', { room });
  second.socket.disconnect();
  await third.kill('SIGKILL');
  const noted = await moved.waitFor('room', ({ events }) => events.some((event) => event.kind === 'went-away'));
  expect(noted).toMatchObject({ version: 3, events: [{ kind: 'went-away', seat: 'second' }] });
});

test('bots play each other only while somebody is present on any node', async () => {
  const [one, two] = pair.nodes;
  const { token } = await newToken(one.url, 'Host');
  const seats = { first: { bot: 'random' }, second: { bot: 'random' } };
  const body = { game: 'nim', start: '9,9,9', seats };
  const answer = await post(one.url, '/api/v1/rooms', body, { authorization: `Bearer ${token}` });
  const { room } = (await answer.json()) as { room: string };
  const ann = await joinAs(two.url, 'Ann');
  const { snapshot } = await ann.ok('room:enter', { room });
  expect(snapshot).toMatchObject({ status: 'playing' });
  await ann.waitFor('room', ({ events }) => events.some((event) => event.kind === 'ended'));
});

test('bots of a dead node are moved by the other', async () => {
  const [one, two] = [await pair.join(), pair.nodes[1]];
  const ann = await joinAs(one.url, 'Ann');
  const seats = { first: { bot: 'random' }, second: { bot: 'random' } } as const;
  const { room } = await ann.ok('room:create', { game: 'nim', start: '9,9,9', seats });
  const watcher = await returning(two, ann);
  await watcher.ok('room:enter', { room });
  await one.kill('SIGKILL');
  const { snapshot } = await watcher.ok('room:enter', { room });
  if (snapshot.status !== 'over') await watcher.waitFor('room', ({ events }) => events.some((event) => event.kind === 'ended'));
  expect(await watcher.ok('room:enter', { room })).toMatchObject({ snapshot: { status: 'over', position: '0,0,0' } });
});

test('a class works across nodes: commands at one, pupils at the other, and boards served by both', async () => {
  const [one, two] = pair.nodes;
  const teacher = await joinAs(one.url, 'Miss Grey');
  const { code } = await teacher.ok('class:open', { id: 'open' });
  const pupils = await Promise.all([one, two, two].map(({ url }) => joinAs(url, 'Guest')));
  for (const [at, pupil] of pupils.entries()) {
    await pupil.ok('class:enter', { code });
    await pupil.ok('class:join', { code, id: 'join', name: `Pupil ${at}` });
  }
  const order = { kind: 'start-round', round: 1, activity: { kind: 'pairs', game: 'nim', start: '3,4', bot: 'random' } } as const;
  const elsewhere = await returning(two, teacher);
  const answers = await Promise.all([teacher, elsewhere].map((each) => each.send('class:order', { code, id: 'start', order })));
  expect(answers[0]).toEqual(answers[1]);
  for (const pupil of pupils) {
    await pupil.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'boards-opened'));
    const { gathering } = await pupil.ok('class:enter', { code });
    expect(gathering.rounds).toHaveLength(1);
    const rooms = await Promise.all([0, 1].map((board) => pupil.ok('room:enter', { room: boardCode(gathering, 1, board) })));
    expect(rooms.map(({ snapshot }) => snapshot.start)).toEqual(['3,4', '3,4']);
  }
});

test('a tournament works across nodes: players at both, each told of their match where they are, and each round follows once', async () => {
  const { nodes } = pair;
  const host = await joinAs(nodes[0].url, 'Miss Grey');
  const { code } = await host.ok('tournament:open', { id: 'open', form: 'knock-out', games: [{ game: 'nim', start: '30,40' }] });
  const players = await Promise.all([0, 1, 2, 3].map((at) => joinAs(nodes[at % 2 === 0 ? 0 : 1].url, 'Guest')));
  for (const [at, player] of players.entries()) await player.ok('tournament:join', { code, id: 'join', name: `Player ${at}` });
  const elsewhere = await returning(nodes[1], host);
  await elsewhere.ok('tournament:enter', { code });
  const start = { code, id: 'start', order: { kind: 'start' } } as const;
  const answers = await Promise.all([host, elsewhere].map((each) => each.send('tournament:order', start)));
  expect(answers[0]).toEqual(answers[1]);
  for (const round of [1, 2]) {
    const playing = players.slice(0, round === 1 ? 4 : 2);
    const rooms = await Promise.all(
      playing.map(async (player) => (await player.waitFor('tournament:board', (board) => roundOf(board.room) === round)).room),
    );
    expect(new Set(rooms).size).toBe(playing.length / 2);
    for (const room of rooms) expect((await elsewhere.ok('room:enter', { room })).snapshot.status).toBe('playing');
    // One player of each match leaves, and the others go on.
    const leaving = playing.filter((_, at) => rooms.indexOf(rooms[at] ?? '') !== at);
    await Promise.all(leaving.map((player) => player.ok('tournament:withdraw', { code, id: `leave ${round}` })));
    players.splice(0, playing.length, ...playing.filter((player) => !leaving.includes(player)));
    const next = { code, id: `round ${round + 1}`, order: { kind: 'next-round', round: round + 1 } } as const;
    await Promise.all([host, elsewhere].map((each) => each.send('tournament:order', next)));
  }
  const { tournament } = await host.ok('tournament:enter', { code });
  expect(tournament).toMatchObject({ status: 'over', rounds: [{ boards: [{}, {}] }, { boards: [{}] }] });
  const listed = await fetch(`${nodes[1].url}/api/v1/tournaments`).then((response) => response.json());
  expect(listed.over).toContainEqual(expect.objectContaining({ code, leaders: expect.arrayContaining([expect.any(String)]) }));
});

function roundOf(room: string): number | undefined {
  return placeOfBoard(room)?.round;
}
