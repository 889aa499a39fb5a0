import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import { LISTED } from './listed-rows.ts';
import { HAS_RECEIPT } from './log.ts';
import { LOG_FORMAT, refuseNewer } from './log-format.ts';
import { PAIRING } from './logged-entry.ts';
import { listOldGames } from './postgres-played.ts';
import { listUnfinishedGames } from './postgres-unfinished.ts';

const FORGETTING = `
  -- Who asked to be forgotten. No name is written for them any more; "done" when none is left that was.
  CREATE TABLE forgotten (player text PRIMARY KEY, at bigint NOT NULL, done boolean NOT NULL DEFAULT false);
  CREATE INDEX forgotten_at ON forgotten (at);
  CREATE INDEX forgotten_undone ON forgotten (player) WHERE NOT done;

  -- The entries of the log that bear the name of somebody who is kept, derived from it and written with it.
  CREATE TABLE bears_name (room text NOT NULL, version integer NOT NULL, player text NOT NULL, PRIMARY KEY (room, version));
  CREATE INDEX bears_name_player ON bears_name (player);
  INSERT INTO bears_name (room, version, player)
    SELECT room, version, player.id
    FROM log CROSS JOIN json_array_elements(events) AS event
      JOIN player ON player.id = event #>> '{occupant,player,id}'
    WHERE events::text LIKE '%"kind":"seated"%' AND event ->> 'kind' = 'seated'
    ON CONFLICT DO NOTHING;

  -- The person against whom a game was played; null for bots, and for who is forgotten.
  ALTER TABLE played ADD COLUMN opponent text;
  UPDATE played SET opponent = told::json #>> '{opponent,player,id}';
  CREATE INDEX played_opponent ON played (opponent, player, ended_at, outcome) WHERE opponent IS NOT NULL;

  CREATE INDEX chat_named ON chat (player, number) WHERE name <> '';
`;

const ARCHIVE = `
  -- The log of a room that was put away but for its last entry: see packed-log.ts. Whoever goes on there adds to the log as ever.
  CREATE TABLE archive (room text PRIMARY KEY, entries bytea NOT NULL);
`;

const PROFILES_INDEX = 'CREATE INDEX played_counted ON played (player, ended_at, game, outcome, opponent);';

const PROFILES = `
  -- Whether the room of a game was in the lobby: others see no other games of somebody.
  ALTER TABLE played ADD COLUMN listed boolean NOT NULL DEFAULT false;
  UPDATE played SET listed = coalesce((events -> 0 ->> 'listed')::boolean, false)
    FROM log WHERE log.room = played.room AND log.version = 1;
  ${PROFILES_INDEX}
`;

const REVIEWS = `
  -- How exactly both played a game that is over, for those that were reviewed.
  CREATE TABLE review (room text NOT NULL, version integer NOT NULL, accuracy json NOT NULL, PRIMARY KEY (room, version));
`;

const OFFICE = `
  -- Who may not write, until when; the largest number for good.
  CREATE TABLE muted (player text PRIMARY KEY, until bigint NOT NULL);

  -- What whoever runs the hall did. "target" is a player or a room; the outcome is null while it is not known to be over.
  CREATE TABLE deed (
    id text PRIMARY KEY,
    at bigint NOT NULL,
    doer text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    detail text NOT NULL,
    outcome text
  );
  CREATE INDEX deed_at ON deed (at);

  -- What people told whoever runs the hall of others, once of each in each room. Where it is empty it is of somebody as such.
  CREATE TABLE report (
    reporter text NOT NULL,
    reported text NOT NULL,
    room text NOT NULL,
    at bigint NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    said text NOT NULL,
    PRIMARY KEY (reporter, reported, room)
  );
  CREATE INDEX report_at ON report (at);
  CREATE INDEX report_reported ON report (reported);
`;

const DONE_REPORTS = `
  ALTER TABLE report ADD COLUMN done_at bigint, ADD COLUMN done_by text, ADD COLUMN note text;
`;

const PUSHES = `
  -- Where a device that has a secret is told that it is the turn of its player, and the keys to write to it.
  CREATE TABLE push (
    secret bytea PRIMARY KEY REFERENCES secret (hash) ON DELETE CASCADE,
    player text NOT NULL,
    endpoint text NOT NULL UNIQUE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX push_player ON push (player, at);
`;

const LADDERS = `
  -- How far somebody is on the ladders, as JSON: what all of their devices have told.
  CREATE TABLE ladder (player text PRIMARY KEY, climbed text NOT NULL);
`;

const VACATIONS = `
  -- The vacations of a player, counted from 0, each for good; "until" is when it ends or ended. "told" when their games know how it stands.
  CREATE TABLE vacation (
    player text NOT NULL,
    nth integer NOT NULL,
    began bigint NOT NULL,
    until bigint NOT NULL,
    told boolean NOT NULL DEFAULT false,
    PRIMARY KEY (player, nth)
  );
  CREATE INDEX vacation_untold ON vacation (player) WHERE NOT told;
`;

/** Forward only: `nimhall_schema` counts how many have run. Never edit one that was released; add the next. */
export const MIGRATIONS = [
  `
  -- One row for each accepted command: the truth. (room, version) is unique, and that decides every race.
  CREATE TABLE log (
    room text NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL,
    actor text,
    command text,
    events json NOT NULL,
    PRIMARY KEY (room, version)
  );

  -- What sweeps and lists need to find, derived from the log and written with it; most moves leave it as it is.
  CREATE TABLE room (
    code text PRIMARY KEY,
    open boolean NOT NULL,
    alarm_at bigint,
    used_at bigint NOT NULL,
    creator text,
    creation text
  );
  CREATE UNIQUE INDEX room_creation ON room (creator, creation) WHERE creation IS NOT NULL;
  CREATE INDEX room_alarm ON room (alarm_at) WHERE alarm_at IS NOT NULL;
  CREATE INDEX room_open ON room (used_at) WHERE open;

  -- A player is whoever knows the secret; only its SHA-256 is kept.
  CREATE TABLE player (
    id text PRIMARY KEY,
    name text NOT NULL,
    secret bytea NOT NULL UNIQUE,
    created_at bigint NOT NULL
  );

  -- When any server was last known to be alive: one row.
  CREATE TABLE heartbeat (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);

  -- The nodes that run, by the clock of the database, and who is connected to them. Nothing here needs to survive a
  -- crash of the database, so it is not logged.
  CREATE UNLOGGED TABLE node (id text PRIMARY KEY, seen_at timestamptz NOT NULL);
  CREATE UNLOGGED TABLE visit (
    room text NOT NULL,
    player text NOT NULL,
    node text NOT NULL,
    PRIMARY KEY (room, player, node)
  );
  CREATE INDEX visit_node ON visit (node);
  `,
  `
  -- What was said in rooms, beside their logs.
  CREATE TABLE chat (
    number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    room text NOT NULL,
    at bigint NOT NULL,
    channel text NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    text text NOT NULL
  );
  CREATE INDEX chat_room ON chat (room, number);
  `,
  `
  -- Visitors by name and in the order in which they came; and the rooms of a visitor.
  ALTER TABLE visit ADD COLUMN name text NOT NULL DEFAULT '', ADD COLUMN since timestamptz NOT NULL DEFAULT clock_timestamp();
  CREATE INDEX visit_player ON visit (player);
  `,
  `
  -- A command is carried out once in a room. Some logs have one twice: the second one loses its receipt. The first entry
  -- of a room is not among them: its receipt is unique over all rooms, by room_creation.
  UPDATE log SET command = NULL FROM (
    SELECT room, version, row_number() OVER (PARTITION BY room, actor, command ORDER BY version) AS time
    FROM log WHERE command IS NOT NULL AND version > 1
  ) AS used
  WHERE log.room = used.room AND log.version = used.version AND time > 1;
  CREATE UNIQUE INDEX log_receipt ON log (room, actor, command) WHERE command IS NOT NULL AND version > 1;

  -- Which log this is, since the last cold start: one row.
  CREATE TABLE epoch (one integer PRIMARY KEY CHECK (one = 1), name text NOT NULL);
  INSERT INTO epoch (one, name) VALUES (1, gen_random_uuid()::text);

  -- The newest format of the log that was ever used with this database: one row.
  CREATE TABLE log_format (one integer PRIMARY KEY CHECK (one = 1), version integer NOT NULL);
  INSERT INTO log_format (one, version) VALUES (1, 1);

  -- When players were last seen, to the day, and whether they ever sat down; of those who are known already nobody noted it.
  ALTER TABLE player ADD COLUMN seen_at bigint, ADD COLUMN has_played boolean NOT NULL DEFAULT false;
  UPDATE player SET seen_at = (extract(epoch FROM now()) * 1000)::bigint, has_played = true;
  ALTER TABLE player ALTER COLUMN seen_at SET NOT NULL;

  -- When each of the things that are done now and then was last done, by whichever node.
  CREATE TABLE chore (name text PRIMARY KEY, at bigint NOT NULL);
  `,
  `
  -- When nobody could move: what is to be given back to clocks that ran. Known by when it began.
  CREATE TABLE outage (began bigint PRIMARY KEY, ended bigint NOT NULL);
  `,
  `
  -- Where the lobby lists a room, and what somebody waits there to play: "since" and "seeks" are those of shared/src/room/listing.ts.
  DROP INDEX room_open;
  ALTER TABLE room ADD COLUMN place text, ADD COLUMN host text, ADD COLUMN since bigint, ADD COLUMN seeks text;
  UPDATE room SET
    since = used_at,
    place = CASE WHEN begun THEN 'playing' ELSE 'waiting' END,
    host = created ->> 'host',
    seeks = CASE WHEN NOT begun THEN '[' || (created -> 'game')::text || ',' || (created -> 'params')::text || ','
      || (created -> 'misere')::text || ',' || (created -> 'start')::text || ','
      || coalesce('[' || (created #>> '{clock,initialMs}') || ',' || (created #>> '{clock,incrementMs}') || ']', 'null') || ']' END
  FROM (
    SELECT
      room AS code,
      events -> 0 AS created,
      EXISTS (SELECT 1 FROM log AS later WHERE later.room = log.room AND events::text LIKE '%"kind":"started"%') AS begun
    FROM log WHERE version = 1
  ) AS first
  WHERE room.code = first.code AND open;
  -- Only nodes of the version before write it, while they are replaced one by one.
  ALTER TABLE room ALTER COLUMN open SET DEFAULT false;
  CREATE INDEX room_place ON room (place, host, since DESC) WHERE place IS NOT NULL;
  -- Keys hold whole positions, which may be longer than a B-tree takes.
  CREATE INDEX room_seeks ON room USING hash (seeks) WHERE seeks IS NOT NULL;

  -- To which room a command of quick pairing led.
  CREATE INDEX log_paired ON log (actor, command) WHERE command LIKE '${PAIRING}%';
  `,
  `
  -- A line that is sent again is said once.
  ALTER TABLE chat ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text;
  CREATE UNIQUE INDEX chat_once ON chat (room, player, id);
  `,
  `
  -- What people who are kept have played, derived from the log and written with the entry that ends a game. "told" is JSON.
  CREATE TABLE played (
    player text NOT NULL,
    ended_at bigint NOT NULL,
    room text NOT NULL,
    version integer NOT NULL,
    game text NOT NULL,
    outcome text NOT NULL,
    told text NOT NULL,
    PRIMARY KEY (player, ended_at, room, version)
  );
  CREATE INDEX played_room ON played (room);
  `,
  `
  -- By what players are known: any number of secrets, of which only the SHA-256 is kept.
  CREATE TABLE secret (
    hash bytea PRIMARY KEY,
    player text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
  );
  CREATE INDEX secret_player ON secret (player);
  INSERT INTO secret (hash, player, kind, name, created_at, used_at)
    SELECT secret, id, 'browser', '', created_at, seen_at FROM player;
  -- The first secret stands beside its player as well, for nodes of the version before, while they are replaced one by one.
  ALTER TABLE player ALTER COLUMN secret DROP NOT NULL;
  CREATE FUNCTION keep_secret() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO secret (hash, player, kind, name, created_at, used_at)
      VALUES (NEW.secret, NEW.id, 'browser', '', NEW.created_at, NEW.seen_at) ON CONFLICT DO NOTHING;
    RETURN NEW;
  END $$;
  CREATE TRIGGER player_secret AFTER INSERT ON player FOR EACH ROW WHEN (NEW.secret IS NOT NULL) EXECUTE FUNCTION keep_secret();

  -- Codes by which a player brings another device along, by their SHA-256.
  CREATE TABLE invitation (player text PRIMARY KEY, code bytea NOT NULL UNIQUE, until bigint NOT NULL);
  `,
  `
  -- Passkeys, by which players are kept.
  CREATE TABLE passkey (
    id text PRIMARY KEY,
    player text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
  );
  CREATE INDEX passkey_player ON passkey (player);

  -- What a passkey is to sign, once, by its SHA-256: for a player who makes one, or for whoever shows one.
  CREATE TABLE challenge (hash bytea PRIMARY KEY, player text, until bigint NOT NULL);
  CREATE INDEX challenge_until ON challenge (until);
  `,
  `
  -- What the names of those look like who have a passkey: no two of them alike.
  CREATE TABLE kept_name (looks text PRIMARY KEY, player text NOT NULL UNIQUE);
  `,
  FORGETTING,
  PROFILES,
  REVIEWS,
  `
  -- Games of two players who are kept that wait for them, without a clock or with days for each move, until they end: derived from the log
  -- and written with it. "due" is when the time to move is over, the largest number where there is no clock. "told" is JSON.
  CREATE TABLE unfinished (
    room text PRIMARY KEY,
    mover text NOT NULL,
    waiter text NOT NULL,
    due bigint NOT NULL,
    at bigint NOT NULL,
    told text NOT NULL
  );
  CREATE INDEX unfinished_mover ON unfinished (mover, due, at DESC);
  CREATE INDEX unfinished_waiter ON unfinished (waiter, due, at DESC);
  `,
  `
  -- What duels came to, derived from the log and written with the entry that ends one. The scope is a family of games, or * for all together.
  CREATE TABLE rating (
    player text NOT NULL,
    scope text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    duels integer NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (player, scope)
  );
  CREATE INDEX rating_best ON rating (scope, rating);
  `,
  OFFICE,
  ARCHIVE,
  `
  -- What people are to one another: friends, or blocked. None of them learns of it.
  CREATE TABLE tie (
    player text NOT NULL,
    other text NOT NULL,
    tie text NOT NULL,
    PRIMARY KEY (player, other)
  );
  CREATE INDEX tie_other ON tie (other);
  `,
  VACATIONS,
  PUSHES,
  LADDERS,
  DONE_REPORTS,
  LISTED,
  `
  -- A move is made once in its turn anyway: an index of all of them would cost much of what writing them does.
  DROP INDEX log_receipt;
  CREATE UNIQUE INDEX log_receipt ON log (room, actor, command) WHERE ${HAS_RECEIPT.postgres};
  `,
];

/** What a migration does besides, where it takes more than SQL: by the schema that it leads to. */
const IN_CODE: Readonly<Record<number, (client: ClientBase, log: Logger) => Promise<void>>> = {
  8: listOldGames,
  15: listUnfinishedGames,
};

/** Any number that no other program uses in this database: only one node migrates at a time. */
const LOCK = 6_246_425;

/**
 * Brings the tables up to date, however long that takes, up to schema `to`. Nodes that start together wait for one
 * another; one that finds nothing to do waits for nobody.
 */
export async function migrate(client: ClientBase, log: Logger, to: number = MIGRATIONS.length): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
  if ((await schemaOf(client)) < to) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
    if (!rows[0]?.mine) {
      log.info('another node brings the tables up to date; waiting for it');
      await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    }
    await bringUpToDate(client, log, to);
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
  refuseNewer(await schemaOf(client), MIGRATIONS.length);
}

/** Notes the format of the log that this node writes, and refuses a newer one. */
export async function agreeOnFormat(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number }>('UPDATE log_format SET version = greatest(version, $1) RETURNING version', [
    LOG_FORMAT,
  ]);
  refuseNewer(rows[0]?.version ?? 0, LOG_FORMAT);
}

/** A new database in one step, an older one migration after migration. */
async function bringUpToDate(client: ClientBase, log: Logger, to: number): Promise<void> {
  const from = await schemaOf(client);
  if (from >= to) return;
  if (from === 0) return await steps(client, 0, to, log);
  log.info({ from, to }, 'bringing the tables up to date; this may take a while');
  for (let index = from; index < to; index++) await steps(client, index, index + 1, log);
  log.info('the tables are up to date');
}

/** Migrations in one transaction. */
async function steps(client: ClientBase, first: number, end: number, log: Logger): Promise<void> {
  await client.query('BEGIN');
  await client.query('CREATE TABLE IF NOT EXISTS nimhall_schema (version integer PRIMARY KEY)');
  for (let index = first; index < end; index++) {
    await client.query(MIGRATIONS[index] ?? '');
    await IN_CODE[index + 1]?.(client, log);
    await client.query('INSERT INTO nimhall_schema (version) VALUES ($1)', [index + 1]);
  }
  await client.query('COMMIT');
}

/** How many migrations have run. */
async function schemaOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ known: boolean }>("SELECT to_regclass('nimhall_schema') IS NOT NULL AS known");
  if (!rows[0]?.known) return 0;
  const newest = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM nimhall_schema');
  return newest.rows[0]?.version ?? 0;
}
