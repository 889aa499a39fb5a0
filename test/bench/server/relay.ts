import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdapter, createShardedAdapter } from '@socket.io/redis-adapter';
import { createAdapter as createStreamsAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import { Server } from 'socket.io';

/**
 * The limit of this stack: a Socket.IO server that acknowledges every move and relays it to its room in messages of the
 * same shape and size as ours, and does nothing else: no rules, no log, no identities. With `REDIS_URL` it is one of
 * several nodes, connected by the adapter that `RELAY_ADAPTER` names.
 */
const http = createServer();
const adapter = process.env.REDIS_URL ? { adapter: await redisAdapter(process.env.REDIS_URL, process.env.RELAY_ADAPTER) } : {};
const io = new Server(http, { ...adapter, transports: ['websocket'], serveClient: false, perMessageDeflate: false });

interface Move {
  readonly room: string;
  readonly branch: number;
  readonly ply: number;
  readonly move: string;
}

io.on('connection', (socket) => {
  socket.on('room:enter', async ({ room }: { room: string }, ack: (answer: object) => void) => {
    await socket.join(room);
    ack({ ok: true });
  });
  socket.on('move', ({ room, branch, ply, move }: Move, ack: (answer: object) => void) => {
    const version = ply + 3;
    ack({ ok: true, version, ply: ply + 1 });
    const seat = ply % 2 === 0 ? 'first' : 'second';
    const events = [{ kind: 'moved', seat, branch, ply, move, position: '500000,500000' }];
    io.to(room).emit('room', { room, version, at: Date.now(), events });
  });
});

http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`relay is open at http://127.0.0.1:${(http.address() as AddressInfo).port}\n`);
});

async function redisAdapter(url: string, name: string | undefined) {
  const [publisher, subscriber] = [createClient({ url }), createClient({ url })];
  await Promise.all([publisher.connect(), subscriber.connect()]);
  if (name === 'streams') return createStreamsAdapter(publisher);
  if (name === 'sharded') return createShardedAdapter(publisher, subscriber, { subscriptionMode: 'static' });
  return createAdapter(publisher, subscriber);
}
