import { setTimeout as after } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { accepted, connect, inBatches, newToken, pace, percentiles } from '../client.ts';
import type { LoadPlan, LoadResult } from './plan.ts';

/** The load generator, in its own process: plays in all rooms at once and prints its results as JSON. */

interface Room {
  readonly code: string;
  readonly players: readonly [Socket, Socket];
  readonly watchers: readonly Socket[];
}

interface Told {
  readonly events: readonly { readonly kind: string; readonly ply?: number }[];
}

/** Heaps so large that taking one at a time never empties them. */
const START = '1000000,1000000';
/** Watchers of a room that connect at the same time. */
const WATCHERS_AT_ONCE = 50;

const plan = JSON.parse(process.argv[2] ?? '{}') as LoadPlan;
const rooms = await inBatches(plan.rooms, openRoom);
process.stdout.write(`${JSON.stringify(await measure(rooms))}\n`);
process.exit(0);

async function openRoom(index: number): Promise<Room> {
  if (plan.server === 'relay') {
    const code = `room-${index}`;
    const enter = async (place: number): Promise<Socket> => {
      const socket = await connect(urlOf(place), {});
      await socket.emitWithAck('room:enter', { room: code });
      return socket;
    };
    const [one, two] = [await enter(0), await enter(1)];
    return { code, players: [one, two], watchers: await inBatches(plan.watchers, (each) => enter(2 + each), WATCHERS_AT_ONCE) };
  }
  const player = async (place: number): Promise<Socket> => {
    const token = await newToken(plan.urls[0] ?? '', `Player ${place}`);
    return await connect(urlOf(place), { protocol: 1, token, echo: false });
  };
  const [one, two] = await Promise.all([player(0), player(1)]);
  const { room: code } = await accepted<{ room: string }>(one, 'room:create', { game: 'nim', start: START, listed: false });
  const enter = async (socket: Socket): Promise<Socket> => {
    await accepted(socket, 'room:enter', { room: code });
    return socket;
  };
  await Promise.all([enter(one), enter(two)]);
  const watch = async (each: number): Promise<Socket> => enter(await connect(urlOf(2 + each), { protocol: 1 }));
  const watchers = await inBatches(plan.watchers, watch, WATCHERS_AT_ONCE);
  await accepted(two, 'seat:take', { room: code, id: 'sit', seat: 'second' });
  return { code, players: [one, two], watchers };
}

/** The server for each member of a room: 0 and 1 play, the others watch. */
function urlOf(place: number): string {
  return plan.urls[place % plan.urls.length] ?? '';
}

/**
 * Plays for a while and returns latencies in milliseconds, from sending a move to its acknowledgement and to the
 * events of the others.
 */
async function measure(all: readonly Room[]): Promise<LoadResult> {
  const acks: number[] = [];
  const events: number[] = [];
  const watched: number[] = [];
  let moves = 0;
  let untilWarm = plan.warmUp.moves;
  const warm = Promise.withResolvers<void>();
  if (untilWarm === 0) warm.resolve();
  let counting = false;
  let stopping = false;
  /** Rooms whose next move may be sent: all of them at once, or as the pacer lets them. */
  const ready: (() => void)[] = [];

  for (const room of all) {
    let ply = 0;
    /** By ply, because watchers may receive a move when the next one is already on its way. */
    const sentAt: number[] = [];
    const since = (mine: number): number => performance.now() - (sentAt[mine] ?? Number.NaN);
    let awaited = 0;
    const next = (): void => {
      if (stopping || --awaited > 0) return;
      if (plan.movesPerSecond === null) send();
      else ready.push(send);
    };
    const send = (): void => {
      const mine = ply++;
      awaited = 2;
      sentAt[mine] = performance.now();
      const socket = room.players[mine % 2] as Socket;
      const move = mine % 4 < 2 ? 'a1' : 'b1';
      socket.emit('move', { room: room.code, id: `m${mine}`, branch: 0, ply: mine, move }, (answer: { ok: boolean }) => {
        if (!answer.ok) throw new Error(`a move was refused: ${JSON.stringify(answer)}`);
        if (counting) {
          acks.push(since(mine));
          moves++;
        } else if (--untilWarm === 0) warm.resolve();
        next();
      });
    };
    for (const [seat, socket] of room.players.entries()) {
      socket.on('room', ({ events: [event] }: Told) => {
        if (event?.kind !== 'moved' || (event.ply ?? 0) % 2 === seat) return;
        if (counting) events.push(since(event.ply ?? 0));
        next();
      });
    }
    for (const socket of room.watchers) {
      socket.on('room', ({ events: [event] }: Told) => {
        if (counting && event?.kind === 'moved') watched.push(since(event.ply ?? 0));
      });
    }
    awaited = 1;
    next();
  }
  const pacer = plan.movesPerSecond === null ? null : pace(plan.movesPerSecond, ready);
  await Promise.all([after(plan.warmUp.ms), warm.promise]);
  process.stderr.write('measuring\n');
  counting = true;
  const began = performance.now();
  await after(plan.measureMs);
  counting = false;
  const seconds = (performance.now() - began) / 1000;
  process.stderr.write('measured\n');
  stopping = true;
  clearInterval(pacer ?? undefined);
  return { moves, seconds, ack: percentiles(acks), event: percentiles(events), watched: percentiles(watched) };
}
