import {
  type DuelResult,
  duelResultOf,
  type KnownStanding,
  type NewRank,
  pairOf,
  pointsAfter,
  type Rank,
  ranksAfter,
  ratedBy,
} from '@nimhall/shared/duel/ratings';
import { REMEMBERED } from '@nimhall/shared/duel/share';
import { stakesOf } from '@nimhall/shared/duel/stakes';
import type { Stake } from '@nimhall/shared/room/duel';
import { isDuelPositionLive } from '@nimhall/shared/room/duel-phase';
import type { Entry, RoomEvent } from '@nimhall/shared/room/events';
import { type Room, seatedPlayers } from '@nimhall/shared/room/room';
import type { BySeat } from '@nimhall/shared/room/seat';
import type { DuelChange } from '../duels/queries.ts';
import type { Store } from '../store/store.ts';

/** An entry, with its changes to a duel and to ratings. */
interface RatedEntry {
  readonly entry: Entry;
  readonly duel?: DuelChange;
  readonly rated: readonly NewRank[];
}

/**
 * The entry with its changes to a duel, and to the ratings if it ends one; `room` is the room after it. Two duels of one player never end
 * at the same time, so they are counted in that order here and when the log is read. The store checks that the ratings have not changed
 * when it is written.
 */
export function withRatings(store: Pick<Store, 'ratings' | 'duels'>, room: Room, entry: Entry): RatedEntry | Promise<RatedEntry> {
  if (!room.duel || room.duel.unrated) return { entry, rated: [] };
  const has = (kind: RoomEvent['kind']): boolean => entry.events.some((event) => event.kind === kind);
  const result = has('ended') ? duelResultOf({ ...room, updatedAt: entry.at }) : null;
  if (result) return rate(store, result, room, entry);
  if (has('started')) {
    return { entry, rated: [], duel: { kind: 'begun', game: room.game, players: seatedPlayers(room).map(({ id }) => id) } };
  }
  if (has('voided')) return { entry, rated: [], duel: { kind: 'voided' } };
  const isGone = has('closed') || (has('ended') && room.result?.winner == null);
  return isGone ? { entry, rated: [], duel: { kind: 'gone' } } : { entry, rated: [] };
}

/** The stakes of a duel for a seated player; null if nothing is at stake. */
export async function stakesIn(store: Pick<Store, 'ratings' | 'duels'>, room: Room, now: number): Promise<BySeat<Stake> | null> {
  if (!room.duel || room.duel.unrated || !isDuelPositionLive(room)) return null;
  const pair = pairOf(room);
  const [{ known }, met] = await Promise.all([standingsIn(store, room), pair ? store.duels.meetings(pair, now - REMEMBERED) : []]);
  return stakesOf(room, known, met, now);
}

/** The standings of those who sit in a room. */
async function standingsIn(
  store: Pick<Store, 'ratings'>,
  room: Room,
): Promise<{ readonly ranks: readonly Rank[]; readonly known: KnownStanding }> {
  const ranks = await store.ratings.of(seatedPlayers(room).map(({ id }) => id));
  const known: KnownStanding = (player, scope) => ranks.find((rank) => rank.player === player && rank.scope === scope)?.standing ?? null;
  return { ranks, known };
}

async function rate(store: Pick<Store, 'ratings' | 'duels'>, result: DuelResult, room: Room, entry: Entry): Promise<RatedEntry> {
  const players = seatedPlayers(room).map(({ id }) => id);
  const { ranks, known } = await standingsIn(store, room);
  const at = Math.max(entry.at, ...ranks.map(({ standing }) => (standing.at ?? 0) + 1));
  const pair = pairOf(result);
  const rated = ratedBy({ ...result, at }, known, pair ? await store.duels.meetings(pair, at - REMEMBERED) : []);
  const opponents = players.map((player) => (result.played && pair?.find((other) => other !== player)) || null);
  const after = ranksAfter(result, rated);
  return {
    entry: { ...entry, at, events: [...entry.events, { kind: 'rated', ...rated }] },
    duel: { kind: 'ended', game: result.game, at, players, opponents, points: pointsAfter(result, after) },
    rated: after,
  };
}
