import type { Writable } from 'node:stream';
import { Feed, type Line } from './feed.ts';
import { type Lobby, type LobbyChanges, MAX_ROOMS_PER_UPDATE } from './lobby.ts';
import type { OpenFeeds } from './open-feeds.ts';

interface Deps {
  readonly lobby: Pick<Lobby, 'all'>;
  readonly openFeeds: OpenFeeds;
}

/**
 * Readers that follow the lobby over HTTP: all listed rooms, and then what changes. They share every line, so that a thousand of them take
 * little more memory than one. A slow reader gets all rooms again instead of what it has missed.
 */
export class LobbyFeeds {
  readonly #deps: Deps;
  readonly #feeds = new Set<Feed>();
  /** The number of changes that this node has sent. */
  #version = 0;
  /** All rooms as lines; null until somebody asks again after a change. */
  #whole: readonly Line[] | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Writes the lobby and its changes until the reader leaves or the server stops. Throws a refusal before it starts if an address has too many. */
  async follow(address: string, begin: () => Writable): Promise<void> {
    const begun = () => {
      const feed = new Feed(begin(), -1, async () => this.#wholeLobby());
      this.#feeds.add(feed);
      return feed;
    };
    await this.#deps.openFeeds.run(address, begun, (feed) => void this.#feeds.delete(feed));
  }

  /** Tells all readers what has changed. */
  tell({ changed, gone }: LobbyChanges): void {
    this.#version++;
    this.#whole = null;
    if (this.#feeds.size === 0) return;
    const line = { version: this.#version, text: `${JSON.stringify({ changed, gone })}\n` };
    for (const feed of this.#feeds) feed.push(line);
  }

  /** A few rooms in each line; the first one says that the list begins again. */
  #wholeLobby(): readonly Line[] {
    if (this.#whole) return this.#whole;
    const rooms = this.#deps.lobby.all();
    const lines: Line[] = [];
    for (let at = 0; at === 0 || at < rooms.length; at += MAX_ROOMS_PER_UPDATE) {
      const line = { ...(at === 0 && { fresh: true }), changed: rooms.slice(at, at + MAX_ROOMS_PER_UPDATE), gone: [] };
      lines.push({ version: this.#version, text: `${JSON.stringify(line)}\n` });
    }
    this.#whole = lines;
    return lines;
  }
}
