import type { RoomSummary } from '@nimhall/shared/room/listing';
import { Store } from '../reactive/store.ts';

/** Games that wait for us or for the other player, or to which we are challenged, in no order; null until the server has told them. */
export class WaitingGames extends Store<readonly RoomSummary[] | null> {
  /** Another number each time that what is known may be old. */
  readonly doubts = new Store(0);

  constructor() {
    super(null);
  }

  /** Something may have happened that nobody was told. */
  doubt(): void {
    this.doubts.set(this.doubts.value + 1);
  }

  /** How a game stands now; null where it waits no more. What is older than what is known changes nothing. */
  put(code: string, game: RoomSummary | null): void {
    const known = this.value?.find(({ room }) => room === code);
    if (!this.value || (!known && !game) || (known && game && known.updatedAt >= game.updatedAt)) return;
    const others = this.value.filter(({ room }) => room !== code);
    this.set(game ? [...others, game] : others);
  }
}
