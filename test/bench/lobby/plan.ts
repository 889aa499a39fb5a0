import type { Percentiles } from '../client.ts';

/** The load generator's task in a full hall. */
export interface LobbyPlan {
  readonly url: string;
  /** Prepared games, numbered from 0, whose players connect and play, and the moves each gets per second. */
  readonly games: number;
  readonly movesPerSecond: number;
  /** Moves already played in them. */
  readonly plies: number;
  /** People who watch the lobby. */
  readonly visitors: number;
  /** Programs that follow it over HTTP. */
  readonly followers: number;
  readonly measureMs: number;
}

/** The results; times in milliseconds. `visit` is that of one visitor or, without visitors, of one follower. */
export interface LobbyResult {
  readonly moves: number;
  readonly ack: Percentiles;
  /**
   * What the lobby sends to one visitor: rooms and bytes of the answer, then bytes per second. Null without visitors.
   */
  readonly visit: { readonly after: number; readonly rooms: number; readonly bytes: number; readonly bytesPerSecond: number } | null;
}
