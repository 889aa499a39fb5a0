import { rivalsOf, tallies, tallyBetween } from '@nimhall/server/store/history';
import { baseSchema } from '@nimhall/server/store/schema';
import { sqliteBuilder } from '@nimhall/server/store/sqlite-database';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';

test.for([
  ['by game', tallies(sqliteBuilder, 'ann'), 'played_counted (player=?)'],
  ['by people', rivalsOf(sqliteBuilder, 'ann'), 'played_counted (player=?)'],
  ['against one', tallyBetween(sqliteBuilder, 'ann', 'ben'), 'played_opponent (opponent=? AND player=?)'],
] as const)('what games came to, %s, is counted along an index alone, however many there are', ([, query, index]) => {
  const db = new Database(':memory:');
  db.exec(baseSchema('sqlite'));
  const { sql, parameters } = query.compile();
  const plan = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters);
  expect(plan.map(({ detail }) => detail)).toContain(`SEARCH played USING COVERING INDEX ${index}`);
  db.close();
});
