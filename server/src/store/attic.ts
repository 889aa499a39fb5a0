import type { Page } from './page.ts';

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

/** A room that has not been used for long, and when it was. */
export interface StaleRoom {
  readonly room: string;
  readonly usedAt: number;
}

/** What is to be forgotten when it is old. Each call is a short piece of work, so that it holds up no move. */
export interface Attic {
  /** True once in so many milliseconds, for whoever asks first: that node does the chore. */
  claim(chore: string, at: number, every: number): Promise<boolean>;
  /** The next rooms by code, as far as they are stale, nobody is there by any node, and no two have a game there that waits for them. */
  staleRooms(cutoffs: Cutoffs, after: string): Promise<Page<StaleRoom>>;
  /**
   * Forgets a room with its log and what was said in it, unless it was used since `usedAt` or is in use. A long one is
   * forgotten from its end in several calls; true while there is more to do.
   */
  forgetRoom(room: StaleRoom): Promise<boolean>;
  /** The next rooms by code in which only guests sat, as far as they were not used since this time, no game waits in them, and they are not put away. */
  oldRooms(before: number, after: string): Promise<Page<StaleRoom>>;
  /** Puts a room away, unless it was used since `usedAt` or nobody moved there: it takes little room then, and is read as before. Whether it was. */
  putAway(room: StaleRoom): Promise<boolean>;
  /** Forgets some of the oldest lines said before this time, and of the reports made before it; how many. */
  forgetLines(before: number): Promise<number>;
  /** Forgets those of the next players by id that are stale; their ids. */
  forgetPlayers(cutoffs: Cutoffs, after: string): Promise<Page<string>>;
}
