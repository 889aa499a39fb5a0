import type { IncomingMessage } from 'node:http';
import { say } from '@nimhall/shared/phrase';
import { COMMANDS, type CommandName, MAX_MESSAGE_BYTES, readBody } from '@nimhall/shared/protocol/commands';
import type { Ack, Notice } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import { type Refusal, refusal } from '@nimhall/shared/refusal';
import { Server as Engine } from 'engine.io';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import * as v from 'valibot';
import type { FanOut } from '../cluster/redis.ts';
import type { Metrics } from '../metrics.ts';
import { anonymousPlayer, type Identities, secretInCookie } from '../people/identity.ts';
import { activityOf, type Limits } from '../people/limits.ts';
import { isOurs } from '../people/origin.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import { channels } from './channels.ts';
import type { Connection, Io } from './connection.ts';
import type { CommandHandlers } from './handler.ts';
import type { IngressLimiter } from './ingress-limiter.ts';
import { measureLag } from './lag.ts';
import { textParser } from './text-encoder.ts';
import type { TransportRegistry } from './transports.ts';

const Handshake = v.looseObject({
  protocol: v.literal(PROTOCOL_VERSION),
  token: v.optional(v.pipe(v.string(), v.maxLength(200))),
  echo: v.optional(v.boolean(), true),
});

/**
 * Socket.IO over WebSocket alone: without long polling any node can take any connection. Dead peers are noticed within
 * 18 s, and who does not say who they are is sent away after ten. Compression is off: it costs four fifths of the throughput,
 * for messages of a few hundred bytes. The engine listens to no server by itself: http-listener.ts decides who gets in.
 */
export function openSockets(fanOut: FanOut | null): { readonly io: Io; readonly engine: Engine } {
  const engine = new Engine({
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    pingInterval: 10_000,
    pingTimeout: 8_000,
  });
  const io: Io = new Server({
    ...(fanOut ? { adapter: fanOut.adapter } : {}),
    parser: textParser,
    serveClient: false,
    connectTimeout: 10_000,
  });
  io.bind(engine);
  return { io, engine };
}

interface Deps {
  readonly identities: Identities;
  readonly limits: Limits;
  readonly transports: TransportRegistry;
  readonly ingressLimiter: IngressLimiter;
  readonly metrics: Metrics;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly publicUrl: string | null;
  readonly handlers: CommandHandlers;
  readonly now: () => number;
  /** Which log this is. */
  readonly epoch: string;
  /** What the operator tells everybody now. */
  readonly notice: () => Notice | null;
  readonly log: Logger;
  /** Called when a connection is let in. */
  readonly onConnect: (socket: Connection) => void;
  /** Called when a connection has ended. */
  readonly onDisconnect: (socket: Connection) => void;
}

/** Lets connections in and answers their commands. */
export function serveSockets(io: Io, deps: Deps): void {
  const { transports, metrics, now, epoch, log, onConnect, onDisconnect } = deps;
  /** Connections of which it is being found out, or is known, who they are. */
  const greeted = new WeakSet<object>();
  io.use((socket, next) => {
    // One after the other. No client of ours authenticates twice, before or after it was let in.
    if (greeted.has(socket.conn)) {
      transports.under(socket.conn)?.terminate();
      return next(new Error('This connection is taken'));
    }
    greeted.add(socket.conn);
    admit(socket, deps).then(
      () => next(),
      (error: unknown) => {
        greeted.delete(socket.conn);
        if (error instanceof RefusalError) return next(coded(error.refusal));
        metrics.unexpected('handshake');
        log.error({ err: error }, 'cannot look up an identity');
        next(coded(refusal('unavailable', say`The server can’t check who you are right now. Try again.`)));
      },
    );
  });
  io.on('connection', (socket) => {
    // Who connects has been read from the request; kept, it would be a good part of what an idle connection takes.
    Object.assign(socket.conn, { request: null });
    socket.handshake.headers = {};
    void socket.join(channels.player(socket.data.player.id));
    onConnect(socket);
    const notice = deps.notice();
    const welcome = { player: socket.data.player, protocol: PROTOCOL_VERSION, serverTime: now(), epoch };
    socket.emit('welcome', notice ? { ...welcome, notice } : welcome);
    // Goes no further: nothing else listens to what clients send.
    socket.use(([name, ...args]) => void answerCommand(socket, deps, name, args));
    socket.on('disconnect', () => onDisconnect(socket));
  });
}

/** Finds out who connects: by token, else by cookie, else a passing guest. Refuses whom it does not let in. */
async function admit(socket: Connection, { identities, transports, ingressLimiter, limits, addressOf, publicUrl }: Deps): Promise<void> {
  const address = addressOf(socket.request);
  limits.consume('connection', { address });
  const handshake = v.safeParse(Handshake, socket.handshake.auth);
  if (!handshake.success) {
    throw new RefusalError(refusal('protocol', say`Connect with auth: {protocol: ${PROTOCOL_VERSION}}, and a token if you have one.`));
  }
  const { token, echo } = handshake.output;
  const { cookie, origin, host } = socket.request.headers;
  if (!isOurs(origin, host, publicUrl)) throw new RefusalError(refusal('forbidden', say`Other sites’ pages can’t connect.`));
  const secret = token ?? secretInCookie(cookie);
  const player = secret && (await identities.find(secret));
  if (token && !player) throw new RefusalError(refusal('unauthenticated', say`This token isn’t valid.`));
  // Passing guests are free, and so share what an address may do among themselves: they take nothing from those who stay.
  const bucketKey = player ? address : `passing ${address}`;
  const transport = transports.under(socket.conn);
  if (transport) ingressLimiter.assignBucket(transport, bucketKey);
  socket.data = { player: player || anonymousPlayer(), address, bucketKey, echo, lag: measureLag(socket), rooms: new Set() };
}

/** Socket.IO hands `data` of a refused connection to the client. */
function coded(refusal: Refusal): Error {
  return Object.assign(new Error(refusal.message), { data: refusal });
}

/**
 * Exactly one answer to every command, whatever was sent; never rejects. Without an acknowledgement callback refusals come as
 * `refused`, except to clients over their limits, who do not listen anyway.
 */
async function answerCommand(socket: Connection, deps: Deps, event: unknown, args: readonly unknown[]): Promise<void> {
  const { metrics, log } = deps;
  // Socket.IO takes numbers for names too.
  const name = String(event).slice(0, 40);
  const last = args.at(-1);
  const body = typeof args[0] === 'function' ? undefined : args[0];
  const began = performance.now();
  let isAnswered = false;
  const answer = (ack: Ack): void => {
    isAnswered = true;
    metrics.command(isCommand(name) ? name : 'unknown', ack.ok ? 'ok' : ack.error.code, (performance.now() - began) / 1_000);
    if (typeof last === 'function') last(ack);
    else if (!ack.ok && ack.error.code !== 'rate-limited') socket.emit('refused', { command: name, error: ack.error });
  };
  try {
    await carryOut(socket, deps, name, body, answer);
  } catch (error) {
    if (!(error instanceof RefusalError)) {
      metrics.unexpected('command');
      log.error({ err: error, command: name }, 'command failed');
    }
    const refusal = error instanceof RefusalError ? error.refusal : FAILED;
    if (!isAnswered) answer({ ok: false, error: refusal });
  }
}

const FAILED = refusal('unavailable', say`Something went wrong on the server. Send it again with the same id.`);

function carryOut(socket: Connection, { handlers, limits }: Deps, name: string, body: unknown, answer: (ack: Ack) => void): Promise<void> {
  const { player, bucketKey } = socket.data;
  limits.consume(isCommand(name) ? activityOf(name) : 'play', { identity: player.id, address: bucketKey });
  if (!isCommand(name)) throw new RefusalError(refusal('protocol', say`There is no command "${name.slice(0, 60)}".`));
  const handler = handlers[name] as (socket: Connection, body: unknown, answer: (ack: Ack) => void) => Promise<void>;
  return handler(socket, unwrap(readBody(COMMANDS[name], body)), answer);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
