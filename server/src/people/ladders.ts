import { type Climbs, climbsFrom, climbsTogether } from '@nimhall/shared/ladder/climb';
import { say } from '@nimhall/shared/phrase';
import type { LaddersInfo } from '@nimhall/shared/protocol/ladders';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import type { Store } from '../store/store.ts';

/** How often somebody whose devices tell at once what they have is read again. */
const MOST_ATTEMPTS = 5;

/**
 * How far people are on the ladders. The games are played on their devices, so that they can be played without a connection, and what a device
 * says is believed: it moves no rating, and is shown to nobody else.
 */
export class Ladders {
  readonly #store: Pick<Store, 'ladders'>;

  constructor(store: Pick<Store, 'ladders'>) {
    this.#store = store;
  }

  async of(player: string): Promise<Climbs> {
    return readClimbs(await this.#store.ladders.of(player));
  }

  /**
   * Puts what a device has together with what is kept of a player. `from` is whose it was when that was last done: what somebody else has climbed, who
   * is still known or has asked to be forgotten, is not taken.
   */
  async keep({ id }: Player, climbs: Climbs, from: string = id): Promise<Result<LaddersInfo, Refusal>> {
    const { ladders } = this.#store;
    const taken = from === id || (await ladders.isLeft(from));
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = await ladders.of(id);
      const kept = readClimbs(before);
      const all = taken ? climbsTogether(kept, climbs) : kept;
      const after = JSON.stringify(all);
      const isThere = before === null ? Object.keys(all.of).length === 0 : before === after;
      if (isThere || (await ladders.put(id, after, before))) return ok({ player: id, ladders: all.of, taken });
    }
    return refuse('unavailable', say`Your devices are all saving ladders at once. Try again.`);
  }
}

function readClimbs(kept: string | null): Climbs {
  return climbsFrom(kept === null ? null : JSON.parse(kept));
}
