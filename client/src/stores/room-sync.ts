import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';

/** What an entry of the log is to the room we have. */
export type Received =
  | { readonly kind: 'applied'; readonly room: Room }
  /** A version we have already. */
  | { readonly kind: 'known' }
  /** A version in between is missing: the room must be asked for again. */
  | { readonly kind: 'gap' };

export function receive(room: Room, entry: Entry): Received {
  if (entry.version <= room.version) return { kind: 'known' };
  return entry.version === room.version + 1 ? { kind: 'applied', room: applyEntry(room, entry) } : { kind: 'gap' };
}

/** The later of two pictures of a room. */
export function newer(room: Room | null, other: Room): Room {
  return room && room.version > other.version ? room : other;
}
