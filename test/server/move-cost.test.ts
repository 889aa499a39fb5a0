import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { type SentTransaction, transactionsOn } from '@nimhall/server/store/sqlite-transactions';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, pairAt, serve, type TestClient } from '../support/harness.ts';

/**
 * What a move costs in a room with two players and two spectators, in counts that are the same on every machine. A
 * change that adds to a move must change a number here, so that its cost is noticed.
 */
const A_MOVE = {
  beforeTheAnswer: { transactions: 1, statements: ['BEGIN', 'INSERT', 'COMMIT'], bytesToTheThread: 160 },
  /** Once for all moves of the last 800 ms in the room. */
  aMomentLater: { transactions: 1, statements: ['BEGIN', 'UPDATE', 'INSERT', 'COMMIT'], bytesToTheThread: 512 },
  /** To the mover, the opponent and each spectator, in characters. */
  sent: [[167], [153], [153], [153]],
  timers: ['rooms/lists.ts'],
  calls: { '#publish': 1, alarmOf: 2, applyEntry: 1, decide: 1, listingOf: 0, readPosition: 1, summaryOf: 1 },
};

/** Functions whose calls are counted, by the files they are in. */
const COUNTED = {
  'shared/src/room/decide.ts': 'decide',
  'shared/src/room/evolve.ts': 'applyEntry',
  'shared/src/catalogue/read.ts': 'readPosition',
  'shared/src/room/summary.ts': 'summaryOf',
  'shared/src/room/listing.ts': 'listingOf',
  'shared/src/room/alarm.ts': 'alarmOf',
  'server/src/rooms/rooms.ts': '#publish',
};

/** Messages that are sent periodically, whether anybody moves or not. */
const SENT_BY_TIME = /^2\["(beacon|presence)"/;

test('a move costs exactly these counts', async () => {
  const written = listenToWriter();
  const { url, dataDir } = await serve();
  const { first, second, room } = await pairAt(url, { start: '9,9', listed: false });
  const mover = await connect(url, { protocol: 1, token: first.token, echo: false });
  const others = [second, await connect(url, { protocol: 1 }), await connect(url, { protocol: 1 })];
  for (const client of [mover, ...others]) await client.ok('room:enter', { room });
  first.socket.disconnect();
  // Two moves first, so that one-time work is not measured.
  await mover.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  await second.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'a1' });
  await written.untilListed(4);
  const file = new Database(join(dataDir, 'nimhall.sqlite'), { readonly: true });
  const before = file.serialize();
  file.close();
  // In memory there is no write-ahead log: bytes 18 and 19 of the file say whether there is one.
  before.fill(1, 18, 20);

  written.forget();
  const packets = [mover, ...others].map(listenToPackets);
  const timers = listenToTimers();
  const countCalls = await startCounting();
  await mover.ok('move', { room, id: 'm2', branch: 0, ply: 2, move: 'a1' });
  await Promise.all(others.map((client) => client.waitFor('room', ({ version }) => version === 5)));
  await written.untilListed(5);
  const [append, relist] = written.groups;
  const { calls, ofAll } = await countCalls();
  expect(
    {
      beforeTheAnswer: costOf(append, written.texts(), before),
      aMomentLater: costOf(relist, written.texts(), before, append),
      sent: packets.map((came) => came.map((data) => data.length)),
      timers: timers(),
      calls,
    },
    `What was called meanwhile:\n${ofAll}\n`,
  ).toEqual(A_MOVE);
  expect(written.groups).toHaveLength(2);
});

/** Records what is sent to the writing threads from now on, except periodic work. */
function listenToWriter() {
  const groups: (readonly SentTransaction[])[] = [];
  const texts: string[] = [];
  const listeners = new Set<() => void>();
  const { postMessage } = Worker.prototype;
  const tableOf = ([step]: SentTransaction): string => /(?:into|update) "(\w+)"/.exec(texts[step?.[0] ?? -1] ?? '')?.[1] ?? '';
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message: unknown) {
    const all = Array.isArray(message) ? (message as readonly SentTransaction[]) : [];
    for (const [id, , , sql] of all.flat()) if (sql !== undefined) texts[id] = sql;
    const group = all.filter((steps) => !['heartbeat', 'job_run'].includes(tableOf(steps)));
    if (group.length > 0) groups.push(group);
    for (const listener of listeners) listener();
    postMessage.call(this, message);
  });
  onTestFinished(() => spy.mockRestore());
  return {
    groups,
    /** The SQL statements of a group of transactions. */
    texts: (): SentTransaction => texts.map((sql, id) => [id, [], undefined, sql]),
    forget: () => void groups.splice(0),
    /** Waits until the lists include a version of the room. */
    untilListed: (version: number) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          const isListed = groups.flat().some((steps) => tableOf(steps) === 'room' && steps[0]?.[1][2] === version);
          if (isListed) resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

/** The cost of one group of transactions, on a copy of the database to which the earlier groups have been written. */
function costOf(
  group: readonly SentTransaction[] = [],
  texts: SentTransaction,
  database: Buffer,
  ...groupsBefore: readonly (readonly SentTransaction[] | undefined)[]
) {
  const statements: string[] = [];
  const db = new Database(database, {
    verbose: (statement) => void statements.push(/\w+/.exec(String(statement))?.[0]?.toUpperCase() ?? ''),
  });
  const write = transactionsOn(db);
  const withTexts = (some: readonly SentTransaction[]): readonly SentTransaction[] =>
    some.map((steps) => steps.map(([id, values, expect]) => [id, values, expect, texts[id]?.[3]]));
  for (const each of groupsBefore) write(withTexts(each ?? []));
  statements.splice(0);
  write(withTexts(group));
  db.close();
  return { transactions: group.length, statements, bytesToTheThread: serialize(group).length };
}

/** Everything a client receives from now on, as it is sent. */
function listenToPackets({ socket }: TestClient): string[] {
  const came: string[] = [];
  socket.io.engine.on('packet', ({ type, data }) => {
    if (type === 'message' && !SENT_BY_TIME.test(data)) came.push(data);
  });
  return came;
}

/** The server's modules that set timers from now on. */
function listenToTimers(): () => string[] {
  const { setTimeout } = globalThis;
  const setters = new Set<string>();
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...args: Parameters<typeof setTimeout>) => {
    const setter = /server\/src\/([\w/-]+\.ts)/.exec(new Error('set by').stack ?? '')?.[1];
    if (setter) setters.add(setter);
    return setTimeout(...args);
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return () => [...setters];
}

/** What was called in this process meanwhile: how often some functions were, and a list of all of ours. */
interface Calls {
  readonly calls: Readonly<Record<string, number>>;
  readonly ofAll: string;
}

/** Counts calls in this process; the returned function gives the counts. */
async function startCounting(): Promise<() => Promise<Calls>> {
  const session = new Session();
  session.connect();
  onTestFinished(() => session.disconnect());
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const called = result.flatMap(({ url, functions }) =>
      functions.map(({ functionName: name, ranges }) => ({ url, name, count: ranges[0]?.count ?? 0 })),
    );
    const calls = (file: string, name: string): number =>
      called.filter((each) => each.url.endsWith(file) && each.name === name).reduce((sum, { count }) => sum + count, 0);
    const ours = called.filter(({ url, name, count }) => /\/(?:server|shared)\/src\//.test(url) && name !== '' && count > 0);
    return {
      calls: Object.fromEntries(Object.entries(COUNTED).map(([file, name]) => [name, calls(file, name)])),
      ofAll: ours.map(({ url, name, count }) => `${count} × ${name} in ${url.replace(/^.*\/(?=(?:server|shared)\/src\/)/, '')}`).join('\n'),
    };
  };
}
