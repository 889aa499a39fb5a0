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
   * - the room already has an entry of this version: somebody else was faster, and the caller folds again;
   * - the receipt was used before, in any room for a first entry and in this one for any other but a move: `created` and `received` tell. A move
   *   is made once without that, since its turn is over then, and to look up its receipt would cost more than to write it;
   * - it seats somebody who was forgotten: they are nobody any more;
   * - a rating that it changes is not the one by which it was worked out: another duel of theirs ended first;
   * - it begins a duel of somebody who plays one already;
   * - the entry before this one is not there: the room was forgotten, or put back from a backup, and the caller knows too much.
   */
  append(append: Append): Promise<boolean>;
  /**
   * Updates the lists of rooms, except for those that an `append` or another call has brought further. An `append` with an index counts as
   * up to date. Gives the codes of the others.
   */
  relist(rooms: readonly Relisted[]): Promise<string[]>;
  /** Codes of rooms in a place of the lobby, or keys of public tournaments, the newest first: `perHost` of each host at most, and `most` in all. */
  openRooms(place: LobbySection | TournamentPlace, bounds: { readonly most: number; readonly perHost: number }): Promise<string[]>;
  /** Finishes what is under way and closes. */
  close(): Promise<void>;
}
