import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import type { Entry } from '@nimhall/shared/room/events';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { byAge, isDeserted, isInLobby, LOBBY_SECTIONS, type LobbySection, lobbySectionOf } from '@nimhall/shared/room/listing';
import type { Room } from '@nimhall/shared/room/room';
import { summaryOf } from '@nimhall/shared/room/summary';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

/** What a place of the lobby has room for. */
interface Bounds {
  /** Rooms listed at most: the newest. */
  readonly most: number;
  /** And of those of one host. The others exist as well, but are not listed. */
  readonly perHost: number;
  /** Rooms of this place on a page. */
  readonly page: number;
  /** A room is told of again after so many rounds at the soonest: what changes all the time is told less often. */
  readonly every: number;
}

/** Each place has bounds of its own, so that who waits is seen however many games are played, and people however many bots play. */
export const BOUNDS: Readonly<Record<LobbySection, Bounds>> = {
  waiting: { most: 300, perHost: 4, page: 20, every: 1 },
  empty: { most: 50, perHost: 4, page: 5, every: 1 },
  playing: { most: 100, perHost: 4, page: 10, every: 4 },
  bots: { most: 20, perHost: 2, page: 5, every: 10 },
};

/** Rooms told of in one round at most; the others follow in the next. */
export const MAX_ROOMS_PER_UPDATE = 25;

/** So long a room stays listed after a person moved there or it was opened, though nobody is there any more, in milliseconds. */
export const LINGERS = 120_000;

interface Deps {
  readonly rooms: Rooms;
  /** Whether anybody is in a room, by any node: its log knows only of those who sit there. */
  readonly isVisited: (code: string) => Promise<boolean>;
  /** Server time in milliseconds since 1970. */
  readonly now: () => number;
}

/** What changed in the lobby since it was last asked. */
export interface LobbyChanges {
  readonly changed: readonly RoomSummary[];
  readonly gone: readonly string[];
}

interface Listed {
  readonly summary: RoomSummary;
  readonly place: LobbySection;
  readonly host: string;
  /** When a person last moved there, else since when it is in its place, in milliseconds since 1970. */
  readonly usedAt: number;
  /** True where everybody who plays there is away, or nobody sits whose absence the log could tell. */
  readonly mayBeForsaken: boolean;
  /** True once somebody may know of it. */
  told: boolean;
  /** The round in which it may be told of again. */
  next: number;
}

/**
 * The rooms that are listed, within the bounds of their places, while there are people in them and a little longer. It follows
 * what this node learns of, and asks the store for what else there is. Changes are collected and told in rounds, a few rooms
 * at a time.
 */
export class Lobby {
  readonly #rooms = new Map<string, Listed>();
  /** Rooms to be told of, those that have waited longest first. */
  readonly #touched = new Set<string>();
  #round = 0;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    // A move brings no room into the lobby: those that are not listed cost nothing.
    deps.rooms.onEntry(({ room, entry }) => {
      if (this.#rooms.has(room.room) || entry.events.some(({ kind }) => kind !== 'moved')) this.#see(room, movedAt(room, entry));
    });
  }

  /** How many rooms are listed. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Codes of the listed rooms. */
  codes(): IterableIterator<string> {
    return this.#rooms.keys();
  }

  /**
   * Takes off the list what nobody is in any more, and looks for rooms that nobody told us of: after a start, on other nodes,
   * and where others have made room for them. Gives the codes of those that are listed from now on: whoever waits there may
   * have left unseen.
   */
  async refresh({ openRooms, sharedTables }: Store): Promise<string[]> {
    const { rooms } = this.#deps;
    await this.#removeForsaken();
    const open = await Promise.all(LOBBY_SECTIONS.map(async (place) => this.#visited(place, await openRooms(place, BOUNDS[place]))));
    const unlisted = open.flat().filter((code) => !this.#rooms.has(code));
    const versions = await sharedTables?.versions([...this.#rooms.keys()]);
    const behind = [...(versions ?? [])].filter(([code, version]) => rooms.cachedVersion(code) !== version).map(([code]) => code);
    for (const code of [...unlisted, ...behind]) {
      const room = await rooms.browse(code);
      if (room) this.#see(room);
    }
    return unlisted.filter((code) => this.#rooms.has(code));
  }

  /** Lists a room anew in which somebody lost their name. */
  show(room: Room): void {
    if (this.#rooms.has(room.room)) this.#see(room);
  }

  /** The next rooms of every place, behind the page that ended at `after`; the first ones without it. */
  page(after?: string): LobbyPage {
    const ends = after?.split(BETWEEN_ENDS) ?? [];
    const pages = LOBBY_SECTIONS.map((place, index) => this.#pageOf(place, ends[index] ?? ''));
    for (const { shown } of pages) for (const listed of shown) listed.told = true;
    return {
      rooms: pages.flatMap(({ shown }) => shown.map(({ summary }) => summary)),
      more: pages.some(({ isLast }) => !isLast) ? pages.map(({ end }) => end).join(BETWEEN_ENDS) : null,
    };
  }

  /** What there is to tell in this round; null when there is nothing. */
  takeChanges(): LobbyChanges | null {
    this.#round++;
    const changed: RoomSummary[] = [];
    const gone: string[] = [];
    for (const code of this.#touched) {
      if (changed.length + gone.length === MAX_ROOMS_PER_UPDATE) break;
      const listed = this.#rooms.get(code);
      if (listed && listed.next > this.#round) continue;
      this.#touched.delete(code);
      if (listed) {
        changed.push(listed.summary);
        listed.told = true;
        listed.next = this.#round + BOUNDS[listed.place].every;
      } else gone.push(code);
    }
    return changed.length + gone.length > 0 ? { changed, gone } : null;
  }

  #pageOf(place: LobbySection, after: string) {
    const end = endOf(after);
    const left = [...this.#of(place)].filter(({ summary }) => !end || byAge(end, summary) < 0).sort((a, b) => byAge(a.summary, b.summary));
    const shown = left.slice(0, BOUNDS[place].page);
    const last = shown.at(-1)?.summary;
    return { shown, isLast: shown.length === left.length, end: last ? `${last.since}.${last.room}` : after };
  }

  /** `usedAt`: when a person moved in it just now. */
  #see(room: Room, usedAt?: number): void {
    const was = this.#rooms.get(room.room);
    const place = lobbySectionOf(room);
    const stays = was?.place === place && was.summary.since === room.since;
    const deserted = isDeserted(room);
    if (!isInLobby(room) && !(deserted && stays)) {
      this.#remove(room.room);
      return;
    }
    this.#rooms.set(room.room, {
      summary: summaryOf(room),
      place,
      host: room.host,
      usedAt: usedAt ?? (stays ? was.usedAt : room.since),
      mayBeForsaken: deserted || UNATTENDED.has(place),
      told: was?.told ?? false,
      next: stays ? was.next : 0,
    });
    this.#touched.add(room.room);
    if (!stays) this.#makeRoom(place, room.host);
  }

  /** Those of a place in the store that may be listed: where nobody sits whom the log could know of, somebody must be there to look on. */
  async #visited(place: LobbySection, codes: readonly string[]): Promise<readonly string[]> {
    if (!UNATTENDED.has(place)) return codes;
    const visited = await Promise.all(codes.map((code) => this.#rooms.has(code) || this.#deps.isVisited(code)));
    return codes.filter((_, index) => visited[index]);
  }

  /** Takes rooms off the list that nobody is in, nor has lately used. */
  async #removeForsaken(): Promise<void> {
    const { isVisited, now } = this.#deps;
    const unused = [...this.#rooms.values()].filter(({ mayBeForsaken, usedAt }) => mayBeForsaken && now() - usedAt >= LINGERS);
    await Promise.all(
      unused.map(async (listed) => {
        const { room } = listed.summary;
        if (!(await isVisited(room)) && this.#rooms.get(room) === listed) this.#remove(room);
      }),
    );
  }

  /** Takes the oldest rooms off the list until a place keeps its bounds. */
  #makeRoom(place: LobbySection, host: string): void {
    const { most, perHost } = BOUNDS[place];
    const oldestBeyond = (listed: readonly Listed[], bound: number): void => {
      const oldest = listed.length > bound && listed.reduce((a, b) => (byAge(a.summary, b.summary) < 0 ? b : a));
      if (oldest) this.#remove(oldest.summary.room);
    };
    oldestBeyond(
      [...this.#of(place)].filter((each) => each.host === host),
      perHost,
    );
    oldestBeyond([...this.#of(place)], most);
  }

  #remove(code: string): void {
    const was = this.#rooms.get(code);
    if (!was) return;
    this.#rooms.delete(code);
    if (was.told) this.#touched.add(code);
    else this.#touched.delete(code);
  }

  #of(place: LobbySection): Iterable<Listed> {
    return this.#rooms.values().filter((listed) => listed.place === place);
  }
}

/** Where nobody sits whose absence a log could tell. */
const UNATTENDED: ReadonlySet<LobbySection> = new Set(['empty', 'bots']);

/** When a person moved in a room by this entry. */
function movedAt({ seats }: Room, { events, at }: Entry): number | undefined {
  return events.some((event) => event.kind === 'moved' && seats[event.seat]?.kind === 'human') ? at : undefined;
}

/** In the text that says where a page ended. */
const BETWEEN_ENDS = '~';

/** The last room of a place on a page. */
function endOf(text: string): Pick<Room, 'room' | 'since'> | null {
  const [since, room] = text.split('.');
  return room === undefined ? null : { room, since: Number(since) };
}
