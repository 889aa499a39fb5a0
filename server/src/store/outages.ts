import type { Database } from './database.ts';
import { larger } from './dialect.ts';

/** A time in which nobody could move, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** How long outages are stored, in milliseconds: a clock may run that long. */
export const OUTAGES_KEPT = 14 * 24 * 3_600_000;

/** When servers were alive, and when nobody could move. */
export function outageStore(db: Database) {
  const { sql } = db;
  return {
    /** Notes that a server was alive at this time, in milliseconds since 1970. */
    beat: async (at: number): Promise<void> => {
      await db.write(
        sql
          .insertInto('heartbeat')
          .values({ one: 1, at })
          .onConflict((conflict) =>
            // With several nodes the clock that is ahead counts; a single node uses its own clock, even if that was set back.
            conflict.column('one').doUpdateSet((eb) => ({ at: db.dialect === 'postgres' ? larger(db, eb.ref('heartbeat.at'), at) : at })),
          ),
      );
    },

    /** The last such note; null in a new store. */
    lastBeat: async (): Promise<number | null> => (await db.first(sql.selectFrom('heartbeat').select('at')))?.at ?? null,

    /** Records an outage, once for each beginning: it may have gone on after it was recorded, if the heartbeat after that failed. Removes old ones. */
    noteOutage: async ({ from, to }: Outage): Promise<void> => {
      await db.transact([
        { query: sql.deleteFrom('outage').where('ended', '<', to - OUTAGES_KEPT) },
        {
          query: sql
            .insertInto('outage')
            .values({ began: from, ended: to })
            .onConflict((conflict) => conflict.column('began').doUpdateSet((eb) => ({ ended: larger(db, eb.ref('outage.ended'), to) }))),
        },
      ]);
    },

    /** Recent outages, the oldest first. */
    outages: (): Promise<Outage[]> => db.all(sql.selectFrom('outage').select(['began as from', 'ended as to']).orderBy('began')),
  };
}
