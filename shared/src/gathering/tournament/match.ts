import type { Room } from '../../room/room.ts';
import { type BySeat, otherSeat, type Seat } from '../../room/seat.ts';
import type { MatchResult } from './tournament.ts';

/** The result of a match for the player in this seat. If neither won a game, because both were absent, both have lost. */
export function outcomeOf({ won }: Pick<MatchResult, 'won'>, seat: Seat): 'won' | 'drawn' | 'lost' {
  const [mine, theirs] = [won[seat], won[otherSeat(seat)]];
  if (mine === theirs) return mine > 0 ? 'drawn' : 'lost';
  return mine > theirs ? 'won' : 'lost';
}

/** Points for a match, but in an arena. */
export const MATCH_POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

/** A match that one of the two has forfeited. */
export function forfeitedBy(seat: Seat): MatchResult {
  return { won: { [seat]: 0, [otherSeat(seat)]: 2 } as unknown as BySeat<number>, ending: 'forfeit' };
}

/** A match to which neither came. */
export const FORFEITED_BY_BOTH: MatchResult = { won: { first: 0, second: 0 }, ending: 'forfeit' };

/** A match that could not be played, or was called off before somebody won a game. */
export const VOID_MATCH: MatchResult = { won: { first: 0, second: 0 }, ending: 'void' };

/** The result of the match in a room for its original first player; null while it goes on. A duel swaps the seats for its second game. */
export function matchIn(room: Pick<Room, 'duel' | 'status' | 'result' | 'score' | 'closed'>): MatchResult | null {
  const { duel, status, result, score, closed } = room;
  if (status !== 'over' || !result) return null;
  const isDone = duel?.game === 2 || result.winner === null || closed === true;
  if (!isDone) return null;
  const won = duel?.game === 2 ? { first: score.second, second: score.first } : score;
  return won.first + won.second === 0 ? VOID_MATCH : { won, ending: 'played' };
}

/** Whether the player whose turn it is has yet to make their first move of a match. */
export function awaitsFirstMove({ status, ply, duel }: Pick<Room, 'status' | 'ply' | 'duel'>): boolean {
  // In the second game it may still be their first move, where the other one resigned at once.
  return status === 'playing' && ply <= 1 && !(duel?.game === 2 && duel.played);
}

/**
 * The original seat of a player who has not made their first move of a match and had to do so before this time, in milliseconds since
 * 1970; null for nobody.
 */
export function absentIn(room: Pick<Room, 'status' | 'ply' | 'turn' | 'seats' | 'duel' | 'clock' | 'since'>, before: number): Seat | null {
  const { turn, seats, duel, clock, since } = room;
  if (!turn || !awaitsFirstMove(room) || seats[turn]?.kind !== 'human') return null;
  if ((clock?.since ?? since) >= before) return null;
  return duel?.game === 2 ? otherSeat(turn) : turn;
}
