import rate from 'glicko2-lite';

/** A player's strength by Glicko-2 (Glickman, Example of the Glicko-2 system, 2022). */
export interface Rating {
  /** 1500 for a new player. */
  readonly rating: number;
  /** How sure that is: in nineteen of twenty cases it is right up to twice as much. */
  readonly deviation: number;
  /** How much it is expected to change in a period of rest. */
  readonly volatility: number;
}

/** A rating with what it comes from. */
export interface Standing extends Rating {
  /** Duels that were counted. */
  readonly duels: number;
  /** Different people among those opposite, with whom both moved. */
  readonly opponents: number;
  /** By how many points it has risen of late: that bounds how far it may rise now (`riseLeft`). */
  readonly risen: number;
  /** When the last of them ended, in milliseconds since 1970; null before the first, and for a rating that is fixed. */
  readonly at: number | null;
}

/** A player's rating after a duel: a point of their curve. */
export interface RatedAt {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly rating: number;
}

/** Somebody of whom nothing is known. */
export const NEWCOMER: Standing = { rating: 1500, deviation: 350, volatility: 0.06, duels: 0, opponents: 0, risen: 0, at: null };

/** The scale of the paper: this many points are one of its units. */
const POINTS = 173.7178;
/** How much a volatility may change; the paper tries 0.3 to 1.2. */
const SYSTEM = { tau: 0.5 };
/** In milliseconds. A player who rests for a year goes from ±50 to ±110, and is as good as unknown after a dozen years. */
const PERIOD = 4 * 24 * 3_600_000;

/** A leaderboard shows players who have met this many people and whose rating is so certain. */
export const SETTLED = { opponents: 10, deviation: 110 } as const;

/** Points by which a rating may rise at once, and then in an hour: together what it may rise in any one hour. */
export const RISE = { atOnce: 60, anHour: 30 } as const;
const HOUR = 3_600_000;

/**
 * The rating at a later time, in milliseconds since 1970: it becomes less certain for each period of rest, by step 6 of the paper, and may
 * rise again.
 */
export function rested<Known extends Standing>(standing: Known, now: number): Known {
  if (standing.at === null) return standing;
  const periods = Math.max(0, now - standing.at) / PERIOD;
  const deviation = Math.hypot(standing.deviation, Math.sqrt(periods) * standing.volatility * POINTS);
  const risen = Math.max(0, standing.risen - (Math.max(0, now - standing.at) / HOUR) * RISE.anHour);
  return { ...standing, deviation: Math.min(NEWCOMER.deviation, deviation), risen };
}

/** Points by which a rating may still rise now. */
export function riseLeft({ risen }: Standing): number {
  return Math.max(0, RISE.atOnce - risen);
}

/** A game against an opponent, with their rating before it. */
export interface RatedGame {
  readonly opponent: Rating;
  /** 1 for a win, 0 for a loss. */
  readonly score: 0 | 1;
}

/** After games that are counted together: what the paper calls a rating period. */
export function ratedAfter(own: Rating, games: readonly RatedGame[]): Rating {
  const played = games.map(({ opponent, score }): [number, number, number] => [opponent.rating, opponent.deviation, score]);
  const { rating, rd, vol } = rate(own.rating, own.deviation, own.volatility, played, SYSTEM);
  return { rating, deviation: Math.min(NEWCOMER.deviation, rd), volatility: vol };
}

/** Whether two may meet in a duel: neither is clearly stronger. The range grows with the wait in seconds. */
export function isNear(one: Rating, other: Rating, waited: number): boolean {
  return Math.abs(one.rating - other.rating) <= one.deviation + other.deviation + CHOOSY_FOR * Math.max(0, waited);
}

/** Points by which the range grows in every second. */
const CHOOSY_FOR = 10;

/** Whether a rating is more than a first guess. */
export function isPlaced({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation <= SETTLED.deviation;
}

/** Whether a rating is certain enough for a leaderboard. */
export function isSettled({ opponents, deviation }: Standing): boolean {
  return opponents >= SETTLED.opponents && isPlaced({ deviation });
}

/** "1640 ± 90": how people read a rating, never broken into two lines. */
export function ratingText({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): string {
  return deviation === 0 ? `${Math.round(rating)}` : `${Math.round(rating)}\u00a0±\u00a0${Math.round(deviation)}`;
}
