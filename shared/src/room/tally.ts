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
  readonly kept: boolean;
}

/** How somebody stands, by their newest games. */
export interface TrackRecord {
  /** By game, the ones played most first. */
  readonly games: readonly GameTally[];
  /** The people played with most, most first. */
  readonly rivals: readonly Rival[];
}

/** Games that somebody won or lost, before it is said whether they are good at it. */
const FEWEST = 3;

/**
 * The games at which somebody does best and worst; null where too few were won or lost to say, or where they are equally good at all. A game
 * that was won three times of three says less than one won thirty times of thirty-one: a won and a lost one are added to each (Laplace's rule).
 */
export function bestAndWorst(games: readonly GameTally[]): { readonly best: GameTally | null; readonly worst: GameTally | null } {
  const told = games.filter(({ won, lost }) => won + lost >= FEWEST).sort((a, b) => rate(b) - rate(a));
  const [best, worst] = [told[0], told.at(-1)];
  return best && worst && rate(best) > rate(worst) ? { best, worst } : { best: null, worst: null };
}

function rate({ won, lost }: Tally): number {
  return (won + 1) / (won + lost + 2);
}
