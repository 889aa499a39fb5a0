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
  /** Elements to tap. */
  readonly objects: number;
  /** Marks where something was taken. */
  readonly gone: number;
  /** Squares that a piece left and reached, by their names. */
  readonly squares: readonly string[];
}

/** Something on a board that a finger can touch. */
interface Touchable {
  /** Its name. */
  readonly label: string;
  /** Whether it says that it can be tapped. */
  readonly isOpen: boolean;
}

/** The result of a tap on an object of a board, and of Play after it. */
export interface Tapped extends Touchable {
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
  /** Parts that are too small to tap, or covered by something else. */
  readonly targets: readonly string[];
}

/** The result of taps on what perfect play marks. */
export interface Followed {
  /** The winning moves that the taps made. */
  readonly made: readonly string[];
  /** Marked parts whose taps led to no winning move. */
  readonly stray: readonly string[];
}

/** What the page of the component tests provides, as `window.parts`. */
export interface Parts {
  showTable(placed: Placed): Promise<void>;
  /** Shows a table, and then the position after a move that the opponent made. */
  playOn(placed: Placed, move: string): Promise<Afterwards>;
  /** A table of rooms alone on the page; when called again, the same table with other rooms. */
  showRooms(rooms: readonly RoomSummary[]): Promise<void>;
  /**
   * A clock alone on the page, of a player with a minute whose time is charged from this many milliseconds from now.
   */
  showClock(chargedIn: number): Promise<void>;
  /** The information and actions for a player with a seat in a room, alone on the page. */
  showPlayer(room: Room, seat: Seat): Promise<void>;
  /** How many rows are changed when these rooms are shown instead. */
  countRedrawn(rooms: readonly RoomSummary[]): Promise<number>;
  readonly played: string[];
  /** Everything on the board of a table, in the order of drawing. */
  objectsOf(placed: Placed): Promise<Touchable[]>;
  /** Taps each object with one of these names, each time on a fresh board, and presses Play when it is offered. */
  tapEach(placed: Placed, labels: readonly string[]): Promise<Tapped[]>;
  /** Shows a table with these winning moves marked, and taps marks until none are left. */
  followMarks(placed: Placed, wins: readonly string[]): Promise<Followed>;
  /** What the board marks for a spectator, by name or by drawing. */
  watchedMarks(placed: Placed, wins: readonly string[]): Promise<readonly string[]>;
  untappable(placed: Placed, moves: readonly string[]): Promise<Untappable>;
}

declare global {
  interface Window {
    readonly parts: Parts;
  }
}
