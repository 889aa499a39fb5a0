import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqlite } from '@nimhall/server/store/sqlite';
import type { Store } from '@nimhall/server/store/store';
import { seededRandom } from '@nimhall/shared/bot/random';
import { alarmOf } from '@nimhall/shared/room/alarm';
import type { ClockRule } from '@nimhall/shared/room/clock-rule';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import { applyEntry } from '@nimhall/shared/room/evolve';
import { formatRecord } from '@nimhall/shared/room/game-record';
import { listingOf } from '@nimhall/shared/room/listing';
import { playedBy } from '@nimhall/shared/room/played';
import { recordOf } from '@nimhall/shared/room/record';
import type { Player, Room } from '@nimhall/shared/room/room';
import { changesLists, ongoingGameOf } from '@nimhall/shared/room/unfinished';
import Database from 'better-sqlite3';
import pino from 'pino';
import { percentiles } from '../client.ts';
import { machine, newFolder } from '../process.ts';

/**
 * `npm run bench:archive`: how much space a game between guests takes in SQLite, with all its rows and indexes, before
 * and after it is packed, and how long it takes to read. The baseline is the text record of the same games, as short as
 * text gets.
 */

/** How many games are written. */
const GAMES = Number(process.env.BENCH_GAMES ?? 1_000);
/** Moves of a game before a player resigns. */
const MOVES = 30;
const START = '9,9,9,9';
/** The longest a person thinks, and how long a bot would wait, in milliseconds. */
const THOUGHT = 20_000;
const BOT_PACE = 700;
const BEGAN = Date.UTC(2026, 0, 1);

const CASES: readonly { readonly name: string; readonly clock: ClockRule | null }[] = [
  { name: 'without a clock', clock: null },
  { name: '5 minutes and 5 seconds a move', clock: { initialMs: 300_000, incrementMs: 5_000 } },
];

process.stdout.write(`A game of Nim with ${MOVES} moves in bytes, mean of ${GAMES}, ${machine()}\n\n`);
process.stdout.write('| | record | log → packed | all that is kept | read ms p50 / p99 | packed ms p50 / p99 |\n');
process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: |\n');
for (const { name, clock } of CASES) process.stdout.write(`${await measure(name, clock)}\n`);

/** A row of the table. */
async function measure(name: string, clock: ClockRule | null): Promise<string> {
  const dataDir = await newFolder();
  await beside(dataDir, async () => undefined);
  const empty = sizesOf(dataDir);
  const records = await beside(dataDir, (store) => Promise.all(Array.from({ length: GAMES }, (_, number) => play(store, number, clock))));
  const [before, read] = [sizesOf(dataDir), await beside(dataDir, readAll)];
  await beside(dataDir, packAll);
  const [after, unpacked] = [sizesOf(dataDir), await beside(dataDir, readAll)];
  await rm(dataDir, { recursive: true });
  const record = records.reduce((sum, length) => sum + length, 0) / GAMES;
  const pair = (of: keyof Sizes): string => {
    const [was, is] = [before, after].map((sizes) => (sizes[of] - empty[of]) / GAMES) as [number, number];
    return `${was.toFixed(0)} → ${is.toFixed(0)} (${(was / is).toFixed(1)}×)`;
  };
  return `| ${[name, record.toFixed(0), pair('log'), pair('all'), read, unpacked].join(' | ')} |`;
}

/** Opens the store of a folder, uses it and closes it. */
async function beside<T>(dataDir: string, task: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqlite(dataDir, pino({ level: 'silent' }));
  const done = await task(store);
  await store.close();
  return done;
}

/** Bytes of the database without gaps: the logs with their indexes, and the whole. */
interface Sizes {
  readonly log: number;
  readonly all: number;
}

function sizesOf(dataDir: string): Sizes {
  const db = new Database(join(dataDir, 'nimhall.sqlite'));
  db.exec('VACUUM');
  const sum = (where: string): number =>
    db.prepare<[], { size: number }>(`SELECT sum(pgsize) AS size FROM dbstat WHERE ${where}`).get()?.size ?? 0;
  const sizes = { log: sum(`name IN (SELECT name FROM sqlite_schema WHERE tbl_name IN ('log', 'archive'))`), all: sum('true') };
  db.close();
  return sizes;
}

/**
 * Plays a game between two guests, who take one stone a move from a random heap, and writes it as a server would.
 * Returns the bytes of its record.
 */
async function play(store: Store, number: number, clock: ClockRule | null): Promise<number> {
  const random = seededRandom(number);
  const newId = (): string => Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const code = newId().slice(0, 10);
  const [ann, ben] = ['Guest 1234', 'Guest 5678'].map((name): Player => ({ id: newId().slice(0, 12), name })) as [Player, Player];
  for (const player of [ann, ben]) await store.addPlayer(player, createHash('sha256').update(player.id).digest(), BEGAN);
  let room: Room | null = null;
  let at = BEGAN;
  const give = async (command: RoomCommand, player: Player): Promise<Room> => {
    const actor: Actor = { kind: 'player', player };
    at += Math.floor(random() * THOUGHT);
    const decision = decide(room, command, actor, at);
    if (!decision.ok) throw new Error(decision.error.message);
    const entry = { version: (room?.version ?? 0) + 1, at, events: decision.value };
    const next: Room = applyEntry(room, entry);
    const alarmAt = alarmOf(next, BOT_PACE)?.at ?? null;
    const unfinished = ongoingGameOf(next);
    const lists = changesLists(room, next) ? { index: { alarmAt, listing: listingOf(next) }, unfinished } : { index: null };
    await store.append({ room: code, entry, receipt: { actor: player.id, id: newId() }, ...lists, played: playedBy(next, entry) });
    if (!lists.index) await store.relist([{ room: code, version: entry.version, at, alarmAt, unfinished }]);
    room = next;
    return next;
  };
  await give(
    { kind: 'create', room: code, game: 'nim', start: START, seats: { first: 'me', second: 'open' }, ...(clock ? { clock } : {}) },
    ann,
  );
  let here = await give({ kind: 'sit', seat: 'second' }, ben);
  for (let ply = 0; ply < MOVES; ply++) {
    const open = here.position.split(',').flatMap((size, heap) => (size === '0' ? [] : ['abcd'.charAt(heap)]));
    const move = `${open[Math.floor(random() * open.length)]}1`;
    here = await give({ kind: 'move', branch: 0, ply, move, lag: 0 }, ply % 2 === 0 ? ann : ben);
  }
  return formatRecord(recordOf(await give({ kind: 'resign' }, ann))).length;
}

async function packAll({ retention }: Store): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<ReturnType<typeof retention.oldRooms>> = await retention.oldRooms(Number.MAX_SAFE_INTEGER, after);
    for (const room of page.items) if (!(await retention.archiveRoom(room))) throw new Error(`${room.room} was not packed`);
    after = page.next;
  }
}

/** How long it takes to read the logs of a hundred rooms one by one. */
async function readAll(store: Store): Promise<string> {
  const times: number[] = [];
  const rooms = (await store.moderation.rooms(null, 100)).map(({ room }) => room);
  for (const room of rooms) {
    const began = performance.now();
    const { length } = await store.entries(room, 0);
    times.push(performance.now() - began);
    if (length !== MOVES + 3) throw new Error(`${room} has ${length} entries`);
  }
  const { p50, p99 } = percentiles(times);
  return `${p50.toFixed(2)} / ${p99.toFixed(2)}`;
}
