import { Rooms } from '@nimhall/server/rooms/rooms';
import type { Store } from '@nimhall/server/store/store';

/** Rooms on a store, without a server around them, where no outage ever was. */
export function roomsOn(store: Store, now: () => number = () => 0): Rooms {
  const outages = { settled: async () => undefined, of: () => [] };
  return new Rooms({ store, now, botPace: 0, outages, onDuplicate: () => undefined, onBroken: () => undefined });
}
