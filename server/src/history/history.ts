import { setImmediate as turn } from 'node:timers/promises';
import type { GameHistoryQuery } from '@nimhall/shared/protocol/commands';
import type { GameHistoryPage } from '@nimhall/shared/protocol/messages';
import { formatRecord } from '@nimhall/shared/room/game-record';
import { endingsIn, type PlayedGame } from '@nimhall/shared/room/played';
import { recordOf } from '@nimhall/shared/room/record';
import type { Player } from '@nimhall/shared/room/room';
import type { Tally, TrackRecord } from '@nimhall/shared/room/tally';
import type { Logger } from 'pino';
import { skeletonOf } from '../people/look-alikes.ts';
import { type LoggedEntry, UnreadableEntry } from '../store/logged-entry.ts';
import type { Page } from '../store/page.ts';
import type { Store } from '../store/store.ts';
import type { Reviews } from './reviews.ts';

/** Games on a page. */
const PAGE = 20;
/** Games that are read at once for an export. */
const WRITTEN_AT_ONCE = 100;

/** Games that people with an account have played. */
export class History {
  readonly #store: Store;
  readonly #reviews: Pick<Reviews, 'with'>;
  readonly #log: Logger;

  constructor(store: Store, reviews: Pick<Reviews, 'with'>, log: Logger) {
    this.#store = store;
    this.#reviews = reviews;
    this.#log = log;
  }

  /** Games of a player, the newest first; `listed`: only those of rooms that the lobby may list. */
  async page(player: string, { after, game, outcome }: GameHistoryQuery, listed = false): Promise<GameHistoryPage> {
    const question = { after: after ?? null, game: game ?? null, outcome: outcome ?? null, listed, most: PAGE };
    const { items, next } = await this.#store.played(player, question);
    return { games: await this.#reviews.with(items), more: next };
  }

  /** Who is kept by a name. */
  async accountNamed(name: string): Promise<Player | null> {
    return await this.#store.profiles.accountNamed(skeletonOf(name));
  }

  /** Since when a player is known. */
  async since(player: string): Promise<number | null> {
    return await this.#store.profiles.since(player);
  }

  /** What the newest games of a player came to. */
  async standing(player: string): Promise<TrackRecord> {
    return await this.#store.profiles.standing(player);
  }

  /** What the games of a player against another came to. */
  async between(player: string, opponent: string): Promise<Tally> {
    return await this.#store.profiles.between(player, opponent);
  }

  /** The records of all games of a player, the newest first, separated by empty lines. Yields to other work after each. */
  async *records(player: string): AsyncGenerator<string> {
    let [atHand, records]: [string, ReadonlyMap<number, string>] = ['', new Map()];
    let between = '';
    for await (const { room, version } of this.#gamesOf(player)) {
      if (atHand !== room) [atHand, records] = [room, await this.#recordsIn(room)];
      const record = records.get(version);
      if (record === undefined) continue;
      yield between + record;
      between = '\n';
      await turn();
    }
  }

  /** Everything stored about a player and their games (the newest first) as one JSON object; all fields but `games` are given. */
  async *data(player: string, known: object): AsyncGenerator<string> {
    yield `${JSON.stringify(known, null, 2).slice(0, -2)},\n  "games": [`;
    let between = '\n    ';
    for await (const game of this.#gamesOf(player)) {
      yield between + JSON.stringify(game);
      between = ',\n    ';
    }
    yield '\n  ]\n}\n';
  }

  async *#gamesOf(player: string): AsyncGenerator<PlayedGame> {
    const page = (after: string | null): Promise<Page<PlayedGame>> =>
      this.#store.played(player, { after, game: null, outcome: null, listed: false, most: WRITTEN_AT_ONCE });
    let { items, next } = await page(null);
    yield* items;
    while (next !== null) {
      ({ items, next } = await page(next));
      yield* items;
    }
  }

  /** The record of each game of a room by the version with which it ended, as far as its log can be understood. */
  async #recordsIn(code: string): Promise<ReadonlyMap<number, string>> {
    const records = new Map<number, string>();
    const log = await this.#logOf(code);
    try {
      for (const { room } of endingsIn(log)) records.set(room.version, formatRecord(recordOf(room)));
    } catch (error) {
      this.#tellOf(code, error);
    }
    return records;
  }

  async #logOf(code: string): Promise<readonly LoggedEntry[]> {
    try {
      return await this.#store.entries(code, 0);
    } catch (error) {
      if (!(error instanceof UnreadableEntry)) throw error;
      this.#tellOf(code, error);
      return [];
    }
  }

  #tellOf(room: string, error: unknown): void {
    this.#log.warn({ err: error, room }, 'some games of a room cannot be written down: its log cannot be understood');
  }
}
