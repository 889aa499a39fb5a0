import type { Dialect } from '../dialect.ts';

/** Programs that belong to somebody, the boards that they play at, and what is counted of them by day. */
export function programTables(dialect: Dialect): string {
  const isSqlite = dialect === 'sqlite';
  const [whole, flag, no] = isSqlite ? ['integer', 'integer', '0'] : ['bigint', 'boolean', 'false'];
  const byKey = isSqlite ? ') WITHOUT ROWID, STRICT' : ')';
  return `
    -- A program is a player of its own. What it offered last: "games" are the ids of families, as JSON.
    CREATE TABLE program (
      player text PRIMARY KEY,
      owner text NOT NULL,
      created_at ${whole} NOT NULL,
      games text NOT NULL DEFAULT '[]',
      misere ${flag} NOT NULL DEFAULT ${no},
      boards ${whole} NOT NULL DEFAULT 1
    ${byKey};
    CREATE INDEX program_owner ON program (owner);

    -- The rooms in which a program has a game that goes on, or is about to begin.
    CREATE TABLE program_board (program text NOT NULL, room text NOT NULL, at ${whole} NOT NULL, PRIMARY KEY (program, room)${byKey};

    -- How often something happened to a program on a day: "what" is a fault, or how long an answer took.
    CREATE TABLE program_count (
      program text NOT NULL,
      day ${whole} NOT NULL,
      what text NOT NULL,
      number ${whole} NOT NULL,
      PRIMARY KEY (program, day, what)
    ${byKey};`;
}
