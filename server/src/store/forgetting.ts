/** Entries, lines or games from which a name is erased in one go, of each so many. */
export const ERASED_AT_ONCE = 100;

/** Lines that are looked at for where somebody said something lately. */
export const LINES_LOOKED_AT = 500;

/** Somebody who asked to be forgotten, and when, in milliseconds since 1970. */
export interface Forgotten {
  readonly player: string;
  readonly at: number;
}

/**
 * Whoever asks to be forgotten, and the erasing of their name wherever others see it. Their games stay, under their id alone, and the id is
 * nobody's any more: what they would still sit down with, or say, is refused.
 */
export interface Forgetting {
  /**
   * From now on nobody is this player: nothing proves it, their name is free, and it is noted that it is still to be erased. False for
   * nobody who is kept, and so also the second time.
   */
  begin(player: string, at: number): Promise<boolean>;
  /** Rooms in which they said something lately, and are named for it. */
  saidIn(player: string): Promise<string[]>;
  /** Erases their name from the next few entries, lines and lists of others, and their own list; true while there may be more. */
  erase(player: string): Promise<boolean>;
  /** Who is not done with, and who asked since then. */
  under(since: number): Promise<Forgotten[]>;
  /** Their name is nowhere any more. */
  finish(player: string): Promise<void>;
}
