import type { Player } from '@nimhall/shared/room/room';

/** Where nodes note which programs offer themselves, among the rooms that they tell one another of. No room has such a code. */
export const PROGRAMS_ROOM = ' programs';

/** Somebody who is connected to a room, and by which node. */
export interface ConnectedPlayer {
  readonly player: string;
  readonly node: string;
  /** How long that node has been silent, in milliseconds. */
  readonly silentFor: number;
}

/** A player's first connection on a node to a room came, the last one went, or their name changed. */
export interface VisitChange {
  readonly room: string;
  readonly player: Player;
  readonly there: boolean;
  /** Their address; null if it does not matter. */
  readonly address?: string | null;
}

/** People in a room: how many, and those who came first. */
export interface RoomAttendance {
  readonly count: number;
  readonly first: readonly Player[];
}

/** What the nodes at a store know of one another. */
export interface SharedTables {
  /** The newest version of each of these rooms that exists. */
  versions(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Records that a node is alive. False if it was unknown, and so nobody knows who is connected to it. */
  seen(node: string): Promise<boolean>;
  /** Every known node, and for how many milliseconds it has been silent. */
  nodes(): Promise<{ readonly node: string; readonly silentFor: number }[]>;
  /** Removes a node and its visitors. */
  forget(node: string): Promise<void>;
  /** Records who joined and left a node's rooms. */
  visits(node: string, changes: readonly VisitChange[]): Promise<void>;
  /** Which of these players are in a room, on any node. */
  visitors(room: string, players: readonly string[]): Promise<ConnectedPlayer[]>;
  /** Who is in a room on other nodes that were seen in the last `deadAfter` milliseconds; `first` has at most `limit`. */
  attendance(room: string, node: string, deadAfter: number, limit: number): Promise<RoomAttendance>;
  /** The addresses of these players who are in a room, on any node, if recorded. */
  addresses(room: string, players: readonly string[]): Promise<{ readonly player: string; readonly address: string }[]>;
  /** Rooms that a player is in, on any node. */
  roomsOf(player: string): Promise<string[]>;
  /** Who is in any room on one node. */
  visitorsAt(node: string): Promise<{ readonly room: string; readonly player: string }[]>;
  /** Runs a task that no other node runs at the same time under the same name. */
  exclusively<T>(name: string, task: () => Promise<T>): Promise<T>;
}
