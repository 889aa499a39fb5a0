import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/**
 * The limit of this stack: a Socket.IO server that acknowledges every move and passes it on to its room, with messages
 * of the same shape and size as ours, and does nothing else: no rules, no log, no identities.
 */
const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });

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
