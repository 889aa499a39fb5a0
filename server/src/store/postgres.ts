import type { Logger } from 'pino';
import { featureStores } from './feature-stores.ts';
import { agreeOnFormatWith, migratePostgres } from './migrations.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { appendDuel } from './postgres-duels.ts';
import { onOwnConnection, openPool } from './postgres-pool.ts';
import { postgresRelist } from './postgres-relist.ts';
import { postgresSharedTables } from './postgres-shared-tables.ts';
import { startPostgresWriter } from './postgres-writer.ts';
import { seatedHuman } from './seated-human.ts';
import type { Store } from './store.ts';

/**
 * The store that any number of nodes share. Nothing here assumes to be the only writer. A lost connection fails what was under way on it,
 * and the next call opens another: a failed append may have been written, and a client that sends the command again gets the answer from
 * the log.
 */
export async function openPostgres(url: string, log: Logger): Promise<Store> {
  await onOwnConnection(url, log, async (client) => {
    await migratePostgres(client, log);
    await agreeOnFormatWith(client);
  });
  const pool = openPool(url, log);
  const db = new PostgresDatabase(pool);
  const writer = startPostgresWriter(pool);

  const codes = async (name: string, text: string, ...values: unknown[]): Promise<string[]> => {
    const { rows } = await pool.query<{ code: string }>({ name, text, values });
    return rows.map(({ code }) => code);
  };

  return {
    ...featureStores(db, log),
    sharedTables: postgresSharedTables(pool),
    append: async (append) => {
      const seated = seatedHuman(append.entry);
      if (seated)
        await pool.query({
          name: 'has-played',
          text: 'UPDATE player SET has_played = true WHERE id = $1 AND NOT has_played',
          values: [seated],
        });
      return await (append.duel || append.rated?.length ? appendDuel(pool, db, append) : writer.write(append));
    },
    ...postgresRelist(pool),
    openRooms: (place, { most, perHost }) =>
      codes(
        'open',
        `SELECT code FROM (
          SELECT code, since, row_number() OVER (PARTITION BY host ORDER BY since DESC) AS nth FROM room WHERE place = $1
        ) AS open WHERE nth <= $2 ORDER BY since DESC LIMIT $3`,
        place,
        perHost,
        most,
      ),
    close: async () => {
      await writer.settle();
      await pool.end();
    },
  };
}
