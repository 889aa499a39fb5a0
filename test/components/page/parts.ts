import type { RoomSummary } from '@nimhall/shared/room/listing';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';

/** A position of a game. */
export interface Placed {
  readonly game: string;
  readonly params?: unknown;
  readonly position: string;
}

/** What a board shows after a move. */
export interface Afterwards {
  /** Things to be tapped. */
  readonly objects: number;
  /** Marks where something was taken. */
  readonly gone: number;
  /** Squares that a piece left and came to, as they are called. */
  readonly squares: readonly string[];
}

/** What became of a tap on an object of a board, and of Play after it. */
export interface Tapped {
  /** What the object is called. */
  readonly label: string;
  /** Whether the object said that it can be tapped. */
  readonly isOpen: boolean;
  /** The move that the tap meant. */
  readonly selected: string | null;
  /** What the table said about it. */
  readonly words: string;
  /** The move that was played. */
  readonly played: string | null;
}

/** What a finger cannot do on a board. */
export interface Untappable {
  /** Moves that no taps choose. */
  readonly moves: readonly string[];
  /** What is too small to be tapped, or covered by something else. */
  readonly targets: readonly string[];
}

/** What becomes of taps on what perfect play marks. */
export interface Followed {
  /** The winning moves that were chosen by them. */
  readonly made: readonly string[];
  /** Things that were marked, and whose taps led to no winning move. */
  readonly stray: readonly string[];
}

/** What the page of the component tests does for them, as `window.parts`. */
export interface Parts {
  showTable(placed: Placed): Promise<void>;
  /** Shows a table, and then the position after a move that somebody made there. */
  playOn(placed: Placed, move: string): Promise<Afterwards>;
  /** A table of rooms alone on the page; called again, the same table with other rooms. */
  showRooms(rooms: readonly RoomSummary[]): Promise<void>;
  /** A clock alone on the page, of a player with a minute who is charged from so many milliseconds from now on. */
  showClock(chargedIn: number): Promise<void>;
  /** What whoever holds a seat of a room has to know and may do, alone on the page. */
  showPlayer(room: Room, seat: Seat): Promise<void>;
  /** How many rows are touched when these rooms are shown instead. */
  countRedrawn(rooms: readonly RoomSummary[]): Promise<number>;
  readonly played: string[];
  tapEverything(placed: Placed): Promise<Tapped[]>;
  /** Shows a table with these winning moves marked, and taps on what is marked until nothing more is. */
  followMarks(placed: Placed, wins: readonly string[]): Promise<Followed>;
  /** What the board marks for somebody who only watches, by what it is called or drawn as. */
  watchedMarks(placed: Placed, wins: readonly string[]): Promise<readonly string[]>;
  untappable(placed: Placed, moves: readonly string[]): Promise<Untappable>;
}

declare global {
  interface Window {
    readonly parts: Parts;
  }
}
