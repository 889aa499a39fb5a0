import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { Absences } from './absence.ts';
import { Alarms } from './alarms.ts';
import { cutSlowConsumers } from './backlog.ts';
import { Broadcasts } from './broadcasts.ts';
import { channels } from './channels.ts';
import { Chat } from './chat.ts';
import { exchangeHints } from './cluster/hints.ts';
import { type Death, Neighbours } from './cluster/neighbours.ts';
import { connectRedis } from './cluster/redis.ts';
import { commandHandlers } from './commands.ts';
import type { Config } from './config.ts';
import { drain, turnAway } from './drain.ts';
import { httpApp } from './http/app.ts';
import { Identities } from './identity.ts';
import { limits, UNLIMITED } from './limits.ts';
import { Lobby } from './lobby.ts';
import { metrics } from './metrics.ts';
import { Heart } from './outage.ts';
import { Pairing } from './pairing.ts';
import { Attendance } from './presence.ts';
import { PreviewImages } from './preview/images.ts';
import { Refused } from './refused.ts';
import { Rooms } from './rooms.ts';
import { type Io, openSockets, serveSockets } from './sockets.ts';
import { steadyNow } from './steady-clock.ts';
import type { Store } from './store/store.ts';
import { Thinker } from './think/thinker.ts';

export interface RunningServer {
  readonly port: number;
  /** Runs what is overdue now instead of at the next sweep. */
  sweep(): Promise<void>;
  /** Stops taking commands, finishes those under way, and closes everything. */
  stop(): Promise<void>;
}

/** Puts the parts together and listens. `now` is in milliseconds since 1970. */
export async function startServer(config: Config, bareStore: Store, log: Logger, now: () => number = steadyNow): Promise<RunningServer> {
  const counts = metrics();
  const store = counts.measured(bareStore);
  const identities = new Identities(store, now);
  const rooms = new Rooms({ store, now, botPace: config.botPace, onDuplicate: counts.duplicate });
  const lobby = new Lobby(rooms);
  await lobby.load(store, rooms);
  const neighbours =
    store.commons &&
    new Neighbours({ commons: store.commons, log, onDeath: (death) => mourn(death), onForgotten: (visited) => recount(visited) });
  const attendance = new Attendance(neighbours);
  const heart = new Heart({ rooms, store, neighbours, now, log });
  const thinker = new Thinker({ metrics: counts, log });
  const images = new PreviewImages({ metrics: counts, log });
  let draining = false;

  const http = createServer();
  const fanOut = config.redisUrl === null ? null : connectRedis(config.redisUrl, log);
  const io = openSockets(http, fanOut);
  const broadcasts = new Broadcasts({ io, store, rooms, lobby, attendance, thinker, log });
  const alarms = new Alarms({
    rooms,
    store,
    attendance,
    thinker,
    metrics: counts,
    now,
    botPace: config.botPace,
    mayFlag: (room) => heart.mayFlag(room),
    isStoreWell: () => heart.isBeating,
    log,
  });
  const absences = new Absences({ rooms, attendance, log });
  const onPresence = (code: string, player: string): void => {
    broadcasts.tellPresence(code);
    void absences.changed(code, player);
    void alarms.visited(code);
  };
  /** Another node died: its people are gone until they come here, and get their time back. */
  const mourn = async (death: Death): Promise<void> => {
    await heart.creditVisitors(death);
    for (const { room, player } of death.visits) onPresence(room, player);
  };
  /** Nobody saw who left these rooms, nor those in the lobby. */
  const recount = (visited: Iterable<string>): void => {
    for (const code of visited) broadcasts.tellPresence(code);
    absences.expect([...visited, ...lobby.list().map(({ room }) => room)]);
  };
  const rename = (player: Player): void => {
    for (const socket of socketsOf(io, player.id)) {
      socket.data.player = player;
      for (const code of socket.data.rooms) {
        attendance.renamed(code, player);
        broadcasts.tellPresence(code);
      }
    }
  };
  if (fanOut) exchangeHints({ io, rooms, attendance, log, onRenamed: rename });

  counts.gauge('rooms_cached', 'Rooms in memory', () => rooms.cachedCount);
  counts.gauge('rooms_listed', 'Rooms in the lobby', () => lobby.list().length);
  counts.gauge('alarms_parked', 'Rooms whose alarm fails and is tried once an hour', () => alarms.parkedCount);
  counts.gauge('connections', 'Open connections', () => io.engine.clientsCount);
  counts.gauge('heartbeat_age_seconds', 'Since the store was told that this node is alive', () => heart.silence / 1_000);

  const backlog = cutSlowConsumers({ io, metrics: counts, log });
  const limiting = config.rateLimits ? limits() : UNLIMITED;
  serveSockets(io, {
    identities,
    limits: limiting,
    metrics: counts,
    publicUrl: config.publicUrl,
    now,
    log,
    handlers: commandHandlers({
      rooms,
      lobby,
      pairing: new Pairing({ rooms, lobby, store, attendance }),
      attendance,
      thinker,
      chat: new Chat({ io, store, now }),
      metrics: counts,
      onPresence,
    }),
    onGone: (socket) => {
      for (const code of socket.data.rooms) {
        attendance.leave(code, socket.id, socket.data.player);
        onPresence(code, socket.data.player.id);
      }
    },
  });
  http.on(
    'request',
    httpApp({
      rooms,
      lobby,
      attendance,
      thinker,
      identities,
      limits: limiting,
      metrics: counts,
      log,
      images,
      client: config.clientDir,
      publicUrl: config.publicUrl,
      secure: config.publicUrl?.startsWith('https:') ?? false,
      onRenamed: (player) => {
        rename(player);
        if (fanOut) io.serverSideEmit('renamed', player);
      },
      readiness: async () => {
        if (draining) throw new Refused({ code: 'unavailable', message: 'The server is about to stop.' });
        await store.check();
      },
    }),
  );

  await heart.start();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  alarms.start();
  recount([]);

  return {
    port: (http.address() as AddressInfo).port,
    sweep: () => alarms.sweep(),
    stop: async () => {
      draining = true;
      await alarms.stop();
      turnAway(http);
      await drain(io);
      await rooms.settle();
      broadcasts.stop();
      backlog.stop();
      await io.close();
      absences.stop();
      await rooms.settle();
      await heart.stop();
      fanOut?.close();
      thinker.close();
      images.close();
      await store.close();
    },
  };
}

function* socketsOf(io: Io, player: string) {
  for (const id of io.of('/').adapter.rooms.get(channels.player(player)) ?? []) {
    const socket = io.of('/').sockets.get(id);
    if (socket) yield socket;
  }
}
