import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Line, Lines } from './lines.ts';
import type { Metrics } from './metrics.ts';

/** How much may come in, in a window of so many milliseconds. */
interface Inflow {
  readonly milliseconds: number;
  readonly packets: number;
  readonly bytes: number;
}

/**
 * What is looked at at all. Whoever sends within the allowances of limits.ts stays far below: these are for those who do not
 * read their answers. A connection beyond its own is cut; one of an address beyond it is not read until the second is
 * over, so that neighbours of somebody who floods wait a little and lose nothing.
 */
export const INFLOW = {
  connection: { milliseconds: 10_000, packets: 2_000, bytes: 4_000_000 },
  address: { milliseconds: 1_000, packets: 4_000, bytes: 4_000_000 },
  /** Commands of one connection that were refused because there were too many of them. */
  refused: { milliseconds: 60_000, packets: 1_500, bytes: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, Inflow>;

/** How many times its inflow an address may use: what has been read already when a connection is paused still comes. */
const MOST_OF_ADDRESS = 2;
/** Addresses whose inflow is remembered, also between two connections. */
const MOST_ADDRESSES = 10_000;

interface Parts {
  readonly lines: Lines;
  /** How many times its inflow an address is granted. */
  readonly times: number;
  readonly metrics: Metrics;
  readonly log: Logger;
}

export interface Floods {
  /** A command that came on this line was refused, because there were too many of them. */
  refused(line: Line): void;
}

/** Cuts connections that send too much, before what they send is parsed. */
export function cutFloods({ lines, times, metrics, log }: Parts): Floods {
  const addresses = new LRUCache<string, Meter>({ max: MOST_ADDRESSES });
  const refusals = new WeakMap<Line, Meter>();
  const end = (line: Line): void => {
    log.warn({ address: line.address }, 'a connection sends too much; it is cut');
    metrics.flood();
    line.cut();
  };
  lines.onOpen((line) => {
    const own = new Meter(INFLOW.connection);
    const together = addresses.get(line.address) ?? new Meter(INFLOW.address, times);
    addresses.set(line.address, together);
    refusals.set(line, new Meter(INFLOW.refused));
    line.onArrival((packets, bytes) => {
      const now = performance.now();
      own.count(packets, bytes, now);
      together.count(packets, bytes, now);
      if (own.used > 1 || together.used > MOST_OF_ADDRESS) end(line);
      else if (together.used > 1) line.pause(together.left(now));
    });
  });
  return {
    refused: (line) => {
      const refused = refusals.get(line);
      refused?.count(1, 0, performance.now());
      if (refused && refused.used > 1) end(line);
    },
  };
}

/** Measures what comes in, in windows that begin with the first that comes. */
class Meter {
  readonly #allowed: Inflow;
  #since = Number.NEGATIVE_INFINITY;
  #packets = 0;
  #bytes = 0;

  constructor({ milliseconds, packets, bytes }: Inflow, times = 1) {
    this.#allowed = { milliseconds, packets: packets * times, bytes: bytes * times };
  }

  count(packets: number, bytes: number, now: number): void {
    if (now >= this.#since + this.#allowed.milliseconds) {
      this.#since = now;
      this.#packets = 0;
      this.#bytes = 0;
    }
    this.#packets += packets;
    this.#bytes += bytes;
  }

  /** How many times the allowance of this window has come in. */
  get used(): number {
    return Math.max(this.#packets / this.#allowed.packets, this.#bytes / this.#allowed.bytes);
  }

  /** Milliseconds until the window is over. */
  left(now: number): number {
    return Math.max(1, Math.ceil(this.#since + this.#allowed.milliseconds - now));
  }
}
