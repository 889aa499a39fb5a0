import type { NewRank } from '@nimhall/shared/duel/ratings';
import type { ChatLine } from '@nimhall/shared/room/chat';
import type { Entry } from '@nimhall/shared/room/events';
import type { Listing, Place, RoomSummary } from '@nimhall/shared/room/listing';
import type { Played, PlayedGame } from '@nimhall/shared/room/played';
import type { Attic } from './attic.ts';
import type { FeatureStores } from './feature-stores.ts';
import type { Forgetting } from './forgetting.ts';
import type { Outage } from './outages.ts';
import type { Page } from './page.ts';
import type { PlayedQuestion, Profiles, Reviews } from './played.ts';
import type { Ratings } from './ratings.ts';
import type { SharedTables } from './shared-tables.ts';

/** An entry to be added to a room's log, with what is kept beside it. */
export interface Append {
  readonly room: string;
  readonly entry: Entry;
  /** Who gave the command and the id they gave it; null for commands without one. */
  readonly receipt: Receipt | null;
  /** How the room is to be found from now on; null where that stays as it is, or follows by `relist`. */
  readonly index: RoomIndex | null;
  /** Games that it ends, for the lists of those who played them. */
  readonly played: readonly Played[];
  /** How its game stands in the lists of unfinished ones from now on; null where it stands there no more, absent where that stays as it is, or follows. */
  readonly unfinished?: RoomSummary | null | undefined;
  /** Ratings that it changes, where it ends a duel. */
  readonly rated?: readonly NewRank[];
}

/** A room as it stands after so many entries, for the lists in which it is already. */
export interface Relisted {
  readonly room: string;
  readonly version: number;
  /** When it came to this version, in milliseconds since 1970. */
  readonly at: number;
  /** As in `RoomIndex`. */
  readonly alarmAt: number | null;
  /** Its game, where it waits for both of its players. */
  readonly unfinished: RoomSummary | null;
}

/** By what a room is found without its code. */
export interface RoomIndex {
  /** When it next needs attention, in milliseconds since 1970. */
  readonly alarmAt: number | null;
  /** Null while it does not belong in the lobby. */
  readonly listing: Listing | null;
}

/** Names a command once and for all: the actor that gave it and the id it chose. */
export interface Receipt {
  readonly actor: string;
  readonly id: string;
}

/** Ids of quick pairing begin so, and no others: ids that clients choose have no control characters. Logs and indexes hold it. */
export const PAIRING = 'pair\u001f';

export interface LoggedEntry extends Entry {
  readonly receipt: Receipt | null;
}

/** An entry on the disk that is none: its room cannot be read, and others can. */
export class UnreadableEntry extends Error {}

/** Unfinished games that are listed at most, of those that wait for somebody and of those where they wait. */
export const MOST_UNFINISHED = 50;

/**
 * Where rooms and identities are kept. The log of entries is the truth; the rest is derived from it, and written with it or soon after.
 * An implementation passes the contract suite in test/server/store.
 */
export interface Store extends FeatureStores {
  /** Null for a store that this process alone writes to: then what is in memory is never behind it. */
  readonly sharedTables: SharedTables | null;
  /**
   * Adds an entry and makes it durable. False, and nothing written, when
   * - the room already has an entry of this version: somebody else was faster, and the caller folds again;
   * - the receipt was used before, in any room for a first entry and in this one for any other but a move: `created` and `received` tell. A move
   *   is made once without that, since its turn is over then, and to look up its receipt would cost more than to write it;
   * - it seats somebody who was forgotten: they are nobody any more;
   * - a rating that it changes is not the one by which it was worked out: another duel of theirs ended first;
   * - the entry before this one is not there: the room was forgotten, or put back from a backup, and the caller knows too much.
   */
  append(append: Append): Promise<boolean>;
  /**
   * Brings the lists in which rooms are up to date, those that an `append` or another call brought further already left alone. An `append` with
   * an index counts as up to date. Gives the codes of the others.
   */
  relist(rooms: readonly Relisted[]): Promise<string[]>;
  /** Codes of rooms with an alarm, or in lists of unfinished games, that have entries which those do not know of: a crash came between. */
  behind(): Promise<string[]>;
  /** The log of a room from version `since` + 1 on, in order; empty for an unknown room. Rejects with `UnreadableEntry` for one that is damaged. */
  entries(room: string, since: number): Promise<LoggedEntry[]>;
  /** The room that this actor created with this command id. */
  created(receipt: Receipt): Promise<string | null>;
  /** One entry of a room that is not packed away. */
  entry(room: string, version: number): Promise<LoggedEntry | null>;
  /** The entry of a room, after its first, that this receipt made, unless it is a move. An id that created a room may be used again inside it. */
  received(room: string, receipt: Receipt): Promise<LoggedEntry | null>;
  /** The room into which this command of quick pairing led its actor, by opening it or by sitting down there. */
  paired(receipt: Receipt): Promise<string | null>;
  /** Codes of rooms in a place of the lobby, the newest first: `perHost` of each host at most, and `most` in all. */
  openRooms(place: Place, bounds: { readonly most: number; readonly perHost: number }): Promise<string[]>;
  /** Codes of rooms in the lobby where one person waits to play what has this key, the one that has waited longest first. */
  soughtRooms(seeks: string, limit: number): Promise<string[]>;
  /** Codes of rooms whose alarm is due, the longest overdue first. */
  dueRooms(now: number, limit: number): Promise<string[]>;
  /** Puts off the alarm of a room that is due at `now` until another time. One that is not due stays as it is. */
  postpone(room: string, now: number, until: number): Promise<void>;
  /** Notes that a server was alive at this time, in milliseconds since 1970. */
  beat(at: number): Promise<void>;
  /** The last such note; null in a new store. */
  lastBeat(): Promise<number | null>;
  /** Notes an outage, once for each time that one began; forgets those of long ago. */
  noteOutage(outage: Outage): Promise<void>;
  /** The outages of late, the oldest first. */
  outages(): Promise<Outage[]>;
  /**
   * Names the log as it has grown since the last cold start. A log that was put back from a backup comes with another
   * epoch, so that who knows more than is in it starts over.
   */
  epoch(): Promise<string>;
  /** Begins a new epoch and gives its name. To be done when nothing else uses the store: of two nodes only the first. */
  renewEpoch(): Promise<string>;
  /** Adds to what was said in a room. False, and nothing added, when this person has said a line with this id there, or was forgotten. */
  addLine(room: string, line: ChatLine): Promise<boolean>;
  /** The last lines said in a room, the oldest first. */
  lines(room: string, limit: number): Promise<ChatLine[]>;
  /**
   * Games of a player that is kept, the newest first. A page may have fewer than are wanted, even none, and others after it: of those that
   * do not fit `GAMES_LOOKED_AT` are passed over at most.
   */
  played(player: string, question: PlayedQuestion): Promise<Page<PlayedGame>>;
  /**
   * Games of two players who are kept that wait for them, however long: `MOST_UNFINISHED` in which this player is to move and as many in which
   * the other one is, the nearest deadlines first, then those that moved last. No order between the two.
   */
  unfinished(player: string): Promise<RoomSummary[]>;
  readonly forgetting: Forgetting;
  readonly profiles: Profiles;
  readonly reviews: Reviews;
  readonly ratings: Ratings;
  /** Forgets what is old. */
  readonly attic: Attic;
  /** Throws when nothing can be written that would be found again: the store is away, full, read-only or deleted. */
  check(): Promise<void>;
  /** Finishes what is under way and closes. */
  close(): Promise<void>;
}
