/** How many games came to what. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly undecided: number;
}

/** Those of one game, by the id of its family. */
export interface GameTally extends Tally {
  readonly game: string;
}

/** Those against one person; kept are those who have a page under their name. */
export interface Rival extends Tally {
  readonly name: string;
  /** Present for a program: the name of its owner, empty once they were forgotten. */
  readonly owner?: string;
  readonly kept: boolean;
}

/** A player's results in their newest games. */
export interface TrackRecord {
  /** By game, the ones played most first. */
  readonly games: readonly GameTally[];
  /** The people played with most, most first. */
  readonly rivals: readonly Rival[];
}
