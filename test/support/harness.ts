import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '@nimhall/server/config';
import type { Delays } from '@nimhall/server/delays';
import type { PushSetup } from '@nimhall/server/push/sender';
import { type RunningServer, startServer } from '@nimhall/server/server';
import { openStore } from '@nimhall/server/store/open';
import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack, ServerToClient } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import pino, { type Logger } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { beforeAll, onTestFailed, onTestFinished } from 'vitest';

/** A server in this process, on a free port, with its own data. */
export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** The server's clock, in milliseconds since 1970, which tests may set. */
  readonly clock: { now: number };
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly dataDir?: string;
  readonly botPace?: number;
  readonly now?: number;
  /** By what factor an address's rate limits are multiplied; 1 for `true`. */
  readonly rateLimits?: boolean | number;
  /** Who plays rated duels; everybody who is stored by default. `RATED_FOR`. */
  readonly ratedFor?: Config['ratedFor'];
  /** Proxies whose forwarded addresses are trusted; `TRUSTED_PROXIES`. */
  readonly proxies?: string;
  /** Who may read the metrics; `METRICS_FOR`. */
  readonly metricsFor?: string;
  /** A database to share with other servers. */
  readonly databaseUrl?: string;
  /** The Redis by which nodes notify each other; needs a database to share. */
  readonly redisUrl?: string;
  /** Folder of the pages; the last build by default. */
  readonly clientDir?: string;
  readonly publicUrl?: string;
  /** The settings of push notifications; off by default. */
  readonly push?: PushSetup;
  /** How long silence lasts before the server reacts to it; as in production by default. */
  readonly delays?: Delays;
  /** At which hour of the day, in UTC, the daily arena starts; by default there is none. */
  readonly dailyArena?: number;
  /** The server's clock, when it is shared with other servers. */
  readonly clock?: { now: number };
  /** Whether the server's output is a terminal. */
  readonly isTerminal?: boolean;
  /** The server's logger; silent by default. */
  readonly log?: Logger;
}

/** A server for one test, stopped when it ends. */
export async function serve(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await start({ ...options, dataDir: options.dataDir ?? (await temporaryFolder()) });
  onTestFinished(server.stop);
  return server;
}

/** A server in this process that goes on with what a killed one left, at the real time: to start another process would take ten times as long. */
export async function goOnFrom({ dataDir }: { readonly dataDir: string }): Promise<TestServer> {
  const clock = {
    get now() {
      return Date.now();
    },
  };
  return await serve({ dataDir, clock });
}

/**
 * One server for all tests of a file, available once they run: for tests that use their own people and rooms, and stop
 * nothing.
 */
export function serveAll(options: Omit<TestServerOptions, 'dataDir'> = {}): Omit<TestServer, 'stop'> {
  let server: TestServer | null = null;
  const started = (): TestServer => {
    if (!server) throw new Error('The server starts when the tests run');
    return server;
  };
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nimhall-'));
    server = await start({ ...options, dataDir });
    return async () => {
      await started().stop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  return {
    get url() {
      return started().url;
    },
    get dataDir() {
      return started().dataDir;
    },
    get clock() {
      return started().clock;
    },
    sweep: () => started().sweep(),
  };
}

async function start({
  dataDir,
  botPace = 0,
  now = Date.UTC(2026, 0, 1),
  rateLimits = false,
  ratedFor = 'everybody',
  databaseUrl,
  redisUrl,
  clientDir,
  publicUrl,
  push,
  proxies,
  metricsFor,
  delays,
  dailyArena,
  clock = { now },
  isTerminal = false,
  log = pino({ level: 'silent' }),
}: TestServerOptions & { readonly dataDir: string }): Promise<TestServer> {
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: proxies,
    METRICS_FOR: metricsFor,
  };
  const config: Config = {
    ...readConfig(environment, isTerminal),
    rateLimits: rateLimits === false ? null : Number(rateLimits),
    botPace,
    ratedFor,
    ...(clientDir ? { clientDir } : {}),
    ...(push ? { push } : {}),
    ...(delays ? { delays } : {}),
    dailyArena: dailyArena ?? null,
  };
  const server: RunningServer = await startServer(config, await openStore(config, log), log, () => clock.now);
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopped ??= server.stop();
    return stopped;
  };
  return { url: `http://127.0.0.1:${server.port}`, dataDir, clock, sweep: () => server.sweep(), stop };
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Message<Name extends keyof ServerToClient> = Parameters<ServerToClient[Name]>[0];
type Fits<Name extends keyof ServerToClient> = (message: Message<Name>) => boolean;

/** What must succeed was refused. Carries the refusal as Socket.IO’s errors of a connection do. */
export class Refused extends Error {
  readonly data: Refusal;

  constructor(what: string, refusal: Refusal) {
    super(`${what} was refused: ${refusal.code}: ${refusal.message}`);
    this.data = refusal;
  }
}

/** A client of the protocol: sends commands, keeps every message, and waits for the one it wants. */
export class TestClient {
  readonly token: string;
  readonly socket: Socket;
  readonly #messages: { name: string; message: unknown }[] = [];
  /** Pending waits: each checks the messages again, and has a name. */
  readonly #waiting = new Map<() => void, string>();

  constructor(socket: Socket, token: string) {
    this.socket = socket;
    this.token = token;
    socket.onAny((name: string, message: unknown) => {
      this.#messages.push({ name, message });
      for (const look of this.#waiting.keys()) look();
    });
  }

  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    return this.raw(name, body) as Promise<Ack<Name>>;
  }

  /** Sends anything at all. */
  raw(name: string, ...body: unknown[]): Promise<Ack> {
    return this.socket.emitWithAck(name, ...body);
  }

  /** Sends a command that must succeed. */
  async ok<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Extract<Ack<Name>, { ok: true }>> {
    const ack = await this.send(name, body);
    if (!ack.ok) throw new Refused(name, ack.error);
    return ack as Extract<Ack<Name>, { ok: true }>;
  }

  /** All messages with this name so far. */
  received<Name extends keyof ServerToClient>(name: Name): Message<Name>[] {
    return this.#messages.filter((each) => each.name === name).map((each) => each.message as Message<Name>);
  }

  /** The first matching message, past or future. */
  waitFor<Name extends keyof ServerToClient>(name: Name, fits: Fits<Name> = () => true): Promise<Message<Name>> {
    return this.#wait(name, fits, 0);
  }

  /** The first matching future message. */
  waitForNext<Name extends keyof ServerToClient>(name: Name, fits: Fits<Name> = () => true): Promise<Message<Name>> {
    return this.#wait(name, fits, this.received(name).length);
  }

  /** Which message was awaited in vain, and what came instead; null when nothing was. */
  disappointment(): string | null {
    if (this.#waiting.size === 0) return null;
    const came = this.#messages.map(({ name, message }) => `  ${name} ${JSON.stringify(message)}`);
    return [`Still waiting for ${[...this.#waiting.values()].join(', ')}. What came:`, ...came].join('\n');
  }

  #wait<Name extends keyof ServerToClient>(name: Name, fits: Fits<Name>, from: number): Promise<Message<Name>> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.received(name).slice(from).find(fits);
        if (found === undefined) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.set(look, name);
      look();
    });
  }
}

/** Connects as a new player with this name. */
export async function joinAs(url: string, name: string): Promise<TestClient> {
  const { token } = await newToken(url, name);
  return await connect(url, { protocol: PROTOCOL_VERSION, token });
}

export async function newToken(url: string, name: string): Promise<{ player: Player; token: string }> {
  const response = await post(url, '/api/v1/tokens', { name });
  const answer = (await response.json()) as { player: Player; token: string } | { error: Refusal };
  if ('error' in answer) throw new Refused('a token', answer.error);
  return answer;
}

/** Connects with these credentials; rejects like Socket.IO when they are refused. */
export async function connect(
  url: string,
  auth: { readonly protocol?: unknown; readonly token?: string; readonly echo?: boolean },
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<TestClient> {
  const socket = io(url, { transports: ['websocket'], auth, extraHeaders, reconnection: false, forceNew: true });
  onTestFinished(() => void socket.disconnect());
  const client = new TestClient(socket, auth.token ?? '');
  onTestFailed(() => {
    const found = client.disappointment();
    if (found) process.stderr.write(`${found}\n`);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return client;
}

/** Sends JSON; returns the raw response. */
export function post(url: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Two players in a new game of Nim, both in the room, with the first to move. */
export async function pairAt(
  url: string,
  wishes: Partial<CommandBody<'room:create'>> = {},
): Promise<{ first: TestClient; second: TestClient; room: string }> {
  const [first, second] = await Promise.all([joinAs(url, 'Ann'), joinAs(url, 'Ben')]);
  const { room } = await first.ok('room:create', { game: 'nim', start: '1,2', ...wishes });
  await second.ok('room:enter', { room });
  await second.ok('seat:take', { room, id: 'sit', seat: 'second' });
  return { first, second, room };
}
