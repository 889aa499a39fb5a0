import { type Database, playerIsThere } from '../store/database.ts';

/** People in one statement: a statement may have only this many values. */
const READ_AT_ONCE = 1_000;

export type LearntStore = ReturnType<typeof learntStore>;

/** A player's progress as JSON, and its version. */
export interface StoredLearnt {
  readonly version: number;
  readonly record: string;
}

/** What people have learnt on all of their devices. */
export function learntStore(db: Database) {
  const { sql } = db;
  return {
    /** Null if there is none. */
    of: async (player: string): Promise<StoredLearnt | null> =>
      (await db.first(sql.selectFrom('learnt').select(['version', 'record']).where('player', '=', player))) ?? null,

    /** Null if there is none. */
    versionOf: async (player: string): Promise<number | null> =>
      (await db.first(sql.selectFrom('learnt').select('version').where('player', '=', player)))?.version ?? null,

    /** The same for several players, without those who have none. */
    versionsOf: async (players: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      const versions = new Map<string, number>();
      for (let from = 0; from < players.length; from += READ_AT_ONCE) {
        const some = players.slice(from, from + READ_AT_ONCE);
        const rows = await db.all(sql.selectFrom('learnt').select(['player', 'version']).where('player', 'in', some));
        for (const { player, version } of rows) versions.set(player, version);
      }
      return versions;
    },

    /**
     * Stores the successor of this version, 0 for none; false, and nothing stored, if the version has changed or there is no such player.
     */
    put: async (player: string, record: string, before: number): Promise<boolean> => {
      const version = before + 1;
      if (before > 0) {
        return (
          (await db.write(sql.updateTable('learnt').set({ version, record }).where('player', '=', player).where('version', '=', before))) >
          0
        );
      }
      const query = sql
        .insertInto('learnt')
        .values({ player, version, record })
        .onConflict((conflict) => conflict.doNothing());
      return 'counts' in (await db.transact([playerIsThere(db, player), { query, expect: { exactly: 1 } }]));
    },

    /** Whether nothing signs anybody in as this player, and they did not ask to be erased. */
    isLeft: async (player: string): Promise<boolean> => {
      const query = sql
        .selectFrom('secret')
        .select('player')
        .where('player', '=', player)
        .unionAll(sql.selectFrom('passkey').select('player').where('player', '=', player))
        .unionAll(sql.selectFrom('erasure').select('player').where('player', '=', player));
      return (await db.all(query)).length === 0;
    },
  };
}
