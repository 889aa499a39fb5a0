import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import type { Metrics } from '../metrics.ts';
import type { Rounds } from '../workers/rounds.ts';
import type { IncomingPacket, TransportConnection, TransportRegistry } from './transports.ts';

/** How much is parsed: a burst, and a rate per second. A packet counts one, and one more for every 2,000 characters. */
interface Inflow {
  readonly atOnce: number;
  readonly perSecond: number;
}

/**
 * How much input is parsed. Clients within the limits of limits.ts stay far below; this is for those that do not read their answers. The
 * rest waits, first in our queue and then at the sender, and delays nobody else.
 */
export const INFLOW = {
  connection: { atOnce: 1_000, perSecond: 200 },
  /** All connections from an address, in turn. */
  address: { atOnce: 2_000, perSecond: 1_000 },
} as const satisfies Record<string, Inflow>;

const CHARACTERS = 2_000;
/** How often waiting connections are served, in milliseconds. */
const TICK = 20;
/** Addresses whose buckets are remembered, also between connections. */
const MAX_ADDRESSES = 10_000;
/** WebSocket pings that one connection may send; browsers send none, and even empty frames can flood. */
const MAX_PINGS = 1_000;

interface Deps {
  readonly transports: TransportRegistry;
  /** By what factor the inflow of an address is multiplied, at least 1; without limits nothing waits. */
  readonly times: number;
  readonly rounds: Rounds;
  readonly delays: Delays;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Queues packets of clients above their rate before parsing, and disconnects clients that stay above it. */
export class IngressLimiter {
  readonly #deps: Deps;
  readonly #senders = new WeakMap<TransportConnection, Sender>();
  /** Connections with waiting packets; the one served last comes last. */
  readonly #waiting = new Set<Sender>();
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });
  #ticks: NodeJS.Timeout | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    if (deps.times !== Number.POSITIVE_INFINITY) deps.transports.onOpen((transport) => this.#watch(transport));
  }

  /** Assigns a connection to another bucket than that of its address. */
  assignBucket(transport: TransportConnection, bucketKey: string): void {
    const sender = this.#senders.get(transport);
    if (sender) sender.bucket = this.#bucket(bucketKey);
  }

  #watch(transport: TransportConnection): void {
    const sender: Sender = {
      transport,
      own: new Bucket(INFLOW.connection),
      bucket: this.#bucket(transport.address),
      queue: [],
      exhausted: { since: 0, until: Number.NEGATIVE_INFINITY },
    };
    this.#senders.set(transport, sender);
    transport.onPacket((arrival) => {
      if (this.#waiting.has(sender) || !this.#mayPass(sender, arrival)) this.#wait(sender, arrival);
      else this.#deliver(sender, arrival);
    });
    let pings = 0;
    transport.onPing(() => {
      pings++;
      if (pings > MAX_PINGS) this.#cut(sender);
    });
  }

  #mayPass(sender: Sender, { size }: IncomingPacket): boolean {
    const { own, bucket, exhausted } = sender;
    const now = performance.now();
    const cost = 1 + size / CHARACTERS;
    if (!own.has(cost, now)) {
      if (now - exhausted.until > this.#deps.delays.floodBreak) exhausted.since = now;
      exhausted.until = now;
      return false;
    }
    if (!bucket.has(cost, now)) return false;
    own.take(cost);
    bucket.take(cost);
    return true;
  }

  #wait(sender: Sender, arrival: IncomingPacket): void {
    sender.queue.push(arrival);
    if (this.#waiting.has(sender)) return;
    sender.transport.pause();
    this.#waiting.add(sender);
    this.#ticks ??= setInterval(() => this.#serve(), TICK);
  }

  /** Delivers what the buckets allow, one packet of each connection in turn. */
  #serve(): void {
    for (let hasPassed = true; hasPassed; ) {
      hasPassed = false;
      for (const sender of [...this.#waiting]) {
        const [next] = sender.queue;
        if (sender.transport.isOpen && next && !this.#mayPass(sender, next)) continue;
        this.#waiting.delete(sender);
        if (!sender.transport.isOpen) continue;
        sender.queue.shift();
        if (sender.queue.length > 0) this.#waiting.add(sender);
        else sender.transport.resume();
        if (next) this.#deliver(sender, next);
        hasPassed = true;
      }
    }
    for (const sender of this.#waiting) if (sender.exhausted.until - sender.exhausted.since > this.#deps.delays.flood) this.#cut(sender);
    if (this.#waiting.size > 0 || !this.#ticks) return;
    clearInterval(this.#ticks);
    this.#ticks = null;
  }

  #deliver({ transport }: Sender, arrival: IncomingPacket): void {
    this.#deps.rounds.begin(transport.address, () => transport.isOpen && arrival.deliver());
  }

  #cut({ transport }: Sender): void {
    if (!transport.isOpen) return;
    this.#deps.log.warn({ address: transport.address }, 'a connection sends too much; it is cut');
    this.#deps.metrics.flood();
    transport.terminate();
  }

  #bucket(name: string): Bucket {
    const known = this.#buckets.get(name) ?? new Bucket(INFLOW.address, Math.max(1, this.#deps.times));
    this.#buckets.set(name, known);
    return known;
  }
}

/** A connection, and its waiting packets. */
interface Sender {
  readonly transport: TransportConnection;
  readonly own: Bucket;
  bucket: Bucket;
  readonly queue: IncomingPacket[];
  /**
   * The period in which this connection exhausted its own bucket, ignoring short pauses. Traffic of others at the same address does not
   * count.
   */
  readonly exhausted: { since: number; until: number };
}

/** Refills with time, up to its burst. */
class Bucket {
  readonly #most: number;
  readonly #perMillisecond: number;
  #level: number;
  #at = performance.now();

  constructor({ atOnce, perSecond }: Inflow, times = 1) {
    this.#most = atOnce * times;
    this.#perMillisecond = (perSecond * times) / 1_000;
    this.#level = this.#most;
  }

  has(amount: number, now: number): boolean {
    this.#level = Math.min(this.#most, this.#level + (now - this.#at) * this.#perMillisecond);
    this.#at = now;
    return this.#level >= amount;
  }

  take(amount: number): void {
    this.#level -= amount;
  }
}
