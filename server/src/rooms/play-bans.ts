import { count, type Phrase, say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Store } from '../store/store.ts';

interface Deps {
  readonly store: Pick<Store, 'moderation'>;
  readonly now: () => number;
}

/** Players whom the operator bars from new games. Their running games continue, so that no opponent is left waiting. */
export class PlayBans {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether a player may start a game: open a room, take a seat, be paired, send a challenge, or accept a rematch. */
  async mayBegin(player: string): Promise<Result<true, Refusal>> {
    const until = await this.#deps.store.moderation.barredUntil(player, 'play');
    const left = (until ?? 0) - this.#deps.now();
    return left > 0 ? refuse('barred', barredFor(left)) : ok(true);
  }
}

function barredFor(left: number): Phrase {
  const hours = Math.ceil(left / 3_600_000);
  if (hours <= 48) return count(hours, 'You can’t start a game for another hour.', 'You can’t start a game for another {0} hours.');
  const days = Math.ceil(hours / 24);
  if (days <= 3_650) return count(days, 'You can’t start a game for another day.', 'You can’t start a game for another {0} days.');
  return say`The site operator has barred you from playing.`;
}
