CREATE TABLE log (
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor TEXT,
    command TEXT,
    events TEXT NOT NULL,
    PRIMARY KEY (room, version)
  ) WITHOUT ROWID, STRICT;
CREATE TABLE room (
    code TEXT PRIMARY KEY,
    alarm_at INTEGER,
    used_at INTEGER NOT NULL,
    creator TEXT,
    creation TEXT
  , place TEXT, host TEXT, since INTEGER, seeks TEXT, listed integer NOT NULL DEFAULT 0) WITHOUT ROWID, STRICT;
CREATE UNIQUE INDEX room_creation ON room (creator, creation) WHERE creation IS NOT NULL;
CREATE INDEX room_alarm ON room (alarm_at) WHERE alarm_at IS NOT NULL;
CREATE TABLE heartbeat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
CREATE TABLE chat (
    number INTEGER PRIMARY KEY,
    room TEXT NOT NULL,
    at INTEGER NOT NULL,
    channel TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL
  , id TEXT) STRICT;
CREATE INDEX chat_room ON chat (room, number);
CREATE TABLE epoch (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL) STRICT;
CREATE TABLE log_format (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL) STRICT;
CREATE TABLE chore (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE outage (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT;
CREATE INDEX room_place ON room (place, since, host) WHERE place IS NOT NULL;
CREATE INDEX room_seeks ON room (seeks, since) WHERE seeks IS NOT NULL;
CREATE INDEX log_paired ON log (actor, command) WHERE command LIKE 'pair%';
CREATE UNIQUE INDEX chat_once ON chat (room, player, id);
CREATE TABLE played (
    player TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    outcome TEXT NOT NULL,
    told TEXT NOT NULL, opponent TEXT, listed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, ended_at, room, version)
  ) WITHOUT ROWID, STRICT;
CREATE INDEX played_room ON played (room);
CREATE TABLE secret (
    hash BLOB PRIMARY KEY,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
CREATE INDEX secret_player ON secret (player);
CREATE TABLE "player" (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    has_played INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID, STRICT;
CREATE TABLE invitation (player TEXT PRIMARY KEY, code BLOB NOT NULL UNIQUE, until INTEGER NOT NULL) WITHOUT ROWID, STRICT;
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
CREATE TABLE challenge (hash BLOB PRIMARY KEY, player TEXT, until INTEGER NOT NULL) WITHOUT ROWID, STRICT;
CREATE INDEX challenge_until ON challenge (until);
CREATE TABLE kept_name (looks TEXT PRIMARY KEY, player TEXT NOT NULL UNIQUE) WITHOUT ROWID, STRICT;
CREATE TABLE forgotten (player TEXT PRIMARY KEY, at INTEGER NOT NULL, done INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID, STRICT;
CREATE INDEX forgotten_at ON forgotten (at);
CREATE INDEX forgotten_undone ON forgotten (player) WHERE done = 0;
CREATE TABLE bears_name (room TEXT NOT NULL, version INTEGER NOT NULL, player TEXT NOT NULL, PRIMARY KEY (room, version)) WITHOUT ROWID, STRICT;
CREATE INDEX bears_name_player ON bears_name (player);
CREATE INDEX played_opponent ON played (opponent, player, ended_at, outcome) WHERE opponent IS NOT NULL;
CREATE INDEX chat_named ON chat (player) WHERE name <> '';
CREATE INDEX played_counted ON played (player, ended_at, game, outcome, opponent);
CREATE TABLE review (room TEXT NOT NULL, version INTEGER NOT NULL, accuracy TEXT NOT NULL, PRIMARY KEY (room, version)) WITHOUT ROWID, STRICT;
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
CREATE TABLE muted (player TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID, STRICT;
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
CREATE TABLE report (
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    room TEXT NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    said TEXT NOT NULL, done_at INTEGER, done_by TEXT, note TEXT,
    PRIMARY KEY (reporter, reported, room)
  ) WITHOUT ROWID, STRICT;
CREATE INDEX report_at ON report (at);
CREATE INDEX report_reported ON report (reported);
CREATE TABLE tie (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    tie TEXT NOT NULL,
    PRIMARY KEY (player, other)
  ) WITHOUT ROWID, STRICT;
CREATE INDEX tie_other ON tie (other);
CREATE TABLE vacation (
    player TEXT NOT NULL,
    nth INTEGER NOT NULL,
    began INTEGER NOT NULL,
    until INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, nth)
  ) WITHOUT ROWID, STRICT;
CREATE INDEX vacation_untold ON vacation (player) WHERE told = 0;
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
CREATE TABLE ladder (player TEXT PRIMARY KEY, climbed TEXT NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE "archive" (room TEXT PRIMARY KEY, entries BLOB NOT NULL) STRICT;
CREATE UNIQUE INDEX log_receipt ON log (room, actor, command) WHERE command IS NOT NULL AND version > 1 AND events NOT LIKE '[{"kind":"moved"%';
