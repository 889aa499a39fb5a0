import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * Which log this is, since the last cold start: one that was put back from a backup comes with another epoch, so that who knows more than is in it
 * starts over.
 */
export function epochStore(db: Database) {
  const { sql } = db;
  let checking: Promise<void> | null = null;

  // Something must be another than before: SQLite does not write what it finds written.
  const check = async (): Promise<void> => {
    const query = sql.insertInto('chore').values({ name: 'check', at: 0 });
    await db.write(query.onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ at: eb('chore.at', '+', 1) }))));
  };

  return {
    epoch: async (): Promise<string> => {
      const row = await db.first(sql.selectFrom('epoch').select('name'));
      if (!row) throw new Error('The database has no epoch.');
      return row.name;
    },

    /** Begins a new epoch and gives its name. To be done when nothing else uses the store: of two nodes only the first. */
    renewEpoch: async (): Promise<string> => {
      const name = randomUUID();
      await db.write(sql.updateTable('epoch').set({ name }));
      return name;
    },

    /** Throws when nothing can be written that would be found again: the store is away, full, read-only or deleted. Once, however many ask. */
    check: (): Promise<void> => {
      checking ??= check().finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}
