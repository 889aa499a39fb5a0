import { setTimeout as after } from 'node:timers/promises';
import type { Room } from '@nimhall/shared/room/room';
import type { Socket } from 'socket.io-client';
import { accepted, connect, inBatches, newToken, percentiles } from '../client.ts';
import { firstMove } from '../gathering/first-move.ts';
import type { OverlayPlan, OverlayResult } from './main.ts';

/** Plays in all rooms, a move a second in each, and tells when it has begun and what it measured. */

const plan = JSON.parse(process.argv[2] ?? '{}') as OverlayPlan;
const acks: number[] = [];
const overlays: number[] = [];
/** Moves of each room that are not counted, while the server is still being compiled. */
const WARM_UP = 2;
/** How long an overlay may come after the last move. */
const LAST_MS = 4_000;

const rooms = await inBatches(plan.rooms, openRoom);
process.send?.('begins');
await Promise.all(
  rooms.map(async (play, index) => {
    await after((index * 1_000) / plan.rooms);
    await play();
  }),
);
await after(LAST_MS);
const expected = plan.overlay ? plan.rooms * (plan.moves - WARM_UP) * 2 : 0;
const result: OverlayResult = { ack: percentiles(acks), overlay: percentiles(overlays), overlays: overlays.length, expected };
process.send?.(result);

/** Opens a room with two players and two spectators; the returned function plays in it. */
async function openRoom(index: number): Promise<() => Promise<void>> {
  const players = await Promise.all(
    [0, 1].map(async (place) => connect(plan.url, { protocol: 1, token: await newToken(plan.url, `Player ${place}`) })),
  );
  const [one, two] = players as [Socket, Socket];
  const { room: code } = await accepted<{ room: string }>(one, 'room:create', {
    game: plan.game,
    start: plan.start.replace('#', String(index)),
    listed: false,
  });
  await accepted(two, 'room:enter', { room: code });
  await accepted(two, 'seat:take', { room: code, id: 'sit', seat: 'second' });
  /** When the move was sent that led to a version. */
  const sentAt = new Map<number, number>();
  for (let spectator = 0; spectator < 2; spectator++) {
    const socket = await connect(plan.url, { protocol: 1 });
    await accepted(socket, 'room:enter', { room: code });
    if (plan.overlay) await accepted(socket, 'overlay', { room: code, on: true });
    socket.on('overlay', ({ version }: { readonly version: number }) => {
      const sent = sentAt.get(version);
      if (sent !== undefined) overlays.push(performance.now() - sent);
    });
  }
  return async () => {
    let { snapshot: room } = await accepted<{ snapshot: Room }>(one, 'room:enter', { room: code });
    for (let moves = 0; moves < plan.moves; moves++) {
      const began = performance.now();
      const { branch, ply } = room;
      if (moves >= WARM_UP) sentAt.set(room.version + 1, began);
      await accepted(players[ply % 2] as Socket, 'move', { room: code, id: `m${ply}`, branch, ply, move: firstMove(room, index % 10) });
      if (moves >= WARM_UP) acks.push(performance.now() - began);
      ({ snapshot: room } = await accepted<{ snapshot: Room }>(one, 'room:enter', { room: code }));
      await after(1_000 - (performance.now() - began));
    }
  };
}
