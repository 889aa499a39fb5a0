import type { Room } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { channels } from './channels.ts';
import type { Lobby } from './lobby.ts';
import type { Attendance } from './presence.ts';
import { Refused } from './refused.ts';
import type { Happening, Rooms } from './rooms.ts';
import type { Io } from './sockets.ts';
import type { Thinker } from './think/thinker.ts';

/** In milliseconds. Presence and lobby changes are collected for a moment; a beacon heals the loss of the last event. */
const PRESENCE_AFTER = 150;
const LOBBY_EVERY = 500;
const BEACON_EVERY = 5_000;
/** A round of beacons is spread over so many steps: sent at once to a thousand rooms they would hold up moves. */
const BEACON_STEPS = 50;

interface Parts {
  readonly io: Io;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly attendance: Attendance;
  readonly thinker: Thinker;
  readonly log: Logger;
}

/** Everything the server says without being asked. */
export class Broadcasts {
  readonly #parts: Parts;
  readonly #presenceDue = new Set<string>();
  readonly #intervals: NodeJS.Timeout[];
  #presenceTimer: NodeJS.Timeout | null = null;
  /** Rooms that the current round of beacons has still to reach. */
  #round: Iterator<string>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#round = parts.attendance.rooms();
    parts.rooms.onEntry((happening) => this.#tellEntry(happening));
    this.#intervals = [
      setInterval(() => this.#tellLobby(), LOBBY_EVERY),
      setInterval(() => this.#tellSomeVersions(), BEACON_EVERY / BEACON_STEPS),
    ];
  }

  stop(): void {
    for (const interval of this.#intervals) clearInterval(interval);
    if (this.#presenceTimer) clearTimeout(this.#presenceTimer);
  }

  /** Tells a room's people who is there, together with whoever else comes or goes in the next moment. */
  tellPresence(code: string): void {
    this.#presenceDue.add(code);
    this.#presenceTimer ??= setTimeout(() => void this.#flushPresence(), PRESENCE_AFTER);
  }

  #tellEntry({ room, entry, silent }: Happening): void {
    const { io, log } = this.#parts;
    const seating = entry.events.some((event) => event.kind !== 'moved' && event.kind !== 'ended');
    if (seating) this.#closeOverlay(room);
    const people = io.to(channels.room(room.room));
    (silent ? people.except(silent) : people).emit('room', { room: room.room, ...entry });
    if (seating) this.tellPresence(room.room);
    this.#tellOverlay(room).catch((error: unknown) => {
      if (error instanceof Refused) log.warn({ room: room.room }, error.message);
      else log.error({ err: error, room: room.room }, 'no analysis for the overlay');
    });
  }

  /** Takes those who may no longer see it off the overlay. */
  #closeOverlay(room: Room): void {
    if (room.status === 'over') return;
    const { io } = this.#parts;
    const overlay = channels.overlay(room.room);
    if (room.overlay !== 'spectators') io.in(overlay).socketsLeave(overlay);
    for (const seat of SEATS) {
      const occupant = room.seats[seat];
      if (occupant?.kind === 'human') io.in(channels.player(occupant.player.id)).socketsLeave(overlay);
    }
  }

  async #tellOverlay(room: Room): Promise<void> {
    const { io, thinker } = this.#parts;
    const overlay = channels.overlay(room.room);
    if (!io.of('/').adapter.rooms.has(overlay)) return;
    const analysis = await thinker.analyse(room);
    io.to(overlay).emit('overlay', { room: room.room, version: room.version, analysis });
  }

  /** Sends the people of the next few rooms of a round their newest version. */
  #tellSomeVersions(): void {
    const { io, rooms, attendance } = this.#parts;
    for (let left = Math.ceil(attendance.size / BEACON_STEPS); left > 0; left--) {
      const next = this.#round.next();
      if (next.done) {
        this.#round = attendance.rooms();
        return;
      }
      const version = rooms.cachedVersion(next.value);
      if (version !== null) io.to(channels.room(next.value)).emit('beacon', { rooms: { [next.value]: version } });
    }
  }

  #tellLobby(): void {
    const changes = this.#parts.lobby.takeChanges();
    if (changes) this.#parts.io.to(channels.lobby).emit('lobby', changes);
  }

  async #flushPresence(): Promise<void> {
    const { io, rooms, attendance, log } = this.#parts;
    const due = [...this.#presenceDue];
    this.#presenceDue.clear();
    this.#presenceTimer = null;
    for (const code of due) {
      try {
        const room = await rooms.read(code);
        if (room) io.to(channels.room(code)).emit('presence', { room: code, ...attendance.presence(room) });
      } catch (error) {
        log.error({ err: error, room: code }, 'cannot tell who is present');
      }
    }
  }
}
