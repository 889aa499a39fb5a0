import type { PushAddress } from '@nimhall/shared/protocol/push';
import { type Database, holding } from '../store/database.ts';

/** Devices of a player that are notified; beyond that the oldest are dropped. */
export const MAX_PUSHES = 10;

export type PushStore = ReturnType<typeof pushStore>;

/** Push subscriptions for turn notifications: removed with the credential of the device. */
export function pushStore(db: Database) {
  const { sql } = db;
  return {
    /**
     * Notifies a player on the device with this credential (by its hash), and no other player on it. False if it is not a credential of theirs.
     */
    put: async (player: string, secret: Buffer, { endpoint, keys }: PushAddress, at: number): Promise<boolean> => {
      const push = { secret, player, endpoint, ...keys, at };
      const newest = sql
        .selectFrom('push')
        .select('secret')
        .where('player', '=', player)
        .orderBy('at', 'desc')
        .orderBy('secret')
        .limit(MAX_PUSHES);
      const isTheirs = sql.selectFrom('secret').select('hash').where('hash', '=', secret).where('player', '=', player);
      const outcome = await db.transact([
        { query: holding(db, isTheirs), expect: { exactly: 1 } },
        { query: sql.deleteFrom('push').where((eb) => eb.or([eb('secret', '=', secret), eb('endpoint', '=', endpoint)])) },
        {
          query: sql
            .insertInto('push')
            .values(push)
            .onConflict((conflict) => conflict.doNothing()),
        },
        { query: sql.deleteFrom('push').where('player', '=', player).where('secret', 'not in', newest) },
      ]);
      return 'counts' in outcome && outcome.counts[2] === 1;
    },

    /** Where a player is notified. */
    of: async (player: string): Promise<PushAddress[]> => {
      const query = sql
        .selectFrom('push')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('player', '=', player)
        .orderBy('at', 'desc')
        .orderBy('secret');
      return (await db.all(query)).map(({ endpoint, ...keys }) => ({ endpoint, keys }));
    },

    /** Whether the device that has this credential is notified. */
    has: async (secret: Buffer): Promise<boolean> =>
      (await db.first(sql.selectFrom('push').select('secret').where('secret', '=', secret))) !== undefined,

    remove: async (secret: Buffer): Promise<void> => {
      await db.write(sql.deleteFrom('push').where('secret', '=', secret));
    },

    /** Moves the subscription from the old credential of a device to its new one, if both belong to the same player. */
    pass: async (from: Buffer, to: Buffer): Promise<void> => {
      const query = sql
        .updateTable('push')
        .set({ secret: to })
        .where('secret', '=', from)
        .where('player', '=', (eb) => eb.selectFrom('secret').select('secret.player').where('hash', '=', to))
        .where((eb) => eb.not(eb.exists(eb.selectFrom('push as other').select('other.secret').where('other.secret', '=', to))));
      await db.write(query);
    },

    /** Removes a subscription that is gone. */
    drop: async (endpoint: string): Promise<void> => {
      await db.write(sql.deleteFrom('push').where('endpoint', '=', endpoint));
    },
  };
}
