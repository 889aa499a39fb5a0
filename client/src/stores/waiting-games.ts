import type { RoomSummary } from '@nimhall/shared/room/listing';
import { Store } from '../reactive/store.ts';

/** Ongoing games of ours, or challenges to us, in no order; null until the server has sent them. */
export class WaitingGames extends Store<readonly RoomSummary[] | null> {
  /** Changes whenever the games may be outdated. */
  readonly doubts = new Store(0);

  constructor() {
    super(null);
  }

  /** The games may have changed without a message. */
  doubt(): void {
    this.doubts.set(this.doubts.value + 1);
  }

  /** The state of a game; null when it is not ongoing any more. Older states change nothing. */
  put(code: string, game: RoomSummary | null): void {
    const known = this.value?.find(({ room }) => room === code);
    if (!this.value || (!known && !game) || (known && game && known.updatedAt >= game.updatedAt)) return;
    const others = this.value.filter(({ room }) => room !== code);
    this.set(game ? [...others, game] : others);
  }
}
