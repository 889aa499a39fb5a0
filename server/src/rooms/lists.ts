import { alarmOf } from '@nimhall/shared/room/alarm';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import type { Room } from '@nimhall/shared/room/room';
import { changesGame, ongoingGameOf } from '@nimhall/shared/room/unfinished';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import type { Relisted } from '../store/append.ts';
import type { Store } from '../store/store.ts';
import { forEachLimit } from '../workers/for-each-limit.ts';
import type { Rooms } from './rooms.ts';

/** Rooms that are folded at the same time after a crash. */
const MAX_CONCURRENT = 20;
/** The delay of the lists is divided into this many steps, because a thousand rooms updated at once would delay moves. */
const STEPS = 16;

interface Deps {
  readonly rooms: Rooms;
  readonly store: Pick<Store, 'relist' | 'behind' | 'unfinished'>;
  readonly botPace: number;
  readonly delays: Pick<Delays, 'lists'>;
  readonly log: Logger;
}

/** A room with entries of this node that its lists do not have yet. */
interface Behind {
  readonly room: Room;
  /** Whether its entry in the lists of ongoing games has changed since the last notification. */
  readonly isNews: boolean;
  /** The step in which it is due. */
  readonly due: number;
}

/**
 * Updates the alarms of rooms and the lists of ongoing games a moment after the log, once for all entries of a room until then, so that a
 * move waits only for its log. What a crash cut off is made up for at the next start.
 */
export class Lists {
  readonly #deps: Deps;
  readonly #listeners: ((room: Room, game: RoomSummary | null) => void)[] = [];
  /** In the order in which they fell behind. */
  readonly #behind = new Map<string, Behind>();
  /** Those that are being written, without rooms whose lists were written with a newer entry meanwhile. */
  #underWay = new Map<string, Behind>();
  #following: Promise<void> = Promise.resolve();
  #step = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.rooms.onEntry(({ isLocal, before, room, listsWritten }) => {
      if (!isLocal) return;
      const isNews = this.#hasNews(room.room) || changesGame(before, room);
      if (!listsWritten) return this.#note(room, isNews);
      this.#behind.delete(room.room);
      this.#underWay.delete(room.room);
      if (isNews) this.#tell(room, ongoingGameOf(room));
    });
  }

  /** Called after a change of an ongoing game: when it joins the list, when it leaves it (null), and once for all moves of a moment. */
  onUnfinished(listener: (room: Room, game: RoomSummary | null) => void): void {
    this.#listeners.push(listener);
  }

  /** How many rooms have alarms that the store does not know yet. */
  get size(): number {
    return this.#behind.size + this.#underWay.size;
  }

  /** Whether the store does not know the current alarm of a room yet. */
  isBehind(code: string): boolean {
    return this.#behind.has(code) || this.#underWay.has(code);
  }

  /** Catches up on what dead nodes had not written. A room that cannot be opened is left alone. */
  async catchUp(): Promise<void> {
    const { rooms, store, log } = this.#deps;
    await forEachLimit(MAX_CONCURRENT, await store.behind(), async (code) => {
      try {
        const room = await rooms.readCached(code);
        if (room && !this.#behind.has(code)) this.#note(room, false);
      } catch (error) {
        log.warn({ err: error, room: code }, 'the lists do not know how this room stands');
      }
    });
    await this.follow();
  }

  /** The ongoing games of a player, as this node knows them. */
  async unfinished(player: string): Promise<RoomSummary[]> {
    const games = await this.#deps.store.unfinished(player);
    return games.flatMap((game) => {
      const behind = this.#behind.get(game.room) ?? this.#underWay.get(game.room);
      return (behind && behind.room.updatedAt >= game.updatedAt ? ongoingGameOf(behind.room) : game) ?? [];
    });
  }

  /** Writes everything that is behind, now. */
  async follow(): Promise<void> {
    await this.#follow(Number.POSITIVE_INFINITY);
  }

  /** Writes everything that is behind, and stops. */
  async stop(): Promise<void> {
    await this.follow();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** Whether players must still be told how a game stands. While it is written, they are told only if nothing came after it. */
  #hasNews(code: string): boolean {
    return (this.#behind.get(code)?.isNews || this.#underWay.get(code)?.isNews) ?? false;
  }

  /** A room keeps its place in the queue when it has another entry. */
  #note(room: Room, isNews: boolean): void {
    const due = this.#behind.get(room.room)?.due ?? this.#step + STEPS;
    this.#behind.set(room.room, { room, isNews, due });
    this.#wait();
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#step++;
      if (this.#underWay.size === 0) void this.#follow(this.#step);
      if (this.#behind.size > 0) this.#wait();
    }, this.#deps.delays.lists / STEPS);
  }

  /** Updates the rooms that are due at a step; one round after the other. */
  async #follow(step: number): Promise<void> {
    const round = this.#following.then(() => this.#round(step));
    this.#following = round.catch(() => undefined);
    await round;
  }

  async #round(step: number): Promise<void> {
    const { rooms, store, botPace, log } = this.#deps;
    const round = new Map<string, Behind>();
    for (const [code, behind] of this.#behind) {
      if (behind.due > step) break;
      round.set(code, behind);
      this.#behind.delete(code);
    }
    if (round.size === 0) return;
    this.#underWay = round;
    const all = [...round.values()].map((behind) => ({ ...behind, game: ongoingGameOf(behind.room) }));
    try {
      const relisted = new Set(await store.relist(all.map(({ room, game }) => standing(room, game, botPace))));
      for (const { room, game, isNews } of all) {
        if (!isNews || this.#isToldAnyway(room.room)) continue;
        if (relisted.has(room.room) && rooms.cachedVersion(room.room) === room.version) this.#tell(room, game);
        else await this.#tellNewer(room.room);
      }
    } catch (error) {
      // The heartbeat logs problems of the store.
      log.debug({ err: error }, 'the lists are behind the log; they are written again');
      for (const [code, { room, isNews }] of this.#underWay) {
        const newer = this.#behind.get(code);
        this.#note(newer?.room ?? room, isNews || newer?.isNews === true);
      }
    }
    this.#underWay = new Map();
  }

  /** Whether something came meanwhile with which the news of a room that is being written is told, or has been. */
  #isToldAnyway(code: string): boolean {
    return this.#behind.has(code) || !this.#underWay.has(code);
  }

  /**
   * Tells how a game stands of which the store or another node has a newer entry. That one may be no news in itself, as when a player leaves
   * after a move, and then nobody else tells it.
   */
  async #tellNewer(code: string): Promise<void> {
    const room = await this.#deps.rooms.browse(code);
    if (room && !this.#isToldAnyway(code)) this.#tell(room, ongoingGameOf(room));
  }

  #tell(room: Room, game: RoomSummary | null): void {
    for (const listener of this.#listeners) listener(room, game);
  }
}

function standing(room: Room, unfinished: RoomSummary | null, botPace: number): Relisted {
  return {
    room: room.room,
    version: room.version,
    at: room.updatedAt,
    alarmAt: alarmOf(room, botPace)?.at ?? null,
    unfinished,
  };
}
