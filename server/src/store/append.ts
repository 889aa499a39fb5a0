import type { NewRank } from '@nimhall/shared/duel/ratings';
import type { Entry } from '@nimhall/shared/room/events';
import type { Listing, RoomSummary } from '@nimhall/shared/room/listing';
import type { Played } from '@nimhall/shared/room/played';
import type { DuelChange } from '../duels/queries.ts';
import type { LogEvent, Receipt } from './logged-entry.ts';

/** An entry to be added to the log of a room, or of a gathering under its key, with the derived rows written with it. */
export interface Append {
  readonly room: string;
  readonly entry: Entry<LogEvent>;
  /** Who gave the command and the id they gave it; null for commands without one. */
  readonly receipt: Receipt | null;
  /** How the room is found from now on; null if that is unchanged, or will be written by `relist`. */
  readonly index: RoomIndex | null;
  /** Games that it ends, for the lists of those who played them. */
  readonly played: readonly Played[];
  /** Its game in the lists of ongoing games from now on; null to remove it, absent if it is unchanged or will be written later. */
  readonly unfinished?: RoomSummary | null | undefined;
  /** What it does to the duel of its room. */
  readonly duel?: DuelChange | undefined;
  /** Ratings that it changes, where it ends a duel. */
  readonly rated?: readonly NewRank[];
}

/** A room at a version, for the lists that it is already in. */
export interface Relisted {
  readonly room: string;
  readonly version: number;
  /** The time of this version, in milliseconds since 1970. */
  readonly at: number;
  /** As in `RoomIndex`. */
  readonly alarmAt: number | null;
  /** Its game, if it is a correspondence game. */
  readonly unfinished: RoomSummary | null;
}

/** What finds a room without its code. */
export interface RoomIndex {
  /** When it next needs attention, in milliseconds since 1970. */
  readonly alarmAt: number | null;
  /** Null while it does not belong in the lobby. */
  readonly listing: Listing | null;
}
