import { type Room, seatOf } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

interface Deps {
  readonly rooms: Rooms;
  readonly presences: PresenceTracker;
  readonly delays: Delays;
  readonly log: Logger;
}

/** A player whose presence differs from what the log says. */
interface Change {
  readonly seat: Seat;
  readonly present: boolean;
}

/** Records in the log which players are connected, until the game is over. */
export class Absences {
  readonly #deps: Deps;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.rooms.onMilestone(({ isLocal, room, entry }) => {
      const begins = entry.events.some((event) => event.kind === 'started' || event.kind === 'rematch-started');
      if (isLocal && begins) this.#noteLater(room.room);
    });
  }

  /** After a start, or when nobody could see who left: the players of these rooms get a while to come back. */
  expect(codes: Iterable<string>): void {
    for (const code of codes) this.#noteLater(code);
  }

  /** A room was opened over HTTP: until its players join, they count as absent, and nobody is offered a seat opposite them. */
  async opened(code: string): Promise<void> {
    await this.#noteAll(code);
  }

  /** Somebody joined or left this room. A player who joined is recorded at once, one who left after a delay. */
  async changed(code: string, player: string): Promise<void> {
    await this.#compare(code, player, async (changes) => {
      for (const change of changes) if (change.present) await this.#note(code, change);
      if (changes.some((change) => !change.present)) this.#noteLater(code);
    });
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #noteLater(code: string): void {
    if (this.#timers.has(code)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(code);
      void this.#noteAll(code);
    }, this.#deps.delays.absence);
    this.#timers.set(code, timer);
  }

  async #noteAll(code: string): Promise<void> {
    await this.#compare(code, null, async (changes) => {
      for (const change of changes) await this.#note(code, change);
    });
  }

  /** Records what the log does not say yet about who is present. Of the spectators only those in the queue are recorded. */
  async #compare(code: string, player: string | null, task: (changes: readonly Change[]) => Promise<void>): Promise<void> {
    try {
      const room = await this.#deps.rooms.read(code);
      if (room && (player === null || seatOf(room, player))) await task(await this.#unnoted(room));
      if (!room?.queue || (player !== null && !room.queue.players.includes(player))) return;
      // They get the same while to come back.
      if (player !== null) this.#noteLater(code);
      else await this.#dropQueued(code, await this.#deps.presences.absentFrom(code, room.queue.players));
    } catch (error) {
      this.#deps.log.error({ err: error, room: code }, 'cannot note who is present');
    }
  }

  /** Players whose presence differs from the log; nobody asks after the game. */
  async #unnoted(room: Room): Promise<Change[]> {
    if (room.status === 'over') return [];
    const seats = await this.#deps.presences.seats(room);
    return SEATS.filter((seat) => room.seats[seat]?.kind === 'human')
      .map((seat) => ({ seat, present: seats[seat] }))
      .filter(({ seat, present }) => present !== (room.away[seat] === null));
  }

  async #dropQueued(code: string, players: readonly string[]): Promise<void> {
    for (const player of players) {
      await this.#deps.rooms.execute(
        code,
        { command: { kind: 'drop-queued', player }, actor: { kind: 'clockwork' }, id: null },
        (outcome) => {
          if (!outcome.ok) this.#deps.log.debug({ room: code, ...outcome.error }, 'someone left the queue by themselves');
        },
      );
    }
  }

  async #note(code: string, { seat, present }: Change): Promise<void> {
    const command = { kind: 'note-presence', seat, present } as const;
    await this.#deps.rooms.execute(code, { command, actor: { kind: 'clockwork' }, id: null }, (outcome) => {
      if (!outcome.ok) this.#deps.log.debug({ room: code, ...outcome.error }, 'presence was noted by somebody else');
    });
  }
}
