import type { PoolClient } from 'pg';

/** Forward only: `nimhall_schema` counts how many have run. Never edit one that was released; add the next. */
const MIGRATIONS = [
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
  `,
];

/** Any number that no other program uses in this database: only one node migrates at a time. */
const LOCK = 6_246_425;

/** Brings the tables up to date. Nodes that start together wait for one another. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS nimhall_schema (version integer PRIMARY KEY)');
    const { rows } = await client.query<{ done: number }>('SELECT coalesce(max(version), 0) AS done FROM nimhall_schema');
    const done = rows[0]?.done ?? 0;
    if (done > MIGRATIONS.length) throw new Error('The database was written by a newer version of nimhall.');
    for (const [index, sql] of MIGRATIONS.entries()) {
      if (index < done) continue;
      await client.query(sql);
      await client.query('INSERT INTO nimhall_schema (version) VALUES ($1)', [index + 1]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
