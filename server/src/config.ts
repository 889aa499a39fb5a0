import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Delays, delaysAt } from './delays.ts';
import type { RatedFor } from './duels/rated-players.ts';
import { type Networks, networks } from './people/origin.ts';
import type { RetentionPolicy } from './people/retention.ts';
import { PUBLIC_NETWORK } from './push/network.ts';
import type { PushSetup } from './push/sender.ts';
import { publicKeyOf } from './push/vapid.ts';

const BUILT_CLIENT = fileURLToPath(new URL('../../client/dist', import.meta.url));

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number), v.minValue(min), v.maxValue(max));

/** `forever` is null. */
const days = v.pipe(
  v.string(),
  v.regex(/^([1-9]\d{0,4}|forever)$/, 'must be a whole number of days, or forever'),
  v.transform((text) => (text === 'forever' ? null : Number(text))),
);

/** Networks, separated by commas; `none` for none. */
const networkList = v.pipe(
  v.string(),
  v.rawTransform<string, Networks>(({ dataset, addIssue, NEVER }) => {
    const names = dataset.value.split(',').map((name) => name.trim());
    try {
      return networks(names.join() === 'none' ? [] : names);
    } catch {
      addIssue({ message: 'must be none, or addresses, ranges (10.0.0.0/8), loopback, linklocal or uniquelocal, separated by commas' });
      return NEVER;
    }
  }),
);

const Environment = v.object({
  /** Port to listen on; 0 picks a free one. */
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  /** Folder for the database; made when it is not there. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  /** A Postgres database that any number of nodes share; SQLite in `DATA_DIR` otherwise. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://'))),
  /** Where nodes tell one another what happens. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\/./, 'must begin with redis://'))),
  /** Address under which people reach the server, when it is not the one it listens on. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/./, 'must begin with https:// or http://'), v.url())),
  /** Proxies that are trusted to tell the address of the client. */
  TRUSTED_PROXIES: v.optional(networkList, 'loopback'),
  /** Who may read `/metrics` if they ask this node directly. */
  METRICS_FOR: v.optional(networkList, 'loopback'),
  /** `off` for tests and benchmarks; a number multiplies the limits of an address. */
  RATE_LIMITS: v.optional(
    v.union(
      [
        v.pipe(
          v.picklist(['on', 'off']),
          v.transform((word) => (word === 'on' ? 1 : null)),
        ),
        whole(1, 1_000),
      ],
      'must be on, off or a number from 1 to 1000',
    ),
    'on',
  ),
  /**
   * Who plays rated duels. By default accounts and guests who have been here for a while, but no two new guests of one network; or
   * everybody who is stored, for schools with one network and no passkeys.
   */
  RATED_FOR: v.optional(v.picklist(['kept', 'everybody']), 'kept'),
  /** Keys by which push services know us: all three are set, or none, and then nothing is sent. */
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be 87 characters of base64url'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 43 characters of base64url'))),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must begin with mailto: or https://'))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** How long a bot waits before it moves, in milliseconds, so that people can follow the game. */
  BOT_PACE_MS: v.optional(whole(0, 60_000), '700'),
  /** How long a worker process may think about a position or a bot’s move, in milliseconds. */
  ANALYSIS_MS: v.optional(whole(100, 5_000), '3000'),
  /** Scales the delays in delays.ts, in percent; tests use less than 100. */
  DELAYS_PERCENT: v.optional(whole(10, 100), '100'),
  /** For how many days unused data is kept: see retention.ts. */
  KEEP_GAMES_DAYS: v.optional(days, '365'),
  KEEP_GUESTS_DAYS: v.optional(days, '30'),
  KEEP_GUEST_GAMES_DAYS: v.optional(days, '90'),
  KEEP_CHAT_DAYS: v.optional(days, '90'),
  KEEP_CLASSES_DAYS: v.optional(days, '30'),
  /** At which hour of the day, in UTC, the daily arena starts; or off. */
  DAILY_ARENA: v.optional(
    v.union(
      [
        v.pipe(
          v.literal('off'),
          v.transform(() => null),
        ),
        whole(0, 23),
      ],
      'must be off or an hour from 0 to 23',
    ),
    '17',
  ),
});

type Settings = v.InferOutput<typeof Environment>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly publicUrl: string | null;
  readonly trustedProxies: Networks;
  readonly metricsFor: Networks;
  /** By how much the limits of an address are multiplied; null for no limits. */
  readonly rateLimits: number | null;
  /** Who plays rated duels. */
  readonly ratedFor: RatedFor;
  /** What push notifications need; null if none are sent. */
  readonly push: PushSetup | null;
  readonly logLevel: string;
  /** The level at which requests are logged, unless the server failed. */
  readonly requestLevel: 'info' | 'debug';
  readonly botPace: number;
  readonly thinkingTime: number;
  readonly delays: Delays;
  readonly keep: RetentionPolicy;
  /** At which hour of the day, in UTC, the daily arena starts; null where there is none. */
  readonly dailyArena: number | null;
  /** Folder of the built client. */
  readonly clientDir: string;
}

/**
 * Reads the environment; throws with one line for every variable that is wrong. At a terminal requests are not shown by default: those of one phone
 * would push the addresses for all the others out of sight.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, isTerminal = false): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(Environment, given);
  const wrong = [...misspelt(Object.keys(given)), ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`)];
  if (!parsed.success || wrong.length > 0) throw new Error(wrong.join('\n'));
  const settings = parsed.output;
  if (settings.REDIS_URL && !settings.DATABASE_URL) throw new Error('REDIS_URL needs DATABASE_URL: SQLite belongs to one node.');
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    redisUrl: settings.REDIS_URL ?? null,
    publicUrl: settings.PUBLIC_URL ?? null,
    trustedProxies: settings.TRUSTED_PROXIES,
    metricsFor: settings.METRICS_FOR,
    rateLimits: settings.RATE_LIMITS,
    ratedFor: settings.RATED_FOR,
    push: pushSetup(settings),
    logLevel: settings.LOG_LEVEL,
    requestLevel: isTerminal ? 'debug' : 'info',
    botPace: settings.BOT_PACE_MS,
    thinkingTime: settings.ANALYSIS_MS,
    delays: delaysAt(settings.DELAYS_PERCENT),
    keep: {
      games: settings.KEEP_GAMES_DAYS,
      guests: settings.KEEP_GUESTS_DAYS,
      guestGames: settings.KEEP_GUEST_GAMES_DAYS,
      chat: settings.KEEP_CHAT_DAYS,
      classes: settings.KEEP_CLASSES_DAYS,
    },
    dailyArena: settings.DAILY_ARENA,
    clientDir: BUILT_CLIENT,
  };
}

/**
 * Throws if only some of the settings are given, and if the keys do not belong together: push services would silently refuse what we sign.
 */
function pushSetup({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }: Settings): PushSetup | null {
  if (!publicKey && !privateKey && !subject) return null;
  if (!publicKey || !privateKey || !subject) throw new Error('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT go together.');
  if (publicKeyOf(privateKey) !== publicKey) throw new Error('VAPID_PUBLIC_KEY is not the key that belongs to VAPID_PRIVATE_KEY.');
  return { vapid: { publicKey, privateKey, subject }, network: PUBLIC_NETWORK };
}

/** Shorter names are too close to words that other programs use. */
const LONG_ENOUGH = 6;
/** How many letters may be wrong in a name that is taken for one of ours. */
const MAX_MISTAKES = 2;

/** A line for each unknown variable whose name is nearly one of ours, because it would otherwise be ignored silently. */
function misspelt(names: readonly string[]): string[] {
  const ours = Object.keys(Environment.entries);
  return names.flatMap((name) => {
    if (name.length < LONG_ENOUGH || ours.includes(name)) return [];
    const meant = ours.find((each) => each.length >= LONG_ENOUGH && mistakes(name.toUpperCase(), each) <= MAX_MISTAKES);
    return meant ? [`${name} is no setting; ${meant} is one`] : [];
  });
}

/** How many letters must be removed, added or changed to turn one word into the other (Levenshtein distance). */
function mistakes(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...word].entries()) {
    const next = [at + 1];
    for (const [column, each] of [...other].entries()) {
      next.push(Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (letter === each ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
