import type { Logger } from 'pino';
import { channels } from '../sockets/channels.ts';
import type { Connection, Io } from '../sockets/connection.ts';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';

/**
 * Sends the current version of a player's progress to a device that connects, since it may have been away. Sends nothing if there is none.
 */
export function tellLearnt(socket: Connection, store: Pick<Store, 'learnt'>, log: Logger): void {
  store.learnt.versionOf(socket.data.player.id).then(
    (version) => version !== null && socket.emit('learnt', { version }),
    (error: unknown) => log.warn({ err: error }, 'cannot tell a device what was learnt on others; it learns of it when something changes'),
  );
}

interface Deps {
  readonly io: Io;
  readonly store: Pick<Store, 'learnt'>;
  /** How often it is looked, in milliseconds. */
  readonly every: number;
  readonly log: Logger;
}

/** Tells the devices of this node what was learnt by way of other nodes, as a table that they share has it: without Redis nothing else does. */
export function followLearnt({ io, store, every, log }: Deps): PeriodicJob {
  let told: ReadonlyMap<string, number> = new Map();
  const look = async (): Promise<void> => {
    const players = new Set([...io.of('/').sockets.values()].map((socket) => socket.data.player.id));
    const versions = await store.learnt.versionsOf([...players]);
    for (const [player, version] of versions) {
      if (told.get(player) !== version) io.local.to(channels.player(player)).emit('learnt', { version });
    }
    told = versions;
  };
  return new PeriodicJob({
    every,
    work: look,
    onError: (error) => log.debug({ err: error }, 'cannot read what was learnt by way of other nodes; the next round does'),
  });
}
