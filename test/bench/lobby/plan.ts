import type { Percentiles } from '../client.ts';

/** What the load generator is asked to do in a hall that is full. */
export interface LobbyPlan {
  readonly url: string;
  /** Prepared games, from number 0 on, whose players come and play; and moves in each second of each of them. */
  readonly games: number;
  readonly movesPerSecond: number;
  /** Moves that were played in them before. */
  readonly plies: number;
  /** People who look at the lobby. */
  readonly visitors: number;
  /** Programs that follow it over HTTP. */
  readonly followers: number;
  readonly measureMs: number;
}

/** What it measured; times in milliseconds. `visit` is of one of those who look or, without them, of those who follow. */
export interface LobbyResult {
  readonly moves: number;
  readonly ack: Percentiles;
  /** What the lobby sends to one visitor: rooms and bytes of the answer, and bytes in each second afterwards. Null without visitors. */
  readonly visit: { readonly after: number; readonly rooms: number; readonly bytes: number; readonly bytesPerSecond: number } | null;
}
