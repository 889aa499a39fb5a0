import type { Logger } from 'pino';
import type { LoggedEntry } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';

/** Reads the logs of all rated duels one after the other, and skips the rest of a log after an entry that cannot be understood. */
export async function* duelLogs<T>(
  store: Pick<Store, 'duels' | 'entries'>,
  read: (entries: readonly LoggedEntry[]) => Iterable<T>,
  log: Logger,
): AsyncGenerator<T> {
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<ReturnType<Store['duels']['rooms']>> = await store.duels.rooms(after);
    for (const room of page.items) {
      try {
        yield* read(await store.entries(room, 0));
      } catch (error) {
        log.warn({ err: error, room }, 'a duel is not counted: its log cannot be understood');
      }
    }
    after = page.next;
  }
}
