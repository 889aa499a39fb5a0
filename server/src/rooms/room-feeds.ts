import type { Writable } from 'node:stream';
import type { Entry } from '@nimhall/shared/room/events';
import type { Logger } from 'pino';
import type { LoggedEntry } from '../store/logged-entry.ts';
import type { SharedTables } from '../store/shared-tables.ts';
import { Feed, type Line, MAX_WAITING } from './feed.ts';
import type { OpenFeeds } from './open-feeds.ts';
import type { Rooms } from './rooms.ts';

interface Deps {
  readonly rooms: Rooms;
  readonly store: {
    entriesUpTo(room: string, after: number, last: number): Promise<readonly LoggedEntry[]>;
    readonly sharedTables: Pick<SharedTables, 'versions'> | null;
  };
  readonly openFeeds: OpenFeeds;
  /** How often a node without messages from the others looks for their entries, in milliseconds. */
  readonly lookEvery: number;
  readonly log: Logger;
}

/** Readers that follow a room over HTTP: entries as lines of JSON, first from the log and then live. */
export class RoomFeeds {
  readonly #deps: Deps;
  readonly #feeds = new Map<string, Set<Feed>>();
  readonly #interval: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.rooms.onEntry(({ room, entry }) => {
      const feeds = this.#feeds.get(room.room);
      if (!feeds) return;
      const line = lineOf(entry);
      for (const feed of feeds) feed.push(line);
    });
    const look = () => this.#look().catch((error: unknown) => deps.log.error({ err: error }, 'cannot read versions; the next round does'));
    if (deps.store.sharedTables) this.#interval = setInterval(() => void look(), deps.lookEvery);
  }

  /** Whether anybody follows a room on this node. */
  follows(code: string): boolean {
    return this.#feeds.has(code);
  }

  /**
   * Writes the entries of a room after a version until the reader leaves or the server stops. Throws a refusal before it starts if an
   * address has too many.
   */
  async follow(code: string, since: number, address: string, begin: () => Writable): Promise<void> {
    const { openFeeds, store } = this.#deps;
    const here = this.#feeds.get(code) ?? new Set();
    const catchUp = async (after: number) => (await store.entriesUpTo(code, after, after + MAX_WAITING)).map(lineOf);
    const begun = () => {
      const feed = new Feed(begin(), since, catchUp);
      this.#feeds.set(code, here.add(feed));
      return feed;
    };
    await openFeeds.run(address, begun, (feed) => {
      here.delete(feed);
      if (here.size === 0) this.#feeds.delete(code);
    });
  }

  close(): void {
    clearInterval(this.#interval);
  }

  /** Looks for entries that other nodes made in these rooms, in case a message was lost. */
  async #look(): Promise<void> {
    const { sharedTables } = this.#deps.store;
    if (!sharedTables || this.#feeds.size === 0) return;
    for (const [code, version] of await sharedTables.versions([...this.#feeds.keys()]))
      for (const feed of this.#feeds.get(code) ?? []) feed.hear(version);
  }
}

function lineOf({ version, at, events }: Entry): Line {
  return { version, text: `${JSON.stringify({ version, at, events })}\n` };
}
