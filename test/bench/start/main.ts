import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { accepted, connect, type Percentiles, percentiles } from '../client.ts';
import { codeOf, fill, type Shape, secretOf } from '../fill.ts';
import { machine, newFolder, nimhall, processorSeconds, residentMiB, startNode } from '../process.ts';

/**
 * `npm run bench:start`: how long a server takes to open with a large store, and how soon people can play whose
 * clocks were running while it was down. The baseline is an empty store.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Entries of the large store, and games with a running clock in the other one. */
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 1_000_000);
const GAMES = Number(process.env.BENCH_GAMES ?? 10_000);
/** How many players reconnect after a start, one after the other. */
const RETURNS = 50;
/** Entries of each finished game, and how many games are still going on. */
const ENTRIES_EACH = 20;
const LISTED = 200;
/** How long the server was down, and what the clocks had left when it went down, in milliseconds. */
const OUTAGE = 60_000;
const LEFT = 30_000;

const now = Date.now();
const finished: Shape = { start: '100,100', clock: null, plies: 17, at: now - OUTAGE, end: 'resigned' };
const running: Shape = { ...finished, clock: { initialMs: LEFT, incrementMs: 0 }, plies: 4, end: 'open' };

interface Case {
  readonly name: string;
  /** Writes the store and says what is in it. */
  readonly prepare: (dataDir: string) => Promise<string>;
  /** Games that players can return to. */
  readonly games: number;
}

interface Start {
  /** In milliseconds. */
  readonly openAfter: number;
  /** Processor time of the process by then, in milliseconds, which does not depend on how busy the machine is. */
  readonly cpu: number;
  readonly memory: number;
  readonly back: Percentiles;
  /** In seconds. */
  readonly quietAfter: number;
}

const CASES: readonly Case[] = [
  { name: 'empty', prepare: async () => 'nothing', games: 0 },
  { name: 'large', prepare: prepareEntries, games: 0 },
  { name: 'clocks', prepare: prepareGames, games: GAMES },
];

process.stdout.write(`Starts, ${machine()}, medians of ${ROUNDS}\n\n`);
process.stdout.write(
  '| store | open after ms | CPU ms | memory MiB | a return: first move after ms p50 / p99 | nothing overdue after s |\n',
);
process.stdout.write('| --- | --- | --- | --- | --- | --- |\n');
for (const { prepare, games } of CASES) {
  const prepared = await newFolder();
  const what = await prepare(prepared);
  const starts: Start[] = [];
  for (let round = 0; round < ROUNDS; round++) starts.push(await start(prepared, games));
  await rm(prepared, { recursive: true, force: true });
  const middle = (read: (one: Start) => number): number => starts.map(read).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  const cells = [
    what,
    middle(({ openAfter }) => openAfter).toFixed(0),
    middle(({ cpu }) => cpu).toFixed(0),
    middle(({ memory }) => memory).toFixed(0),
    games > 0 ? `${middle(({ back }) => back.p50).toFixed(0)} / ${middle(({ back }) => back.p99).toFixed(0)}` : '',
    games > 0 ? middle(({ quietAfter }) => quietAfter).toFixed(1) : '',
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

async function prepareEntries(dataDir: string): Promise<string> {
  const rooms = Math.ceil(ENTRIES / ENTRIES_EACH);
  const written = await fill(
    dataDir,
    [
      { shape: finished, from: LISTED, count: rooms - LISTED },
      { shape: { ...finished, end: 'deserted' }, from: 0, count: LISTED },
    ],
    { lastBeat: now - OUTAGE, known: 0 },
  );
  return `${written} entries in ${rooms} rooms`;
}

async function prepareGames(dataDir: string): Promise<string> {
  await fill(dataDir, [{ shape: running, from: 0, count: GAMES }], { lastBeat: now - OUTAGE, known: GAMES });
  return `${GAMES} games with running clocks`;
}

/** Starts a server with a copy of the prepared store. */
async function start(prepared: string, games: number): Promise<Start> {
  const dataDir = await newFolder();
  await cp(prepared, dataDir, { recursive: true });
  const node = await startNode(nimhall(), { DATA_DIR: dataDir });
  try {
    const cpu = processorSeconds(node.child) * 1_000;
    const memory = residentMiB(node.child);
    if (games === 0) return { openAfter: node.openAfter, cpu, memory, back: percentiles([]), quietAfter: Number.NaN };
    const quiet = untilQuiet(dataDir);
    const times: number[] = [];
    // The rooms are spread over the whole store, so that some are early and some late in whatever order the server
    // goes through them.
    for (let each = 0; each < RETURNS; each++) times.push(await comeBack(node.url, Math.floor((each * games) / RETURNS)));
    return { openAfter: node.openAfter, cpu, memory, back: percentiles(times), quietAfter: await quiet };
  } finally {
    await node.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The player to move in a room connects, loads the room and moves; in milliseconds. */
async function comeBack(url: string, index: number): Promise<number> {
  const began = performance.now();
  const socket = await connect(url, { protocol: 1, token: secretOf(index, 'first') });
  const room = codeOf(index);
  await accepted(socket, 'room:enter', { room });
  await accepted(socket, 'move', { room, id: 'back', branch: 0, ply: running.plies, move: 'a1' });
  const took = performance.now() - began;
  socket.disconnect();
  return took;
}

/** Seconds until no room has an overdue alarm. */
async function untilQuiet(dataDir: string): Promise<number> {
  const began = performance.now();
  const db = new Database(join(dataDir, 'nimhall.sqlite'), { readonly: true });
  const due = db.prepare<[number], { count: number }>('SELECT count(*) AS count FROM room WHERE alarm_at <= ?');
  // An alarm that has only just become due belongs to a game that goes on.
  while ((due.get(Date.now() - 1_000)?.count ?? 0) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  db.close();
  return (performance.now() - began) / 1_000;
}
