import { count, type Phrase, say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Store } from '../store/store.ts';

interface Deps {
  readonly store: Pick<Store, 'moderation'>;
  readonly now: () => number;
}

/** Whom the operator keeps from new games. What they play already goes on, so that nobody who plays them waits for nothing. */
export class Bars {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether a player may begin a game: open a room, sit down, be paired, challenge somebody, or play again. */
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
