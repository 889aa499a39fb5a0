import type { Percentiles } from '../client.ts';

/** The load generator's task. */
export interface LoadPlan {
  /** Connections are spread over these; with several, the two players of a room are on different ones. */
  readonly urls: readonly string[];
  readonly server: 'nimhall' | 'relay';
  /** Each with two players and this many watchers. */
  readonly rooms: number;
  readonly watchers: number;
  /** Null: every room plays its next move as soon as the last one is acknowledged and received. */
  readonly movesPerSecond: number | null;
  /** It is measured after so long and so many moves. */
  readonly warmUp: { readonly ms: number; readonly moves: number };
}

/** What a warm load generator is asked for: to play for so long, which it answers by `rests`, or for its result. */
export type LoadRequest = 'result' | { readonly playMs: number };

/** What was measured in all its turns; latencies in milliseconds. */
export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  readonly ack: Percentiles;
  /** From sending a move to the opponent's event, and to those of the watchers. */
  readonly event: Percentiles;
  readonly watched: Percentiles;
}
