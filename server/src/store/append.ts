import type { NewRank } from '@nimhall/shared/duel/ratings';
import type { Entry } from '@nimhall/shared/room/events';
import type { Listing, RoomSummary } from '@nimhall/shared/room/listing';
import type { Played } from '@nimhall/shared/room/played';
import type { DuelChange } from '../duels/queries.ts';
import type { LogEvent, Receipt } from './logged-entry.ts';

/** An entry to be added to the log of a room, or of a gathering under its key, with what is kept beside it. */
export interface Append {
  readonly room: string;
  readonly entry: Entry<LogEvent>;
  /** Who gave the command and the id they gave it; null for commands without one. */
  readonly receipt: Receipt | null;
  /** How the room is to be found from now on; null where that stays as it is, or follows by `relist`. */
  readonly index: RoomIndex | null;
  /** Games that it ends, for the lists of those who played them. */
  readonly played: readonly Played[];
  /** How its game stands in the lists of unfinished ones from now on; null where it stands there no more, absent where that stays as it is, or follows. */
  readonly unfinished?: RoomSummary | null | undefined;
  /** What it does to the duel of its room. */
  readonly duel?: DuelChange | undefined;
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
