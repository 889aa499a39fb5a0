import type { Outages } from '@nimhall/server/rooms/outage';
import { Rooms } from '@nimhall/server/rooms/rooms';
import type { Store } from '@nimhall/server/store/store';

const NONE: Outages = { extraTime: 0, settled: async () => undefined, of: () => [] };

/** Rooms on a store, without a server around them; without `outages`, as if there had never been any. */
export function roomsOn(store: Store, now: () => number = () => 0, outages: Outages = NONE): Rooms {
  return new Rooms({ store, now, botPace: 0, outages, onDuplicate: () => undefined, onBroken: () => undefined });
}
