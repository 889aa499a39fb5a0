import type { Vacation } from '@nimhall/shared/room/vacation';
import { type Database, playerIsThere } from '../store/database.ts';
import { isFalse } from '../store/dialect.ts';

/** A vacation of a player, the nth from 0. */
export interface StoredVacation extends Vacation {
  readonly player: string;
  readonly nth: number;
}

export type VacationStore = ReturnType<typeof vacationStore>;

/**
 * Past and current vacations. The rooms whose clocks stop are updated one by one, and have it in their logs from then on. Which
 * vacations are missing in some rooms is stored here, so that the update continues after a crash.
 */
export function vacationStore(db: Database) {
  const { sql } = db;
  const columns = ['began as from', 'until'] as const;
  const nthOf = (player: string, nth: number) => sql.updateTable('vacation').where('player', '=', player).where('nth', '=', nth);
  return {
    /** Those of a player, the earliest first. */
    of: (player: string): Promise<Vacation[]> =>
      db.all(sql.selectFrom('vacation').select(columns).where('player', '=', player).orderBy('nth')),

    /** Adds the nth vacation of a stored player. False, with nothing added, if it exists: another node was faster. */
    begin: async (player: string, nth: number, { from, until }: Vacation): Promise<boolean> => {
      const query = sql
        .insertInto('vacation')
        .values({ player, nth, began: from, until })
        .onConflict((conflict) => conflict.doNothing());
      return 'counts' in (await db.transact([playerIsThere(db, player), { query, expect: { exactly: 1 } }]));
    },

    /** Ends the nth vacation early. False if it does not end earlier. */
    end: async (player: string, nth: number, until: number): Promise<boolean> =>
      (await db.write(nthOf(player, nth).set({ until, told: false }).where('until', '>', until))) > 0,

    /** Vacations of which some games have not been told in their current form, `most` at most. */
    untold: (most: number): Promise<StoredVacation[]> =>
      db.all(
        sql
          .selectFrom('vacation')
          .select(['player', 'nth', ...columns])
          .where((eb) => isFalse(db, eb.ref('told')))
          .orderBy('player')
          .limit(most),
      ),

    /** Records that all games have been told, unless its end has changed by now. */
    noteTold: async ({ player, nth, until }: StoredVacation): Promise<void> => {
      await db.write(nthOf(player, nth).set({ told: true }).where('until', '=', until));
    },

    /** Codes of the next `most` rooms after this one with an ongoing game of a player, also if the opponent is to move. */
    games: async (player: string, after: string, most: number): Promise<string[]> => {
      const query = sql
        .selectFrom('unfinished')
        .select('room')
        .where((eb) => eb.or([eb('mover', '=', player), eb('waiter', '=', player)]))
        .where('room', '>', after)
        .orderBy('room')
        .limit(most);
      return (await db.all(query)).map(({ room }) => room);
    },
  };
}
