import type { ChatLine } from '@nimhall/shared/room/chat';
import type { Entry } from '@nimhall/shared/room/events';
import type { Listing, Place } from '@nimhall/shared/room/listing';
import type { Outcome, Played, PlayedGame } from '@nimhall/shared/room/played';
import type { Player } from '@nimhall/shared/room/room';

/** An entry to be added to a room's log, with what is kept beside it. */
export interface Append {
  readonly room: string;
  readonly entry: Entry;
  /** Who gave the command and the id they gave it; null for commands without one. */
  readonly receipt: Receipt | null;
  /** How the room is to be found from now on; null when that did not change with this entry. */
  readonly index: RoomIndex | null;
  /** Games that it ends, for the lists of those who played them. */
  readonly played: readonly Played[];
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

/** A time in which nobody could move, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** How long outages are remembered, in milliseconds: a clock may have run all that time. */
export const OUTAGES_KEPT = 14 * 24 * 3_600_000;

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
  /** Rooms that a player is in, by any node. */
  roomsOf(player: string): Promise<string[]>;
  /** Who is in any room on one node. */
  visitorsAt(node: string): Promise<{ readonly room: string; readonly player: string }[]>;
  /** Does something that no other node does at the same time under the same name. */
  exclusively<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** How exactly it is noted when a player was seen, in milliseconds. */
export const SEEN_EVERY = 24 * 3_600_000;

/** Times in milliseconds since 1970: what was not used since then may be forgotten. 0 forgets nothing. */
export interface Cutoffs {
  /** For rooms in which somebody moved, and for players who sat down or have a passkey. */
  readonly games: number;
  /** For rooms in which nobody moved, and for all other players. */
  readonly guests: number;
}

/** Rooms, or players, that are looked at in one go. */
export const LOOKED_AT = 100;
/** Entries, or lines, that are forgotten in one go. */
export const FORGOTTEN_AT_ONCE = 200;

/** A part of a list that is read in steps; the next part comes after `next`, which is null at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** Games that are looked at in one go. */
export const GAMES_LOOKED_AT = 500;

/** Which part of somebody's games is wanted. */
export interface PlayedQuestion {
  /** `next` of the page before; null for the newest. */
  readonly after: string | null;
  /** Only games of this family, or that came to this; all where it is null. */
  readonly game: string | null;
  readonly outcome: Outcome | null;
  /** Games on a page at most. */
  readonly most: number;
}

/** What shows who somebody is: the cookie of a browser, or the token of a program. */
export type SecretKind = 'browser' | 'program';

/** A secret as it is kept: by its SHA-256. */
export interface NewSecret {
  readonly hash: Buffer;
  readonly kind: SecretKind;
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface KeptSecret extends Omit<NewSecret, 'at'> {
  readonly createdAt: number;
  /** When it was last shown, to the day. */
  readonly usedAt: number;
}

/** Secrets that somebody has at most: of more those go that were not shown for longest. */
export const MOST_SECRETS = 50;

/** By what people are known, and how they bring another device along. */
export interface Secrets {
  /** Gives a player who is kept another one; false where there is no such player. */
  add(player: string, secret: NewSecret): Promise<boolean>;
  /** Those of a player, the newest first. */
  of(player: string): Promise<KeptSecret[]>;
  rename(player: string, hash: Buffer, name: string): Promise<void>;
  remove(player: string, hash: Buffer): Promise<void>;
  /** Removes all of a player but this one. */
  removeOthers(player: string, hash: Buffer): Promise<void>;
  /** Whoever shows this code (by its hash) until then is this player. The code before it holds no longer. */
  invite(player: string, code: Buffer, until: number): Promise<void>;
  /** Makes the secret one of the player's who invited by this code, and the code void; null for a code that does not hold at `secret.at`. */
  accept(code: Buffer, secret: NewSecret): Promise<Player | null>;
}

/** Passkeys that somebody has at most. */
export const MOST_PASSKEYS = 20;

/** A passkey as it is kept: what proves that a device holds it, and nothing that lets anybody in. */
export interface NewPasskey {
  /** That of the credential, as WebAuthn writes it. */
  readonly id: string;
  /** COSE. */
  readonly publicKey: Buffer;
  /** How often it signed, as far as it counts. */
  readonly counter: number;
  /** How a device may reach it, as its browser said. */
  readonly transports: readonly string[];
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface KeptPasskey extends Omit<NewPasskey, 'at'> {
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Passkeys, by which players are kept, and the challenges that prove them. */
export interface Passkeys {
  /**
   * Keeps a player by one more passkey, and by their name, which looks so. False where there is no player of this name, where somebody else
   * is kept by one that looks so, where they have `MOST_PASSKEYS`, and for a passkey that is somebody's.
   */
  add(player: Player, looks: string, passkey: NewPasskey): Promise<boolean>;
  /** Who is kept by a name that looks so. */
  holder(looks: string): Promise<string | null>;
  /** Those of a player, the newest first. */
  of(player: string): Promise<KeptPasskey[]>;
  /** A passkey by its id, and whose it is. */
  find(id: string): Promise<{ readonly passkey: KeptPasskey; readonly player: Player } | null>;
  /** Notes that it was shown. */
  use(id: string, counter: number, at: number): Promise<void>;
  rename(player: string, id: string, name: string): Promise<void>;
  /** With their last one a player is kept by their name no more. */
  remove(player: string, id: string): Promise<void>;
  /** Keeps a challenge (by its hash) until then, for this player, or for whoever shows a passkey; forgets those of before `now`. */
  challenge(hash: Buffer, player: string | null, until: number, now: number): Promise<void>;
  /** Whether this was a challenge for them that holds at `now`; from now on it does not. */
  redeem(hash: Buffer, player: string | null, now: number): Promise<boolean>;
}

/** A room that has not been used for long, and when it was. */
export interface StaleRoom {
  readonly room: string;
  readonly usedAt: number;
}

/** What is to be forgotten when it is old. Each call is a short piece of work, so that it holds up no move. */
export interface Attic {
  /** True once in so many milliseconds, for whoever asks first: that node does the chore. */
  claim(chore: string, at: number, every: number): Promise<boolean>;
  /** The next rooms by code, as far as they are stale and nobody is there by any node. */
  staleRooms(cutoffs: Cutoffs, after: string): Promise<Page<StaleRoom>>;
  /**
   * Forgets a room with its log and what was said in it, unless it was used since `usedAt` or is in use. A long one is
   * forgotten from its end in several calls; true while there is more to do.
   */
  forgetRoom(room: StaleRoom): Promise<boolean>;
  /** Forgets some of the oldest lines said before this time; how many. */
  forgetLines(before: number): Promise<number>;
  /** Forgets those of the next players by id that are stale; their ids. */
  forgetPlayers(cutoffs: Cutoffs, after: string): Promise<Page<string>>;
}

/**
 * Where rooms and identities are kept. The log of entries is the truth; the rest is derived from it and written with it.
 * An implementation passes the contract suite in test/server/store.
 */
export interface Store {
  /** Null for a store that this process alone writes to: then what is in memory is never behind it. */
  readonly sharedTables: SharedTables | null;
  /**
   * Adds an entry and makes it durable. False, and nothing written, when
   * - the room already has an entry of this version: somebody else was faster, and the caller folds again;
   * - the receipt was used before, in any room for a first entry and in this one for any other: `created` and `received` tell;
   * - the entry before this one is not there: the room was forgotten, or put back from a backup, and the caller knows too much.
   */
  append(append: Append): Promise<boolean>;
  /** The log of a room from version `since` + 1 on, in order; empty for an unknown room. Rejects with `UnreadableEntry` for one that is damaged. */
  entries(room: string, since: number): Promise<LoggedEntry[]>;
  /** The room that this actor created with this command id. */
  created(receipt: Receipt): Promise<string | null>;
  /** The entry of a room, after its first, that this receipt made. An id that created a room may be used again inside it. */
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
  /** Adds to what was said in a room. False, and nothing added, when this person has said a line with this id there. */
  addLine(room: string, line: ChatLine): Promise<boolean>;
  /** The last lines said in a room, the oldest first. */
  lines(room: string, limit: number): Promise<ChatLine[]>;
  /** Keeps a player, with a first secret. */
  addPlayer(player: Player, secretHash: Buffer, at: number, kind?: SecretKind): Promise<void>;
  /** Whose secret this is. That they were here is noted, to the day. */
  findPlayer(secretHash: Buffer, at: number): Promise<Player | null>;
  /** False, and nothing changed, where somebody else is kept by a name that looks like this one. */
  renamePlayer(id: string, name: string, looks: string): Promise<boolean>;
  /**
   * Games of a player that is kept, the newest first. A page may have fewer than are wanted, even none, and others after it: of those that
   * do not fit `GAMES_LOOKED_AT` are passed over at most.
   */
  played(player: string, question: PlayedQuestion): Promise<Page<PlayedGame>>;
  readonly secrets: Secrets;
  readonly passkeys: Passkeys;
  /** Forgets what is old. */
  readonly attic: Attic;
  /** Throws when nothing can be written that would be found again: the store is away, full, read-only or deleted. */
  check(): Promise<void>;
  /** Finishes what is under way and closes. */
  close(): Promise<void>;
}
