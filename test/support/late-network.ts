import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How late what is sent arrives on a slow connection, in milliseconds; 0 for a network as fast as this machine. */
const LATE = Number(process.env.TEST_LATE ?? 0);

export const isLate = LATE > 0;

/** The beginning of a request, and of one that is not for a file. */
const REQUEST = /^[A-Z]+ \//;
const FOR_DATA = /^[A-Z]+ \/(?:api|socket\.io)\//;

/**
 * Stands before a server like a slow network: on every second connection what is sent to the server arrives late, and on a WebSocket what
 * it sends as well, all in order. So whoever relies on one connection being faster than another, or on an answer that comes at once, is found
 * out. Files come at once, because a device fetches all 500 for use offline, one after the other. Returns a function that closes the port.
 */
export async function listenLate(port: number, to: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  let nth = 0;
  const server = createServer((client) => {
    const isSlow = nth++ % 2 === 0;
    const inner = connect(to, '127.0.0.1');
    let up = 0;
    let down = 0;
    client.on('data', (piece) => {
      const begin = piece.toString('latin1', 0, 40);
      if (isSlow && REQUEST.test(begin)) up = FOR_DATA.test(begin) ? LATE : 0;
      if (isSlow && begin.startsWith('GET /socket.io/')) down = LATE;
      setTimeout(() => pass(piece, client, inner), up);
    });
    inner.on('data', (piece) => setTimeout(() => pass(piece, inner, client), down));
    for (const [from, into, late] of [
      [client, inner, () => up],
      [inner, client, () => down],
    ] as const) {
      sockets.add(from);
      from.setNoDelay();
      from.on('end', () => setTimeout(() => into.end(), late()));
      // A connection that is cut has nothing to say any more.
      from.on('error', () => into.destroy());
      from.on('close', () => {
        sockets.delete(from);
        setTimeout(() => into.destroy(), late());
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

/** Takes no more from a sender than the other end has room for, as a network does. */
function pass(piece: Buffer, from: Socket, into: Socket): void {
  if (into.write(piece) || from.isPaused()) return;
  from.pause();
  into.once('drain', () => from.resume());
}
