import type { RoomEvent } from '@nimhall/shared/room/events';
import { type Compilable, sql as raw } from 'kysely';
import { type Database, template } from './database.ts';
import { type EntryRow, entryOf, type LoggedEntry, PAIRING, type Receipt } from './logged-entry.ts';
import { unpack } from './packed-log.ts';

/** Entries that are found by their receipt, written exactly as in the partial index, which is used only then. */
export const HAS_RECEIPT = {
  sqlite: `command IS NOT NULL AND version > 1 AND events NOT LIKE '[{"kind":"moved"%'`,
  postgres: `command IS NOT NULL AND version > 1 AND (events -> 0 ->> 'kind') <> 'moved'`,
} as const;

/** The logs of rooms, and what is found by the receipts in them. */
export function logStore(db: Database) {
  const { sql } = db;
  const entriesOf = (room: string) =>
    sql.selectFrom('log').select(['version', 'at', 'actor', 'command', 'events']).where('room', '=', room);
  // Built once, because rooms are read all the time and may have thousands of entries.
  const entriesSince = template(entriesOf('').where('version', '>', 0).orderBy('version'));

  const entryBy = async (query: Compilable<EntryRow>): Promise<LoggedEntry | null> => {
    const row = await db.first(query);
    return row ? entryOf(row) : null;
  };

  const entriesUpTo = async (room: string, after: number, last: number): Promise<LoggedEntry[]> => {
    const query = entriesOf(room).where('version', '>', after).where('version', '<=', last).orderBy('version');
    const rows = await db.all<EntryRow>(query);
    const archived = rows[0]?.version === after + 1 ? [] : ((await readArchive(db, room)) ?? []);
    return [...archived.filter(({ version }) => version > after && version <= last), ...rows.map(entryOf)];
  };

  return {
    /**
     * The log of a room from version `after` + 1 on, in order; empty for an unknown room. Rejects with `UnreadableEntry` for a damaged one.
     */
    entries: async <Event = RoomEvent>(room: string, after: number): Promise<LoggedEntry<Event>[]> => {
      const rows = await db.all<EntryRow>(entriesSince(room, after));
      const isWhole = rows.length === 0 || rows[0]?.version === after + 1;
      const archived = isWhole ? [] : ((await readArchive<Event>(db, room)) ?? []);
      return [...archived.filter(({ version }) => version > after), ...rows.map((row) => entryOf<Event>(row))];
    },

    /** The same up to version `last`. */
    entriesUpTo,

    /** One entry of a room. */
    entry: async (room: string, version: number): Promise<LoggedEntry | null> => (await entriesUpTo(room, version - 1, version))[0] ?? null,

    /** The room that this actor created with this command id. */
    created: async ({ actor, id }: Receipt): Promise<string | null> =>
      (await db.first(sql.selectFrom('room').select('code').where('creator', '=', actor).where('creation', '=', id)))?.code ?? null,

    /** The entry after the first that this receipt made, unless it is a move. An id that created a room may be used again inside it. */
    received: (room: string, { actor, id }: Receipt): Promise<LoggedEntry | null> =>
      entryBy(
        entriesOf(room)
          .where('actor', '=', actor)
          .where('command', '=', id)
          .where(raw<boolean>`${raw.raw(HAS_RECEIPT[db.dialect])}`),
      ),

    /** The room into which this pairing command led its actor, by opening it or by sitting down there. */
    paired: async ({ actor, id }: Receipt): Promise<string | null> => {
      const query = sql.selectFrom('log').select('room').where('actor', '=', actor).where('command', '=', id);
      return (await db.first(query.where('command', 'like', raw.lit(`${PAIRING}%`))))?.room ?? null;
    },
  };
}

/** The archived entries of a room; null if it is not archived. */
export async function readArchive<Event = RoomEvent>(db: Database, room: string): Promise<LoggedEntry<Event>[] | null> {
  const row = await db.first(db.sql.selectFrom('archive').select('entries').where('room', '=', room));
  return row ? unpack<Event>(row.entries) : null;
}
