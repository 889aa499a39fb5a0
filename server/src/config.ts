import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Keep } from './retention.ts';

const BUILT_CLIENT = fileURLToPath(new URL('../../client/dist', import.meta.url));

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number), v.minValue(min), v.maxValue(max));

/** `forever` is null. */
const days = v.pipe(
  v.string(),
  v.regex(/^([1-9]\d{0,4}|forever)$/, 'must be a whole number of days, or forever'),
  v.transform((text) => (text === 'forever' ? null : Number(text))),
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
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
  /** `off` for tests and benchmarks: no limit on how much one identity or address may do. */
  RATE_LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** How long a bot waits before it moves, in milliseconds, so that people can follow. */
  BOT_PACE_MS: v.optional(whole(0, 60_000), '700'),
  /** For how many days what nobody uses is kept: see retention.ts. */
  KEEP_GAMES_DAYS: v.optional(days, '365'),
  KEEP_GUESTS_DAYS: v.optional(days, '30'),
  KEEP_CHAT_DAYS: v.optional(days, '90'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly publicUrl: string | null;
  readonly rateLimits: boolean;
  readonly logLevel: string;
  readonly botPace: number;
  readonly keep: Keep;
  /** Folder of the built client. */
  readonly clientDir: string;
}

/** Reads the environment; throws with one line for every variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    throw new Error(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'));
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, REDIS_URL, PUBLIC_URL, RATE_LIMITS, LOG_LEVEL, BOT_PACE_MS, ...keep } = parsed.output;
  if (REDIS_URL && !DATABASE_URL) throw new Error('REDIS_URL needs DATABASE_URL: SQLite belongs to one node.');
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL ?? null,
    redisUrl: REDIS_URL ?? null,
    publicUrl: PUBLIC_URL ?? null,
    rateLimits: RATE_LIMITS === 'on',
    logLevel: LOG_LEVEL,
    botPace: BOT_PACE_MS,
    keep: { games: keep.KEEP_GAMES_DAYS, guests: keep.KEEP_GUESTS_DAYS, chat: keep.KEEP_CHAT_DAYS },
    clientDir: BUILT_CLIENT,
  };
}
