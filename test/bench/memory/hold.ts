import type { Socket } from 'socket.io-client';
import { connect } from '../client.ts';

/**
 * Opens many connections, four to a room, prints when it has, and holds them: `hold.ts URL relay|nimhall CONNECTIONS`.
 */

const [url = '', server = '', count = '0'] = process.argv.slice(2);
/** Rooms that are opened at the same time. */
const AT_ONCE = 25;

const rooms = Array.from({ length: Number(count) / 4 }, (_, index) => index);
for (let at = 0; at < rooms.length; at += AT_ONCE) await Promise.all(rooms.slice(at, at + AT_ONCE).map(openRoom));
process.stdout.write('holding\n');

async function openRoom(index: number): Promise<void> {
  const sockets = await Promise.all([0, 1, 2, 3].map(hold));
  const [host] = sockets as [Socket];
  const room = server === 'relay' ? `room-${process.pid}-${index}` : await create(host);
  for (const socket of sockets) await socket.emitWithAck('room:enter', { room });
}

async function create(host: Socket): Promise<string> {
  const answer = (await host.emitWithAck('room:create', { game: 'nim', start: '3,4,5' })) as { ok: boolean; room: string };
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.room;
}

async function hold(): Promise<Socket> {
  const socket = await connect(url, { protocol: 1 });
  socket.once('disconnect', (reason) => {
    throw new Error(`A connection was lost: ${reason}`);
  });
  return socket;
}
