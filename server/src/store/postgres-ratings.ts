import type { Pool } from 'pg';
import type { Append } from './append.ts';
import type { Database } from './database.ts';
import { inTransaction } from './postgres-pool.ts';
import { writeAlone } from './postgres-writer.ts';
import { putRatings, type RatingRow } from './ratings.ts';

/** Any number that no other lock of this database has: duels end one at a time. */
const LOCK = 6_246_426;

/** Appends the entry that ends a duel, with the ratings that it changes: both or neither, and neither where another duel of theirs ended first. */
export function appendRated(pool: Pool, db: Database, append: Append): Promise<boolean> {
  const { rated = [] } = append;
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<RatingRow>('SELECT player, scope, at FROM rating WHERE player = ANY($1)', [
      rated.map(({ player }) => player),
    ]);
    const before = new Map(rows.map(({ player, scope, at }) => [`${scope} ${player}`, at]));
    const areAsBefore = rated.every(({ player, scope, previous }) => (before.get(`${scope} ${player}`) ?? null) === previous);
    if (!areAsBefore || !(await writeAlone(client, append))) return false;
    const { sql: text, parameters } = putRatings(db, rated).compile();
    await client.query(text, [...parameters]);
    return true;
  });
}
