import { seededRandom } from '@nimhall/shared/bot/random';
import { placeOfBoard } from '@nimhall/shared/gathering/board-code';
import { pairSwiss, type SwissPlayer } from '@nimhall/shared/gathering/tournament/swiss';
import type { Snapshot } from '@nimhall/shared/protocol/messages';
import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';
import type { Socket } from 'socket.io-client';
import { accepted, connect, inBatches, newToken, percentiles } from '../client.ts';
import { machine, nimhall, processorSeconds, residentMiB, startNode } from '../process.ts';
import { startGenerator } from '../server/generator.ts';
import { firstMove } from './first-move.ts';
import { spectators } from './spectators.ts';

/**
 * `npm run bench:arena`: 1,000 programs in an arena on one server. Measures how soon all of them have a match, memory, what a follower is sent, and
 * what moves in other rooms cost meanwhile: with the programs idle, while all matches are paired, while they go on, and while they end and new ones
 * are paired. `BENCH_SPECTATORS` people look at its page all the time. Those moves come from a process of their own, so that its delays are not counted. Also measures how long a round of a Swiss tournament
 * of 200 takes to pair.
 */

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const SPECTATORS = Number(process.env.BENCH_SPECTATORS ?? 0);
/** How long others play while nothing happens and while all matches are paired, in milliseconds. */
const MOMENT_MS = 4_000;
/** How long a program thinks, in milliseconds. */
const THINKS = 1_000;
/** Programs take one stone at a time from heaps too large to be emptied while they are measured. */
const STARTS = { 'that go on': '300,300', 'that end': '1,1' } as const;

process.stdout.write(`${machine()}\n\n`);
process.stdout.write(`Pairing the tenth round of a Swiss tournament of 200: ${swissRound(200).toFixed(1)} ms\n`);

const server = await startNode(nimhall(), { RATE_LIMITS: 'off', DAILY_ARENA: 'off' });
const empty = residentMiB(server.child);
const host = await connect(server.url, { protocol: 1, token: await newToken(server.url, 'Organizer') });
const follower = await connect(server.url, { protocol: 1, token: await newToken(server.url, 'Follower') });
/** The tournament to play. */
let playing = '';
let acks: number[] | null = null;
const programs = await inBatches(PLAYERS, async () => {
  const token = await newToken(server.url, 'Guest');
  const socket = await connect(server.url, { protocol: 1, token });
  play(socket);
  return socket;
});
const watching = await spectators(server.url, SPECTATORS);
process.stdout.write(`Nothing going on: ${await othersDuring(MOMENT_MS, async () => undefined)}\n`);
for (const [kind, start] of Object.entries(STARTS)) await measure(kind, start);
process.stdout.write(
  `Memory: ${(((residentMiB(server.child) - empty) * 1024) / PLAYERS).toFixed(0)} kB for each program, with its connection and its boards\n`,
);
playing = '';
watching.close();
for (const socket of [host, follower, ...programs]) socket.disconnect();
await server.stop();

/** An arena with matches from this position. */
async function measure(kind: string, start: string): Promise<void> {
  const clock = { initialMs: 600_000, incrementMs: 1_000 };
  const wish = { id: kind, form: 'arena', games: [{ game: 'nim', start }], minutes: 120, clock };
  const { code } = await accepted<{ code: string }>(host, 'tournament:open', wish);
  playing = code;
  const joining = programs.map((socket, index) =>
    accepted(socket, 'tournament:join', { code, id: `join ${code}`, name: `Program ${index}` }),
  );
  await Promise.all(joining);
  await accepted(follower, 'tournament:enter', { code });
  const arrives = performance.now();
  await watching.watch(code);
  if (SPECTATORS > 0) process.stdout.write(`${SPECTATORS} spectators have the page after ${(performance.now() - arrives).toFixed(0)} ms\n`);
  let [entries, bytes] = [0, 0];
  const onEntry = (entry: object): void => {
    entries++;
    bytes += JSON.stringify(entry).length;
  };
  const meanwhile = await othersDuring(MOMENT_MS, async () => {
    const began = performance.now();
    const boards = programs.map((socket) => new Promise((resolve) => socket.once('tournament:board', resolve)));
    await accepted(host, 'tournament:order', { code, id: `start ${code}`, order: { kind: 'start' } });
    const paired = performance.now() - began;
    await Promise.all(boards);
    process.stdout.write(
      `${PLAYERS / 2} matches ${kind}: paired and durable after ${paired.toFixed(0)} ms, all have rooms after ${(performance.now() - began).toFixed(0)} ms\n`,
    );
  });
  process.stdout.write(`  while they are paired: ${meanwhile}\n`);
  follower.on('tournament', onEntry);
  const [before, busyBefore] = [await played(code), processorSeconds(server.child)];
  acks = [];
  watching.sent();
  const others = await othersDuring(SECONDS * 1_000, async () => undefined);
  const { p50, p99 } = percentiles(acks);
  const busy = processorSeconds(server.child) - busyBefore;
  process.stdout.write(
    `  in ${SECONDS} s ${acks.length} moves: ack p50 / p99 ${p50.toFixed(1)} / ${p99.toFixed(1)} ms, ${((1_000 * busy) / acks.length).toFixed(2)} ms of processor a move; ${(await played(code)) - before} more matches paired\n`,
  );
  process.stdout.write(
    `  who follows it was sent ${(entries / SECONDS).toFixed(1)} entries and ${(bytes / SECONDS / 1_000).toFixed(1)} kB a second\n  meanwhile: ${others}\n`,
  );
  const seen = watching.sent();
  if (SPECTATORS > 0) {
    process.stdout.write(
      `  each of ${SPECTATORS} spectators opened ${(seen.boards / SECONDS).toFixed(1)} boards a second, and was sent ${(seen.bytes / SECONDS / 1_000).toFixed(1)} kB a second\n`,
    );
  }
  acks = null;
  follower.off('tournament', onEntry);
  await accepted(host, 'tournament:order', { code, id: `close ${code}`, order: { kind: 'close' } });
}

/** What moves in 20 other rooms cost, from just before a task begins, for so many milliseconds. */
async function othersDuring(ms: number, task: () => Promise<void>): Promise<string> {
  const others = await startGenerator({
    urls: [server.url],
    server: 'nimhall',
    rooms: 20,
    watchers: 0,
    movesPerSecond: 100,
    warmUp: { ms: 1_000, moves: 0 },
  });
  const done = task();
  await others.play(ms);
  const { ack, moves } = await others.result();
  others.stop();
  await done;
  return `${moves} moves in other rooms, ack p50 / p99 ${ack.p50.toFixed(1)} / ${ack.p99.toFixed(1)} ms`;
}

/** The number of boards so far. */
async function played(code: string): Promise<number> {
  const { tournament } = await accepted<{ tournament: { arena: { count: number } } }>(host, 'tournament:enter', { code });
  return tournament.arena.count;
}

/** Plays every match it is given: thinks, then takes one stone at a time. */
function play(socket: Socket): void {
  const rooms = new Map<string, { room: Room; you: string }>();
  const move = async ({ room, you }: { readonly room: Room; readonly you: string }): Promise<void> => {
    // In a match, the program keeps its seat or moves to the opposite one.
    if (room.status !== 'playing' || (room.turn === you) === (room.duel?.game === 2)) return;
    await new Promise((resolve) => setTimeout(resolve, THINKS * (0.5 + Math.random())));
    if (placeOfBoard(room.room)?.code !== playing) return;
    const sent = performance.now();
    const { branch, ply } = room;
    const id = `${branch} ${ply}`;
    // The callback is not called when the server is gone.
    socket.emit('move', { room: room.room, id, branch, ply, move: firstMove(room) }, ({ ok }: { readonly ok: boolean }) => {
      if (ok) acks?.push(performance.now() - sent);
    });
  };
  const enter = async (code: string): Promise<void> => {
    const { snapshot: room, you } = await accepted<{ snapshot: Snapshot; you: string }>(socket, 'room:enter', { room: code });
    rooms.set(code, { room, you });
    await move({ room, you });
  };
  socket.on('tournament:board', ({ room }: { readonly room: string }) => void enter(room).catch(failed));
  const follow = async ({ room: code, ...entry }: { readonly room: string } & Entry): Promise<void> => {
    const known = rooms.get(code);
    if (!known || entry.version !== known.room.version + 1) return;
    const room = applyEntry(known.room, entry);
    rooms.set(code, { ...known, room });
    if (room.duel?.game === 2 && room.status === 'over') {
      rooms.delete(code);
      await accepted(socket, 'room:leave', { room: code });
    } else await move({ ...known, room });
  };
  socket.on('room', (told: { readonly room: string } & Entry) => void follow(told).catch(failed));
}

/** At the end programs are disconnected in the middle of things. */
function failed(error: unknown): void {
  if (playing !== '') throw error;
}

/** How long it takes to pair the tenth round of this many players, in milliseconds. */
function swissRound(size: number): number {
  const random = seededRandom(1);
  const field = Array.from({ length: size }, (_, number): SwissPlayer => ({ number, points: 0, opponents: [], hadBye: false }));
  let took = 0;
  for (let round = 1; round <= 10; round++) {
    const before = performance.now();
    const { pairs } = pairSwiss(field.toSorted((a, b) => b.points - a.points || a.number - b.number));
    took = performance.now() - before;
    for (const pair of pairs) {
      const points = random() < 0.5 ? 1 : 0;
      for (const [at, number] of pair.entries()) {
        const player = field[number] as SwissPlayer;
        field[number] = {
          ...player,
          points: player.points + (at === 0 ? points : 1 - points),
          opponents: [...player.opponents, pair[1 - at] as number],
        };
      }
    }
  }
  return took;
}
