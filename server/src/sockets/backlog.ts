import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { TransportRegistry } from './transports.ts';

/** How often connections are looked at, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000;
/** What may wait to be sent to one connection. */
const MAX_MESSAGES = 2_000;
const MAX_CHARACTERS = 1_000_000;

interface Deps {
  readonly transports: TransportRegistry;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Closes connections that do not read, before their messages fill the memory. Clients reconnect and ask for what they missed. */
export function disconnectSlowConsumers({ transports, metrics, log }: Deps): { stop(): void } {
  const timer = setInterval(() => {
    for (const transport of transports) {
      const { messages, characters } = transport.backlog;
      if (messages <= MAX_MESSAGES && characters <= MAX_CHARACTERS) continue;
      log.warn({ address: transport.address, messages, characters }, 'a connection does not read; it is cut');
      metrics.slowConsumer();
      transport.terminate();
    }
  }, CHECK_INTERVAL_MS);
  return { stop: () => clearInterval(timer) };
}
