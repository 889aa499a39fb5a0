import pg, { type ClientBase, type Pool } from 'pg';
import type { Append } from './append.ts';
import { PLAYED, playedColumns } from './postgres-played.ts';
import { putUnfinished, unfinishedColumns } from './postgres-unfinished.ts';
import { seatedHuman } from './seated-human.ts';

/** An append that waits for its commit. */
interface Waiting {
  readonly append: Append;
  readonly statement: Statement;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export interface PostgresWriter {
  /** Resolves when the entry is on disk: true, or false if it conflicted and nothing was changed. */
  write(append: Append): Promise<boolean>;
  /** Resolves when nothing is gathering or under way. */
  settle(): Promise<void>;
}

/** Entries in one statement. */
const MAX_GROUP_ENTRIES = 500;

/**
 * Rooms whose preceding entry is there. Their rows are locked meanwhile, so that they are not removed. With LATERAL, because otherwise the
 * planner may scan the whole log, which takes four times as long.
 */
const CONTINUED = `
  SELECT entry.room FROM entry
  JOIN room ON room.code = entry.room
  CROSS JOIN LATERAL (SELECT FROM log WHERE log.room = entry.room AND log.version = entry.version - 1 LIMIT 1) AS last
  WHERE entry.version > 1 ORDER BY entry.room FOR KEY SHARE OF room`;

/** Adds the entries of some rooms to the log, sorted, so that two nodes lock rows in the same order. */
const logged = (rooms: string): string => `
  INSERT INTO log (room, version, at, actor, command, events)
  SELECT room, version, at, actor, command, events FROM entry WHERE room IN (${rooms}) ORDER BY room
  ON CONFLICT DO NOTHING RETURNING room`;

/** A group in one statement, and so in one transaction. Unique keys decide which entries are written, whatever other nodes write. */
interface Statement {
  readonly name: string;
  readonly text: string;
  values(appends: readonly Append[]): unknown[];
}

/** For entries that change nothing but the log, as most moves do: half of what the other costs, and a third in large groups. */
const LOG_ONLY: Statement = {
  name: 'write-log',
  text: `
  WITH entry AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::json[])
      AS t (room, version, at, actor, command, events)
  ), continued AS (${CONTINUED})
  ${logged('SELECT room FROM continued')}`,
  values: entryColumns,
};

/** For all others. The key of a first entry is the row of its room, that of any other its place in the log and its receipt. */
const WITH_INDEXES: Statement = {
  name: 'write',
  text: `
  WITH entry AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::json[], $7::boolean[], $8::bigint[],
        $9::text[], $10::text[], $11::bigint[], $12::text[], $13::text[])
      AS t (room, version, at, actor, command, events, found, alarm_at, place, host, since, seeks, seated)
    WHERE NOT EXISTS (SELECT FROM erasure WHERE player = seated)
  ), opened AS (
    INSERT INTO room (code, alarm_at, used_at, creator, creation, place, host, since, seeks, listed)
    SELECT room, alarm_at, at, actor, command, place, host, since, seeks, 1 FROM entry WHERE version = 1 ORDER BY room
    ON CONFLICT DO NOTHING RETURNING code
  ), continued AS (${CONTINUED}
  ), written AS (${logged('SELECT code FROM opened UNION ALL SELECT room FROM continued')}
  ), found AS (
    UPDATE room SET alarm_at = entry.alarm_at, used_at = entry.at,
      place = entry.place, host = entry.host, since = entry.since, seeks = entry.seeks, listed = entry.version
    FROM entry JOIN written USING (room)
    WHERE room.code = entry.room AND entry.version > 1 AND entry.found
  ), named AS (
    INSERT INTO name_occurrence (room, version, player)
    SELECT room, version, player.id FROM entry JOIN written USING (room) JOIN player ON player.id = seated
  ), listed AS (
    INSERT INTO played (${PLAYED})
    SELECT ended.* FROM unnest($14::text[], $15::bigint[], $16::text[], $17::int[], $18::text[], $19::text[], $20::text[], $21::boolean[], $22::text[])
      AS ended (${PLAYED})
    JOIN written USING (room) JOIN player ON player.id = ended.player
    ON CONFLICT DO NOTHING
  ), ended AS (
    DELETE FROM unfinished USING written WHERE unfinished.room = written.room AND unfinished.room = ANY ($23::text[])
  ), waiting AS (
    ${putUnfinished(`unnest($24::text[], $25::text[], $26::text[], $27::bigint[], $28::bigint[], $29::text[])
      AS game (room, mover, waiter, due, at, told) JOIN written USING (room)`)}
  )
  SELECT room FROM written`,
  values: (appends) => [...entryColumns(appends), ...indexColumns(appends)],
};

function statementFor({ entry, index, played, unfinished }: Append): Statement {
  const isLogOnly = entry.version > 1 && index === null && played.length === 0 && unfinished === undefined && seatedHuman(entry) === null;
  return isLogOnly ? LOG_ONLY : WITH_INDEXES;
}

/** Writes one entry in a transaction of the caller; false if it conflicted. */
export async function writeAlone(client: ClientBase, append: Append): Promise<boolean> {
  return (await run(client, WITH_INDEXES, [append])).length === 1;
}

/** The rooms whose entries were written. */
async function run(client: ClientBase, { name, text, values }: Statement, appends: readonly Append[]): Promise<string[]> {
  const { rows } = await client.query<{ room: string }>({ name, text, values: values(appends) });
  return rows.map(({ room }) => room);
}

/**
 * Group commit: one group at a time is with the database, in a statement for those that change nothing but the log and one for the others,
 * and what comes meanwhile gathers into the next. It is sent when a turn of the event loop ends, so that moves that arrived together share
 * a commit.
 */
export function startPostgresWriter(pool: Pool): PostgresWriter {
  let gathering: Waiting[] = [];
  let underWay: Promise<unknown> | null = null;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || underWay) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const group = takeGroup();
      if (group.length === 0) return;
      const withStatement = (statement: Statement) => group.filter((waiting) => waiting.statement === statement);
      underWay = Promise.all([LOG_ONLY, WITH_INDEXES].map((statement) => commit(statement, withStatement(statement)))).finally(() => {
        underWay = null;
        if (gathering.length > 0) schedule();
      });
    });
  }

  /** One entry for each room, so that a room identifies which entry was written; the others go with the next group. */
  function takeGroup(): Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of gathering) {
      const { room } = waiting.append;
      if (group.has(room) || group.size === MAX_GROUP_ENTRIES) later.push(waiting);
      else group.set(room, waiting);
    }
    gathering = later;
    return [...group.values()];
  }

  /** The rooms whose entries were written. An error reported by the database does not spoil the connection. */
  async function write(statement: Statement, group: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const client = await pool.connect();
    try {
      const written = await run(
        client,
        statement,
        group.map(({ append }) => append),
      );
      client.release();
      return new Set(written);
    } catch (error) {
      client.release(!isAboutContent(error));
      throw error;
    }
  }

  /** A group that is refused for its content is split until only the bad entry is left, with its error. */
  async function commit(statement: Statement, group: readonly Waiting[]): Promise<void> {
    if (group.length === 0) return;
    try {
      const written = await write(statement, group);
      for (const { append, resolve } of group) resolve(written.has(append.room));
    } catch (error) {
      if (group.length === 1 || !isAboutContent(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      const half = Math.ceil(group.length / 2);
      await commit(statement, group.slice(0, half));
      await commit(statement, group.slice(half));
    }
  }

  return {
    write: (append) =>
      new Promise((resolve, reject) => {
        gathering.push({ append, statement: statementFor(append), resolve, reject });
        schedule();
      }),
    settle: async () => {
      while (gathering.length > 0 || underWay) await (underWay ?? new Promise(setImmediate));
    },
  };
}

/**
 * Whether the rest could be written without some of the entries: invalid values (class 22), constraints (23), deadlocks (40), limits (54).
 * Any other error, a lost connection or a full disk, would hit each of them.
 */
function isAboutContent(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40|54)/.test(error.code ?? '');
}

/** What goes into the log by columns, as `unnest` wants it. */
function entryColumns(appends: readonly Append[]): unknown[] {
  return [
    appends.map(({ room }) => room),
    appends.map(({ entry }) => entry.version),
    appends.map(({ entry }) => entry.at),
    appends.map(({ receipt }) => receipt?.actor ?? null),
    appends.map(({ receipt }) => receipt?.id ?? null),
    appends.map(({ entry }) => JSON.stringify(entry.events)),
  ];
}

/** What appends change beside the log by columns. */
function indexColumns(appends: readonly Append[]): unknown[] {
  return [
    appends.map(({ index }) => index !== null),
    appends.map(({ index }) => index?.alarmAt ?? null),
    appends.map(({ index }) => index?.listing?.place ?? null),
    appends.map(({ index }) => index?.listing?.host ?? null),
    appends.map(({ index }) => index?.listing?.since ?? null),
    appends.map(({ index }) => index?.listing?.seeks ?? null),
    appends.map(({ entry }) => seatedHuman(entry)),
    ...playedColumns(appends.flatMap(({ played }) => played)),
    ...unfinishedColumns(appends),
  ];
}
