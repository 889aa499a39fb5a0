/** How long a silence lasts before the server reacts, and how often it gives signs of life, in milliseconds. */
const DELAYS = {
  /** How often the store is told that this node is alive. */
  beat: 1_000,
  /** After so long without a heartbeat there may be an outage: nothing is decided on a running clock before the next beat. */
  doubt: 2_000,
  /** After so long without a heartbeat it was an outage. */
  outage: 3_000,
  /** Extra time that players get after an outage, or after their node died, to find their way back. */
  extraTime: 5_000,
  /** After so long a node may be dead: until that is clear, nobody who was connected to it loses on time. */
  doubtfulNode: 2_500,
  /** After so long a node is dead. */
  deadNode: 5_000,
  /** How long a player may be disconnected before it is recorded: long enough to reload a page. */
  absence: 3_000,
  /** How often people are told the newest version of their room, in case they missed the last event. */
  beacon: 5_000,
  /** How long lists may be behind the log: all changes of a room in that time are written and announced once. */
  lists: 800,
  /** How often the lobby looks for rooms that it was not told about. */
  lobbyRefresh: 5_000,
  /** A connection that has sent too much for so long is closed. */
  flood: 10_000,
  /** A pause that ends such a period. */
  floodBreak: 1_000,
  /** How often a node looks for what the operator did. */
  moderationPoll: 2_000,
} as const;

export type Delays = Readonly<Record<keyof typeof DELAYS, number>>;

/** All delays scaled to this many percent, so that their order stays the same. Production uses 100; tests need not wait as long. */
export function delaysAt(percent: number): Delays {
  return Object.fromEntries(Object.entries(DELAYS).map(([name, delay]) => [name, (delay * percent) / 100])) as Delays;
}
