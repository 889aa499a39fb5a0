/** What the load generator is asked to do. */
export interface LoadPlan {
  /** Connections are spread over these: the two players of a room are on different ones when there are several. */
  readonly urls: readonly string[];
  readonly server: 'nimhall' | 'relay';
  /** Each with two players and two watchers. */
  readonly rooms: number;
  /** Null: every room plays its next move as soon as the last one is acknowledged and seen. */
  readonly movesPerSecond: number | null;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** What it measured; latencies in milliseconds. */
export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  readonly ack: { readonly p50: number; readonly p99: number };
  readonly event: { readonly p50: number; readonly p99: number };
}
