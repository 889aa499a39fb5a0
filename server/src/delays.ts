/** How long silence lasts before something is done about it, and how often there is a sign of life, in milliseconds. */
const DELAYS = {
  /** How often the store is told that a node is alive. */
  beat: 1_000,
  /** Without a heartbeat for so long it may be an outage: nothing is decided on a running clock before the next one. */
  doubt: 2_000,
  /** And for so long it was one. */
  outage: 3_000,
  /** What players get on top of an outage, or of the death of their node, to find their way back. */
  gift: 5_000,
  /** A node that was not seen for so long may be dead: until that is clear, nobody who was connected to it loses on time. */
  doubtfulNode: 2_500,
  /** And for so long it is. */
  deadNode: 5_000,
  /** How long a player may be without a connection before it is noted: time enough to load a page again. */
  absence: 3_000,
  /** How often people are told the newest version of their room, in case they missed the last event. */
  beacon: 5_000,
  /** How long lists may be behind the log: what happens in a room meanwhile is written there, and told elsewhere, once. */
  lists: 800,
  /** How often the lobby looks for rooms that nobody told it of. */
  lobbyRefresh: 5_000,
  /** A connection that has sent too much for so long is cut. */
  flood: 10_000,
  /** And what counts as a break. */
  floodBreak: 1_000,
  /** How often a node looks for what the operator did. */
  heed: 2_000,
} as const;

export type Delays = Readonly<Record<keyof typeof DELAYS, number>>;

/** All of them at so many percent, so that they keep their order: what people get are 100, tests need not wait as long. */
export function delaysAt(percent: number): Delays {
  return Object.fromEntries(Object.entries(DELAYS).map(([name, delay]) => [name, (delay * percent) / 100])) as Delays;
}
