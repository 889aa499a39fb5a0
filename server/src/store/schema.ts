import type { Dialect } from './dialect.ts';

/**
 * All tables and indexes after the 25th change of the schema, with which a new database begins. It is in use and never edited; later
 * changes are migrations.
 */
export function baseSchema(dialect: Dialect): string {
  const isSqlite = dialect === 'sqlite';
  const [whole, bytes, json, real, flag] = isSqlite
    ? ['integer', 'blob', 'text', 'real', 'integer']
    : ['bigint', 'bytea', 'json', 'double precision', 'boolean'];
  const no = isSqlite ? '0' : 'false';
  const isNot = (column: string): string => (isSqlite ? `${column} = 0` : `NOT ${column}`);
  // Short rows that are found by their key are stored in the index of the key itself.
  const byKey = isSqlite ? ') WITHOUT ROWID, STRICT' : ')';
  const byRow = isSqlite ? ') STRICT' : ')';
  const isNoMove = isSqlite ? `events NOT LIKE '[{"kind":"moved"%'` : `(events -> 0 ->> 'kind') <> 'moved'`;
  return `
    -- One row for each accepted command: the source of truth. The unique key (room, version) decides every race.
    CREATE TABLE log (
      room text NOT NULL,
      version integer NOT NULL,
      at ${whole} NOT NULL,
      actor text,
      command text,
      events ${json} NOT NULL,
      PRIMARY KEY (room, version)
    ${byKey};
    -- A command is carried out once in a room. Moves are not indexed, because each belongs to one turn, and indexing them would be a third of the cost of writing them.
    CREATE UNIQUE INDEX log_receipt ON log (room, actor, command)
      WHERE command IS NOT NULL AND version > 1 AND ${isNoMove};
    -- The room that a quick pairing command led to.
    CREATE INDEX log_paired ON log (actor, command) WHERE command LIKE 'pair\u001f%';

    -- The log of an archived room, except its last entry: see packed-log.ts. New entries are added to the log as usual.
    CREATE TABLE archive (room text PRIMARY KEY, entries ${bytes} NOT NULL${byRow};

    -- What sweeps and lists need to find, derived from the log; most moves leave it as it is. Where the lobby lists a room, and what somebody waits there to
    -- play: "since" and "seeks" are those of shared/src/room/listing.ts. "listed" is the version that its alarm and its lists are about.
    CREATE TABLE room (
      code text PRIMARY KEY,
      ${isSqlite ? '' : '-- Written only by nodes of very old versions.\n      open boolean NOT NULL DEFAULT false,'}
      alarm_at ${whole},
      used_at ${whole} NOT NULL,
      creator text,
      creation text,
      place text,
      host text,
      since ${whole},
      seeks text,
      listed integer NOT NULL DEFAULT 0
    ${byKey};
    CREATE UNIQUE INDEX room_creation ON room (creator, creation) WHERE creation IS NOT NULL;
    CREATE INDEX room_alarm ON room (alarm_at) WHERE alarm_at IS NOT NULL;
    CREATE INDEX room_place ON room ${isSqlite ? '(place, since, host)' : '(place, host, since DESC)'} WHERE place IS NOT NULL;
    -- Keys contain whole positions, which may be too long for a B-tree of Postgres.
    CREATE INDEX room_seeks ON room ${isSqlite ? '(seeks, since)' : 'USING hash (seeks)'} WHERE seeks IS NOT NULL;

    -- Chat of rooms, stored beside their logs. A message that is sent again is stored once.
    CREATE TABLE chat (
      number ${whole} PRIMARY KEY${isSqlite ? '' : ' GENERATED ALWAYS AS IDENTITY'},
      room text NOT NULL,
      at ${whole} NOT NULL,
      channel text NOT NULL,
      player text NOT NULL,
      name text NOT NULL,
      text text NOT NULL,
      id text ${isSqlite ? '' : 'NOT NULL DEFAULT gen_random_uuid()::text'}
    ${byRow};
    CREATE INDEX chat_room ON chat (room, number);
    CREATE UNIQUE INDEX chat_once ON chat (room, player, id);
    CREATE INDEX chat_named ON chat ${isSqlite ? '(player)' : '(player, number)'} WHERE name <> '';

    -- The day on which players were last seen, and whether they ever had a seat.
    CREATE TABLE player (
      id text PRIMARY KEY,
      name text NOT NULL,
      ${isSqlite ? '' : '-- Written only by nodes of earlier versions.\n      secret bytea UNIQUE,'}
      created_at ${whole} NOT NULL,
      seen_at ${whole} NOT NULL,
      has_played ${flag} NOT NULL DEFAULT ${no}
    ${byKey};

    -- Credentials of players, any number for each, of which only the SHA-256 is stored.
    CREATE TABLE secret (
      hash ${bytes} PRIMARY KEY,
      player text NOT NULL,
      kind text NOT NULL,
      name text NOT NULL,
      created_at ${whole} NOT NULL,
      used_at ${whole} NOT NULL
    ${byKey};
    CREATE INDEX secret_player ON secret (player);

    -- Codes that sign another device in, by their SHA-256.
    CREATE TABLE invitation (player text PRIMARY KEY, code ${bytes} NOT NULL UNIQUE, until ${whole} NOT NULL${byKey};

    -- Passkeys, which make players registered. "transports" is JSON in SQLite.
    CREATE TABLE passkey (
      id text PRIMARY KEY,
      player text NOT NULL,
      public_key ${bytes} NOT NULL,
      counter ${whole} NOT NULL,
      transports ${isSqlite ? 'text' : 'text[]'} NOT NULL,
      name text NOT NULL,
      created_at ${whole} NOT NULL,
      used_at ${whole} NOT NULL
    ${byKey};
    CREATE INDEX passkey_player ON passkey (player);

    -- Challenges for passkeys, each valid once, by their SHA-256: to register one for a player, or to sign in.
    CREATE TABLE challenge (hash ${bytes} PRIMARY KEY, player text, until ${whole} NOT NULL${byKey};
    CREATE INDEX challenge_until ON challenge (until);

    -- Look-alike keys of the names of players with a passkey, all of them different.
    CREATE TABLE kept_name (looks text PRIMARY KEY, player text NOT NULL UNIQUE${byKey};

    -- Players who asked to be erased. Their names are no longer written; "done" when no old one is left.
    CREATE TABLE forgotten (player text PRIMARY KEY, at ${whole} NOT NULL, done ${flag} NOT NULL DEFAULT ${no}${byKey};
    CREATE INDEX forgotten_at ON forgotten (at);
    CREATE INDEX forgotten_undone ON forgotten (player) WHERE ${isNot('done')};

    -- Log entries that contain the name of a stored player, derived from the log and written with it.
    CREATE TABLE bears_name (room text NOT NULL, version integer NOT NULL, player text NOT NULL, PRIMARY KEY (room, version)${byKey};
    CREATE INDEX bears_name_player ON bears_name (player);

    -- What people played, derived from the log and written with the entry that ends a game. "told" is JSON, "opponent" a person: null for bots, and for who
    -- was erased. "listed" whether the room was in the lobby: others see no other games of somebody.
    CREATE TABLE played (
      player text NOT NULL,
      ended_at ${whole} NOT NULL,
      room text NOT NULL,
      version integer NOT NULL,
      game text NOT NULL,
      outcome text NOT NULL,
      told text NOT NULL,
      opponent text,
      listed ${flag} NOT NULL DEFAULT ${no},
      PRIMARY KEY (player, ended_at, room, version)
    ${byKey};
    CREATE INDEX played_room ON played (room);
    CREATE INDEX played_opponent ON played (opponent, player, ended_at, outcome) WHERE opponent IS NOT NULL;
    CREATE INDEX played_counted ON played (player, ended_at, game, outcome, opponent);

    -- The accuracy of both players in a finished game that was reviewed.
    CREATE TABLE review (room text NOT NULL, version integer NOT NULL, accuracy ${json} NOT NULL, PRIMARY KEY (room, version)${byKey};

    -- Games of two players who are stored that wait for them, without a clock or with days for each move, until they end: derived from the log.
    -- "due" is when the time to move is over, the largest number where there is no clock. "told" is JSON.
    CREATE TABLE unfinished (
      room text PRIMARY KEY,
      mover text NOT NULL,
      waiter text NOT NULL,
      due ${whole} NOT NULL,
      at ${whole} NOT NULL,
      told text NOT NULL
    ${byKey};
    CREATE INDEX unfinished_mover ON unfinished (mover, due, at DESC);
    CREATE INDEX unfinished_waiter ON unfinished (waiter, due, at DESC);

    -- What duels came to, derived from the log and written with the entry that ends one. The scope is a family of games, or * for all together.
    CREATE TABLE rating (
      player text NOT NULL,
      scope text NOT NULL,
      rating ${real} NOT NULL,
      deviation ${real} NOT NULL,
      volatility ${real} NOT NULL,
      duels integer NOT NULL,
      at ${whole} NOT NULL,
      PRIMARY KEY (player, scope)
    ${byKey};
    CREATE INDEX rating_best ON rating (scope, rating);

    -- A player on the ladders, as JSON merged from all of their devices.
    CREATE TABLE ladder (player text PRIMARY KEY, climbed text NOT NULL${byKey};

    -- Relationships between players: friends, or blocked. The other player is never told.
    CREATE TABLE tie (player text NOT NULL, other text NOT NULL, tie text NOT NULL, PRIMARY KEY (player, other)${byKey};
    CREATE INDEX tie_other ON tie (other);

    -- The vacations of a player, counted from 0, each for good; "until" is when it ends or ended. "told" when their games know how it stands.
    CREATE TABLE vacation (
      player text NOT NULL,
      nth integer NOT NULL,
      began ${whole} NOT NULL,
      until ${whole} NOT NULL,
      told ${flag} NOT NULL DEFAULT ${no},
      PRIMARY KEY (player, nth)
    ${byKey};
    CREATE INDEX vacation_untold ON vacation (player) WHERE ${isNot('told')};

    -- Where a device that has a secret is notified that it is the turn of its player, and the keys to write to it. It goes with the secret.
    CREATE TABLE push (
      secret ${bytes} PRIMARY KEY ${isSqlite ? '' : 'REFERENCES secret (hash) ON DELETE CASCADE'},
      player text NOT NULL,
      endpoint text NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      at ${whole} NOT NULL
    ${byKey};
    CREATE INDEX push_player ON push (player, at);

    -- Muted players, and until when: the largest number means for good.
    CREATE TABLE muted (player text PRIMARY KEY, until ${whole} NOT NULL${byKey};

    -- What operators did. "target" is a player or a room; the outcome is null while it is not known to be over.
    CREATE TABLE deed (
      id text PRIMARY KEY,
      at ${whole} NOT NULL,
      doer text NOT NULL,
      kind text NOT NULL,
      target text NOT NULL,
      detail text NOT NULL,
      outcome text
    ${byKey};
    CREATE INDEX deed_at ON deed (at);

    -- What people reported of others, once of each in each room, and that it is done with. Where the room is empty it is of somebody as such.
    CREATE TABLE report (
      reporter text NOT NULL,
      reported text NOT NULL,
      room text NOT NULL,
      at ${whole} NOT NULL,
      name text NOT NULL,
      reason text NOT NULL,
      said text NOT NULL,
      done_at ${whole},
      done_by text,
      note text,
      PRIMARY KEY (reporter, reported, room)
    ${byKey};
    CREATE INDEX report_at ON report (at);
    CREATE INDEX report_reported ON report (reported);

    -- The time of the last heartbeat, and the epoch of the log since the last cold start: one row each.
    CREATE TABLE heartbeat (one integer PRIMARY KEY CHECK (one = 1), at ${whole} NOT NULL${byRow};
    CREATE TABLE epoch (one integer PRIMARY KEY CHECK (one = 1), name text NOT NULL${byRow};
    INSERT INTO epoch (one, name) VALUES (1, ${isSqlite ? 'lower(hex(randomblob(16)))' : 'gen_random_uuid()::text'});
    -- The newest log format ever used in this database: one row.
    CREATE TABLE log_format (one integer PRIMARY KEY CHECK (one = 1), version integer NOT NULL${byRow};
    INSERT INTO log_format (one, version) VALUES (1, 1);
    -- When each periodic job last ran.
    CREATE TABLE chore (name text PRIMARY KEY, at ${whole} NOT NULL${byKey};
    -- Outages, in which nobody could move, to be credited to running clocks. Identified by their start.
    CREATE TABLE outage (began ${whole} PRIMARY KEY, ended ${whole} NOT NULL${byRow};
    ${isSqlite ? ONLY_SQLITE : ONLY_POSTGRES}`;
}

const ONLY_SQLITE = `
    CREATE TRIGGER secret_push AFTER DELETE ON secret BEGIN
      DELETE FROM push WHERE secret = OLD.hash;
    END;`;

const ONLY_POSTGRES = `
    -- The nodes that run, by the clock of the database, and who is connected to them, by name and in the order in which they came. Nothing here needs to
    -- survive a crash of the database, so it is not logged.
    CREATE UNLOGGED TABLE node (id text PRIMARY KEY, seen_at timestamptz NOT NULL);
    CREATE UNLOGGED TABLE visit (
      room text NOT NULL,
      player text NOT NULL,
      node text NOT NULL,
      name text NOT NULL DEFAULT '',
      since timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (room, player, node)
    );
    CREATE INDEX visit_node ON visit (node);
    CREATE INDEX visit_player ON visit (player);

    -- A node of the previous version may write a first secret only beside its player.
    CREATE FUNCTION keep_secret() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO secret (hash, player, kind, name, created_at, used_at)
        VALUES (NEW.secret, NEW.id, 'browser', '', NEW.created_at, NEW.seen_at) ON CONFLICT DO NOTHING;
      RETURN NEW;
    END $$;
    CREATE TRIGGER player_secret AFTER INSERT ON player FOR EACH ROW WHEN (NEW.secret IS NOT NULL) EXECUTE FUNCTION keep_secret();`;
