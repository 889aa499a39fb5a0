import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { CannotOpen } from './cannot-open.ts';
import { LISTED } from './listed-rows.ts';
import { HAS_RECEIPT } from './log.ts';
import { LOG_FORMAT, refuseNewer } from './log-format.ts';
import { PAIRING } from './logged-entry.ts';
import { listOldGames } from './sqlite-played.ts';
import { listUnfinishedGames } from './sqlite-unfinished.ts';

const FORGETTING = `
  -- Who asked to be forgotten. No name is written for them any more; "done" when none is left that was.
  CREATE TABLE forgotten (player TEXT PRIMARY KEY, at INTEGER NOT NULL, done INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID, STRICT;
  CREATE INDEX forgotten_at ON forgotten (at);
  CREATE INDEX forgotten_undone ON forgotten (player) WHERE done = 0;

  -- The entries of the log that bear the name of somebody who is kept, derived from it and written with it.
  CREATE TABLE bears_name (room TEXT NOT NULL, version INTEGER NOT NULL, player TEXT NOT NULL, PRIMARY KEY (room, version)) WITHOUT ROWID, STRICT;
  CREATE INDEX bears_name_player ON bears_name (player);
  INSERT OR IGNORE INTO bears_name (room, version, player)
    SELECT room, version, player.id
    FROM log, json_each(CASE WHEN json_valid(events) THEN events ELSE '[]' END) AS event
      JOIN player ON player.id = event.value ->> '$.occupant.player.id'
    WHERE events LIKE '%"kind":"seated"%' AND event.value ->> '$.kind' = 'seated';

  -- The person against whom a game was played; null for bots, and for who is forgotten.
  ALTER TABLE played ADD COLUMN opponent TEXT;
  UPDATE played SET opponent = told ->> '$.opponent.player.id';
  CREATE INDEX played_opponent ON played (opponent, player, ended_at, outcome) WHERE opponent IS NOT NULL;

  CREATE INDEX chat_named ON chat (player) WHERE name <> '';
`;

const ARCHIVE = `
  -- The log of a room that was put away but for its last entry: see packed-log.ts. Whoever goes on there adds to the log as ever.
  CREATE TABLE archive (room TEXT PRIMARY KEY, entries BLOB NOT NULL) WITHOUT ROWID, STRICT;
`;

const ARCHIVE_OF_ROWS = `
  CREATE TABLE packed (room TEXT PRIMARY KEY, entries BLOB NOT NULL) STRICT;
  INSERT INTO packed SELECT room, entries FROM archive;
  DROP TABLE archive;
  ALTER TABLE packed RENAME TO archive;
`;

const PROFILES_INDEX = 'CREATE INDEX played_counted ON played (player, ended_at, game, outcome, opponent);';

const PROFILES = `
  -- Whether the room of a game was in the lobby: others see no other games of somebody.
  ALTER TABLE played ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  UPDATE played SET listed = coalesce(
    (SELECT CASE WHEN json_valid(events) THEN events ->> '$[0].listed' END FROM log WHERE log.room = played.room AND log.version = 1), 0);
  ${PROFILES_INDEX}
`;

const REVIEWS = `
  -- How exactly both played a game that is over, as JSON, for those that were reviewed.
  CREATE TABLE review (room TEXT NOT NULL, version INTEGER NOT NULL, accuracy TEXT NOT NULL, PRIMARY KEY (room, version)) WITHOUT ROWID, STRICT;
`;

const OFFICE = `
  -- Who may not write, until when; the largest number for good.
  CREATE TABLE muted (player TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID, STRICT;

  -- What whoever runs the hall did. "target" is a player or a room; the outcome is null while it is not known to be over.
  CREATE TABLE deed (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    doer TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL,
    outcome TEXT
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX deed_at ON deed (at);

  -- What people told whoever runs the hall of others, once of each in each room. Where it is empty it is of somebody as such.
  CREATE TABLE report (
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    room TEXT NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (reporter, reported, room)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX report_at ON report (at);
  CREATE INDEX report_reported ON report (reported);
`;

const DONE_REPORTS = `
  ALTER TABLE report ADD COLUMN done_at INTEGER;
  ALTER TABLE report ADD COLUMN done_by TEXT;
  ALTER TABLE report ADD COLUMN note TEXT;
`;

const PUSHES = `
  -- Where a device that has a secret is told that it is the turn of its player, and the keys to write to it.
  CREATE TABLE push (
    secret BLOB PRIMARY KEY,
    player TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX push_player ON push (player, at);
  CREATE TRIGGER secret_push AFTER DELETE ON secret BEGIN
    DELETE FROM push WHERE secret = OLD.hash;
  END;
`;

const LADDERS = `
  -- How far somebody is on the ladders, as JSON: what all of their devices have told.
  CREATE TABLE ladder (player TEXT PRIMARY KEY, climbed TEXT NOT NULL) WITHOUT ROWID, STRICT;
`;

const VACATIONS = `
  -- The vacations of a player, counted from 0, each for good; "until" is when it ends or ended. "told" when their games know how it stands.
  CREATE TABLE vacation (
    player TEXT NOT NULL,
    nth INTEGER NOT NULL,
    began INTEGER NOT NULL,
    until INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, nth)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX vacation_untold ON vacation (player) WHERE told = 0;
`;

/** Forward only: the database's `user_version` counts how many have run. Never edit one that was released; add the next. */
export const MIGRATIONS = [
  `
  -- One row for each accepted command: the truth. (room, version) is unique, and that decides every race.
  CREATE TABLE log (
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor TEXT,
    command TEXT,
    events TEXT NOT NULL,
    PRIMARY KEY (room, version)
  ) WITHOUT ROWID, STRICT;

  -- What sweeps and lists need to find, derived from the log and written with it; most moves leave it as it is.
  CREATE TABLE room (
    code TEXT PRIMARY KEY,
    open INTEGER NOT NULL,
    alarm_at INTEGER,
    used_at INTEGER NOT NULL,
    creator TEXT,
    creation TEXT
  ) WITHOUT ROWID, STRICT;
  CREATE UNIQUE INDEX room_creation ON room (creator, creation) WHERE creation IS NOT NULL;
  CREATE INDEX room_alarm ON room (alarm_at) WHERE alarm_at IS NOT NULL;
  CREATE INDEX room_open ON room (used_at) WHERE open = 1;

  -- A player is whoever knows the secret; only its SHA-256 is kept.
  CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    secret BLOB NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  -- When the server was last known to be alive: one row.
  CREATE TABLE heartbeat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
  `,
  `
  -- What was said in rooms, beside their logs.
  CREATE TABLE chat (
    number INTEGER PRIMARY KEY,
    room TEXT NOT NULL,
    at INTEGER NOT NULL,
    channel TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE INDEX chat_room ON chat (room, number);
  `,
  `
  -- A command is carried out once in a room. Some logs have one twice: the second one loses its receipt. The first entry
  -- of a room is not among them: its receipt is unique over all rooms, by room_creation.
  UPDATE log SET command = NULL WHERE (room, version) IN (
    SELECT room, version FROM (
      SELECT room, version, row_number() OVER (PARTITION BY room, actor, command ORDER BY version) AS time
      FROM log WHERE command IS NOT NULL AND version > 1
    ) WHERE time > 1
  );
  CREATE UNIQUE INDEX log_receipt ON log (room, actor, command) WHERE command IS NOT NULL AND version > 1;

  -- Which log this is, since the last cold start: one row.
  CREATE TABLE epoch (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL) STRICT;
  INSERT INTO epoch (one, name) VALUES (1, lower(hex(randomblob(16))));

  -- The newest format of the log that was ever used with this database: one row.
  CREATE TABLE log_format (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL) STRICT;
  INSERT INTO log_format (one, version) VALUES (1, 1);

  -- When players were last seen, to the day, and whether they ever sat down; of those who are known already nobody noted it.
  ALTER TABLE player ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE player ADD COLUMN has_played INTEGER NOT NULL DEFAULT 0;
  UPDATE player SET seen_at = unixepoch() * 1000, has_played = 1;

  -- When each of the things that are done now and then was last done.
  CREATE TABLE chore (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  `,
  `
  -- When nobody could move: what is to be given back to clocks that ran. Known by when it began.
  CREATE TABLE outage (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT;
  `,
  `
  -- Where the lobby lists a room, and what somebody waits there to play: "since" and "seeks" are those of shared/src/room/listing.ts.
  DROP INDEX room_open;
  ALTER TABLE room ADD COLUMN place TEXT;
  ALTER TABLE room ADD COLUMN host TEXT;
  ALTER TABLE room ADD COLUMN since INTEGER;
  ALTER TABLE room ADD COLUMN seeks TEXT;
  UPDATE room SET since = used_at, (place, host, seeks) = (
    SELECT
      CASE WHEN begun THEN 'playing' ELSE 'waiting' END,
      created ->> 'host',
      CASE WHEN NOT begun THEN '[' || (created -> 'game') || ',' || (created -> 'params') || ',' || (created -> 'misere') || ','
        || (created -> 'start') || ','
        || coalesce('[' || (created -> '$.clock.initialMs') || ',' || (created -> '$.clock.incrementMs') || ']', 'null') || ']' END
    FROM (
      SELECT
        (SELECT events -> 0 FROM log WHERE log.room = room.code AND version = 1) AS created,
        EXISTS (SELECT 1 FROM log WHERE log.room = room.code AND events LIKE '%"kind":"started"%') AS begun
    )
  ) WHERE open = 1;
  ALTER TABLE room DROP COLUMN open;
  CREATE INDEX room_place ON room (place, since, host) WHERE place IS NOT NULL;
  CREATE INDEX room_seeks ON room (seeks, since) WHERE seeks IS NOT NULL;

  -- To which room a command of quick pairing led.
  CREATE INDEX log_paired ON log (actor, command) WHERE command LIKE '${PAIRING}%';
  `,
  `
  -- A line that is sent again is said once.
  ALTER TABLE chat ADD COLUMN id TEXT;
  UPDATE chat SET id = number;
  CREATE UNIQUE INDEX chat_once ON chat (room, player, id);
  `,
  `
  -- What people who are kept have played, derived from the log and written with the entry that ends a game. "told" is JSON.
  CREATE TABLE played (
    player TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    outcome TEXT NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (player, ended_at, room, version)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX played_room ON played (room);
  `,
  `
  -- By what players are known: any number of secrets, of which only the SHA-256 is kept.
  CREATE TABLE secret (
    hash BLOB PRIMARY KEY,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX secret_player ON secret (player);
  INSERT INTO secret (hash, player, kind, name, created_at, used_at)
    SELECT secret, id, 'browser', '', created_at, seen_at FROM player;
  CREATE TABLE known (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    has_played INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID, STRICT;
  INSERT INTO known (id, name, created_at, seen_at, has_played) SELECT id, name, created_at, seen_at, has_played FROM player;
  DROP TABLE player;
  ALTER TABLE known RENAME TO player;

  -- Codes by which a player brings another device along, by their SHA-256.
  CREATE TABLE invitation (player TEXT PRIMARY KEY, code BLOB NOT NULL UNIQUE, until INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  `,
  `
  -- Passkeys, by which players are kept. "transports" is JSON.
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX passkey_player ON passkey (player);

  -- What a passkey is to sign, once, by its SHA-256: for a player who makes one, or for whoever shows one.
  CREATE TABLE challenge (hash BLOB PRIMARY KEY, player TEXT, until INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  CREATE INDEX challenge_until ON challenge (until);
  `,
  `
  -- What the names of those look like who have a passkey: no two of them alike.
  CREATE TABLE kept_name (looks TEXT PRIMARY KEY, player TEXT NOT NULL UNIQUE) WITHOUT ROWID, STRICT;
  `,
  FORGETTING,
  PROFILES,
  REVIEWS,
  `
  -- Games of two players who are kept that wait for them, without a clock or with days for each move, until they end: derived from the log
  -- and written with it. "due" is when the time to move is over, the largest number where there is no clock. "told" is JSON.
  CREATE TABLE unfinished (
    room TEXT PRIMARY KEY,
    mover TEXT NOT NULL,
    waiter TEXT NOT NULL,
    due INTEGER NOT NULL,
    at INTEGER NOT NULL,
    told TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX unfinished_mover ON unfinished (mover, due, at DESC);
  CREATE INDEX unfinished_waiter ON unfinished (waiter, due, at DESC);
  `,
  `
  -- What duels came to, derived from the log and written with the entry that ends one. The scope is a family of games, or * for all together.
  CREATE TABLE rating (
    player TEXT NOT NULL,
    scope TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    duels INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, scope)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX rating_best ON rating (scope, rating);
  `,
  OFFICE,
  ARCHIVE,
  `
  -- What people are to one another: friends, or blocked. None of them learns of it.
  CREATE TABLE tie (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    tie TEXT NOT NULL,
    PRIMARY KEY (player, other)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX tie_other ON tie (other);
  `,
  VACATIONS,
  PUSHES,
  LADDERS,
  DONE_REPORTS,
  ARCHIVE_OF_ROWS,
  LISTED,
  `
  -- A move is made once in its turn anyway: an index of all of them would be a third of what writing them costs.
  DROP INDEX log_receipt;
  CREATE UNIQUE INDEX log_receipt ON log (room, actor, command) WHERE ${HAS_RECEIPT.sqlite};
  `,
];

/** What a migration does besides, where it takes more than SQL: by the schema that it leads to. */
const IN_CODE: Readonly<Record<number, (db: Database, log: Logger) => void>> = {
  7: listOldGames,
  14: listUnfinishedGames,
};

/** Brings the tables up to date, up to schema `to`: a new database in one step, an older one migration after migration. */
export function migrate(db: Database, log: Logger, to: number = MIGRATIONS.length): void {
  const from = Number(db.pragma('user_version', { simple: true }));
  refuseNewer(from, MIGRATIONS.length);
  if (from >= to) return;
  const steps = db.transaction((first: number, end: number) => {
    for (let index = first; index < end; index++) {
      db.exec(MIGRATIONS[index] ?? '');
      IN_CODE[index + 1]?.(db, log);
      db.pragma(`user_version = ${index + 1}`);
    }
  });
  if (from === 0) {
    steps(0, to);
    return;
  }
  log.info({ from, to }, 'bringing the tables up to date; this may take a while');
  for (let index = from; index < to; index++) steps(index, index + 1);
  log.info('the tables are up to date');
}

/** Throws for a database that is not as this version makes it. */
export function expectCurrent(db: Database): void {
  const done = Number(db.pragma('user_version', { simple: true }));
  refuseNewer(done, MIGRATIONS.length);
  if (done < MIGRATIONS.length) {
    throw new CannotOpen(
      'The database is of an older version of nimhall: start the server of this version once, which brings it up to date.',
    );
  }
  agreeOnFormat(db);
}

/** Notes the format of the log that this server writes, and refuses a newer one. */
export function agreeOnFormat(db: Database): void {
  const found = db.prepare<[], { version: number }>('SELECT version FROM log_format').get()?.version ?? 0;
  refuseNewer(found, LOG_FORMAT);
  if (found < LOG_FORMAT) db.prepare('UPDATE log_format SET version = ?').run(LOG_FORMAT);
}
