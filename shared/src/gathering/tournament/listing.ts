import type { Listing } from '../../room/listing.ts';
import type { Tournament } from './tournament.ts';

/** How a tournament is found without its code; null for one that only those find who have the link. */
export function listingOfTournament({ settings, status, host, openedAt, startedAt, endsAt }: Tournament): Listing | null {
  if (!settings.listed) return null;
  const isOver = status === 'over';
  // One that never started is not worth a place on the list.
  if (isOver && startedAt === null) return null;
  // Not by when it starts: what is announced for a far day would stand before everything else.
  const since = (isOver ? endsAt : startedAt) ?? openedAt;
  return { place: isOver ? 'tournament-over' : 'tournament', host, since, seeks: null };
}
