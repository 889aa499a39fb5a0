import { say } from '@nimhall/shared/phrase';
import type { CommandName } from '@nimhall/shared/protocol/commands';
import { refusal } from '@nimhall/shared/refusal';
import { LRUCache } from 'lru-cache';
import { RefusalError } from '../refusal-error.ts';

/** How often something may be done in a window of this many seconds: by one identity, from one address, in one room. */
interface RateLimit {
  readonly seconds: number;
  readonly identity?: number;
  readonly address?: number;
  readonly room?: number;
}

/**
 * Rate limits, by what an activity costs us. They are far above what people and decent programs need; a program may play some twenty rooms
 * at once. A new identity costs nothing, so everything is also counted by address. A whole school shares one address, and a thousand pupils
 * can play, join and watch within these limits.
 */
export const RATE_LIMITS = {
  /** Moves and everything else that happens in a room. */
  play: { seconds: 10, identity: 400, address: 8_000 },
  /** Rooms opened. */
  open: { seconds: 60, identity: 600, address: 3_000 },
  /** Classes and tournaments opened. */
  gather: { seconds: 3_600, identity: 10, address: 100 },
  /** Classes and tournaments looked for by their codes: a school may come at once, and who guesses codes needs years. */
  knock: { seconds: 60, identity: 60, address: 1_200 },
  /** People who join one class from one address: fewer than fill it. */
  join: { seconds: 3_600, address: 45 },
  /** The same from the address of its teacher, which a school shares: a full class, and everybody once more on another device. */
  'join-with-teacher': { seconds: 3_600, address: 120 },
  /** People who join one tournament from one address: a school comes from one, and so do the programs of a contest. */
  enter: { seconds: 3_600, address: 100 },
  /** Moves and answers that members of a class propose: all who follow it are told of each. */
  vote: { seconds: 10, identity: 20, address: 2_400 },
  /** Programs put into seats: others want to play them as well. */
  program: { seconds: 600, identity: 20, address: 240 },
  /** Lines of chat said. */
  chat: { seconds: 10, identity: 8, address: 800 },
  /** Lines of chat heard in one channel of a room. */
  hear: { seconds: 10, room: 60 },
  /** Progress saved by a device: more than anybody makes in a minute. */
  learn: { seconds: 60, identity: 60, address: 1_200 },
  /** Joining, leaving, looking. */
  look: { seconds: 10, identity: 400, address: 8_000 },
  /** Positions to analyse: analyses and overlays. */
  think: { seconds: 60, identity: 240, address: 1_200 },
  /** Pages and pictures: the server makes each of them when it is asked for, where files are only sent. */
  page: { seconds: 10, address: 1_200 },
  /** Milliseconds of processor time for pictures of positions, and for reading the positions that links name. */
  draw: { seconds: 10, address: 2_000 },
  /** Credentials created and redeemed: tokens, and link codes. Far too few to guess one. */
  'sign-in': { seconds: 300, identity: 30, address: 1_500 },
  /** How accurately a class has played: hundreds of games may be looked up for it. */
  'class-accuracy': { seconds: 60, identity: 12, address: 240 },
  /** All games of somebody in one file. */
  download: { seconds: 300, identity: 10, address: 300 },
  /** People reported to the operator, who reads all of it. */
  report: { seconds: 300, identity: 10, address: 60 },
  /** Turn notifications sent to a player's devices. */
  tell: { seconds: 3_600, identity: 240 },
  /** Requests for the API, for pages, files and pictures, and to open a connection. */
  request: { seconds: 10, address: 10_000 },
  /** New identities that are stored: a whole school may come at once, but not every minute. */
  identity: { seconds: 300, address: 1_500 },
  /** Connections with a credential. */
  connection: { seconds: 60, address: 3_000 },
} as const satisfies Record<string, RateLimit>;

/** Connections that may be open from one address at a time. */
export const MAX_CONNECTIONS = 3_000;

/** Feeds of rooms and of the lobby over HTTP from one address at a time, on one node. */
export const MAX_FEEDS = 200;

export type Activity = keyof typeof RATE_LIMITS;

const COUNTED_BY = ['identity', 'room', 'address'] as const;

/** Who does something, and where. */
export type RateLimitSubject = { readonly [By in (typeof COUNTED_BY)[number]]?: string };

/** The activity that a command counts as. */
export function activityOf(command: CommandName): Activity {
  switch (command) {
    case 'room:create':
    case 'pair':
    case 'duel':
    case 'challenge':
      return 'open';
    case 'chat':
      return 'chat';
    case 'room:enter':
    case 'room:leave':
    case 'lobby':
    case 'programs':
      return 'look';
    case 'seat:program':
      return 'program';
    case 'class:open':
    case 'tournament:open':
      return 'gather';
    case 'class:enter':
    case 'tournament:enter':
    case 'tournament:enter-packed':
    case 'tournament:look':
    case 'tournament:join':
    case 'class:join':
    case 'class:teach':
      return 'knock';
    case 'class:propose':
    case 'class:answer':
      return 'vote';
    case 'class:accuracy':
      return 'class-accuracy';
    case 'overlay':
      return 'think';
    default:
      return 'play';
  }
}

/** Counts activities, and refuses those beyond their limits. */
export interface Limits {
  /** Throws a refusal when the limit of an activity is used up. */
  consume(activity: Activity, spender: RateLimitSubject): void;
  /** Throws the same refusal, but uses nothing. */
  check(activity: Activity, spender: RateLimitSubject): void;
  /** Uses some of a limit, even if there is less left: for work whose cost is known afterwards. */
  charge(activity: Activity, spender: RateLimitSubject, amount: number): void;
  /** The factor by which the limits of an address are multiplied; infinite for no limits. */
  readonly times: number;
}

export const UNLIMITED: Limits = {
  consume: () => undefined,
  check: () => undefined,
  charge: () => undefined,
  times: Number.POSITIVE_INFINITY,
};

/** Limits in which those of an address are multiplied by a factor. `now` is in milliseconds. */
export function limits(times: number, now: () => number = () => performance.now()): Limits {
  const counters = new Map<string, [(typeof COUNTED_BY)[number], Counter][]>();
  for (const [activity, allowance] of Object.entries<RateLimit>(RATE_LIMITS)) {
    const ofActivity: [(typeof COUNTED_BY)[number], Counter][] = [];
    for (const by of COUNTED_BY) {
      const most = allowance[by];
      if (most !== undefined) ofActivity.push([by, new Counter(by === 'address' ? most * times : most, allowance.seconds, now)]);
    }
    counters.set(activity, ofActivity);
  }
  const forEach = (activity: Activity, spender: RateLimitSubject, act: (counter: Counter, key: string) => void): void => {
    for (const [by, counter] of counters.get(activity) ?? []) {
      const key = spender[by];
      if (key !== undefined) act(counter, key);
    }
  };
  const check: Limits['check'] = (activity, spender) =>
    forEach(activity, spender, (counter, key) => {
      const wait = counter.wait(key);
      if (wait > 0) throw new RefusalError(refusal('rate-limited', say`That was too fast. Try again in ${wait} s.`), wait);
    });
  const charge: Limits['charge'] = (activity, spender, amount) => forEach(activity, spender, (counter, key) => counter.add(key, amount));
  return {
    times,
    consume: (activity, spender) => {
      check(activity, spender);
      charge(activity, spender, 1);
    },
    check,
    charge,
  };
}

/** The same where no refusal can be sent: false when the limit is used up. */
export function mayConsume(limits: Limits, activity: Activity, spender: RateLimitSubject): boolean {
  try {
    limits.consume(activity, spender);
    return true;
  } catch (error) {
    if (error instanceof RefusalError) return false;
    throw error;
  }
}

/** Keys that a counter remembers; beyond that it drops the one that was quiet for longest. */
const MAX_KEYS = 20_000;

/** Counts by key, in windows that begin with the first use. */
class Counter {
  readonly #most: number;
  readonly #counts: LRUCache<string, number>;

  constructor(most: number, seconds: number, now: () => number) {
    this.#most = most;
    // Limited by size and not by number, so that memory is allocated only when it is needed.
    this.#counts = new LRUCache({
      maxSize: MAX_KEYS,
      sizeCalculation: () => 1,
      ttl: seconds * 1_000,
      ttlResolution: 0,
      noUpdateTTL: true,
      perf: { now },
    });
  }

  /** The number of seconds until some is left for this key; 0 if there is some now. */
  wait(key: string): number {
    if ((this.#counts.get(key) ?? 0) < this.#most) return 0;
    return Math.max(1, Math.ceil(this.#counts.getRemainingTTL(key) / 1_000));
  }

  add(key: string, amount: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + amount);
  }
}
