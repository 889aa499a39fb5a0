import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import type { Entry } from '@nimhall/shared/room/events';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import {
  byAge,
  compareBySection,
  isDeserted,
  isInLobby,
  LOBBY_SECTIONS,
  type LobbySection,
  lobbySectionOf,
} from '@nimhall/shared/room/listing';
import type { Room } from '@nimhall/shared/room/room';
import { summaryOf } from '@nimhall/shared/room/summary';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

/** Limits of a section of the lobby. */
interface Bounds {
  /** Rooms listed at most, the newest first. */
  readonly most: number;
  /** Rooms of one host that are listed; their other rooms exist but are not listed. */
  readonly perHost: number;
  /** Rooms of this place on a page. */
  readonly page: number;
  /** Rounds between two updates of a room, so that busy rooms are announced less often. */
  readonly every: number;
}

/**
 * Each section has its own limits, so that waiting players are visible however many games are played, and people however many bots play.
 */
export const BOUNDS: Readonly<Record<LobbySection, Bounds>> = {
  waiting: { most: 300, perHost: 4, page: 20, every: 1 },
  empty: { most: 50, perHost: 4, page: 5, every: 1 },
  playing: { most: 100, perHost: 4, page: 10, every: 4 },
  bots: { most: 20, perHost: 2, page: 5, every: 10 },
};

/** Rooms announced in one round; the others follow in the next. */
export const MAX_ROOMS_PER_UPDATE = 25;

/** How long a room stays listed after a person last moved there or opened it, even if nobody is there, in milliseconds. */
export const LINGER_MS = 120_000;

interface Deps {
  readonly rooms: Rooms;
  /** Whether anybody is in a room, on any node: its log knows only of those who have a seat. */
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
  /** When a person last moved there, or since when it is in its section, in milliseconds since 1970. */
  readonly usedAt: number;
  /** True if everybody who plays there is away, or nobody has a seat whose absence the log would show. */
  readonly mayBeForsaken: boolean;
  /** True once it has been announced. */
  told: boolean;
  /** The round in which it may be announced again. */
  next: number;
}

/**
 * The listed rooms, within the limits of their sections, while there are people in them and a little longer. It follows this node's entries
 * and asks the store for the rest. Changes are collected and announced in rounds, a few rooms at a time.
 */
export class Lobby {
  readonly #rooms = new Map<string, Listed>();
  /** Rooms to announce, those that have waited longest first. */
  readonly #touched = new Set<string>();
  #round = 0;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    // A move brings no room into the lobby, so rooms that are not listed cost nothing.
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
   * Removes abandoned rooms, and looks for rooms that this node was not told about: after a start, on other nodes, and where others have
   * made room. Gives the codes of newly listed rooms, whose players may have left unseen.
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

  /** Updates a room in which a player was erased. */
  show(room: Room): void {
    if (this.#rooms.has(room.room)) this.#see(room);
  }

  /** The next rooms of every section after the cursor `after`; the first ones without it. */
  page(after?: string): LobbyPage {
    const ends = after?.split(BETWEEN_ENDS) ?? [];
    const pages = LOBBY_SECTIONS.map((place, index) => this.#pageOf(place, ends[index] ?? ''));
    for (const { shown } of pages) for (const listed of shown) listed.told = true;
    return {
      rooms: pages.flatMap(({ shown }) => shown.map(({ summary }) => summary)),
      more: pages.some(({ isLast }) => !isLast) ? pages.map(({ end }) => end).join(BETWEEN_ENDS) : null,
    };
  }

  /** All listed rooms, section by section. */
  all(): RoomSummary[] {
    const listed = [...this.#rooms.values()];
    for (const each of listed) each.told = true;
    return listed.map(({ summary }) => summary).sort(compareBySection);
  }

  /** The changes to announce in this round; null if there are none. */
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

  /** `usedAt`: when a person last moved in it. */
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

  /** The rooms of a section that may be listed: if nobody sits there whose absence the log would show, a spectator must be present. */
  async #visited(place: LobbySection, codes: readonly string[]): Promise<readonly string[]> {
    if (!UNATTENDED.has(place)) return codes;
    const visited = await Promise.all(codes.map((code) => this.#rooms.has(code) || this.#deps.isVisited(code)));
    return codes.filter((_, index) => visited[index]);
  }

  /** Removes rooms that nobody is in or has used lately. */
  async #removeForsaken(): Promise<void> {
    const { isVisited, now } = this.#deps;
    const unused = [...this.#rooms.values()].filter(({ mayBeForsaken, usedAt }) => mayBeForsaken && now() - usedAt >= LINGER_MS);
    await Promise.all(
      unused.map(async (listed) => {
        const { room } = listed.summary;
        if (!(await isVisited(room)) && this.#rooms.get(room) === listed) this.#remove(room);
      }),
    );
  }

  /** Removes the oldest rooms until a section is within its limits. */
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

/** Sections in which nobody sits whose absence the log would show. */
const UNATTENDED: ReadonlySet<LobbySection> = new Set(['empty', 'bots']);

/** When a person moved in a room by this entry. */
function movedAt({ seats }: Room, { events, at }: Entry): number | undefined {
  return events.some((event) => event.kind === 'moved' && seats[event.seat]?.kind === 'human') ? at : undefined;
}

/** Separates the parts of a cursor. */
const BETWEEN_ENDS = '~';

/** The last room of a section on a page. */
function endOf(text: string): Pick<Room, 'room' | 'since'> | null {
  const [since, room] = text.split('.');
  return room === undefined ? null : { room, since: Number(since) };
}
