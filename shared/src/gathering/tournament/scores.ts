import { otherSeat, SEATS } from '../../room/seat.ts';
import { MATCH_POINTS, outcomeOf } from './match.ts';
import type { Tournament } from './tournament.ts';

/** A match as one of the two has it. Without an opponent it is a bye. */
export interface Scored {
  readonly round: number;
  readonly board: number | null;
  readonly opponent: number | null;
  readonly points: number;
  /** Games won and lost in it. */
  readonly won: number;
  readonly lost: number;
  /** Whether both came. */
  readonly isPlayed: boolean;
}

/** What each entrant has scored in these rounds, by number, as far as it is known. */
export function scoresOf({ entrants, rounds, settings }: Pick<Tournament, 'entrants' | 'rounds' | 'settings'>): Scored[][] {
  const scores = entrants.map((): Scored[] => []);
  // In a round robin everybody has as many byes.
  const bonus = settings.form === 'round-robin' ? 0 : MATCH_POINTS.won;
  for (const [at, { boards, byes }] of rounds.entries()) {
    const round = at + 1;
    for (const bye of byes) {
      scores[bye]?.push({ round, board: null, opponent: null, points: bonus, won: 0, lost: 0, isPlayed: false });
    }
    for (const [board, { seats, result }] of boards.entries()) {
      if (!result) continue;
      for (const seat of SEATS) {
        const other = otherSeat(seat);
        scores[seats[seat]]?.push({
          round,
          board,
          opponent: seats[other],
          points: MATCH_POINTS[outcomeOf(result, seat)],
          won: result.won[seat],
          lost: result.won[other],
          isPlayed: result.ending === 'played',
        });
      }
    }
  }
  return scores;
}
