import { type Room, seatedPlayers } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import type { Delays } from '../delays.ts';
import type { BlockedPairs } from '../friends/blocked-pairs.ts';
import { RefusalError } from '../refusal-error.ts';
import type { FairPlay } from '../rooms/fair-play.ts';
import type { Lobby, LobbyChanges } from '../rooms/lobby.ts';
import type { LobbyFeeds } from '../rooms/lobby-feeds.ts';
import type { PresenceTracker } from '../rooms/presence.ts';
import type { Committed, Rooms } from '../rooms/rooms.ts';
import type { SharedTables } from '../store/shared-tables.ts';
import type { Store } from '../store/store.ts';
import { channels } from './channels.ts';
import type { Io } from './connection.ts';
import { sendEntry } from './send-entry.ts';
import type { TransportRegistry } from './transports.ts';

/** In milliseconds. Presence and lobby changes are collected for a moment. */
const PRESENCE_AFTER = 150;
/** Up to this many people get presence updates at once; larger crowds get them that many times later, so that the traffic stays the same. */
const CROWD = 20;
const MAX_PRESENCE_DELAY = 5_000;
const LOBBY_EVERY = 500;
/** A round of beacons is spread over this many steps: sent at once to a thousand rooms they would delay moves. */
const BEACON_STEPS = 50;

interface Deps {
  readonly io: Io;
  readonly transports: TransportRegistry;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly lobbyFeeds: LobbyFeeds;
  readonly presences: PresenceTracker;
  readonly analysisPool: AnalysisPool;
  readonly fairPlay: FairPlay;
  readonly blockedPairs: BlockedPairs;
  readonly delays: Delays;
  readonly log: Logger;
  /** Called for rooms that entered the lobby without this node seeing what happened there. */
  readonly onUnattended: (codes: readonly string[]) => void;
}

/**
 * Everything the server sends unasked. Entries, overlay, lobby and beacons go to this node's own clients, because other nodes learn of
 * entries themselves. Presence is sent to all nodes by the one where somebody came or left.
 */
export class Broadcasts {
  readonly #deps: Deps;
  /** Rooms with a pending presence update. */
  readonly #presenceTimers = new Map<string, NodeJS.Timeout>();
  readonly #intervals: NodeJS.Timeout[];
  /** Rooms that the current round of beacons has yet to reach. */
  #round: Iterator<string>;
  /** Rooms whose people were sent an entry during this round: its version is as good as a beacon. */
  readonly #toldVersion = new Set<string>();
  #refreshing: Promise<void> | null = null;
  #telling = false;
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#round = deps.presences.rooms();
    deps.rooms.onEntry((committed) => this.#tellEntry(committed));
    this.#intervals = [
      setInterval(() => this.#tellLobby(), LOBBY_EVERY),
      setInterval(() => this.#tellSomeVersions(), deps.delays.beacon / BEACON_STEPS),
      setInterval(() => this.#refreshLobby(), deps.delays.lobbyRefresh),
    ];
  }

  stop(): void {
    this.#stopped = true;
    for (const interval of this.#intervals) clearInterval(interval);
    for (const timer of this.#presenceTimers.values()) clearTimeout(timer);
    this.#presenceTimers.clear();
  }

  /** Sends the presence of a room, together with changes of the next moment. */
  tellPresence(code: string): void {
    if (this.#stopped || this.#presenceTimers.has(code)) return;
    const after = Math.min(PRESENCE_AFTER * Math.max(1, this.#deps.presences.count(code) / CROWD), MAX_PRESENCE_DELAY);
    this.#presenceTimers.set(
      code,
      setTimeout(() => void this.#sendPresence(code), after),
    );
  }

  #tellEntry({ room, entry, isLocal, originSocketId }: Committed): void {
    const { io, transports, log } = this.#deps;
    const seating = entry.events.some((event) => event.kind !== 'moved' && event.kind !== 'ended');
    if (seating) this.#closeOverlay(room);
    sendEntry(io, transports, { room: room.room, ...entry }, originSocketId);
    this.#toldVersion.add(room.room);
    if (seating && isLocal) this.tellPresence(room.room);
    const watching = io.of('/').adapter.rooms.get(channels.overlay(room.room));
    if (!watching) return;
    this.#tellOverlay(room, watching).catch((error: unknown) => {
      if (error instanceof RefusalError) log.warn({ room: room.room }, error.message);
      else log.error({ err: error, room: room.room }, 'no analysis for the overlay');
    });
  }

  /** Removes people who may no longer see the overlay. */
  #closeOverlay(room: Room): void {
    if (room.status === 'over') return;
    const { io } = this.#deps;
    const overlay = channels.overlay(room.room);
    if (room.overlay !== 'spectators') io.local.in(overlay).socketsLeave(overlay);
    for (const { id } of seatedPlayers(room)) io.local.in(channels.player(id)).socketsLeave(overlay);
  }

  async #tellOverlay(room: Room, watching: ReadonlySet<string>): Promise<void> {
    const { io, analysisPool, fairPlay } = this.#deps;
    const analysis = await analysisPool.overlay(room);
    const players = [...watching].flatMap((id) => io.of('/').sockets.get(id)?.data.player.id ?? []);
    const playing = await fairPlay.playersInPosition(players, room);
    const people = io.local.to(channels.overlay(room.room)).except(playing.map((player) => channels.player(player)));
    people.emit('overlay', { room: room.room, version: room.version, analysis });
  }

  /** Sends their newest version to the next few rooms of a round. */
  #tellSomeVersions(): void {
    const { store, presences, log } = this.#deps;
    const codes: string[] = [];
    for (let left = Math.ceil(presences.size / BEACON_STEPS); left > 0; left--) {
      const next = this.#round.next();
      if (next.done) {
        this.#round = presences.rooms();
        this.#toldVersion.clear();
        break;
      }
      codes.push(next.value);
    }
    if (!store.sharedTables) this.#tellVersions(codes);
    else if (codes.length > 0) {
      // The heartbeat logs problems of the store once a second.
      this.#followAll(codes, store.sharedTables).catch((error: unknown) =>
        log.debug({ err: error }, 'cannot read versions; the next round does'),
      );
    }
  }

  /** First applies what other nodes did in these rooms; its clients are told on the way. */
  async #followAll(codes: readonly string[], sharedTables: SharedTables): Promise<void> {
    const { rooms } = this.#deps;
    const versions = await sharedTables.versions(codes);
    await Promise.all(codes.filter((code) => rooms.cachedVersion(code) !== versions.get(code)).map((code) => rooms.read(code)));
    this.#tellVersions(codes);
  }

  #tellVersions(codes: readonly string[]): void {
    const { io, rooms } = this.#deps;
    for (const code of codes) {
      if (this.#toldVersion.has(code)) continue;
      const version = rooms.cachedVersion(code);
      if (version !== null) io.local.to(channels.room(code)).emit('beacon', { rooms: { [code]: version } });
    }
  }

  #refreshLobby(): void {
    const { lobby, store, log, onUnattended } = this.#deps;
    this.#refreshing ??= lobby
      .refresh(store)
      .then(onUnattended)
      .catch((error: unknown) => log.error({ err: error }, 'cannot refresh the lobby; it is tried again'))
      .finally(() => {
        this.#refreshing = null;
      });
  }

  /** One round at a time, so that none overtakes another. */
  #tellLobby(): void {
    const { lobby, lobbyFeeds, log } = this.#deps;
    if (this.#telling) return;
    const changes = lobby.takeChanges();
    if (!changes) return;
    lobbyFeeds.tell(changes);
    this.#telling = true;
    this.#tell(changes)
      .catch((error: unknown) =>
        log.error({ err: error }, 'cannot tell what changed in the lobby; pages show it when they are opened again'),
      )
      .finally(() => {
        this.#telling = false;
      });
  }

  /** Sends the changes to everybody in the lobby; rooms hidden by a block are sent as gone. */
  async #tell(changes: LobbyChanges): Promise<void> {
    const { io, blockedPairs } = this.#deps;
    const hidden = await blockedPairs.hiddenFrom(changes.changed);
    io.local
      .to(channels.lobby)
      .except([...hidden.keys()].map(channels.player))
      .emit('lobby', changes);
    const { rooms } = io.of('/').adapter;
    for (const [player, codes] of hidden) {
      const less: LobbyChanges = { changed: changes.changed.filter(({ room }) => !codes.has(room)), gone: [...changes.gone, ...codes] };
      for (const id of rooms.get(channels.player(player)) ?? []) {
        if (rooms.get(channels.lobby)?.has(id)) io.of('/').sockets.get(id)?.emit('lobby', less);
      }
    }
  }

  async #sendPresence(code: string): Promise<void> {
    const { io, rooms, presences, log } = this.#deps;
    this.#presenceTimers.delete(code);
    try {
      const room = await rooms.read(code);
      if (room) io.to(channels.room(code)).emit('presence', { room: code, ...(await presences.presence(room)) });
    } catch (error) {
      log.error({ err: error, room: code }, 'cannot tell who is present');
    }
  }
}
