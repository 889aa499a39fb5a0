import type { Player } from '@nimhall/shared/room/room';
import { relatedAs } from '../friends/queries.ts';
import { Learning } from '../learning/learning.ts';
import { Passkeys } from '../passkeys/passkeys.ts';
import { Identities } from '../people/identity.ts';
import { PlayerRatings } from '../ratings/player-ratings.ts';
import type { Store } from '../store/store.ts';

interface Deps {
  readonly store: Store;
  readonly now: () => number;
}

/**
 * Everything stored about a player except their games, as an object for JSON. `secret` is the credential of this request, if there is one.
 */
export async function exportAccount(player: Player, secret: string | null, { store, now }: Deps): Promise<object> {
  const [passkeys, tokens, ratings, relationships, vacations, pushes, learnt, guests, programs] = await Promise.all([
    new Passkeys(store, now).of(player),
    new Identities(store, now).tokensOf(player, secret),
    new PlayerRatings(store, now).of(player.id),
    store.relationships.of(player.id),
    store.vacations.of(player.id),
    store.pushes.of(player.id),
    new Learning({ store, now }).of(player.id),
    store.guests.offered(player.id),
    store.programs.of(player.id),
  ]);
  return {
    player,
    passkeys,
    tokens,
    ratings,
    friends: relatedAs('friend', relationships),
    blocked: relatedAs('blocked', relationships),
    vacations,
    pushes: pushes.map(({ endpoint }) => endpoint),
    learnt,
    guests,
    programs: programs.map(({ id, name, createdAt, games }) => ({ id, name, createdAt, games })),
  };
}
