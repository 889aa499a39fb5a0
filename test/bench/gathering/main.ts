import { boardCode } from '@nimhall/shared/gathering/board-code';
import { boardOf, type Classroom } from '@nimhall/shared/gathering/class/classroom';
import { pairsOf } from '@nimhall/shared/gathering/class/pairs';
import type { Snapshot } from '@nimhall/shared/protocol/messages';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import type { Page } from 'playwright-core';
import type { Socket } from 'socket.io-client';
import { launchChromium } from '../../support/chromium.ts';
import { accepted, connect, inBatches, newToken, percentiles } from '../client.ts';
import { machine, nimhall, residentMiB, startNode } from '../process.ts';
import { firstMove } from './first-move.ts';

/**
 * `npm run bench:gathering`: a class of 60 on one server. Measures pairing, how soon all boards are open, what moves
 * cost meanwhile, what the wall is sent and what it costs a slow machine to show it, and memory. Every board gets
 * nearly two moves a second, many more than children make.
 */

const MEMBERS = 60;
/**
 * In pairs; each pupil against a bot, which makes twice as many boards; or each against the teacher from both sides, which makes as many
 * again once the first games are over.
 */
const KINDS = ['pairs', 'bot', 'teacher'] as const;
const KIND = KINDS.find((kind) => kind === process.env.BENCH_KIND) ?? 'pairs';
const BOARDS = KIND === 'pairs' ? MEMBERS / 2 : MEMBERS;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
/** How often each client checks whether it is its turn, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000;
/** By how much the machine of the wall is slowed down. */
const SLOWDOWN = 6;

process.stdout.write(`${machine()}\n\n`);
for (const members of [MEMBERS, 1_000]) process.stdout.write(`Pairing ${members} for the tenth time: ${pairing(members).toFixed(1)} ms\n`);

const server = await startNode(nimhall(), { RATE_LIMITS: 'off' });
const empty = residentMiB(server.child);
const teacher = await connect(server.url, { protocol: 1, token: await newToken(server.url, 'Teacher') });
const { code } = await accepted<{ code: string }>(teacher, 'class:open', { id: 'open' });
const pupils = await inBatches(
  MEMBERS,
  async (index) => {
    const socket = await connect(server.url, { protocol: 1, token: await newToken(server.url, 'Guest') });
    await accepted(socket, 'class:enter', { code });
    await accepted(socket, 'class:join', { code, id: 'join', name: `Pupil ${index + 1}` });
    return socket;
    // One after the other, so that their numbers match those in the class.
  },
  1,
);
await accepted(teacher, 'class:enter', { code });

const browser = await launchChromium();
const wall = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
const client = await wall.context().newCDPSession(wall);
await client.send('Network.enable');
await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
let bytes = 0;
client.on('Network.webSocketFrameReceived', ({ response }) => {
  bytes += response.payloadData.length;
});
await wall.goto(`${server.url}/class/${code}/wall`);
await wall.getByText(`${MEMBERS} pupils are here`).waitFor();

const began = performance.now();
const opened = new Promise<void>((resolve) =>
  teacher.on('class', ({ events }: { events: readonly { kind: string }[] }) => {
    if (events.some(({ kind }) => kind === 'boards-opened')) resolve();
  }),
);
const sides = KIND === 'teacher' ? { bothSides: true } : {};
const activity = { kind: KIND, game: 'nim', start: '90,91,92', bot: 'random', ...sides };
await accepted(teacher, 'class:order', { code, id: 'start', order: { kind: 'start-round', round: 1, activity } });
const answered = performance.now() - began;
await opened;
process.stdout.write(
  `A round of ${BOARDS} boards: answered after ${answered.toFixed(0)} ms, all open after ${(performance.now() - began).toFixed(0)} ms\n`,
);
const read = async (): Promise<Classroom> => (await accepted<{ gathering: Classroom }>(teacher, 'class:enter', { code })).gathering;
if (KIND === 'teacher') await endFirstGames();
const gathering = await read();
const round = gathering.rounds[0];
if (!round) throw new Error('There is no round');
await wall
  .locator('nh-wall-board')
  .nth(BOARDS - 1)
  .waitFor();

const acks: number[] = [];
bytes = 0;
const tasks = watchTasks(wall);
await Promise.all(
  pupils.flatMap((pupil, member) => {
    const board = boardOf(round, member);
    const seat = round.boards[board]?.seats.first === member ? 'first' : 'second';
    const begins = (member / MEMBERS) * CHECK_INTERVAL_MS;
    return [play(pupil, { board, seat, begins }), ...(KIND === 'teacher' ? [play(teacher, { board, seat: otherSeat(seat), begins })] : [])];
  }),
);
const { p50, p99 } = percentiles(acks);
const longest = await tasks;
process.stdout.write(
  `${acks.length} moves on ${BOARDS} of ${round.boards.length} boards in ${SECONDS} s: ack p50 / p99 ${p50.toFixed(1)} / ${p99.toFixed(1)} ms\n`,
);
process.stdout.write(
  `The wall was sent ${(bytes / SECONDS / 1_000).toFixed(1)} kB/s; ${SLOWDOWN} times slower, ${longest === 0 ? 'no task of it took 50 ms' : `its longest task took ${longest.toFixed(0)} ms`}\n`,
);
process.stdout.write(
  `Memory: ${(((residentMiB(server.child) - empty) * 1024) / MEMBERS).toFixed(0)} kB for each member, with their connection and board\n`,
);
await browser.close();
for (const socket of [teacher, ...pupils]) socket.disconnect();
await server.stop();

/** How long it takes to pair this many pupils who have met nine times before, in milliseconds. */
function pairing(members: number): number {
  const numbers = Array.from({ length: members }, (_, number) => number);
  const played: Parameters<typeof pairsOf>[1][number][] = [];
  for (let round = 0; round < 9; round++) played.push(...pairsOf(numbers, played, Math.random).map((seats) => ({ seats, result: null })));
  const before = performance.now();
  pairsOf(numbers, played, Math.random);
  return performance.now() - before;
}

/** Has all pupils resign, so that the second games of all of them are opened. */
async function endFirstGames(): Promise<void> {
  const before = await read();
  const all = new Promise<void>((resolve) =>
    teacher.on('class', ({ events }: { events: readonly { kind: string; boards?: number }[] }) => {
      if (events.some(({ kind, boards }) => kind === 'boards-opened' && boards === 2 * MEMBERS)) resolve();
    }),
  );
  for (const [member, pupil] of pupils.entries()) {
    const room = boardCode(before, 1, before.rounds[0] ? boardOf(before.rounds[0], member) : 0);
    await accepted(pupil, 'resign', { room, id: 'resign' });
  }
  await all;
}

/** A seat that a client plays, and how long it waits before it begins, in milliseconds. */
interface SeatAt {
  readonly board: number;
  readonly seat: Seat;
  readonly begins: number;
}

/** Takes a stone whenever it is this client's turn. */
async function play(socket: Socket, { board, seat, begins }: SeatAt): Promise<void> {
  const room = boardCode(gathering, 1, board);
  let { snapshot } = await accepted<{ snapshot: Snapshot }>(socket, 'room:enter', { room });
  const until = performance.now() + SECONDS * 1_000;
  // Boards begin one after the other, so that they do not all move at once.
  await new Promise((resolve) => setTimeout(resolve, begins));
  while (performance.now() < until) {
    if (snapshot.turn === seat) {
      const sent = performance.now();
      await accepted(socket, 'move', { room, id: `${snapshot.ply}`, branch: 0, ply: snapshot.ply, move: firstMove(snapshot) });
      acks.push(performance.now() - sent);
    }
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
    ({ snapshot } = await accepted<{ snapshot: Snapshot }>(socket, 'room:enter', { room }));
  }
}

/**
 * The longest task of the page while the boards are played, in milliseconds; 0 when none took 50, because browsers
 * report no shorter ones.
 */
function watchTasks(page: Page): Promise<number> {
  return page.evaluate(
    (milliseconds) =>
      new Promise<number>((resolve) => {
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask', buffered: false });
        setTimeout(() => resolve(longest), milliseconds);
      }),
    SECONDS * 1_000,
  );
}
