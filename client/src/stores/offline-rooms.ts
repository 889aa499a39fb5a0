import type { Room } from '@nimhall/shared/room/room';
import { type BySeat, SEATS } from '@nimhall/shared/room/seat';
import { fieldsOf, PersistentStore, parsed } from '../reactive/persistent-store.ts';

/** Rooms kept at most: those looked at last. */
const MAX_KEPT = 5;
/** A game with more moves is not kept: storage is small, and shared with what matters more. */
const MAX_MOVES = 1_000;

/** Who sat in a seat, in no language: a person by their name, a bot by what the sources call it; null for nobody. */
export type SeatedPlayer = { readonly kind: 'human' | 'bot'; readonly name: string } | null;

/** A room as this device last saw it: its game and its players, without anything momentary. */
export type OfflineRoom = Pick<Room, 'room' | 'game' | 'params' | 'misere' | 'start' | 'position' | 'moves'> & {
  readonly sitters: BySeat<SeatedPlayer>;
  /** In milliseconds since 1970. */
  readonly at: number;
};

/** Rooms that can be shown without a server. */
export class OfflineRooms extends PersistentStore<readonly OfflineRoom[]> {
  constructor(storage: Storage | null) {
    super(storage, 'nimhall:seen-rooms', (text) => {
      const stored = parsed(text);
      return Array.isArray(stored) ? stored.filter(isSeen).slice(0, MAX_KEPT) : [];
    });
  }

  see(seen: OfflineRoom): void {
    if (seen.moves.length > MAX_MOVES) return;
    // Another tab may have stored something else.
    this.reload();
    this.set([seen, ...this.value.filter(({ room }) => room !== seen.room)].slice(0, MAX_KEPT));
  }

  of(code: string): OfflineRoom | null {
    return this.value.find(({ room }) => room === code) ?? null;
  }
}

function isSeen(stored: unknown): stored is OfflineRoom {
  const { room, game, start, position, moves, misere, sitters, at } = fieldsOf(stored);
  const seats = fieldsOf(sitters);
  const names = SEATS.map((seat) => (seats[seat] === null ? '' : fieldsOf(seats[seat]).name));
  const texts = [room, game, start, position, ...names];
  return (
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string') &&
    typeof misere === 'boolean' &&
    typeof at === 'number'
  );
}
