import { say } from '@nimhall/shared/phrase';
import type { CommandName } from '@nimhall/shared/protocol/commands';
import { refusal } from '@nimhall/shared/refusal';
import { LRUCache } from 'lru-cache';
import { Refused } from '../refused.ts';

/** How often something may be done in a window of so many seconds: by one identity, from one address, in one room. */
interface Allowance {
  readonly seconds: number;
  readonly identity?: number;
  readonly address?: number;
  readonly room?: number;
}

/**
 * What is allowed, by what it costs us. Far above what people and decent programs do: a program may play some twenty
 * rooms at once. An identity costs nothing, so whatever one may do is counted by address as well; a whole school comes
 * from one address, and a thousand pupils play, enter and watch within these.
 */
export const ALLOWANCES = {
  /** Moves and everything else that happens in a room. */
  play: { seconds: 10, identity: 400, address: 8_000 },
  /** Rooms opened. */
  open: { seconds: 60, identity: 600, address: 3_000 },
  /** Classes and tournaments opened. */
  gather: { seconds: 3_600, identity: 10, address: 100 },
  /** Classes and tournaments looked for by their codes: a school may come at once, and who guesses codes needs years. */
  knock: { seconds: 60, identity: 60, address: 1_200 },
  /** People who join one class from one address: a school comes from one. */
  join: { seconds: 3_600, address: 45 },
  /** People who join one tournament from one address: a school comes from one, and so do the programs of a contest. */
  enter: { seconds: 3_600, address: 100 },
  /** Programs put into seats: others want to play them as well. */
  program: { seconds: 600, identity: 20, address: 240 },
  /** Lines of chat said. */
  chat: { seconds: 10, identity: 8, address: 800 },
  /** Lines of chat heard in one channel of a room. */
  hear: { seconds: 10, room: 60 },
  /** What was learnt on a device told: more than anybody does in a minute. */
  learn: { seconds: 60, identity: 60, address: 1_200 },
  /** Entering, leaving, looking. */
  look: { seconds: 10, identity: 400, address: 8_000 },
  /** Positions to think about: analyses and overlays. */
  think: { seconds: 60, identity: 240, address: 1_200 },
  /** Pictures of positions. */
  draw: { seconds: 10, address: 40 },
  /** Ways in that are made and taken: tokens, and codes for another device. Far too few to guess one. */
  'sign-in': { seconds: 300, identity: 30, address: 1_500 },
  /** All games of somebody in one file. */
  download: { seconds: 300, identity: 10, address: 300 },
  /** People reported to the operator, who reads all of it. */
  report: { seconds: 300, identity: 10, address: 60 },
  /** Turns told to somebody’s devices. */
  tell: { seconds: 3_600, identity: 240 },
  /** Requests for the API, for pages, files and pictures, and to open a connection. */
  request: { seconds: 10, address: 10_000 },
  /** New identities that are kept: a school may come at once, but not every minute. */
  identity: { seconds: 300, address: 1_500 },
  /** Connections that say who they are. */
  connection: { seconds: 60, address: 3_000 },
} as const satisfies Record<string, Allowance>;

/** Connections that may be open from one address at a time. */
export const MAX_CONNECTIONS = 3_000;

/** Rooms that may be followed over HTTP from one address at a time, on one node. */
export const MAX_FEEDS = 200;

export type Activity = keyof typeof ALLOWANCES;

/** In this order, so that what one identity is refused does not use up what its neighbours have. */
const COUNTED_BY = ['identity', 'room', 'address'] as const;

/** Who does something, and where. */
export type Spender = { readonly [By in (typeof COUNTED_BY)[number]]?: string };

/** Which allowance a command counts against. */
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
    case 'tournament:look':
    case 'tournament:join':
    case 'class:join':
    case 'class:teach':
      return 'knock';
    case 'overlay':
      return 'think';
    default:
      return 'play';
  }
}

/** Counts what is done, and refuses what goes beyond its allowance. */
export interface Limits {
  /** Throws a refusal when whoever does this has used up an allowance for it. */
  spend(activity: Activity, spender: Spender): void;
  /** How many times the allowances of an address are granted; infinitely many where nothing is limited. */
  readonly times: number;
}

export const UNLIMITED: Limits = { spend: () => undefined, times: Number.POSITIVE_INFINITY };

/** Limits that grant an address so many times its allowances. `now` is in milliseconds. */
export function limits(times: number, now: () => number = () => performance.now()): Limits {
  const counters = new Map<string, Counter>();
  for (const [activity, allowance] of Object.entries<Allowance>(ALLOWANCES)) {
    for (const by of COUNTED_BY) {
      const most = allowance[by];
      if (most !== undefined) {
        counters.set(`${activity} ${by}`, new Counter(by === 'address' ? most * times : most, allowance.seconds, now));
      }
    }
  }
  return {
    times,
    spend: (activity, spender) => {
      for (const by of COUNTED_BY) {
        const key = spender[by];
        const wait = key === undefined ? 0 : (counters.get(`${activity} ${by}`)?.take(key) ?? 0);
        if (wait > 0) {
          throw new Refused(refusal('rate-limited', say`That was too fast. Try again in ${wait} s.`));
        }
      }
    },
  };
}

/** Spends likewise, for who could not be told of a refusal: false where there is nothing left to spend. */
export function maySpend(limits: Limits, activity: Activity, spender: Spender): boolean {
  try {
    limits.spend(activity, spender);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Keys that a counter remembers at most; beyond them it forgets who was quiet for longest. */
const MAX_KEYS = 20_000;

/** Counts by key, in windows that begin with the first thing done in them. */
class Counter {
  readonly #most: number;
  readonly #counts: LRUCache<string, number>;

  constructor(most: number, seconds: number, now: () => number) {
    this.#most = most;
    // By size and not by number, so that memory is taken when it is needed.
    this.#counts = new LRUCache({
      maxSize: MAX_KEYS,
      sizeCalculation: () => 1,
      ttl: seconds * 1_000,
      ttlResolution: 0,
      noUpdateTTL: true,
      perf: { now },
    });
  }

  /** Takes one of the allowance of this key: 0, or in how many seconds there is one again. */
  take(key: string): number {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return Math.max(1, Math.ceil(this.#counts.getRemainingTTL(key) / 1_000));
    this.#counts.set(key, count + 1);
    return 0;
  }
}
