import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * Identifies this log since the last cold start: a log restored from a backup gets a new epoch, so that clients that know more than it
 * contains start over.
 */
export function epochStore(db: Database) {
  const { sql } = db;
  let checking: Promise<void> | null = null;

  // The value must change, because SQLite does not write an unchanged row.
  const check = async (): Promise<void> => {
    const query = sql.insertInto('job_run').values({ name: 'check', at: 0 });
    await db.write(query.onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ at: eb('job_run.at', '+', 1) }))));
  };

  return {
    epoch: async (): Promise<string> => {
      const row = await db.first(sql.selectFrom('epoch').select('name'));
      if (!row) throw new Error('The database has no epoch.');
      return row.name;
    },

    /** Begins a new epoch and gives its name. Nothing else may use the store; of several nodes only the first calls it. */
    renewEpoch: async (): Promise<string> => {
      const name = randomUUID();
      await db.write(sql.updateTable('epoch').set({ name }));
      return name;
    },

    /** Throws when writes would be lost: the store is away, full, read-only or deleted. Concurrent calls share one check. */
    check: (): Promise<void> => {
      checking ??= check().finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}
