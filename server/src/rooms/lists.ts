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

/** Rooms that are folded at once after a crash. */
const MAX_CONCURRENT = 20;
/** The time that lists may be behind is divided into so many steps: a thousand rooms brought up to date at once would hold up moves. */
const STEPS = 16;

interface Deps {
  readonly rooms: Rooms;
  readonly store: Pick<Store, 'relist' | 'behind' | 'unfinished'>;
  readonly botPace: number;
  readonly delays: Pick<Delays, 'lists'>;
  readonly log: Logger;
}

/** A room that had entries of this node since its lists were brought up to date. */
interface Behind {
  readonly room: Room;
  /** Whether its game stands otherwise in the lists of unfinished ones than was told last. */
  readonly isNews: boolean;
  /** The step in which it is its turn. */
  readonly due: number;
}

/**
 * Has the alarms of rooms and the lists of unfinished games follow the log: a moment after a room has had an entry, and once for all of its
 * entries until then, so that a move waits for its log alone. What a crash cut off is made up for at the next start.
 */
export class Lists {
  readonly #deps: Deps;
  readonly #listeners: ((room: Room, game: RoomSummary | null) => void)[] = [];
  /** Those that have been behind for longest come first. */
  readonly #behind = new Map<string, Behind>();
  /** Those that are being written. */
  #underWay: ReadonlyMap<string, Behind> = new Map();
  #following: Promise<void> = Promise.resolve();
  #step = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.rooms.onEntry(({ isLocal, before, room, isListed }) => {
      if (!isLocal) return;
      const isNews = changesGame(before, room) || this.#hasNews(room.room);
      if (!isListed) return this.#note(room, isNews);
      this.#behind.delete(room.room);
      if (isNews) this.#tell(room, ongoingGameOf(room));
    });
  }

  /**
   * Called after a change of a game that waits for both of its players: when it begins to do so, or does so no more, which is null, and after moves
   * once for all of a moment.
   */
  onUnfinished(listener: (room: Room, game: RoomSummary | null) => void): void {
    this.#listeners.push(listener);
  }

  /** How many rooms have alarms that the store does not know yet. */
  get size(): number {
    return this.#behind.size + this.#underWay.size;
  }

  /** Whether the store does not know the alarm of a room yet, since this node changed it a moment ago. */
  isBehind(code: string): boolean {
    return this.#behind.has(code) || this.#underWay.has(code);
  }

  /** Makes up for what nodes that died had not written yet. A room that cannot be opened stays as it is. */
  async catchUp(): Promise<void> {
    const { rooms, store, log } = this.#deps;
    await forEachLimit(MAX_CONCURRENT, await store.behind(), async (code) => {
      try {
        const room = await rooms.recall(code);
        if (room && !this.#behind.has(code)) this.#note(room, false);
      } catch (error) {
        log.warn({ err: error, room: code }, 'the lists do not know how this room stands');
      }
    });
    await this.follow();
  }

  /** The unfinished games of a player, as they stand now as far as this node knows. */
  async unfinished(player: string): Promise<RoomSummary[]> {
    const games = await this.#deps.store.unfinished(player);
    return games.flatMap((game) => {
      const behind = this.#behind.get(game.room) ?? this.#underWay.get(game.room);
      return (behind && behind.room.updatedAt >= game.updatedAt ? ongoingGameOf(behind.room) : game) ?? [];
    });
  }

  /** Brings everything up to date now. */
  async follow(): Promise<void> {
    await this.#follow(Number.POSITIVE_INFINITY);
  }

  /** Brings everything up to date and stops. */
  async stop(): Promise<void> {
    await this.follow();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** Whether players are still to be told how a game stands. What is being written is told only where nothing has come after it. */
  #hasNews(code: string): boolean {
    return [this.#behind, this.#underWay].some((rooms) => rooms.get(code)?.isNews);
  }

  /** A room keeps its turn when it has another entry. */
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

  /** Brings the rooms up to date that are due by a step; one round after the other. */
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
        // Whoever knows more of a room tells of it.
        if (isNews && relisted.has(room.room) && rooms.cachedVersion(room.room) === room.version) this.#tell(room, game);
      }
    } catch (error) {
      // The heartbeat says loudly what is wrong with the store.
      log.debug({ err: error }, 'the lists are behind the log; they are written again');
      for (const [code, { room, isNews }] of round) {
        const newer = this.#behind.get(code);
        this.#note(newer?.room ?? room, isNews || newer?.isNews === true);
      }
    }
    this.#underWay = new Map();
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
