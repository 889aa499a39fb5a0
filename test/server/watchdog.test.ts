import { readFile } from 'node:fs/promises';
import { GAMES } from '@nimhall/shared/games/all';
import { MAX_MESSAGE_BYTES } from '@nimhall/shared/protocol/commands';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import { afterAll, expect, test } from 'vitest';
import { connect, post, type TestClient } from '../support/harness.ts';
import { LARGEST, type Placed } from '../support/largest.ts';
import { byTurns, LONG, scaled } from '../support/scale.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** For how long one request may block the event loop, and thereby everybody, in milliseconds. */
const MAX_BLOCKED_MS = 50;
/**
 * What exceeds the limit is repeated on a new server with empty caches, because a busy machine delays a process too.
 */
const TRIES = 5;

/** A server process, and a connected client. */
interface Hall {
  readonly url: string;
  readonly client: TestClient;
  /** Ends a part of a request, of which each may take as long as one request. */
  partDone(): Promise<void>;
  /** The longest that the event loop can have been blocked since the last call, in milliseconds. */
  heldUp(): Promise<number>;
}

/** A named request to a server. */
interface Request {
  readonly name: string;
  readonly ask: (hall: Hall) => Promise<unknown>;
}

/** This many tests share a server: those of all games and that of their pictures; in a full run each has its own. */
const SHARED_BY = scaled(GAMES.length + 1, 1);
let shared: ServerProcess | null = null;
let sharing = 0;

/** Worker processes do not think for long, because nobody here waits for what they find. */
async function newServer(): Promise<ServerProcess> {
  return await startServerProcess({ env: { BOT_PACE_MS: '0', ANALYSIS_MS: '300', LOG_LEVEL: 'silent' } });
}

async function end(server: ServerProcess | null): Promise<void> {
  await server?.kill('SIGKILL');
  await server?.stop();
}

/** The server for a test. Its workers may still think about earlier games, which does not affect the event loop. */
async function firstServer(): Promise<ServerProcess> {
  if (!shared || sharing === SHARED_BY) {
    await end(shared);
    shared = await newServer();
    sharing = 0;
  }
  sharing++;
  return shared;
}
afterAll(() => end(shared));

async function hallOf(server: ServerProcess): Promise<Hall> {
  const client = await connect(server.url, { protocol: PROTOCOL_VERSION });
  let spentBefore = 0;
  let longest = 0;
  const partDone = async (): Promise<void> => {
    const metrics = await fetch(`${server.url}/metrics`).then((answer) => answer.text());
    const lag = Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]) * 1_000;
    const spent = await processorTime(server.pid);
    const since = spent - spentBefore;
    spentBefore = spent;
    // The real delay is at most the smaller of the two: the first grows when others use the machine, the second after
    // many things.
    longest = Math.max(longest, Math.min(lag, since));
  };
  const heldUp = async (): Promise<number> => {
    await partDone();
    const was = longest;
    longest = 0;
    return was;
  };
  const hall = { url: server.url, client, partDone, heldUp };
  if (!warm.has(server)) for (const { ask } of FIRST) await ask(hall);
  warm.add(server);
  return hall;
}

/**
 * What a new server is asked before anything is measured. Its first answers load modules and compile them, and its first page is read from
 * the disk: 40 ms each, more on a busy machine, and no cost of a position.
 */
const FIRST: readonly Request[] = [
  analyse('nim', { position: '1,2' }),
  play('nim', { position: '1,2' }),
  get('a picture', '/preview.png?game=nim&position=1,2'),
];
const warm = new WeakSet<ServerProcess>();

/** Processor time of the event loop's thread, in milliseconds; infinite when the system does not report it. */
async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => 'Infinity');
  return Number(text.split(' ')[0]) / 1e6;
}

/** Which of these block the loop each time they are repeated, and for how long. */
async function tooLong(requests: readonly Request[], first: ServerProcess | null = null): Promise<string[]> {
  let slow = requests.map((request) => ({ request, least: Number.POSITIVE_INFINITY }));
  for (let tries = 0; tries < TRIES && slow.length > 0; tries++) {
    const server = (tries === 0 && first) || (await newServer());
    const hall = await hallOf(server);
    await hall.heldUp();
    for (const each of slow) {
      await each.request.ask(hall);
      each.least = Math.min(each.least, await hall.heldUp());
    }
    if (server !== first) await end(server);
    slow = slow.filter(({ least }) => !(least <= MAX_BLOCKED_MS));
  }
  return slow.map(({ request, least }) => `${request.name}: ${least.toFixed(0)} ms`);
}

/** Requests the analysis of a position. Does not wait for long computations, which do not run on the event loop. */
function analyse(game: string, placed: Placed): Request {
  return {
    name: `analysis ${describe(placed)}`,
    ask: async ({ url, partDone }) => {
      const headers = { 'content-type': 'application/json' };
      for (const misere of [false, true]) {
        const asked = new AbortController();
        const body = JSON.stringify({ game, misere, ...placed });
        const answer = fetch(`${url}/api/v1/analysis`, { method: 'POST', headers, body, signal: asked.signal }).catch(() => undefined);
        for (let each = 0; each < 2; each++) await fetch(`${url}/healthz`);
        await partDone();
        asked.abort();
        await answer;
      }
    },
  };
}

/** Opens a room where bots play, follows their first moves, and loads its page. */
function play(game: string, placed: Placed): Request {
  const { params, position: start } = placed;
  return {
    name: `room ${describe(placed)}`,
    ask: async ({ url, client, partDone }) => {
      const seats = { first: { bot: 'random' }, second: { bot: 'random' } } as const;
      const ack = await client.send('room:create', { game, params, start, seats, listed: false });
      if (!ack.ok) return;
      const { room } = ack;
      await partDone();
      await client.waitFor('room', (told) => told.room === room && (told.version > 3 || told.events.some(({ kind }) => kind === 'ended')));
      await client.ok('room:leave', { room });
      await partDone();
      await fetch(`${url}/r/${room}`).then((page) => page.text());
    },
  };
}

function get(name: string, path: string): Request {
  return { name, ask: ({ url }) => fetch(url + path).then((answer) => answer.arrayBuffer()) };
}

function describe({ params, position }: Placed): string {
  return `${params ? `${JSON.stringify(params)} ` : ''}${position.length > 40 ? `${position.slice(0, 40)}… (${position.length})` : position}`;
}

test.for(GAMES.map(({ id }, nth) => ({ game: id, nth })))(
  'positions of $game, however large, delay nobody',
  LONG,
  async ({ game, nth }) => {
    const requests = byTurns(LARGEST[game] ?? [], nth).flatMap((placed) => [analyse(game, placed), play(game, placed)]);
    expect(requests.length).toBeGreaterThan(0);
    expect(await tooLong(requests, await firstServer())).toEqual([]);
  },
);

test('the largest pictures delay nobody', LONG, async () => {
  const longest = Object.entries(LARGEST).map(([game, places]) => {
    const { params = {}, position } = places.reduce((most, place) => (place.position.length > most.position.length ? place : most));
    return get(
      `picture of ${game} ${describe({ params, position })}`,
      `/preview.png?${new URLSearchParams({ game, params: JSON.stringify(params), position })}`,
    );
  });
  expect(await tooLong(longest, await firstServer())).toEqual([]);
});

test('no other request delays anybody', LONG, async () => {
  const heaps = Array.from({ length: 26 }, () => '9007199254740991').join(',');
  const rows = Array.from({ length: 500 }, () => '52').join(',');
  const moves = (count: number, move: string) => Array.from({ length: count }, () => move).join('+');
  const garbage = '1,'.repeat(MAX_MESSAGE_BYTES / 2 - 500);
  const requests: Request[] = [
    get('the catalogue', '/api/v1/games'),
    get('the lobby', '/api/v1/rooms'),
    get('a page with many moves', `/analysis?game=nim&position=${heaps}&moves=${moves(4_500, 'a1')}`),
    get('a page with many rows and moves', `/analysis?game=kayles&position=${rows}&moves=${moves(4_000, 'a1')}`),
    get('a page about a long position', `/new?game=kayles&start=${rows}`),
    get('a page about nonsense', `/analysis?game=nim&position=${'1,'.repeat(7_000)}`),
    { name: 'a pairing', ask: ({ client }) => client.send('pair', { game: 'nim', start: heaps }) },
    { name: 'a text that is no position', ask: ({ client }) => client.send('room:create', { game: 'stack', start: garbage }) },
    { name: 'a body that is no question', ask: ({ url }) => post(url, '/api/v1/analysis', { game: 'kayles', position: garbage }) },
    ...[false, true].map((misere) => ({
      name: `a question of 500 rows, answered, ${misere ? 'misère' : 'normal'}`,
      ask: ({ url }: Hall) => post(url, '/api/v1/analysis', { game: 'kayles', misere, position: rows }).then((answer) => answer.text()),
    })),
  ];
  expect(await tooLong(requests)).toEqual([]);
});
