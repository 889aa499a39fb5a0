import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { Absences } from './absence.ts';
import { Alarms } from './alarms.ts';
import { Broadcasts } from './broadcasts.ts';
import { channels } from './channels.ts';
import { Chat } from './chat.ts';
import { commandHandlers } from './commands.ts';
import type { Config } from './config.ts';
import { httpApp } from './http/app.ts';
import { Identities } from './identity.ts';
import { limits, UNLIMITED } from './limits.ts';
import { Lobby } from './lobby.ts';
import { metrics } from './metrics.ts';
import { creditOutage, keepBeating } from './outage.ts';
import { Attendance } from './presence.ts';
import { Refused } from './refused.ts';
import { Rooms } from './rooms.ts';
import { type Io, openSockets, serveSockets } from './sockets.ts';
import type { Store } from './store/store.ts';
import { Thinker } from './think/thinker.ts';

const CLIENT = fileURLToPath(new URL('../../client/dist', import.meta.url));

export interface RunningServer {
  readonly port: number;
  /** Runs what is overdue now instead of at the next sweep. */
  sweep(): Promise<void>;
  /** Stops taking commands, finishes those under way, and closes everything. */
  stop(): Promise<void>;
}

/** Puts the parts together and listens. `now` is in milliseconds since 1970. */
export async function startServer(config: Config, bareStore: Store, log: Logger, now: () => number = Date.now): Promise<RunningServer> {
  const counts = metrics();
  const store = counts.measured(bareStore);
  const identities = new Identities(store, now);
  const rooms = new Rooms({ store, now, botPace: config.botPace, onDuplicate: counts.duplicate });
  const lobby = new Lobby(rooms);
  await lobby.load(store, rooms);
  const attendance = new Attendance();
  const thinker = new Thinker();
  let draining = false;

  const http = createServer();
  const io = openSockets(http);
  const broadcasts = new Broadcasts({ io, rooms, lobby, attendance, thinker, log });
  const alarms = new Alarms({ rooms, store, thinker, metrics: counts, now, botPace: config.botPace, log });
  const absences = new Absences({ rooms, attendance, log });
  const onPresence = (code: string): void => {
    broadcasts.tellPresence(code);
    void absences.changed(code);
  };

  counts.gauge('rooms_cached', 'Rooms in memory', () => rooms.cachedCount);
  counts.gauge('rooms_listed', 'Rooms in the lobby', () => lobby.list().length);
  counts.gauge('connections', 'Open connections', () => io.engine.clientsCount);

  const limiting = config.rateLimits ? limits() : UNLIMITED;
  serveSockets(io, {
    identities,
    limits: limiting,
    metrics: counts,
    publicUrl: config.publicUrl,
    now,
    log,
    handlers: commandHandlers({ rooms, lobby, attendance, thinker, chat: new Chat({ io, store, now }), metrics: counts, onPresence }),
    onGone: (socket) => {
      for (const code of socket.data.rooms) {
        attendance.leave(code, socket.id);
        onPresence(code);
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
      client: CLIENT,
      secure: config.publicUrl?.startsWith('https:') ?? false,
      onRenamed: (player) => {
        for (const socket of socketsOf(io, player.id)) socket.data.player = player;
      },
      readiness: async () => {
        if (draining) throw new Refused({ code: 'unavailable', message: 'The server is about to stop.' });
        await store.check();
      },
    }),
  );

  await creditOutage({ rooms, store, now, log });
  const stopBeating = keepBeating({ rooms, store, now, log });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  alarms.start();

  return {
    port: (http.address() as AddressInfo).port,
    sweep: () => alarms.sweep(),
    stop: async () => {
      draining = true;
      io.emit('draining', { afterMs: 0 });
      await alarms.stop();
      broadcasts.stop();
      absences.stop();
      await io.close();
      absences.stop();
      await rooms.settle();
      await stopBeating();
      await thinker.close();
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
