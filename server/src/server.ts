import type { IncomingMessage } from 'node:http';
import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { ErasureJob } from './account/erasure.ts';
import { AnalysisPool } from './analysis/analysis-pool.ts';
import { Chat } from './chat/messages.ts';
import { Cluster } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import { DuelMatchmaker } from './duels/duel-matchmaker.ts';
import { RatedPlayers } from './duels/rated-players.ts';
import { BlockedPairs } from './friends/blocked-pairs.ts';
import { Challenges } from './friends/challenges.ts';
import { notifyChallenges } from './friends/messages.ts';
import { openGatherings } from './gatherings/setup.ts';
import { Guests } from './guests/guests.ts';
import { Reviews } from './history/reviews.ts';
import { httpApp } from './http/app.ts';
import { followLearnt, tellLearnt } from './learning/messages.ts';
import { openMetrics } from './metrics.ts';
import { ModerationPoller } from './moderation/moderation-poller.ts';
import { Identities } from './people/identity.ts';
import { limits, mayConsume, UNLIMITED } from './people/limits.ts';
import { addressOf } from './people/origin.ts';
import { Retention } from './people/retention.ts';
import { PreviewImages } from './preview/images.ts';
import { ProgramCounts } from './programs/counts.ts';
import { ProgramNews } from './programs/handlers.ts';
import { ProgramOffers } from './programs/offers.ts';
import { PushSender } from './push/sender.ts';
import { pushTurnNotifications } from './push/turn-pushes.ts';
import { RefusalError } from './refusal-error.ts';
import { Absences } from './rooms/absence.ts';
import { Alarms } from './rooms/alarms.ts';
import { CasualMatchmaker } from './rooms/casual-matchmaker.ts';
import { FairPlay } from './rooms/fair-play.ts';
import { Heartbeat } from './rooms/heartbeat.ts';
import { Lists } from './rooms/lists.ts';
import { Lobby } from './rooms/lobby.ts';
import { LobbyFeeds } from './rooms/lobby-feeds.ts';
import { OnlinePlayers } from './rooms/online-players.ts';
import { OpenFeeds } from './rooms/open-feeds.ts';
import { PlayBans } from './rooms/play-bans.ts';
import { PresenceTracker } from './rooms/presence.ts';
import { Recovery } from './rooms/recovery.ts';
import { RoomFeeds } from './rooms/room-feeds.ts';
import { Rooms } from './rooms/rooms.ts';
import { featureRoutes } from './routes.ts';
import { disconnectSlowConsumers } from './sockets/backlog.ts';
import { Broadcasts } from './sockets/broadcasts.ts';
import { channels } from './sockets/channels.ts';
import { commandHandlers } from './sockets/commands.ts';
import { disconnectAndErase, renameConnected } from './sockets/connected-player.ts';
import { drain, within } from './sockets/drain.ts';
import { syncEntriesAcrossNodes } from './sockets/entry-sync.ts';
import { HttpListener } from './sockets/http-listener.ts';
import { IngressLimiter } from './sockets/ingress-limiter.ts';
import { notifyOngoingGames } from './sockets/ongoing-games.ts';
import { openSockets, serveSockets } from './sockets/sockets.ts';
import { TransportRegistry } from './sockets/transports.ts';
import { steadyNow } from './steady-clock.ts';
import type { Store } from './store/store.ts';
import { Vacations } from './vacations/vacations.ts';
import { Rounds } from './workers/rounds.ts';

export interface RunningServer {
  readonly port: number;
  /** Handles overdue rooms now instead of at the next sweep. */
  sweep(): Promise<void>;
  /** Stops taking commands, finishes those under way, and closes everything; rejects when that takes too long. */
  stop(): Promise<void>;
  /** Reports an error that has no other place to go. */
  report(error: unknown): void;
}

/** How long an orderly stop may take, in milliseconds: less than the time after which an orchestrator kills the process. */
const STOP_TIMEOUT_MS = 18_000;

/** Puts the parts together and listens. `now` is in milliseconds since 1970. */
export async function startServer(
  config: Config,
  unmeasuredStore: Store,
  log: Logger,
  now: () => number = steadyNow,
): Promise<RunningServer> {
  const { delays } = config;
  const metrics = openMetrics();
  const store = metrics.measured(unmeasuredStore);
  const identities = new Identities(store, now);
  const cluster =
    store.sharedTables &&
    new Cluster({
      sharedTables: store.sharedTables,
      delays,
      log,
      onNodeDeath: (death) => recovery.nodeDied(death),
      onPresenceLost: (codes) => recheckPresence(codes),
    });
  const heartbeat = new Heartbeat({ store, cluster, now, delays, log, onOver: () => void recovery.outageEnded() });
  const epoch = await heartbeat.start();
  const rooms = new Rooms({
    store,
    now,
    botPace: config.botPace,
    outages: heartbeat,
    onDuplicate: metrics.duplicate,
    onBroken: (room, error) => log.error({ err: error, room }, 'a room cannot be opened: its log cannot be understood'),
  });
  const presences = new PresenceTracker(cluster);
  const onlinePlayers = new OnlinePlayers({ rooms, presences, cluster });
  const rated = new RatedPlayers({ store, onlinePlayers, ratedFor: config.ratedFor, now });
  const lists = new Lists({ rooms, store, botPace: config.botPace, delays, log });
  await lists.catchUp();
  const fairPlay = new FairPlay({ rooms, presences, lists });
  const blockedPairs = new BlockedPairs(store);
  const playBans = new PlayBans({ store, now });
  const offers = new ProgramOffers({ store, cluster, rooms, presences, fairPlay, playBans, now });
  const programCounts = new ProgramCounts({ store, rooms, now, log });
  const challenges = new Challenges({ rooms, store });
  const lobby = new Lobby({ rooms, isVisited: (code) => presences.isVisited(code), now });
  await lobby.refresh(store);
  const analysisPool = new AnalysisPool({
    requesterFor: (room) => onlinePlayers.requesterFor(room),
    thinkingTime: config.thinkingTime,
    metrics,
    log,
  });
  const reviews = new Reviews({ store, analysisPool, log });
  const limiting = config.rateLimits === null ? UNLIMITED : limits(config.rateLimits, now);
  const images = new PreviewImages({ metrics, limits: limiting, log });
  let draining = false;

  const clientAddress = (request: IncomingMessage): string => addressOf(request, config.trustedProxies);
  const fanOut = config.redisUrl === null ? null : (await import('./cluster/redis.ts')).connectRedis(config.redisUrl, log);
  const { io, engine } = openSockets(fanOut);
  const transports = new TransportRegistry(engine, clientAddress);
  const rounds = new Rounds();
  const ingressLimiter = new IngressLimiter({ transports, times: limiting.times, rounds, delays, metrics, log });
  const listener = new HttpListener({ engine, transports, limits: limiting, addressOf: clientAddress, isDraining: () => draining, log });
  const openFeeds = new OpenFeeds(limiting);
  const lobbyFeeds = new LobbyFeeds({ lobby, openFeeds });
  const broadcasts = new Broadcasts({
    io,
    transports,
    store,
    rooms,
    lobby,
    lobbyFeeds,
    presences,
    analysisPool,
    fairPlay,
    blockedPairs,
    delays,
    log,
    onUnattended: (codes) => absences.expect(codes),
  });
  const feeds = new RoomFeeds({ rooms, store, openFeeds, lookEvery: delays.beacon, log });
  const gatheringFeature = openGatherings({ io, store, rooms, ratedPlayers: rated, reviews, config, now, log });
  const { gatherings, boards, classReviews } = gatheringFeature;
  const programNews = new ProgramNews({ io, offers, rooms, hasOthers: fanOut !== null, every: delays.beacon, log });
  notifyOngoingGames(io, lists, fanOut !== null);
  notifyChallenges(io, rooms, store, (error) =>
    log.error({ err: error }, 'cannot tell somebody of a challenge; they will see it on their next visit'),
  );
  const alarms = new Alarms({
    rooms,
    store,
    lists,
    presences,
    analysisPool,
    requesterFor: (room) => onlinePlayers.requesterFor(room),
    metrics,
    now,
    botPace: config.botPace,
    mayFlag: (room) => heartbeat.mayFlag(room),
    isStoreHealthy: () => heartbeat.isBeating,
    attendGathering: (code) => gatheringFeature.attend(code),
    log,
  });
  const absences = new Absences({ rooms, presences, delays, log });
  const onPresence = (code: string, player: string): void => {
    broadcasts.tellPresence(code);
    void absences.changed(code, player);
    void alarms.visited(code);
  };
  const recovery = new Recovery({ rooms, lists, presences, extraTime: delays.extraTime, onPresence, now, log });
  /** Players may have left these rooms, or those in the lobby, unnoticed: updates everybody there, and checks who is absent. */
  const recheckPresence = (codes: Iterable<string>): void => {
    for (const code of codes) broadcasts.tellPresence(code);
    absences.expect([...codes, ...lobby.codes()]);
  };
  const rename = (player: Player): void => renameConnected({ io, presences, broadcasts }, player);
  const retention = new Retention({
    store,
    keep: config.keep,
    now,
    isInUse: (room) => presences.count(room) > 0,
    onForgotten: (key) => {
      rooms.evict(key);
      gatherings.evict(key);
    },
    log,
  });
  const erasureJob = new ErasureJob({
    store,
    now,
    disconnectAndErase: (player) => disconnectAndErase({ io, store, rooms, gatherings, lobby }, player),
    tellOthers: () => fanOut && io.serverSideEmit('forget'),
    log,
  });
  const mayTell = (player: string): boolean => mayConsume(limiting, 'tell', { identity: player });
  const sender = config.push && new PushSender({ ...config.push, pushes: store.pushes, log, mayTell });
  if (sender) pushTurnNotifications(rooms, (player, message) => sender.tell(player, message));
  const vacations = new Vacations({ store, rooms, now, log });
  const onLearnt = (player: string, version: number): void => void io.to(channels.player(player)).emit('learnt', { version });
  const guests = new Guests({
    store,
    rooms,
    now,
    onLeft: (guest) => io.in(channels.player(guest)).disconnectSockets(true),
    onHandedOver: (code) => absences.expect([code]),
    onLearnt,
    log,
  });
  const moderationPoller = new ModerationPoller({
    store,
    now,
    delays,
    rooms,
    gatherings,
    onRenamed: rename,
    onErased: () => void erasureJob.runNow(),
    onNotice: (notice) => void io.local.emit('notice', { notice }),
    log,
  });
  if (fanOut) {
    const onDone = () => void moderationPoller.runNow();
    syncEntriesAcrossNodes({ io, rooms, presences, feeds, log, onRenamed: rename, onForget: () => void erasureJob.runNow(), onDone });
  }

  metrics.gauge('rooms_cached', 'Rooms in memory', () => rooms.cachedCount);
  metrics.gauge('rooms_listed', 'Rooms in the lobby', () => lobby.size);
  metrics.gauge('alarms_parked', 'Rooms whose alarm fails and is tried once an hour', () => alarms.parkedCount);
  metrics.gauge('connections', 'Open connections', () => engine.clientsCount);
  metrics.gauge('rooms_followed', 'Rooms and lobbies followed over HTTP', () => openFeeds.size);
  metrics.gauge('heartbeat_age_seconds', 'Since the store was told that this node is alive', () => heartbeat.silence / 1_000);

  const pairing = new CasualMatchmaker({ rooms, store, presences, onDeserted: (code) => absences.expect([code]) });
  const backlog = disconnectSlowConsumers({ transports, metrics, log });
  serveSockets(io, {
    identities,
    limits: limiting,
    transports,
    ingressLimiter,
    metrics,
    addressOf: clientAddress,
    publicUrl: config.publicUrl,
    now,
    epoch,
    notice: () => moderationPoller.notice,
    log,
    handlers: commandHandlers({
      rooms,
      lobby,
      pairing,
      duels: new DuelMatchmaker({ pairing, store, rated, now }),
      rated,
      challenges,
      presences,
      analysisPool,
      fairPlay,
      blockedPairs,
      playBans,
      chat: new Chat({ io, store, limits: limiting, now }),
      gatherings,
      boards,
      classReviews,
      offers,
      programNews,
      limits: limiting,
      metrics,
      onPresence,
      onRefused: ({ id, owner }, { code }) => {
        if (owner !== undefined && code === 'illegal-move') programCounts.fault(id, 'illegal');
      },
    }),
    onConnect: (socket) => {
      onlinePlayers.enter(socket.id, socket.data.player, socket.data.address);
      tellLearnt(socket, store, log);
    },
    onDisconnect: (socket) => {
      onlinePlayers.leave(socket.id, socket.data.player);
      void offers.withdraw(socket.id, socket.data.player);
      for (const code of socket.data.rooms) {
        presences.leave(code, socket.id, socket.data.player);
        onPresence(code, socket.data.player.id);
      }
    },
  });
  const { publicUrl } = config;
  const secure = publicUrl?.startsWith('https:') ?? false;
  const routes = featureRoutes({
    io,
    store,
    rooms,
    lists,
    reviews,
    identities,
    onlinePlayers,
    rated,
    challenges,
    fairPlay,
    vacations,
    guests,
    offers,
    programCounts,
    erasureJob,
    sender,
    gatheringRoutes: gatheringFeature.routes,
    publicUrl,
    secure,
    now,
    log,
    onLearnt,
    onRenamed: (player) => {
      rename(player);
      if (fanOut) io.serverSideEmit('renamed', player);
    },
  });
  listener.http.on(
    'request',
    httpApp({
      rounds,
      rooms,
      lobby,
      presences,
      analysisPool,
      fairPlay,
      blockedPairs,
      playBans,
      feeds,
      lobbyFeeds,
      identities,
      routes,
      limits: limiting,
      metrics,
      log,
      images,
      client: config.clientDir,
      addressOf: clientAddress,
      proxies: config.trustedProxies,
      metricsFor: config.metricsFor,
      requestLevel: config.requestLevel,
      refusalOnArrival: (request) => listener.refusalOf(request),
      publicUrl,
      secure,
      onOpened: (code) => absences.opened(code),
      readiness: async () => {
        if (draining) throw new RefusalError(refusal('unavailable', say`The server is restarting.`));
        await store.check();
      },
    }),
  );

  const port = await listener.listen(config.port, config.host);
  alarms.start();
  const pollers = store.sharedTables ? [followLearnt({ io, store, every: delays.beacon, log })] : [];
  const jobs = [
    retention,
    erasureJob,
    vacations,
    guests,
    moderationPoller,
    programNews,
    programCounts,
    ...gatheringFeature.jobs,
    ...pollers,
  ];
  for (const job of jobs) job.start();
  recheckPresence([]);

  const stop = async (): Promise<void> => {
    draining = true;
    await alarms.stop();
    for (const job of jobs) await job.stop();
    await sender?.stop();
    await drain(io);
    await gatheringFeature.settle();
    await rooms.settle();
    broadcasts.stop();
    feeds.close();
    openFeeds.close();
    await gatheringFeature.stop();
    await reviews.stop();
    // Pending requests still get an answer.
    analysisPool.close();
    images.close();
    backlog.stop();
    await io.close();
    await listener.close();
    absences.stop();
    await rooms.settle();
    await lists.stop();
    await heartbeat.stop();
    fanOut?.close();
    await store.close();
  };
  return {
    port,
    sweep: async () => {
      await lists.follow();
      await alarms.sweep();
    },
    stop: () => within(STOP_TIMEOUT_MS, stop()),
    report: (error) => {
      metrics.unexpected('process');
      log.error({ err: error }, 'unhandled error');
    },
  };
}
