import { setTimeout as after } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { accepted, connect, inBatches, newToken, pace, percentiles } from '../client.ts';
import type { LoadPlan, LoadRequest, LoadResult } from './plan.ts';

/** The load generator, in its own process: warms the server up, then plays in all rooms at once whenever it is its turn. */

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
const acks: number[] = [];
const events: number[] = [];
const watched: number[] = [];
let seconds = 0;
let moves = 0;
/** How to send the next move of each room that has none on its way. */
const waiting: (() => void)[] = [];
let onTheirWay = 0;
let going = false;
let counting = false;
let everyMoveArrived = Promise.withResolvers<void>();
let toWarmUp = plan.warmUp.moves;
const warm = Promise.withResolvers<void>();

for (const room of await inBatches(plan.rooms, openRoom)) waiting.push(playsIn(room));
await play(async () => {
  if (toWarmUp === 0) warm.resolve();
  await Promise.all([after(plan.warmUp.ms), warm.promise]);
});
process.send?.('warm');
counting = true;
process.on('message', async (request: LoadRequest) => {
  if (request === 'result') {
    const result: LoadResult = { moves, seconds, ack: percentiles(acks), event: percentiles(events), watched: percentiles(watched) };
    process.send?.(result);
  } else {
    seconds += await play(() => after(request.playMs));
    process.send?.('rests');
  }
});

/** Lets all rooms play until `end`, and returns how many seconds it took until the last move had arrived. */
async function play(end: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  going = true;
  const pacer = plan.movesPerSecond === null ? null : pace(plan.movesPerSecond, waiting);
  if (!pacer) for (const send of waiting.splice(0)) send();
  await end();
  going = false;
  clearInterval(pacer ?? undefined);
  everyMoveArrived = Promise.withResolvers<void>();
  if (onTheirWay > 0) await everyMoveArrived.promise;
  return (performance.now() - began) / 1000;
}

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
 * Returns how to send the next move of a room. Latencies are in milliseconds, from sending a move to its
 * acknowledgement and to the events of the others.
 */
function playsIn(room: Room): () => void {
  let ply = 0;
  /** By ply, because watchers may receive a move when the next one is already on its way. */
  const sentAt: number[] = [];
  const since = (mine: number): number => performance.now() - (sentAt[mine] ?? Number.NaN);
  /** The acknowledgement of the move on its way, and the opponent's event. */
  let awaited = 0;
  const arrived = (): void => {
    if (--awaited > 0) return;
    onTheirWay--;
    if (going && plan.movesPerSecond === null) send();
    else waiting.push(send);
    if (onTheirWay === 0) everyMoveArrived.resolve();
  };
  const send = (): void => {
    const mine = ply++;
    awaited = 2;
    onTheirWay++;
    sentAt[mine] = performance.now();
    const socket = room.players[mine % 2] as Socket;
    const move = mine % 4 < 2 ? 'a1' : 'b1';
    socket.emit('move', { room: room.code, id: `m${mine}`, branch: 0, ply: mine, move }, (answer: { ok: boolean }) => {
      if (!answer.ok) throw new Error(`a move was refused: ${JSON.stringify(answer)}`);
      if (counting) {
        acks.push(since(mine));
        moves++;
      } else if (--toWarmUp === 0) warm.resolve();
      arrived();
    });
  };
  for (const [seat, socket] of room.players.entries()) {
    socket.on('room', ({ events: [event] }: Told) => {
      if (event?.kind !== 'moved' || (event.ply ?? 0) % 2 === seat) return;
      if (counting) events.push(since(event.ply ?? 0));
      arrived();
    });
  }
  for (const socket of room.watchers) {
    socket.on('room', ({ events: [event] }: Told) => {
      if (counting && event?.kind === 'moved') watched.push(since(event.ply ?? 0));
    });
  }
  return send;
}
