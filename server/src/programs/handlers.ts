import { findFamily } from '@nimhall/shared/catalogue/registry';
import { say } from '@nimhall/shared/phrase';
import type { OfferedProgram } from '@nimhall/shared/protocol/programs';
import { refusal } from '@nimhall/shared/refusal';
import type { Logger } from 'pino';
import { RefusalError, unwrap } from '../refusal-error.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { channels } from '../sockets/channels.ts';
import type { Io } from '../sockets/connection.ts';
import type { CommandHandlers } from '../sockets/handler.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';
import { type ProgramOffers, programsIn } from './offers.ts';

/** The least time between two messages about changes, in milliseconds. */
const TOLD_EVERY = 500;

/** What the commands of programs that offer themselves do, and of those who look for one. */
export function programHandlers(
  offers: ProgramOffers,
  news: ProgramNews,
): Pick<CommandHandlers, 'programs' | 'program:offer' | 'program:withdraw'> {
  return {
    programs: async (socket, { on }, answer) => {
      // Subscribed first and read second, as for rooms.
      if (on) await socket.join(channels.programs);
      else await socket.leave(channels.programs);
      answer({ ok: true, programs: on ? await news.list() : [] });
    },

    'program:offer': async (socket, { games, ...offer }, answer) => {
      const unknown = games.find((game) => !findFamily(game));
      if (unknown !== undefined) throw new RefusalError(refusal('unknown-game', say`There is no game called "${unknown}".`));
      const { player, address } = socket.data;
      const rooms = unwrap(await offers.offer(socket.id, player, address, { ...offer, games: [...new Set(games)] }));
      if (!socket.connected) await offers.withdraw(socket.id, player);
      answer({ ok: true, rooms });
    },

    'program:withdraw': async (socket, _body, answer) => {
      await offers.withdraw(socket.id, socket.data.player);
      answer({ ok: true });
    },
  };
}

interface Deps {
  readonly io: Io;
  readonly offers: ProgramOffers;
  readonly rooms: Rooms;
  /** Whether there are other nodes to notify. */
  readonly hasOthers: boolean;
  /** How often to look for changes that no message announced, in milliseconds. */
  readonly every: number;
  readonly log: Logger;
}

/** Tells people which programs offer themselves, and programs in which rooms they were put in a seat. */
export class ProgramNews extends PeriodicJob {
  readonly #deps: Deps;
  /** What people know, by program. */
  #told = new Map<string, string>();
  #soon: NodeJS.Timeout | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: Deps) {
    super({
      every: deps.every,
      work: () => this.#catchUp(),
      onError: (error) => deps.log.debug({ err: error }, 'cannot look after programs; the next round does'),
    });
    this.#deps = deps;
    const { io, offers, rooms, hasOthers } = deps;
    rooms.onMilestone(({ isLocal, room, entry }) => {
      if (!isLocal || !entry.events.some(({ kind }) => kind === 'started')) return;
      for (const program of programsIn(room)) {
        io.to(channels.player(program)).except(channels.room(room.room)).emit('seated', { room: room.room });
      }
    });
    offers.onChange(() => {
      this.#lookSoon();
      if (hasOthers) io.serverSideEmit('programs');
    });
    io.on('programs', () => {
      offers.forget();
      this.#lookSoon();
    });
  }

  /** All programs on offer, for a connection that is sent changes from now on. */
  async list(): Promise<OfferedProgram[]> {
    const programs = await this.#deps.offers.list();
    for (const program of programs) if (!this.#told.has(program.id)) this.#told.set(program.id, JSON.stringify(program));
    return programs;
  }

  override async stop(): Promise<void> {
    if (this.#soon) clearTimeout(this.#soon);
    await super.stop();
  }

  /** Sends what messages between nodes have missed. */
  async #catchUp(): Promise<void> {
    const { io, offers } = this.#deps;
    for (const { program, room } of await offers.missed()) io.local.to(channels.player(program)).emit('seated', { room });
    offers.forget();
    await this.#look();
  }

  #lookSoon(): void {
    if (this.isStopped) return;
    this.#soon ??= setTimeout(
      () => {
        this.#soon = null;
        const { log } = this.#deps;
        this.#look().catch((error: unknown) => log.debug({ err: error }, 'cannot tell which programs are there; the next round does'));
      },
      Math.max(0, this.#lookedAt + TOLD_EVERY - performance.now()),
    );
  }

  async #look(): Promise<void> {
    const { io, offers } = this.#deps;
    this.#lookedAt = performance.now();
    if (!io.of('/').adapter.rooms.has(channels.programs)) return;
    const programs = await offers.list();
    const known = this.#told;
    this.#told = new Map(programs.map((program) => [program.id, JSON.stringify(program)]));
    const changed = programs.filter(({ id }) => known.get(id) !== this.#told.get(id));
    const gone = [...known.keys()].filter((id) => !this.#told.has(id));
    if (changed.length + gone.length > 0) io.local.to(channels.programs).emit('programs', { changed, gone });
  }
}
