import type { LobbySection, TournamentPlace } from '@nimhall/shared/room/listing';
import type { Append, Relisted } from './append.ts';
import type { FeatureStores } from './feature-stores.ts';
import type { SharedTables } from './shared-tables.ts';

/**
 * Where rooms and identities are stored. The log of entries is the truth; everything else is derived from it, and written with it or soon
 * after. An implementation passes the contract suite in test/server/store.
 */
export interface Store extends FeatureStores {
  /** Null if this process alone writes to the store: then memory is never stale. */
  readonly sharedTables: SharedTables | null;
  /**
   * Adds an entry and makes it durable. False, and nothing written, when
   * - the room already has an entry of this version: another node was faster, and the caller reads the log again;
   * - the receipt was used before, in any room for a first entry and in this one for any other but a move: see `created` and `received`. Moves
   *   need no check, because each belongs to one turn, and looking up the receipt would cost more than writing it;
   * - it seats a player who was erased;
   * - a rating that it changes is no longer the one it was computed from: another duel of that player ended first;
   * - it begins a duel of a player who is already in one;
   * - the preceding entry is missing: the room was pruned or restored from a backup, and the caller’s copy is ahead.
   */
  append(append: Append): Promise<boolean>;
  /**
   * Updates the lists of rooms, except for those that an `append` or another call has brought further. An `append` with an index counts as
   * up to date. Gives the codes of the others.
   */
  relist(rooms: readonly Relisted[]): Promise<string[]>;
  /** Codes of rooms in a place of the lobby, or keys of public tournaments, the newest first: `perHost` of each host at most, and `most` in all. */
  openRooms(place: LobbySection | TournamentPlace, bounds: { readonly most: number; readonly perHost: number }): Promise<string[]>;
  /** Finishes pending work and closes. */
  close(): Promise<void>;
}
