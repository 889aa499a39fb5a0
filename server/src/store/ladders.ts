import { type Database, playerIsThere } from './database.ts';

export type LadderStore = ReturnType<typeof ladderStore>;

/** How far people are on the ladders, as JSON. */
export function ladderStore(db: Database) {
  const { sql } = db;
  return {
    /** Null for somebody who has not climbed. */
    of: async (player: string): Promise<string | null> =>
      (await db.first(sql.selectFrom('ladder').select('climbed').where('player', '=', player)))?.climbed ?? null,

    /** Stores the progress of a player; false, and nothing stored, where there is something else than `before` by now, or no such player. */
    put: async (player: string, climbed: string, before: string | null): Promise<boolean> => {
      if (before !== null) {
        return (await db.write(sql.updateTable('ladder').set({ climbed }).where('player', '=', player).where('climbed', '=', before))) > 0;
      }
      const query = sql
        .insertInto('ladder')
        .values({ player, climbed })
        .onConflict((conflict) => conflict.doNothing());
      return 'counts' in (await db.transact([playerIsThere(db, player), { query, expect: { exactly: 1 } }]));
    },

    /** Whether nothing lets anybody in as this player, and they did not ask to be erased. */
    isLeft: async (player: string): Promise<boolean> => {
      const query = sql
        .selectFrom('secret')
        .select('player')
        .where('player', '=', player)
        .unionAll(sql.selectFrom('passkey').select('player').where('player', '=', player))
        .unionAll(sql.selectFrom('forgotten').select('player').where('player', '=', player));
      return (await db.all(query)).length === 0;
    },
  };
}
