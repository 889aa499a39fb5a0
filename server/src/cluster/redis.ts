import { createShardedAdapter } from '@socket.io/redis-adapter';
import type { Logger } from 'pino';
import { createClient } from 'redis';

/** Messages that may wait for Redis; beyond them it counts as away. */
const MAX_WAITING = 10_000;

/** A way for Socket.IO to reach the sockets of other nodes. */
export interface FanOut {
  readonly adapter: ReturnType<typeof createShardedAdapter>;
  /** Resolves when Redis has been reached for the first time. */
  readonly reached: Promise<unknown>;
  /** Resolves when Redis has taken what was sent before; rejects while it is away. */
  taken(): Promise<unknown>;
  close(): void;
}

type Client = ReturnType<typeof client>;
type Listener = (message: Buffer, channel: Buffer) => void;

/**
 * Connects to Redis and gives an adapter for Socket.IO. What it carries are hints: when Redis is away they are lost,
 * this node goes on serving its own sockets at once, and the store tells the rest. So nothing here waits for Redis or
 * fails because of it. Two fixed channels, not one for each room: a subscription that is on its way when its room is
 * read would miss what happens in between.
 */
export function connectRedis(url: string, log: Logger): FanOut {
  const publisher = client(url, true);
  const subscriber = client(url, false);
  announce(publisher, log);
  // Both come and go together; one of them says so.
  subscriber.on('error', (error: unknown) => log.debug({ err: error }, 'no subscription to Redis'));
  const reached = Promise.all([publisher, subscriber].map((each) => each.connect().catch(ignoreWhileAway(log))));

  const adapter = createShardedAdapter(
    {
      sPublish: (channel: string, message: string) => {
        publisher.sPublish(channel, message).catch(ignoreWhileAway(log));
        return Promise.resolve(0);
      },
      sSubscribe: () => undefined,
    },
    {
      sSubscribe: (channel: string, listener: Listener) => {
        subscriber.sSubscribe(channel, listener, true).catch(ignoreWhileAway(log));
      },
      sUnsubscribe: (channel: string) => {
        subscriber.sUnsubscribe(channel).catch(ignoreWhileAway(log));
      },
    },
    { subscriptionMode: 'static', channelPrefix: 'nimhall' },
  );
  return {
    adapter,
    reached,
    taken: () => publisher.ping(),
    close: () => {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}

/** Tries to connect for ever. A publisher does not keep messages while it cannot: they would be old when they arrive. */
function client(url: string, publishes: boolean) {
  return createClient({
    url,
    disableOfflineQueue: publishes,
    commandsQueueMaxLength: MAX_WAITING,
    socket: { reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 2_000), connectTimeout: 2_000 },
  });
}

/** Says once that Redis is away, and once that it is back. */
function announce(each: Client, log: Logger): void {
  let away = false;
  each.on('error', (error: unknown) => {
    if (!away) log.error({ err: error }, 'Redis is away: people on other nodes hear of moves a few seconds late');
    away = true;
  });
  each.on('ready', () => {
    if (away) log.warn('Redis is back');
    away = false;
  });
}

/** `announce` has said what is wrong; every single message need not. */
function ignoreWhileAway(log: Logger): (error: unknown) => void {
  return (error) => log.debug({ err: error }, 'a hint was lost');
}
