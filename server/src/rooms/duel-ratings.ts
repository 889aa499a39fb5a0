import { duelResultOf, type NewRank, ranksAfter, ratedBy } from '@nimhall/shared/duel/ratings';
import type { Entry } from '@nimhall/shared/room/events';
import { type Room, seatedPlayers } from '@nimhall/shared/room/room';
import type { RatingStore } from '../store/ratings.ts';

/** An entry, and the ratings that it changes. */
interface RatedEntry {
  readonly entry: Entry;
  readonly rated: readonly NewRank[];
}

/**
 * The entry with what it does to the ratings, where it ends a duel; `room` is as it leaves it. Of one player no two duels end at the same time:
 * that is the order in which they are counted, here and by whoever reads the log. Whether the ratings are still those when it is written, the store sees to.
 */
export async function withRatings(ratings: RatingStore, room: Room, entry: Entry): Promise<RatedEntry> {
  const result = entry.events.some(({ kind }) => kind === 'ended') ? duelResultOf({ ...room, updatedAt: entry.at }) : null;
  if (!result) return { entry, rated: [] };
  const ranks = await ratings.of(seatedPlayers(room).map(({ id }) => id));
  const known = (player: string, scope: string) => ranks.find((rank) => rank.player === player && rank.scope === scope)?.standing ?? null;
  const at = Math.max(entry.at, ...ranks.map(({ standing }) => (standing.at ?? 0) + 1));
  const rated = ratedBy({ ...result, at }, known);
  return { entry: { ...entry, at, events: [...entry.events, { kind: 'rated', ...rated }] }, rated: ranksAfter(result, rated) };
}
