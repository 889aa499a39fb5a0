import { isPlaced, type Rating, RISE, riseLeft, type Standing } from '../rating.ts';
import { LESSENED, type Lessened } from '../room/duel.ts';
import { type BySeat, bySeat, otherSeat, SEATS, type Seat } from '../room/seat.ts';

/** How long meetings of two players are remembered, in milliseconds. */
export const REMEMBERED = 30 * 24 * 3_600_000;
/** The share of a duel that counts for its winner if not both have moved. */
const UNPLAYED = 0.1;

/** Who met, and what matters of how it went for the weight of a duel. */
export interface Course {
  /** Games won by the player in each seat. */
  readonly score: BySeat<number>;
  /** Whether both moved in one of its games. */
  readonly played: boolean;
  /** Whether a person sits there; bots are none. */
  readonly isPerson: BySeat<boolean>;
  /** Duels of the same two in the time that is remembered. */
  readonly before: number;
}

/** How much of a duel counts for each of two, from 0 to 1, and why not all of it. */
export interface Shares {
  readonly of: BySeat<number>;
  readonly lessened: readonly Lessened[];
}

/**
 * How much of what Glicko makes of a duel counts. `known` is what was known of both, `whole` what a whole duel would lead to.
 *
 * - Between people a rating changes by `RISE.atOnce` points at most, and rises by no more than `riseLeft`: so in no hour does anybody lift a friend
 *   far, however strong and however many the friends are. The other one's change is cut by the same share, so that one gains what the other gives.
 * - The nth duel of the same two in a month counts 1/n.
 * - Where not both moved, who lost both games loses, and the other gains little.
 * - Bots lose to nobody on purpose. They place a newcomer in a few duels; after that a rating rises against them no faster than against people.
 */
export function sharesOf({ score, played, isPerson, before }: Course, known: BySeat<Standing>, whole: BySeat<Rating>): Shares {
  const areBothPeople = isPerson.first && isPerson.second;
  const again = areBothPeople ? 1 / (1 + before) : 1;
  const boundOf = (seat: Seat): number => {
    const isFree = !isPerson[seat] || (!areBothPeople && !isPlaced(known[seat]));
    return isFree ? 1 : bounded(known[seat], whole[seat].rating - known[seat].rating, areBothPeople);
  };
  const bounds = bySeat('first', boundOf('first'), boundOf('second'));
  const least = Math.min(bounds.first, bounds.second);
  const shareOf = (seat: Seat): number => {
    if (!isPerson[seat]) return 0;
    if (played) return Math.min(again, least);
    return Math.min(score[otherSeat(seat)] === 2 ? 1 : UNPLAYED * again, bounds[seat]);
  };
  const shares = bySeat('first', shareOf('first'), shareOf('second'));
  const why: Readonly<Record<Lessened, boolean>> = {
    unplayed: !played,
    again: again < 1,
    bounded: SEATS.some((seat) => isPerson[seat] && shares[seat] === bounds[seat] && bounds[seat] < 1),
  };
  return { of: shares, lessened: LESSENED.filter((reason) => why[reason]) };
}

/** The part of a rating change that a player may make. */
function bounded(known: Standing, change: number, mayFallLittle: boolean): number {
  const most = change > 0 ? riseLeft(known) : mayFallLittle ? RISE.atOnce : Number.POSITIVE_INFINITY;
  return change === 0 ? 1 : Math.min(1, most / Math.abs(change));
}

/** The rating after a share of a duel that would lead to `whole`. */
export function afterShare(known: Rating, whole: Rating, share: number): Rating {
  const part = (of: keyof Rating): number => known[of] + (whole[of] - known[of]) * share;
  return { rating: part('rating'), deviation: part('deviation'), volatility: part('volatility') };
}
