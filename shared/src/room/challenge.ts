import { isChallenge, type RoomSummary } from './listing.ts';
import type { Room } from './room.ts';
import { summaryOf } from './summary.ts';

/** A challenge that can be accepted, as the challenged player sees it; null for any other room. */
export function challengeOf(room: Room): RoomSummary | null {
  return isChallenge(room) ? summaryOf(room) : null;
}
