import type { Logger } from 'pino';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/store.ts';

/** How often the store is told that the server is alive, in milliseconds. */
const BEAT_EVERY = 1_000;
/** What players get on top of the outage, to find their way back, in milliseconds. */
const GIFT = 5_000;

interface Parts {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly now: () => number;
  readonly log: Logger;
}

/** Gives back the time since the last heartbeat to every running clock, so that an outage costs nobody a game. */
export async function creditOutage({ rooms, store, now, log }: Parts): Promise<void> {
  const beat = await store.lastBeat();
  if (beat === null) return;
  const milliseconds = Math.max(0, now() - beat) + GIFT;
  for (const code of await store.activeRooms()) {
    const room = await rooms.read(code);
    if (!room?.clock || room.clock.since === null) continue;
    await rooms.execute(code, { command: { kind: 'credit-clock', milliseconds }, actor: { kind: 'clockwork' }, id: null }, (outcome) => {
      if (!outcome.ok) log.warn({ room: code, ...outcome.error }, 'no time was given back');
    });
  }
}

/** Tells the store every second that the server is alive; the function ends it with a last beat. */
export function keepBeating({ store, now, log }: Parts): () => Promise<void> {
  const beat = (): Promise<void> => store.beat(now());
  const interval = setInterval(() => {
    beat().catch((error: unknown) => log.error({ err: error }, 'cannot write a heartbeat'));
  }, BEAT_EVERY);
  return async () => {
    clearInterval(interval);
    await beat();
  };
}
