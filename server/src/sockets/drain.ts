import type { Io } from './connection.ts';

/** Sockets asked to leave in one second, so that the other nodes are not overrun. */
const PER_SECOND = 500;
/** Longest time to ask them all, in milliseconds. */
const MAX_DRAIN_MS = 10_000;
/** How long a socket may take to leave when asked, in milliseconds. */
const GRACE = 500;

/**
 * Asks all clients of this node to reconnect, spread over time. Resolves when they have disconnected or their time is up. A client that
 * does as asked reconnects after `afterMs` to any node.
 */
export async function drain(io: Io): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  const spread = Math.min(MAX_DRAIN_MS, (sockets.length * 1_000) / PER_SECOND);
  let left = sockets.length;
  await new Promise<void>((resolve) => {
    const enough = setTimeout(resolve, spread + GRACE);
    for (const socket of sockets) {
      socket.emit('draining', { afterMs: Math.round(Math.random() * spread) });
      socket.once('disconnect', () => {
        left--;
        if (left > 0) return;
        clearTimeout(enough);
        resolve();
      });
    }
  });
}

/** Resolves when the task is done; rejects when it takes more than this many milliseconds. */
export async function within(milliseconds: number, task: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error(`Not done within ${milliseconds} ms`)), milliseconds);
  try {
    await Promise.race([task, promise]);
  } finally {
    clearTimeout(late);
  }
}
