import { io, type Socket } from 'socket.io-client';
import type { LoadPlan, LoadResult } from './plan.ts';

/** The load generator, in a process of its own: plays in all rooms at once and prints what it measured as JSON. */

interface Room {
  readonly code: string;
  readonly players: readonly [Socket, Socket];
}

/** Heaps large enough never to be emptied by taking one at a time. */
const START = '1000000,1000000';
/** Connections that are opened at the same time. */
const AT_ONCE = 50;

const plan = JSON.parse(process.argv[2] ?? '{}') as LoadPlan;
const rooms = await inBatches(plan.rooms, openRoom);
process.stdout.write(`${JSON.stringify(await measure(rooms))}\n`);
process.exit(0);

async function openRoom(index: number): Promise<Room> {
  if (plan.server === 'relay') {
    const code = `room-${index}`;
    const sockets = await Promise.all([0, 1, 2, 3].map((place) => connect(place, {})));
    await Promise.all(sockets.map((socket) => socket.emitWithAck('room:enter', { room: code })));
    return { code, players: [sockets[0] as Socket, sockets[1] as Socket] };
  }
  const [first, second, ...watchers] = await Promise.all([
    token('First'),
    token('Second'),
    connect(2, { protocol: 1 }),
    connect(3, { protocol: 1 }),
  ]);
  const players = await Promise.all([first, second].map((each, place) => connect(place, { protocol: 1, token: each, echo: false })));
  const [one, two] = players as [Socket, Socket];
  const { room: code } = await accepted(one, 'room:create', { game: 'nim', start: START, listed: false });
  for (const socket of [one, two, ...watchers]) await accepted(socket, 'room:enter', { room: code });
  await accepted(two, 'seat:take', { room: code, id: 'sit', seat: 'second' });
  return { code, players: [one, two] };
}

/** Plays for a while; latencies in milliseconds from sending a move to its acknowledgement and to the opponent's event. */
async function measure(all: readonly Room[]): Promise<LoadResult> {
  const acks: number[] = [];
  const events: number[] = [];
  let moves = 0;
  let counting = false;
  let stopping = false;
  /** Rooms whose next move may be sent: all of them at once, or as a pacer lets them. */
  const ready: (() => void)[] = [];

  for (const room of all) {
    let ply = 0;
    let sentAt = 0;
    let awaited = 0;
    const next = (): void => {
      if (stopping || --awaited > 0) return;
      if (plan.movesPerSecond === null) send();
      else ready.push(send);
    };
    const send = (): void => {
      const mine = ply++;
      awaited = 2;
      sentAt = performance.now();
      const socket = room.players[mine % 2] as Socket;
      const move = mine % 4 < 2 ? 'a1' : 'b1';
      socket.emit('move', { room: room.code, id: `m${mine}`, branch: 0, ply: mine, move }, (answer: { ok: boolean }) => {
        if (!answer.ok) throw new Error(`a move was refused: ${JSON.stringify(answer)}`);
        if (counting) {
          acks.push(performance.now() - sentAt);
          moves++;
        }
        next();
      });
    };
    for (const [seat, socket] of room.players.entries()) {
      socket.on('room', ({ events: [event] }: { events: readonly { kind: string; ply?: number }[] }) => {
        if (event?.kind !== 'moved' || (event.ply ?? 0) % 2 === seat) return;
        if (counting) events.push(performance.now() - sentAt);
        next();
      });
    }
    awaited = 1;
    next();
  }
  const pacer = plan.movesPerSecond === null ? null : pace(plan.movesPerSecond, ready);
  await after(plan.warmUpMs);
  process.stderr.write('measuring\n');
  counting = true;
  const began = performance.now();
  await after(plan.measureMs);
  counting = false;
  const seconds = (performance.now() - began) / 1000;
  process.stderr.write('measured\n');
  stopping = true;
  clearInterval(pacer ?? undefined);
  return { moves, seconds, ack: percentiles(acks), event: percentiles(events) };
}

/** Lets so many waiting rooms move in each second, spread over 5 ms steps. */
function pace(perSecond: number, ready: (() => void)[]): NodeJS.Timeout {
  const began = performance.now();
  let allowed = 0;
  return setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; allowed < due; allowed++) ready.shift()?.();
  }, 5);
}

function percentiles(values: number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A connection for the place that somebody has in a room: 0 and 1 play, 2 and 3 watch. */
function connect(place: number, auth: object): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = io(plan.urls[place % plan.urls.length] ?? '', { transports: ['websocket'], auth, forceNew: true, reconnection: false });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function token(name: string): Promise<string> {
  const response = await fetch(`${plan.urls[0]}/api/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function accepted(socket: Socket, command: string, body: object): Promise<{ room: string }> {
  const answer = (await socket.emitWithAck(command, body)) as { ok: boolean; room: string };
  if (!answer.ok) throw new Error(`${command} was refused: ${JSON.stringify(answer)}`);
  return answer;
}

async function inBatches<T>(count: number, open: (index: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  while (opened.length < count) {
    const size = Math.min(AT_ONCE, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: size }, (_, index) => open(opened.length + index)))));
  }
  return opened;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
