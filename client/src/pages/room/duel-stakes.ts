import type { Stake } from '@nimhall/shared/room/duel';
import type { Room } from '@nimhall/shared/room/room';
import type { BySeat } from '@nimhall/shared/room/seat';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { fetchStakes } from '../../net/ratings.ts';

/** The stakes of the duel on the page, requested once for each of its games. */
export class DuelStakes implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #asked = '';
  #stakes: BySeat<Stake> | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#asked = '';
  }

  /** The stakes if known; null for other games, and before the server has answered. */
  of({ room, duel, status }: Room): BySeat<Stake> | null {
    if (!duel || duel.unrated || status !== 'playing') return null;
    const game = `${room} ${duel.game}`;
    if (game !== this.#asked) void this.#ask(room, game);
    return this.#stakes;
  }

  async #ask(room: string, game: string): Promise<void> {
    this.#asked = game;
    this.#stakes = null;
    const answer = await fetchStakes(room);
    if (!answer.ok || game !== this.#asked) return;
    this.#stakes = answer.value.stakes;
    this.#host.requestUpdate();
  }
}
