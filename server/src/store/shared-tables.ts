import type { Player } from '@nimhall/shared/room/room';

/** Where nodes note which programs offer themselves, among the rooms that they tell one another of. No room has such a code. */
export const PROGRAMS_ROOM = ' programs';

/** Somebody who is connected to a room, and by which node. */
export interface Visitor {
  readonly player: string;
  readonly node: string;
  /** How long that node has not been seen, in milliseconds. */
  readonly silentFor: number;
}

/** Somebody's first connection of a node to a room has come, or the last one is gone, or their name is another. */
export interface VisitChange {
  readonly room: string;
  readonly player: Player;
  readonly there: boolean;
  /** Where they come from; null where that is of no concern. */
  readonly address?: string | null;
}

/** People in a room: how many, and those who came first. */
export interface Crowd {
  readonly count: number;
  readonly first: readonly Player[];
}

/** What nodes that share a store know of one another through it. */
export interface SharedTables {
  /** The newest version of each of these rooms that exists. */
  versions(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Notes that a node is alive. False when it was not known, and so nobody knows who is connected to it. */
  seen(node: string): Promise<boolean>;
  /** Every node that is known, and for how many milliseconds it has not been seen. */
  nodes(): Promise<{ readonly node: string; readonly silentFor: number }[]>;
  /** Forgets a node and its visitors. */
  forget(node: string): Promise<void>;
  /** Notes who came to a node's rooms and who left them. */
  visits(node: string, changes: readonly VisitChange[]): Promise<void>;
  /** Which of these players are in a room, by any node. */
  visitors(room: string, players: readonly string[]): Promise<Visitor[]>;
  /** Who is in a room by nodes other than this one that were seen in the last `deadAfter` milliseconds; `first` has at most `limit`. */
  crowd(room: string, node: string, deadAfter: number, limit: number): Promise<Crowd>;
  /** Where these players come from who are in a room, by any node, as far as it was noted. */
  addresses(room: string, players: readonly string[]): Promise<{ readonly player: string; readonly address: string }[]>;
  /** Rooms that a player is in, by any node. */
  roomsOf(player: string): Promise<string[]>;
  /** Who is in any room on one node. */
  visitorsAt(node: string): Promise<{ readonly room: string; readonly player: string }[]>;
  /** Does something that no other node does at the same time under the same name. */
  exclusively<T>(name: string, task: () => Promise<T>): Promise<T>;
}
