import { newestPoints } from '@nimhall/server/duels/queries';
import { rivalsOf, tallies, tallyBetween } from '@nimhall/server/history/queries';
import { migrateSqlite } from '@nimhall/server/store/migrations';
import { sqliteBuilder } from '@nimhall/server/store/sqlite-database';
import Database from 'better-sqlite3';
import pino from 'pino';
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
  migrateSqlite(db, pino({ level: 'silent' }));
  const { sql, parameters } = query.compile();
  const plan = db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
  expect(plan.map(({ detail }) => detail)).toContain(`SEARCH ${index}`);
  db.close();
});
