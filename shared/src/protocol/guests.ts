/** What a player did as a guest before they signed in, and may keep. */
export interface OfferedGuest {
  readonly id: string;
  readonly name: string;
  /** Games that are over. */
  readonly games: number;
  readonly hasLearnt: boolean;
}
