import { BETWEEN, RIVALS, TALLIES } from '@nimhall/server/store/profile-queries';
import { migrate } from '@nimhall/server/store/sqlite-schema';
import Database from 'better-sqlite3';
import pino from 'pino';
import { expect, test } from 'vitest';

test.for([
  ['by game', TALLIES("'ann'"), 'played_counted (player=?)'],
  ['by people', RIVALS("'ann'"), 'played_counted (player=?)'],
  ['against one', BETWEEN("'ann'", "'ben'"), 'played_opponent (opponent=? AND player=?)'],
] as const)('what games came to, %s, is counted along an index alone, however many there are', ([, sql, index]) => {
  const db = new Database(':memory:');
  migrate(db, pino({ level: 'silent' }));
  const plan = db.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all();
  expect(plan.map(({ detail }) => detail)).toContain(`SEARCH played USING COVERING INDEX ${index}`);
  db.close();
});
