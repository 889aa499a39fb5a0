import type { Server as HttpServer } from 'node:http';
import { COMMANDS, type CommandName, LARGEST_MESSAGE, readBody } from '@nimhall/shared/protocol/commands';
import type { Refusal } from '@nimhall/shared/protocol/errors';
import type { Ack, ClientToServer, ServerToClient } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import { channels } from './channels.ts';
import type { NodeToNode } from './cluster/hints.ts';
import type { FanOut } from './cluster/redis.ts';
import type { CommandHandlers } from './commands.ts';
import { type Identities, passingGuest, secretInCookie } from './identity.ts';
import { measureLag } from './lag.ts';
import { activityOf, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { addressOf, isOurs } from './origin.ts';
import { need, Refused } from './refused.ts';

/** What the server knows of a connection. */
export interface Session {
  player: Player;
  /** Whether entries of its own commands are sent to it as events too, and not only in the answer. */
  readonly echo: boolean;
  /** Its round trip, in milliseconds. */
  readonly lag: () => number;
  /** Rooms it has entered. */
  readonly rooms: Set<string>;
}

export type Io = Server<ClientToServer, ServerToClient, NodeToNode, Session>;
export type Connection = Socket<ClientToServer, ServerToClient, NodeToNode, Session>;

const Handshake = v.looseObject({
  protocol: v.literal(PROTOCOL_VERSION),
  token: v.optional(v.pipe(v.string(), v.maxLength(200))),
  echo: v.optional(v.boolean(), true),
});

/**
 * Socket.IO over WebSocket alone: without long polling any node can take any connection. Dead peers are noticed within
 * 18 s. Compression is off: it costs four fifths of the throughput, for messages of a few hundred bytes.
 */
export function openSockets(http: HttpServer, fanOut: FanOut | null): Io {
  return new Server(http, {
    transports: ['websocket'],
    ...(fanOut ? { adapter: fanOut.adapter } : {}),
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    pingInterval: 10_000,
    pingTimeout: 8_000,
  });
}

interface Parts {
  readonly identities: Identities;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly publicUrl: string | null;
  readonly handlers: CommandHandlers;
  readonly now: () => number;
  /** Which log this is. */
  readonly epoch: string;
  readonly log: Logger;
  /** Called when a connection has ended. */
  readonly onGone: (socket: Connection) => void;
}

/** Lets connections in and answers their commands. */
export function serveSockets(io: Io, parts: Parts): void {
  const { now, epoch, log, onGone } = parts;
  io.use((socket, next) => {
    admit(socket, parts).then(
      () => next(),
      (error: unknown) => {
        if (error instanceof Refused) return next(coded(error.refusal));
        log.error({ err: error }, 'cannot look up an identity');
        next(coded({ code: 'unavailable', message: 'The server cannot tell who you are at the moment; try again.' }));
      },
    );
  });
  io.on('connection', (socket) => {
    // Who connects has been read from the request; kept, it would be a good part of what an idle connection takes.
    Object.assign(socket.conn, { request: null });
    socket.handshake.headers = {};
    void socket.join(channels.player(socket.data.player.id));
    socket.emit('welcome', { player: socket.data.player, protocol: PROTOCOL_VERSION, serverTime: now(), epoch });
    socket.onAny((name: string, ...args: unknown[]) => answerCommand(socket, parts, name, args));
    socket.on('disconnect', () => onGone(socket));
  });
}

/** Finds out who connects: by token, else by cookie, else a passing guest. Refuses whom it does not let in. */
async function admit(socket: Connection, { identities, limits, publicUrl }: Parts): Promise<void> {
  await limits.spend('connection', addressOf(socket.request));
  const handshake = v.safeParse(Handshake, socket.handshake.auth);
  if (!handshake.success) {
    throw new Refused({ code: 'protocol', message: `Connect with auth: {protocol: ${PROTOCOL_VERSION}}, and a token if you have one.` });
  }
  const { token, echo } = handshake.output;
  const { cookie, origin, host } = socket.request.headers;
  if (!isOurs(origin, host, publicUrl)) throw new Refused({ code: 'forbidden', message: 'Pages of other sites may not connect.' });
  const secret = token ?? secretInCookie(cookie);
  const player = secret && (await identities.find(secret));
  if (token && !player) throw new Refused({ code: 'unauthenticated', message: 'This token is not one of ours.' });
  socket.data = { player: player || passingGuest(), echo, lag: measureLag(socket), rooms: new Set() };
}

/** Socket.IO hands `data` of a refused connection to the client. */
function coded(refusal: Refusal): Error {
  return Object.assign(new Error(refusal.message), { data: refusal });
}

/** Exactly one answer to every command, whatever was sent. Without an acknowledgement callback refusals come as `refused`. */
function answerCommand(socket: Connection, parts: Parts, name: string, args: unknown[]): void {
  const last = args.at(-1);
  const body = typeof args[0] === 'function' ? undefined : args[0];
  const began = performance.now();
  const answer = (ack: Ack): void => {
    parts.metrics.command(isCommand(name) ? name : 'unknown', ack.ok ? 'ok' : ack.error.code, (performance.now() - began) / 1_000);
    if (typeof last === 'function') last(ack);
    else if (!ack.ok) socket.emit('refused', { command: name.slice(0, 40), error: ack.error });
  };
  carryOut(socket, parts, name, body, answer).catch((error: unknown) => {
    if (!(error instanceof Refused)) parts.log.error({ err: error, command: name }, 'command failed');
    answer({ ok: false, error: error instanceof Refused ? error.refusal : FAILED });
  });
}

const FAILED: Refusal = { code: 'unavailable', message: 'The server could not do this; send it again with the same id.' };

async function carryOut(
  socket: Connection,
  { handlers, limits }: Parts,
  name: string,
  body: unknown,
  answer: (ack: Ack) => void,
): Promise<void> {
  await limits.spend(isCommand(name) ? activityOf(name) : 'play', socket.data.player.id);
  if (!isCommand(name)) throw new Refused({ code: 'protocol', message: `There is no command "${name.slice(0, 40)}".` });
  const handler = handlers[name] as (socket: Connection, body: unknown, answer: (ack: Ack) => void) => Promise<void>;
  await handler(socket, need(readBody(COMMANDS[name], body)), answer);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
