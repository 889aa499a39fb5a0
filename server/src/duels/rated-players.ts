import { mayBeRated, mayMeetRated } from '@nimhall/shared/duel/candidate';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { OnlinePlayers } from '../rooms/online-players.ts';
import type { Store } from '../store/store.ts';
import type { KnownCandidate } from './queries.ts';

/** Whom duels may be rated for: only identities that are kept, or everybody. */
export type RatedFor = 'kept' | 'everybody';

interface Deps {
  readonly store: Pick<Store, 'duels'>;
  readonly onlinePlayers: Pick<OnlinePlayers, 'besides'>;
  readonly ratedFor: RatedFor;
  readonly now: () => number;
}

/** Who may play for a rating, and with whom. */
export class RatedPlayers {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether a player may be rated. */
  async may(player: string): Promise<Result<true, Refusal>> {
    const [candidate = null] = await this.#candidates([player]);
    return this.#may(candidate);
  }

  /** Those of others with whom a player may be rated now: nobody who is already in a duel. */
  async partners(player: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    if (others.length === 0) return new Set();
    const { store, onlinePlayers, now, ratedFor } = this.#deps;
    const candidates = await this.#candidates([player, ...others]);
    const own = candidates.find((each) => each.player === player);
    const [running, besides] = [await store.duels.running(others), await onlinePlayers.besides(player, others)];
    const fits = (other: KnownCandidate): boolean => {
      if (!own || other === own || running.has(other.player) || !this.#may(other).ok) return false;
      return ratedFor === 'everybody' || mayMeetRated(own, other, besides.has(other.player), now());
    };
    return new Set(candidates.filter(fits).map((other) => other.player));
  }

  /** Whether a match of these two changes ratings: both may be rated and may meet, and neither plays a duel now. */
  async mayMeet(one: string, other: string): Promise<boolean> {
    if (!(await this.may(one)).ok || (await this.running(one)) !== null) return false;
    return (await this.partners(one, [other])).has(other);
  }

  /** The room of the running duel of a player. */
  async running(player: string): Promise<string | null> {
    return (await this.#deps.store.duels.running([player])).get(player) ?? null;
  }

  async #candidates(players: readonly string[]): Promise<KnownCandidate[]> {
    return await this.#deps.store.duels.candidates(players, this.#deps.now());
  }

  #may(candidate: KnownCandidate | null): Result<true, Refusal> {
    const isWelcome = this.#deps.ratedFor === 'everybody' && candidate !== null && !candidate.barred;
    return isWelcome ? ok(true) : mayBeRated(candidate, this.#deps.now());
  }
}
