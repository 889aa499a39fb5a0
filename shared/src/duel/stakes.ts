import type { Meetings, Stake } from '../room/duel.ts';
import { isDuelPositionLive } from '../room/duel-phase.ts';
import type { Room } from '../room/room.ts';
import { type BySeat, bySeat, type Seat } from '../room/seat.ts';
import { type KnownStanding, ratedBy } from './ratings.ts';

/** Games of a duel. */
const GAMES = 2;

/**
 * The stakes of a duel for a seated player in its family of games, if both move in one of the two games; null if nothing is at stake any
 * more. `at` is when it would end.
 */
export function stakesOf(room: Room, known: KnownStanding, met: readonly Meetings[], at: number): BySeat<Stake> | null {
  const { room: code, game, seats, score, duel } = room;
  if (!duel || !isDuelPositionLive(room)) return null;
  const left = GAMES - score.first - score.second;
  const changeOf = (seat: Seat, winner: Seat): number => {
    const outcome = { ...score, [winner]: score[winner] + left };
    const duelResult = { room: code, game, seats, score: outcome, at, played: true, rated: null, voided: false };
    const { before, after } = ratedBy(duelResult, known, met).family[seat];
    return after.rating - before.rating;
  };
  return bySeat(
    'first',
    { won: changeOf('first', 'first'), lost: changeOf('first', 'second') },
    { won: changeOf('second', 'second'), lost: changeOf('second', 'first') },
  );
}
