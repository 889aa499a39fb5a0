import { newestPoints } from '@nimhall/server/store/duels';
import { rivalsOf, tallies, tallyBetween } from '@nimhall/server/store/history';
import { duelTables } from '@nimhall/server/store/migrations/28-duels';
import { reviewsAnew } from '@nimhall/server/store/migrations/29-decided';
import { baseSchema } from '@nimhall/server/store/schema';
import { sqliteBuilder } from '@nimhall/server/store/sqlite-database';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';

test.for([
  ['what games came to, by game', tallies(sqliteBuilder, 'ann'), 'played USING COVERING INDEX played_counted (player=?)'],
  ['what games came to, by people', rivalsOf(sqliteBuilder, 'ann'), 'played USING COVERING INDEX played_counted (player=?)'],
  [
    'what games came to, against one',
    tallyBetween(sqliteBuilder, 'ann', 'ben'),
    'played USING COVERING INDEX played_opponent (opponent=? AND player=?)',
  ],
  ['what duels led to', newestPoints(sqliteBuilder, 'ann', 30), 'duel USING COVERING INDEX duel_ended (player=? AND ended_at>?)'],
] as const)('%s is read along an index alone, however many there are', ([, query, index]) => {
  const db = new Database(':memory:');
  for (const schema of [baseSchema, duelTables, reviewsAnew]) db.exec(schema('sqlite'));
  const { sql, parameters } = query.compile();
  const plan = db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
  expect(plan.map(({ detail }) => detail)).toContain(`SEARCH ${index}`);
  db.close();
});
