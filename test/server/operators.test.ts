import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { delaysAt } from '@nimhall/server/delays';
import { type Answer, readCommand } from '@nimhall/server/moderation/commands';
import { openSqlite, openSqliteForCli } from '@nimhall/server/store/sqlite';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { duelLog } from '../support/duels.ts';
import { runHall } from '../support/hall-command.ts';
import { connect, joinAs, newToken, pairAt, post, serve, serveAll, type TestServer, temporaryFolder } from '../support/harness.ts';
import { operatorWith, printed } from '../support/operator.ts';

const silent = pino({ level: 'silent' });
const POLLED_SOON = { ...delaysAt(100), moderationPoll: 100 };
/** Long enough for a busy machine. */
const PATIENTLY = { timeout: 15_000 };
const MINUTE = 60_000;

const shared = serveAll();

/** The operator's command line, run beside a server; it must warn of nothing. */
function operatorOf({ dataDir, clock }: Pick<TestServer, 'dataDir' | 'clock'>) {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  const store = openSqliteForCli(dataDir, log);
  onTestFinished(async () => {
    await store.close();
    expect(warnings).toEqual([]);
  });
  return operatorWith({ store, now: () => clock.now, log });
}

const codeOf = (answer: Answer): string => (answer.ok ? 'done' : answer.error.code);

test('a muted player cannot write until the time is over, is told for how long, and plays on', async () => {
  const server = await serve();
  const hall = operatorOf(server);
  const { first, second, room } = await pairAt(server.url);
  expect(printed(await hall('mute', 'Ann', '30m'))).toBe('Ann is muted until 2026-01-01 00:30 UTC.');
  expect(await first.send('chat', { room, text: 'boo' })).toMatchObject({
    ok: false,
    error: { code: 'muted', message: 'You can’t chat for another 30 minutes.' },
  });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' });
  await second.ok('chat', { room, text: 'quiet today' });
  server.clock.now += 30 * MINUTE;
  await first.ok('chat', { room, text: 'sorry' });
  expect(printed(await hall('mute', 'Ann'))).toBe('Ann is muted for good.');
  expect(await first.send('chat', { room, text: 'boo' })).toMatchObject({ error: { code: 'muted', message: 'You can’t chat here.' } });
  expect(printed(await hall('people', 'ann'))).toMatch(/Ann +muted for good$/);
  printed(await hall('unmute', 'Ann'));
  await first.ok('chat', { room, text: 'thanks' });
  expect(second.received('chat').map(({ line }) => line.text)).not.toContain('boo');
});

test('a barred player cannot start a game in any way until the time is over, and finishes the current one', async () => {
  const server = await serve();
  const hall = operatorOf(server);
  const { first, second, room } = await pairAt(server.url);
  const { room: free } = await second.ok('room:create', { game: 'nim', start: '1,2' });
  expect(printed(await hall('bar', 'Ann', '2h'))).toBe('Ann is barred until 2026-01-01 02:00 UTC.');
  expect(printed(await hall('people', 'ann'))).toMatch(/Ann +barred until 2026-01-01 02:00 UTC$/);
  const barred = { ok: false, error: { code: 'barred', message: 'You can’t start a game for another 2 hours.' } };
  await first.ok('room:enter', { room: free });
  expect(await first.send('room:create', { game: 'nim', start: '1,2' })).toMatchObject(barred);
  expect(await first.send('pair', { game: 'nim' })).toMatchObject(barred);
  expect(await first.send('seat:take', { room: free, seat: 'second', id: 's' })).toMatchObject(barred);
  const authorization = `Bearer ${first.token}`;
  const byHttp = await post(server.url, '/api/v1/rooms', { game: 'nim', start: '1,2' }, { authorization });
  expect([byHttp.status, await byHttp.json()]).toMatchObject([403, { error: barred.error }]);
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' });
  await first.ok('resign', { room, id: 'r' });
  expect(await first.send('rematch:offer', { room, id: 'o' })).toMatchObject(barred);
  server.clock.now += 120 * MINUTE;
  await first.ok('rematch:offer', { room, id: 'p' });
  expect(printed(await hall('bar', 'Ann'))).toBe('Ann is barred for good.');
  expect(await first.send('room:create', { game: 'nim', start: '1,2' })).toMatchObject({
    error: { message: 'The site operator has barred you from playing.' },
  });
  printed(await hall('unbar', 'Ann'));
  await first.ok('room:create', { game: 'nim', start: '1,2' });
});

test('a notice is shown to all present and future visitors until it is replaced or removed', async () => {
  const server = await serve({ delays: POLLED_SOON });
  const hall = operatorOf(server);
  const ann = await joinAs(server.url, 'Ann');
  expect(codeOf(await hall('unnotice'))).toBe('not-found');
  expect([codeOf(await hall('notice', 'two\nlines')), codeOf(await hall('notice', 'x'.repeat(201)))]).toEqual(['bad-request', 'too-large']);
  printed(await hall('notice', 'Back at six.'));
  const { notice } = await ann.waitFor('notice', ({ notice }) => notice?.text === 'Back at six.');
  const ben = await joinAs(server.url, 'Ben');
  expect((await ben.waitFor('welcome')).notice).toEqual(notice);
  server.clock.now += MINUTE;
  printed(await hall('notice', 'Back at seven.'));
  const later = await ben.waitFor('notice', ({ notice }) => notice?.text === 'Back at seven.');
  expect(later.notice?.id).not.toBe(notice?.id);
  server.clock.now += MINUTE;
  printed(await hall('unnotice'));
  await ann.waitFor('notice', ({ notice }) => notice === null);
  const late = await joinAs(server.url, 'Cid');
  expect(await late.waitFor('welcome')).not.toHaveProperty('notice');
});

test('the log of actions shows old and new values', async () => {
  const server = await serve();
  const hall = operatorOf(server);
  const { first, room } = await pairAt(server.url);
  const { player } = await first.waitFor('welcome');
  const tell = async (...args: string[]) => {
    server.clock.now += MINUTE;
    printed(await hall(...args));
  };
  await tell('mute', 'Ann', '2h');
  await tell('mute', 'Ann');
  await tell('unmute', 'Ann');
  await tell('bar', 'Ann', '1d');
  await tell('unrate', 'Ann');
  await tell('rate', 'Ann');
  await tell('rename', 'Ann', 'Anna');
  await tell('close', room);
  await tell('notice', 'Hello.');
  await tell('unnotice');
  const changes = printed(await hall('log'))
    .split('\n')
    .slice(1)
    .reverse();
  const target = new RegExp(`root  (\\w+) +(?:${player.id}|${room}|everybody) +done +(.*)`);
  expect(changes.map((line) => target.exec(line)?.slice(1).join(': '))).toEqual([
    'mute: may write → muted until 2026-01-01 02:01 UTC',
    'mute: muted until 2026-01-01 02:01 UTC → muted for good',
    'unmute: muted for good → may write',
    'bar: may play → barred until 2026-01-02 00:04 UTC',
    'unrate: may be rated → barred from ratings',
    'rate: barred from ratings → may be rated',
    'rename: Ann → Anna',
    'close: playing → closed',
    'notice: Hello.',
    'unnotice: Hello. → nothing',
  ]);
});

test('closing a room takes effect at the running server: everybody in it is told, and nobody plays or writes there again', async () => {
  const server = await serve({ delays: POLLED_SOON });
  const hall = operatorOf(server);
  const { first, second, room } = await pairAt(server.url);
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' });
  expect(printed(await hall('room', room))).toMatch(/^nim, playing.*Ann.*Ben/s);
  await first.ok('chat', { room, text: 'no \u202egnihton\u202c here' });
  expect(printed(await hall('room', room)), 'nothing turns the order of what is printed around').toMatch(
    /Ann: no <U\+202E>gnihton<U\+202C> here/,
  );
  printed(await hall('close', room));
  await second.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'closed'));
  expect((await first.ok('room:enter', { room })).snapshot).toMatchObject({ closed: true, result: { winner: null, reason: 'aborted' } });
  expect(await second.send('move', { room, id: 'n', branch: 0, ply: 1, move: 'a1' })).toMatchObject({ error: { code: 'closed' } });
  expect(await second.send('chat', { room, text: 'why?' })).toMatchObject({ error: { code: 'closed' } });
  expect(await second.send('rematch:offer', { room, id: 'r' })).toMatchObject({ error: { code: 'closed' } });
  expect([codeOf(await hall('close', room)), codeOf(await hall('close', 'nowhere'))], 'again').toEqual(['done', 'not-found']);
});

test('closing a class or a tournament takes effect at the running server', async () => {
  const server = await serve({ delays: POLLED_SOON });
  const hall = operatorOf(server);
  const host = await joinAs(server.url, 'Miss Grey');
  const { code } = await host.ok('class:open', { id: 'class' });
  const tournament = await host.ok('tournament:open', { id: 'cup', form: 'swiss', games: [{ game: 'nim' }], title: 'Rude words' });
  await host.ok('class:enter', { code });
  await host.ok('tournament:enter', { code: tournament.code });
  expect(printed(await hall('close', code.toUpperCase()))).toContain('is closed');
  printed(await hall('close', tournament.code));
  await host.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'gathering-closed'));
  await host.waitFor('tournament', ({ events }) => events.some(({ kind }) => kind === 'tournament-over'));
  expect((await host.ok('class:enter', { code })).gathering.isClosed).toBe(true);
  expect(await host.send('tournament:join', { code: tournament.code, id: 'a', name: 'Ada' })).toMatchObject({
    error: { code: 'game-over' },
  });
  expect(codeOf(await hall('close', tournament.code)), 'again').toBe('done');
  expect(printed(await hall('log'))).toContain('tournament open → over');
});

test('when a move and the closing of its room coincide, one comes first, and the log has both in order', async () => {
  const server = await serve({ delays: POLLED_SOON });
  const hall = operatorOf(server);
  const { first, room } = await pairAt(server.url);
  const [, moved] = await Promise.all([hall('close', room), first.send('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' })]);
  await expect.poll(async () => (await first.ok('room:enter', { room })).snapshot.closed, PATIENTLY).toBe(true);
  const { snapshot } = await first.ok('room:enter', { room });
  expect(snapshot.moves).toEqual(moved.ok ? ['b1'] : []);
  expect(snapshot.version).toBe(moved.ok ? 4 : 3);
});

test('a renamed player has the new name at once wherever others see it', async () => {
  const server = await serve({ delays: POLLED_SOON });
  const hall = operatorOf(server);
  const [ann, rude] = [await joinAs(server.url, 'Ann'), await joinAs(server.url, 'Rude')];
  const { room } = await ann.ok('room:create', { game: 'nim', start: '1,2' });
  await rude.ok('room:enter', { room });
  expect(printed(await hall('rename', 'Rude', ' Nice '))).toBe('Rude is called Nice now.');
  await ann.waitFor('presence', ({ watchers }) => watchers.includes('Nice'));
  await rude.ok('chat', { room, text: 'hello' });
  expect((await ann.waitFor('chat')).line.from.name).toBe('Nice');
  expect(codeOf(await hall('rename', 'Nice', '\u202e'))).toBe('bad-request');
  expect(codeOf(await hall('rename', 'Rude', 'Nicer'))).toBe('not-found');
});

test('an erased player is disconnected and named nowhere, and nobody is erased by mistake', async () => {
  const server = await serve({ delays: POLLED_SOON });
  const hall = operatorOf(server);
  const { first, second, room } = await pairAt(server.url);
  await first.ok('chat', { room, text: 'hello' });
  const cut = new Promise((resolve) => first.socket.once('disconnect', resolve));
  expect(codeOf(await hall('erase', 'Ann'))).toBe('bad-request');
  printed(await hall('erase', 'Ann', '--yes'));
  await cut;
  await expect(connect(server.url, { protocol: 1, token: first.token })).rejects.toMatchObject({ data: { code: 'unauthenticated' } });
  await expect.poll(async () => JSON.stringify(await second.ok('room:enter', { room })), PATIENTLY).not.toContain('Ann');
  expect(codeOf(await hall('erase', 'Ann', '--yes'))).toBe('not-found');
});

test('the data of a player is exported into a new file that only the operator can read', async () => {
  const server = await serve();
  const hall = operatorOf(server);
  const { first, room } = await pairAt(server.url);
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' });
  await first.ok('resign', { room, id: 'r' });
  const file = join(await temporaryFolder(), 'ann.json');
  printed(await hall('export', 'Ann', '--to', file));
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    player: { name: 'Ann' },
    tokens: [{ kind: 'program' }],
    games: [{ room, outcome: 'lost' }],
  });
  const own = await fetch(`${server.url}/api/v1/me/data`, { headers: { authorization: `Bearer ${first.token}` } });
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8'))), 'what they can have by themselves').toEqual(
    Object.keys((await own.json()) as object),
  );
  expect(codeOf(await hall('export', 'Ann', '--to', file))).toBe('bad-request');
});

test('resolving a report with a note logs who did it, and open reports are listed first', async () => {
  const server = await serve();
  const hall = operatorOf(server);
  const { first, second, room } = await pairAt(server.url);
  const ids: string[] = [];
  for (const [by, of] of [
    [first, second],
    [second, first],
  ] as const) {
    await by.ok('chat', { room, text: 'boo' });
    const { line } = await of.waitFor('chat', ({ line }) => line.from.id !== ids[0]);
    ids.push(line.from.id);
    const report = { of: { room, player: line.from.id, line: line.id }, reason: 'words' };
    expect((await post(server.url, '/api/v1/reports', report, { authorization: `Bearer ${of.token}` })).status).toBe(204);
    server.clock.now++;
  }
  const names = async () => printed(await hall('reports')).match(/Ann|Ben/g);
  expect(await names()).toEqual(['Ben', 'Ann']);
  expect(printed(await hall('tick', ids[1] ?? '', 'told them to stop'))).toBe('One report is ticked off.');
  expect(await names()).toEqual(['Ann', 'Ben']);
  expect(printed(await hall('reports'))).toMatch(/2026-01-01 root: told them to stop +boo$/m);
  server.clock.now++;
  expect(codeOf(await hall('tick', ids[1] ?? ''))).toBe('not-found');
  expect(printed(await hall('log'))).toMatch(
    new RegExp(`root +tick +${ids[1]} +not-found.*root +tick +${ids[1]} +done +told them to stop`, 's'),
  );
});

test('ids that begin like options are accepted, and unknown arguments are refused', async () => {
  const hall = operatorOf(shared);
  for (const id of ['-abcdefghijk', '--bcdefghijk']) {
    for (const command of ['tick', 'mute', 'export']) expect(codeOf(await hall(command, id)), `${command} ${id}`).toBe('not-found');
  }
  expect(codeOf(await hall('people', '--mots', '5'))).toBe('bad-request');
});

test('a player who finds every hard move of many duels is listed with duels to look at, and one who finds most of them is not', async () => {
  const server = await serve();
  const hall = operatorOf(server);
  expect(printed(await hall('marks')), 'before any duel').toMatch(/^PERSON +NAME +FOUND +FAIR +CHANCE +GAMES +DUELS$/);
  const store = openSqliteForCli(server.dataDir, silent);
  onTestFinished(() => store.close());
  const players = ['teacher', 'scholar'] as const;
  // Not long ago: the server removes old players who have not played, when it gets to them.
  for (const id of players) await store.addPlayer({ id, name: id }, Buffer.from(id), server.clock.now);
  const keep = async (number: number): Promise<void> => {
    for (const entry of duelLog(players, number)) {
      const ends = entry.events.some(({ kind }) => kind === 'rated');
      const duel = ends
        ? ({ kind: 'ended', game: 'nim', at: entry.at, players, opponents: players.toReversed(), points: [] } as const)
        : undefined;
      expect(await store.append({ room: `duel${number}`, entry, receipt: null, index: null, played: [], duel })).toBe(true);
    }
  };
  // Every fourth is of Nim, of which duels are played and examined in the least time.
  await Promise.all(Array.from({ length: 55 }, (_, nth) => keep(4 * nth)));
  const rows = printed(await hall('marks')).split('\n');
  expect(rows).toEqual([
    expect.stringMatching(/^PERSON/),
    expect.stringMatching(/^teacher +teacher +(\d+) of \1 +\d+ +1 in [\d,]+ +.*nim.* duel216 duel212 /),
  ]);
}, 120_000);

test('every action is logged with its operator and its result', async () => {
  const server = await serve();
  const hall = operatorOf(server);
  const { player } = await newToken(server.url, 'Ann');
  for (const name of ['Ben', 'Ben']) await newToken(server.url, name);
  await hall('mute', 'Ann', '2h');
  server.clock.now++;
  await hall('rename', player.id, 'Anna');
  server.clock.now++;
  await hall('erase', 'Anna', '--yes');
  const rows = printed(await hall('log'))
    .split('\n')
    .map((row) => row.split(/ {2,}/).slice(1).join(' '));
  expect(rows).toEqual([
    'WHO WHAT TO OUTCOME',
    `root erase ${player.id} done`,
    `root rename ${player.id} done`,
    `root mute ${player.id} done`,
  ]);
  const answer = await hall('mute', 'Ben');
  expect([codeOf(answer), printed(await hall('people', 'Ben')).split('\n').length]).toEqual(['bad-request', 3]);
});

test.for([
  [['foo'], /There is no command "foo"/],
  [['mute'], /mute PERSON \[TIME\]/],
  [['mute', 'a', 'b', 'c'], /mute PERSON \[TIME\]/],
  [['people', '--most', '0'], /--most/],
  [['people', '--foo'], /--foo/],
  [['toString'], /There is no command/],
] as const)('%s is no command, and it is said how it is written', ([args, message]) => {
  const read = readCommand(args);
  expect(read).toMatchObject({ ok: false, error: { code: 'bad-request', message: expect.stringMatching(message) } });
});

test.for(['2', '0h', '2w', '99999h', 'h'])('%s is not a time', async (time) => {
  const { player } = await newToken(shared.url, 'Ann');
  expect(codeOf(await operatorOf(shared)('mute', player.id, time))).toBe('bad-request');
});

test('the command line works with or without a running server, and refuses a folder without data', async () => {
  const server = await serve();
  await newToken(server.url, 'Ann');
  expect(await runHall({ DATA_DIR: server.dataDir }, 'people')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^ID.*\n.*Ann\n$/),
  });
  await server.stop();
  expect(await runHall({ DATA_DIR: server.dataDir }, 'mute', 'Ann', '2h')).toMatchObject({ code: 0, stderr: '' });
  expect(await runHall({ DATA_DIR: server.dataDir }, 'mute', 'Eve')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^not-found: /),
  });
  expect(await runHall({ DATA_DIR: server.dataDir }, 'foo')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^bad-request: /) });
  const empty = join(await temporaryFolder(), 'empty');
  await mkdir(empty);
  expect(await runHall({ DATA_DIR: empty }, 'people')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^unavailable: There is no hall in /),
  });
  const store = openSqlite(server.dataDir, silent);
  expect(await store.moderation.actions(0, 9)).toMatchObject([
    { kind: 'mute', detail: expect.stringMatching(/^may write → muted until /), outcome: 'done' },
  ]);
  await store.close();
}, 120_000);
