import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How late what is sent arrives on every second connection, in milliseconds; 0 for a network as fast as this machine. */
const LATE = Number(process.env.TEST_LATE ?? 0);

export const isLate = LATE > 0;

/**
 * Stands before a server like a slow network: on every second connection all that is sent, either way, arrives late and in order. So whoever
 * relies on one connection being faster than another, or on an answer that comes at once, is found out. Returns a function that closes the port.
 */
export async function listenLate(port: number, to: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  let nth = 0;
  const server = createServer((client) => {
    const late = nth++ % 2 === 0 ? LATE : 0;
    const inner = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [client, inner],
      [inner, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay();
      from.on('data', (piece) => setTimeout(() => into.write(piece), late));
      from.on('end', () => setTimeout(() => into.end(), late));
      // A connection that is cut has nothing to say any more.
      from.on('error', () => into.destroy());
      from.on('close', () => setTimeout(() => into.destroy(), late) && sockets.delete(from));
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
