import type { Writable } from 'node:stream';
import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import type { Entry } from '@nimhall/shared/room/events';
import type { Logger } from 'pino';
import { type Limits, MAX_FEEDS } from '../people/limits.ts';
import { RefusalError } from '../refusal-error.ts';
import type { LoggedEntry } from '../store/logged-entry.ts';
import type { SharedTables } from '../store/shared-tables.ts';
import type { Rooms } from './rooms.ts';

/** Entries that wait in memory for a reader; a slower reader gets the rest from the log, so many at a time. */
const MAX_WAITING = 50;
/** How often an empty line is sent, in milliseconds, so that proxies and readers know that the feed is alive. */
const SIGN_OF_LIFE = 15_000;
/** A reader that has taken nothing during so many of these is disconnected. */
const MAX_SILENT_FEEDS = 4;

interface Deps {
  readonly rooms: Rooms;
  readonly store: {
    entriesUpTo(room: string, after: number, last: number): Promise<readonly LoggedEntry[]>;
    readonly sharedTables: Pick<SharedTables, 'versions'> | null;
  };
  readonly limits: Limits;
  /** How often a node without messages from the others looks for their entries, in milliseconds. */
  readonly lookEvery: number;
  readonly log: Logger;
}

/** Readers that follow a room over HTTP: entries as lines of JSON, first from the log and then live, without gaps. */
export class RoomFeeds {
  readonly #deps: Deps;
  readonly #feeds = new Map<string, Set<Feed>>();
  readonly #open = new Map<string, number>();
  readonly #intervals: NodeJS.Timeout[];
  #isClosed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.rooms.onEntry(({ room, entry }) => {
      const feeds = this.#feeds.get(room.room);
      if (!feeds) return;
      const line = lineOf(entry);
      for (const feed of feeds) feed.push(line);
    });
    const look = () => this.#look().catch((error: unknown) => deps.log.error({ err: error }, 'cannot read versions; the next round does'));
    this.#intervals = [
      setInterval(() => this.#signOfLife(), SIGN_OF_LIFE),
      ...(deps.store.sharedTables ? [setInterval(() => void look(), deps.lookEvery)] : []),
    ];
  }

  /** Whether anybody follows a room on this node. */
  follows(code: string): boolean {
    return this.#feeds.has(code);
  }

  /** How many rooms are followed now. */
  get size(): number {
    let all = 0;
    for (const open of this.#open.values()) all += open;
    return all;
  }

  /**
   * Writes the entries of a room after a version until the reader leaves or the server stops. Throws a refusal before it starts if an
   * address has too many.
   */
  async follow(code: string, since: number, address: string, begin: () => Writable): Promise<void> {
    const open = this.#open.get(address) ?? 0;
    if (this.#isClosed) throw new RefusalError(refusal('unavailable', say`The server is restarting.`));
    if (open >= MAX_FEEDS * this.#deps.limits.times)
      throw new RefusalError(refusal('rate-limited', say`Too many rooms are followed from your network.`));
    this.#open.set(address, open + 1);
    const feed = new Feed(begin(), since, (after, last) => this.#deps.store.entriesUpTo(code, after, last));
    const here = this.#feeds.get(code) ?? new Set();
    this.#feeds.set(code, here.add(feed));
    try {
      await feed.run();
    } finally {
      here.delete(feed);
      if (here.size === 0) this.#feeds.delete(code);
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    }
  }

  /** Ends all feeds properly, so that readers can continue at another node or later. */
  close(): void {
    this.#isClosed = true;
    for (const interval of this.#intervals) clearInterval(interval);
    for (const feeds of this.#feeds.values()) for (const feed of feeds) feed.end();
  }

  #signOfLife(): void {
    for (const feeds of this.#feeds.values()) for (const feed of feeds) feed.signOfLife();
  }

  /** Looks for entries that other nodes made in these rooms, in case a message was lost. */
  async #look(): Promise<void> {
    const { sharedTables } = this.#deps.store;
    if (!sharedTables || this.#feeds.size === 0) return;
    for (const [code, version] of await sharedTables.versions([...this.#feeds.keys()]))
      for (const feed of this.#feeds.get(code) ?? []) feed.hear(version);
  }
}

/** An entry as it is written, formatted once for all readers. */
interface Line {
  readonly version: number;
  readonly text: string;
}

function lineOf({ version, at, events }: Entry): Line {
  return { version, text: `${JSON.stringify({ version, at, events })}\n` };
}

/** One reader of one room. */
class Feed {
  readonly #reader: Writable;
  readonly #log: (after: number, last: number) => Promise<readonly Entry[]>;
  /** The version that was written last. */
  #version: number;
  #waiting: Line[] = [];
  /** True if entries are missing that the log has: at the start, all of them. */
  #isBehind = true;
  #isOver = false;
  #silent = 0;
  #wake = (): void => undefined;

  constructor(reader: Writable, since: number, log: (after: number, last: number) => Promise<readonly Entry[]>) {
    this.#reader = reader;
    this.#version = since;
    this.#log = log;
    reader.on('close', () => this.end());
    reader.on('drain', () => {
      this.#silent = 0;
      this.#wake();
    });
  }

  push(line: Line): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(line);
    else this.#isBehind = true;
    this.#wake();
  }

  /** The room has reached this version. */
  hear(version: number): void {
    if (version <= this.#version) return;
    this.#isBehind = true;
    this.#wake();
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  signOfLife(): void {
    if (!this.#reader.writableNeedDrain) this.#reader.write('\n');
    else if (++this.#silent >= MAX_SILENT_FEEDS) this.#reader.destroy();
  }

  async run(): Promise<void> {
    while (!this.#isOver) {
      if (this.#isBehind) {
        this.#isBehind = false;
        this.#waiting = [];
        const page = await this.#log(this.#version, this.#version + MAX_WAITING);
        for (const entry of page) await this.#write(lineOf(entry));
        this.#isBehind ||= page.length === MAX_WAITING;
      } else {
        const next = this.#waiting.shift();
        if (!next) await this.#woken();
        else if (next.version === this.#version + 1) await this.#write(next);
        else this.#isBehind = next.version > this.#version;
      }
    }
    if (!this.#reader.destroyed) this.#reader.end();
  }

  /** Resolves when the reader can take more. */
  async #write({ version, text }: Line): Promise<void> {
    if (this.#isOver) return;
    this.#version = version;
    this.#reader.write(text);
    while (!this.#isOver && this.#reader.writableNeedDrain) await this.#woken();
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
