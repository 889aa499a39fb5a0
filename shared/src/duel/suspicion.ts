import { BOT_LEVELS } from '../bot/levels.ts';
import { botRating } from './bots.ts';
import type { HardPlay } from './hard-play.ts';

/** The latest hard decisions of a player that are examined. */
export const DECISIONS_COUNTED = 100;
/** A fair player is marked at most once in this many examinations. */
export const FALSE_POSITIVE_RATE = 10_000;

/**
 * How often a player without knowledge finds the winning move of a hard decision, and how often people do at best: bots are measured
 * against both.
 */
const BY_CHANCE = 0.15;
const AT_BEST = 0.9;

/** A player who found winning moves more often than a fair player would: for a person to look at, and no proof. */
export interface Suspicion {
  readonly player: string;
  /** Hard decisions of late, those in which the winning move was found, and in how many a fair player of this rating finds it. */
  readonly hard: number;
  readonly found: number;
  readonly expected: number;
  /** How likely a fair player finds as many. */
  readonly chance: number;
  /** The duels in which that was, the newest first. */
  readonly plays: readonly HardPlay[];
}

/**
 * How often a fair player of a rating in a family of games finds the winning move of a hard decision: as often as a bot of that rating there,
 * between two bots in proportion, and nine times in ten at best, also by those who are rated as high as perfect play is.
 */
export function fairShare(rating: number, game: string): number {
  const points = BOT_LEVELS.map(({ id, perfect }) => ({ at: botRating(id, game), share: perfect + (1 - perfect) * BY_CHANCE }));
  const upper = points.findIndex(({ at }) => at >= rating);
  const [below, above] = [points[upper - 1], points[upper]];
  if (!above) return AT_BEST;
  if (!below) return above.share;
  const share = below.share + ((above.share - below.share) * (rating - below.at)) / (above.at - below.at);
  return Math.min(AT_BEST, share);
}

/**
 * The mark of one player by their duels, in any order; null if a fair player may play as well. It looks at the latest duels with `DECISIONS_COUNTED`
 * hard decisions together, and asks how likely it is to find as many winning moves or more, each by its `fairShare`. A chance of 1 in
 * `FALSE_POSITIVE_RATE` or less gives a mark, so at most one in this many fair players is marked.
 */
export function suspicionOf(player: string, plays: readonly HardPlay[]): Suspicion | null {
  const last = lastOf(plays.filter((play) => play.player === player && play.hard > 0));
  const shares = last.flatMap((play) => Array<number>(play.hard).fill(fairShare(play.rating, play.game)));
  const found = last.reduce((sum, play) => sum + play.found, 0);
  const chance = poissonBinomialTail(found, shares);
  if (chance * FALSE_POSITIVE_RATE > 1) return null;
  const expected = shares.reduce((sum, share) => sum + share, 0);
  return { player, hard: shares.length, found, expected, chance, plays: last };
}

/** The last duels that have `DECISIONS_COUNTED` hard decisions together, the newest first. */
function lastOf(plays: readonly HardPlay[]): HardPlay[] {
  const last: HardPlay[] = [];
  let hard = 0;
  for (const play of plays.toSorted((a, b) => b.at - a.at)) {
    hard += play.hard;
    if (hard > DECISIONS_COUNTED) break;
    last.push(play);
  }
  return last;
}

/** How likely at least this many of these events are, each with its own chance (the Poisson binomial distribution). */
export function poissonBinomialTail(least: number, chances: readonly number[]): number {
  let exactly = [1];
  for (const chance of chances) {
    exactly = [...exactly, 0].map((without, count) => without * (1 - chance) + (exactly[count - 1] ?? 0) * chance);
  }
  return exactly.slice(least).reduce((sum, each) => sum + each, 0);
}
