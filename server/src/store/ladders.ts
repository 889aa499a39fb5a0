/** How far people are on the ladders, as JSON. */
export interface Ladders {
  /** Null for nobody who has climbed. */
  of(player: string): Promise<string | null>;
  /** Keeps this of a player; false, and nothing kept, where something else than `before` is there by now, or the player is not. */
  put(player: string, climbed: string, before: string | null): Promise<boolean>;
  /** Whether nothing lets anybody in as this player, and they did not ask to be forgotten. */
  isLeft(player: string): Promise<boolean>;
}
