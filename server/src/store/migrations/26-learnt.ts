import type { Dialect } from '../dialect.ts';

/** What people have learnt, replacing their ladder progress alone. */
export function learntTable(dialect: Dialect): string {
  const isSqlite = dialect === 'sqlite';
  const record = isSqlite
    ? `json_object('version', 1, 'ladders', json_extract(climbed, '$.of'))`
    : `json_build_object('version', 1, 'ladders', climbed::json -> 'of')::text`;
  return `
    -- What somebody has learnt on all of their devices, as JSON, and how often that has changed.
    CREATE TABLE learnt (
      player text PRIMARY KEY,
      version ${isSqlite ? 'integer' : 'bigint'} NOT NULL,
      record text NOT NULL
    ${isSqlite ? ') WITHOUT ROWID, STRICT' : ')'};
    INSERT INTO learnt (player, version, record) SELECT player, 1, ${record} FROM ladder;
    DROP TABLE ladder;`;
}
