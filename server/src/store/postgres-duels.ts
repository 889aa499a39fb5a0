import type { Pool } from 'pg';
import { duelSteps } from '../duels/queries.ts';
import { playersAreHeld, putRatings, type RatingRow } from '../ratings/queries.ts';
import type { Append } from './append.ts';
import type { Database, Step } from './database.ts';
import { isAsExpected } from './expectation.ts';
import { inTransaction } from './postgres-pool.ts';
import { writeAlone } from './postgres-writer.ts';

/** Any number that no other lock of this database has: duels begin and end one at a time. */
const LOCK = 6_246_426;

/**
 * Appends an entry that begins or ends a duel, or takes one out, with the ratings that it changes: all or nothing, and nothing where another duel of
 * theirs came first.
 */
export function appendDuel(pool: Pool, db: Database, append: Append): Promise<boolean> {
  const { room, duel, rated = [] } = append;
  return inTransaction(pool, async (client) => {
    const isDone = async (steps: readonly Step[]): Promise<boolean> => {
      for (const { query, expect } of steps) {
        const { sql: text, parameters } = query.compile();
        if (!isAsExpected(expect, (await client.query(text, [...parameters])).rowCount ?? 0)) return false;
      }
      return true;
    };
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<RatingRow>('SELECT player, scope, at FROM rating WHERE player = ANY($1)', [
      rated.map(({ player }) => player),
    ]);
    const before = new Map(rows.map(({ player, scope, at }) => [`${scope} ${player}`, at]));
    const areAsBefore = rated.every(({ player, scope, previous }) => (before.get(`${scope} ${player}`) ?? null) === previous);
    if (!areAsBefore || !(await writeAlone(client, append))) return false;
    return await isDone([
      ...(rated.length > 0 ? [playersAreHeld(db, rated)] : []),
      ...(duel ? duelSteps(db, room, duel) : []),
      ...(rated.length > 0 ? putRatings(db, rated) : []),
    ]);
  });
}
