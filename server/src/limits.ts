import type { CommandName } from '@nimhall/shared/protocol/commands';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refused } from './refused.ts';

/** How often something may be done by one key, in a window of so many seconds. */
interface Allowance {
  readonly points: number;
  readonly duration: number;
}

/**
 * What is allowed, by what it costs us. Far above what people and decent programs do: a program may play some twenty
 * rooms at once. Whoever comes from one address shares the allowances that are counted by address.
 */
export const ALLOWANCES = {
  /** Moves and everything else that happens in a room, by identity. */
  play: { points: 400, duration: 10 },
  /** Rooms opened, by identity. */
  open: { points: 1_200, duration: 60 },
  /** Lines of chat, by identity. */
  chat: { points: 8, duration: 10 },
  /** Entering, leaving, looking, by identity. */
  look: { points: 400, duration: 10 },
  /** Requests for the API, for pages and for their pictures, by address. */
  request: { points: 20_000, duration: 10 },
  /** Pictures of positions, by address. */
  draw: { points: 240, duration: 60 },
  /** New identities, by address. */
  identity: { points: 600, duration: 60 },
  /** New connections, by address. */
  connection: { points: 1_200, duration: 60 },
} as const satisfies Record<string, Allowance>;

export type Activity = keyof typeof ALLOWANCES;

/** Which allowance a command counts against. */
export function activityOf(command: CommandName): Activity {
  switch (command) {
    case 'room:create':
    case 'pair':
      return 'open';
    case 'chat':
      return 'chat';
    case 'room:enter':
    case 'room:leave':
    case 'overlay':
    case 'lobby':
      return 'look';
    default:
      return 'play';
  }
}

/** Counts what identities and addresses do, and refuses what goes beyond their allowance. */
export interface Limits {
  /** Rejects with a refusal when this key has used up its allowance for the activity. */
  spend(activity: Activity, key: string): Promise<void>;
}

export const UNLIMITED: Limits = { spend: async () => undefined };

export function limits(): Limits {
  const buckets = Object.fromEntries(
    Object.entries(ALLOWANCES).map(([activity, allowance]) => [activity, new RateLimiterMemory({ ...allowance, keyPrefix: activity })]),
  ) as Record<Activity, RateLimiterMemory>;
  return {
    spend: async (activity, key) => {
      try {
        await buckets[activity].consume(key);
      } catch (verdict) {
        if (!(verdict instanceof RateLimiterRes)) throw verdict;
        const seconds = Math.ceil(verdict.msBeforeNext / 1_000);
        throw new Refused({ code: 'rate-limited', message: `That was a little too much at once; try again in ${seconds} s.` });
      }
    },
  };
}
