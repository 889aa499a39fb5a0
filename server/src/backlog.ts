import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import type { Connection, Io } from './sockets.ts';

/** How often connections are looked at, in milliseconds. */
const LOOK_EVERY = 1_000;
/** What may wait to be sent to one connection: messages that the line has not taken, and characters altogether. */
const MOST_MESSAGES = 2_000;
const MOST_CHARACTERS = 1_000_000;

interface Parts {
  readonly io: Io;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Cuts connections that do not read what they are sent, before it fills the memory. They come back and ask for what they missed. */
export function cutSlowConsumers({ io, metrics, log }: Parts): { stop(): void } {
  const timer = setInterval(() => {
    for (const socket of io.of('/').sockets.values()) {
      const backlog = backlogOf(socket);
      if (!isTooMuch(backlog)) continue;
      log.warn({ player: socket.data.player.id }, 'a connection does not read; it is cut');
      metrics.slowConsumer();
      // Closing in order would wait for the other side to read.
      backlog.line.terminate();
    }
  }, LOOK_EVERY);
  return { stop: () => clearInterval(timer) };
}

interface Backlog {
  readonly messages: readonly { readonly data?: { readonly length: number } }[];
  readonly line: { readonly bufferedAmount: number; terminate(): void };
}

/** What waits in Engine.IO and in its WebSocket; neither is in the types, and there is no other place that knows. */
function backlogOf({ conn }: Connection): Backlog {
  const { writeBuffer, transport } = conn as unknown as { writeBuffer: Backlog['messages']; transport: { socket: Backlog['line'] } };
  return { messages: writeBuffer, line: transport.socket };
}

function isTooMuch({ messages, line }: Backlog): boolean {
  if (messages.length > MOST_MESSAGES) return true;
  let characters = line.bufferedAmount;
  for (const { data } of messages) characters += data?.length ?? 0;
  return characters > MOST_CHARACTERS;
}
