import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import type { Connection } from './connection.ts';

/** Tells a device that connects how often what its owner has learnt has changed by now: it may have been away meanwhile. Nothing to whoever has learnt nothing. */
export function tellLearnt(socket: Connection, store: Pick<Store, 'learnt'>, log: Logger): void {
  store.learnt.versionOf(socket.data.player.id).then(
    (version) => version !== null && socket.emit('learnt', { version }),
    (error: unknown) => log.warn({ err: error }, 'cannot tell a device what was learnt on others; it learns of it when something changes'),
  );
}
