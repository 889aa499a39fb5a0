import type { Connection } from './connection.ts';

/** Weight of the newest measurement. */
const NEWEST = 0.3;

/**
 * Measures the round trip of a connection by the pings of Socket.IO, so that a client cannot claim more delay than it has. The function
 * gives the delay in milliseconds, 0 before the first pong.
 */
export function measureLag(socket: Connection, clock: () => number = () => performance.now()): () => number {
  let sentAt: number | null = null;
  let lag: number | null = null;
  socket.conn.on('packetCreate', ({ type }) => {
    if (type === 'ping') sentAt = clock();
  });
  socket.conn.on('packet', ({ type }) => {
    if (type !== 'pong' || sentAt === null) return;
    const roundTrip = clock() - sentAt;
    lag = lag === null ? roundTrip : lag + NEWEST * (roundTrip - lag);
    sentAt = null;
  });
  return () => Math.round(lag ?? 0);
}
