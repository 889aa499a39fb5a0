import type { Placed, RoomSummary } from './listing.ts';
import type { Room } from './room.ts';

/** Longest parameters and positions in a list, in characters altogether. */
const MAX_LISTED_LENGTH = 400;

/** What a board in a list is drawn from; nothing where that is long. */
export function boardFactsOf({ params, start, position }: Placed): Partial<Placed> {
  const isShort = JSON.stringify(params).length + start.length + position.length <= MAX_LISTED_LENGTH;
  return isShort ? { params, start, position } : {};
}

/** A room as the lobby lists it. */
export function summaryOf(whole: Room): RoomSummary {
  const { room, game, misere, status, turn, ply, seats, clock, since, updatedAt } = whole;
  return { room, game, misere, status, turn, ply, seats, clock, since, updatedAt, ...boardFactsOf(whole) };
}
