import { get } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import WebSocket from 'ws';
import { accepted, connect, inBatches, pace, percentiles } from '../client.ts';
import { codeOf, secretOf } from '../fill.ts';
import type { LobbyPlan, LobbyResult } from './plan.ts';

/** The load generator for a full hall, in its own process: some games are played while people watch the lobby. */

/** Time for people to enter their rooms and for those changes to be sent. */
const WARM_UP_MS = 3_000;

const plan = JSON.parse(process.argv[2] ?? '{}') as LobbyPlan;
const acks: number[] = [];
let counting = false;
const ready: (() => void)[] = [];
await inBatches(plan.games, playOn);
const visitors = [...(await inBatches(plan.visitors, () => visit())), ...(await inBatches(plan.followers, () => follow()))];
const pacer = pace(plan.games * plan.movesPerSecond, ready);
await after(WARM_UP_MS);
const before = visitors[0]?.received() ?? 0;
process.stderr.write('measuring\n');
counting = true;
await after(plan.measureMs);
counting = false;
process.stderr.write('measured\n');
clearInterval(pacer);
process.stdout.write(`${JSON.stringify(outcome())}\n`);
process.exit(0);

function outcome(): LobbyResult {
  const [one] = visitors;
  const bytesPerSecond = one ? (one.received() - before) / (plan.measureMs / 1_000) : 0;
  const visited = one && { after: one.after, rooms: one.rooms, bytes: one.bytes, bytesPerSecond };
  return { moves: acks.length, ack: percentiles(acks), visit: visited ?? null };
}

/** Both players of a prepared game connect, and move when they are allowed to. */
async function playOn(index: number): Promise<void> {
  const room = codeOf(index);
  const come = async (seat: 'first' | 'second'): Promise<Socket> => {
    const socket = await connect(plan.url, { protocol: 1, token: secretOf(index, seat), echo: false });
    await accepted(socket, 'room:enter', { room });
    return socket;
  };
  const players = await Promise.all([come('first'), come('second')]);
  let ply = plan.plies;
  const move = async (): Promise<void> => {
    const mine = ply++;
    const began = performance.now();
    await accepted(players[mine % 2] as Socket, 'move', { room, id: `n${mine}`, branch: 0, ply: mine, move: mine % 4 < 2 ? 'a1' : 'b1' });
    if (counting) acks.push(performance.now() - began);
    ready.push(move);
  };
  ready.push(move);
}

interface Visitor {
  /** Milliseconds from asking for the lobby to its answer; its rooms and bytes. */
  readonly after: number;
  readonly rooms: number;
  readonly bytes: number;
  /** Bytes received since then. */
  received(): number;
}

/** A visitor of the lobby on a bare WebSocket, so that every byte is counted. */
async function visit(): Promise<Visitor> {
  const socket = new WebSocket(`${plan.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const { promise, resolve, reject } = Promise.withResolvers<Omit<Visitor, 'received'>>();
  let [asked, received] = [0, 0];
  socket.once('error', reject);
  socket.on('message', (frame: Buffer) => {
    const text = frame.toString();
    if (text === '2') socket.send('3');
    else if (text.startsWith('0')) socket.send('40{"protocol":1}');
    else if (text.startsWith('40')) {
      asked = performance.now();
      socket.send('420["lobby",{"on":true}]');
    } else if (text.startsWith('430')) {
      const [answer] = JSON.parse(text.slice(3)) as [{ readonly rooms: readonly unknown[] }];
      resolve({ after: performance.now() - asked, rooms: answer.rooms.length, bytes: frame.length });
    } else received += frame.length;
  });
  return { ...(await promise), received: () => received };
}

/** A program that follows the lobby, line by line. */
async function follow(): Promise<Visitor> {
  const asked = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Omit<Visitor, 'received'>>();
  let received = 0;
  let first = '';
  get(`${plan.url}/api/v1/lobby/events`, { agent: false }, (response) => {
    response.on('data', (bytes: Buffer) => {
      received += bytes.length;
      if (first.includes('\n')) return;
      first += bytes.toString('latin1');
      if (!first.includes('\n')) return;
      const { changed } = JSON.parse(first.slice(0, first.indexOf('\n'))) as { readonly changed: readonly unknown[] };
      resolve({ after: performance.now() - asked, rooms: changed.length, bytes: first.indexOf('\n') });
    });
  }).on('error', reject);
  return { ...(await promise), received: () => received };
}
