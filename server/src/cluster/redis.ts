import { createShardedAdapter } from '@socket.io/redis-adapter';
import type { Logger } from 'pino';
import { createClient } from 'redis';

/** Messages that may wait for Redis; beyond that it counts as unreachable. */
const MAX_WAITING = 10_000;

/** A way for Socket.IO to reach the sockets of other nodes. */
export interface FanOut {
  readonly adapter: ReturnType<typeof createShardedAdapter>;
  /** Resolves when Redis has been reached for the first time. */
  readonly reached: Promise<unknown>;
  /** Resolves when Redis has received what was sent before; rejects while it is away. */
  taken(): Promise<unknown>;
  close(): void;
}

type Client = ReturnType<typeof client>;
type Listener = (message: Buffer, channel: Buffer) => void;

/**
 * Connects to Redis and gives an adapter for Socket.IO. Its messages are hints: without Redis they are lost, this node still serves its own
 * sockets at once, and the store tells the other nodes. So nothing waits for Redis or fails because of it. It uses two fixed channels
 * instead of one for each room, because a subscription that starts while its room is read could miss what happens in between.
 */
export function connectRedis(url: string, log: Logger): FanOut {
  const publisher = client(url, true);
  const subscriber = client(url, false);
  announce(publisher, log);
  // Both connections fail together, so one of them logs it.
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

/** Retries to connect forever. A publisher does not queue messages meanwhile, because they would arrive too late. */
function client(url: string, publishes: boolean) {
  return createClient({
    url,
    disableOfflineQueue: publishes,
    commandsQueueMaxLength: MAX_WAITING,
    socket: { reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 2_000), connectTimeout: 2_000 },
  });
}

/** Logs once that Redis is away, and once that it is back. */
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

/** `announce` has logged the cause, so single messages need not. */
function ignoreWhileAway(log: Logger): (error: unknown) => void {
  return (error) => log.debug({ err: error }, 'a hint was lost');
}
