import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { fieldsOf, parsed } from '../reactive/persistent-store.ts';
import { keepText, textIn } from '../reactive/storage.ts';

/** A move on its way: chosen for one turn, not yet in the log. */
export interface PendingMove {
  /** The same for every repetition. */
  readonly id: string;
  readonly branch: number;
  readonly ply: number;
  readonly move: string;
  /** How it was drawn, where it was. */
  readonly ink?: string;
}

/** False once the game has gone on, with this move or without it. */
export function isStillDue(pending: PendingMove, room: Room, seat: Seat | null): boolean {
  return room.status === 'playing' && room.turn === seat && room.branch === pending.branch && room.ply === pending.ply;
}

/** Pending moves of this tab by room, so that a refresh of the page does not lose one. */
export class PendingMoves {
  readonly #storage: Storage | null;

  /** Null where nothing can be kept. */
  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  read(room: string): PendingMove | null {
    return pendingMoveIn(textIn(this.#storage, key(room)));
  }

  write(room: string, pending: PendingMove): void {
    keepText(this.#storage, key(room), JSON.stringify(pending));
  }

  remove(room: string): void {
    keepText(this.#storage, key(room), null);
  }
}

/** A stored text as a pending move; null if it is invalid. */
function pendingMoveIn(text: string | null): PendingMove | null {
  const { id, branch, ply, move, ink } = fieldsOf(parsed(text));
  const makesSense = typeof id === 'string' && typeof branch === 'number' && typeof ply === 'number' && typeof move === 'string';
  return makesSense ? { id, branch, ply, move, ...(typeof ink === 'string' ? { ink } : {}) } : null;
}

function key(room: string): string {
  return `nimhall:pending:${room}`;
}
