import type { Dialect } from '../dialect.ts';

/** Duels by opponents, bars of players, and rating limits. */
export function duelTables(dialect: Dialect): string {
  const isSqlite = dialect === 'sqlite';
  const [whole, real, flag, no, end] = isSqlite
    ? ['integer', 'real', 'integer', '0', ') WITHOUT ROWID, STRICT']
    : ['bigint', 'double precision', 'boolean', 'false', ')'];
  const told = isSqlite ? `json_extract(told, '$.duel')` : `(told::json ->> 'duel')::int`;
  return `
    ALTER TABLE rating ADD COLUMN opponents integer NOT NULL DEFAULT 0;
    ALTER TABLE rating ADD COLUMN risen ${real} NOT NULL DEFAULT 0;

    -- The duels of each person, derived from the log and written with the entries that begin and end one. "opponent" is a person with whom both moved, and
    -- "ended_at" is null while it runs: nobody plays two at a time. One that an operator has taken out is "voided".
    CREATE TABLE duel (
      player text NOT NULL,
      room text NOT NULL,
      game text NOT NULL,
      opponent text,
      ended_at ${whole},
      voided ${flag} NOT NULL DEFAULT ${no},
      PRIMARY KEY (player, room)
    ${end};
    CREATE UNIQUE INDEX duel_running ON duel (player) WHERE ended_at IS NULL;
    CREATE INDEX duel_room ON duel (room);
    CREATE INDEX duel_pair ON duel (player, opponent) WHERE opponent IS NOT NULL;
    INSERT INTO duel (player, room, game, opponent, ended_at)
      SELECT player, room, game, opponent, ended_at FROM played WHERE ${told} = 2 AND outcome <> 'undecided';

    -- What an operator has barred a player from, and until when: the largest number means for good.
    CREATE TABLE barred (player text NOT NULL, from_what text NOT NULL, until ${whole} NOT NULL, PRIMARY KEY (player, from_what)${end};
    ${isSqlite ? '' : '-- Where somebody is connected from, for as long as they are.\n    ALTER TABLE visit ADD COLUMN address text;'}`;
}
