import type { Dialect } from '../dialect.ts';

/** Guests who became somebody with an account. */
export function guestTable(dialect: Dialect): string {
  const isSqlite = dialect === 'sqlite';
  return `
    -- Guests whose last device signed in as somebody else, who may keep what they did. "state" is offered, wanted while it is being joined, or joined.
    CREATE TABLE guest (
      guest text PRIMARY KEY,
      player text NOT NULL,
      at ${isSqlite ? 'integer' : 'bigint'} NOT NULL,
      state text NOT NULL
    ${isSqlite ? ') WITHOUT ROWID, STRICT' : ')'};
    CREATE INDEX guest_player ON guest (player);
    CREATE INDEX guest_wanted ON guest (guest) WHERE state = 'wanted';`;
}
