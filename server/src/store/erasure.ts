import { gatheringEventWithoutName } from '@nimhall/shared/gathering/erased-name';
import { ERASED_NAME, eventWithoutName } from '@nimhall/shared/room/erased-name';
import { sql as raw } from 'kysely';
import { ARCHIVE_LOCK, archived } from './archive.ts';
import { type Database, insertWhere, type Step } from './database.ts';
import { COLUMN_TYPES, isFalse, parsed } from './dialect.ts';
import type { LogEvent } from './logged-entry.ts';
import { PACKED_ERASED_AT_ONCE, packedWithoutName } from './packed-log.ts';
import { PERSONAL_ROWS } from './personal-rows.ts';

/** Entries, lines or games from which a name is erased in one go. */
export const ERASE_BATCH = 100;

/** Recent lines that are searched for the author's name. */
const LINES_LOOKED_AT = 500;

/** Somebody who asked to be erased, and when, in milliseconds since 1970. */
export interface PendingErasure {
  readonly player: string;
  readonly at: number;
}

/**
 * Requests for erasure, and the erasing of a name wherever others see it. Games stay under the player's id, which nobody can use any more:
 * further seats or chat with it are refused.
 */
export function erasureStore(db: Database) {
  const { sql } = db;

  /** From the next log entries with which they took a seat. */
  async function eraseSeated(player: string): Promise<Step[]> {
    const named = await db.all(
      sql
        .selectFrom('name_occurrence')
        .leftJoin('log', (join) => join.onRef('log.room', '=', 'name_occurrence.room').onRef('log.version', '=', 'name_occurrence.version'))
        .select(['name_occurrence.room', 'name_occurrence.version', 'events'])
        .where('name_occurrence.player', '=', player)
        .limit(ERASE_BATCH),
    );
    const steps: Step[] = [];
    const packed = new Set<string>();
    for (const { room, version, events } of named) {
      if (events === null && !packed.has(room)) {
        if (packed.size === PACKED_ERASED_AT_ONCE) break;
        packed.add(room);
        steps.push(...(await eraseArchived(room, player)));
      }
      const erased = events === null ? null : erasedFrom(events, player);
      const entry = sql.updateTable('log').where('room', '=', room).where('version', '=', version);
      // It may have been archived meanwhile; then all of this is done again.
      if (erased !== null) steps.push({ query: entry.set({ events: erased }), expect: { exactly: 1 } });
      steps.push({ query: sql.deleteFrom('name_occurrence').where('room', '=', room).where('version', '=', version) });
    }
    return steps;
  }

  async function eraseArchived(room: string, player: string): Promise<Step[]> {
    const row = await db.first(archived(db, room));
    const entries = row && (await packedWithoutName(player, row.entries));
    if (!entries) return [];
    const query = sql.updateTable('archive').set({ entries }).where('room', '=', room).where('entries', '=', row.entries);
    return [{ query, expect: { exactly: 1 } }];
  }

  const gamesWith = (column: 'player' | 'opponent', player: string) =>
    sql
      .selectFrom('played')
      .select(['player', 'ended_at', 'room', 'version'])
      .where(column, '=', player)
      .limit(ERASE_BATCH)
      .$asTuple('player', 'ended_at', 'room', 'version');
  const unnamed =
    db.dialect === 'sqlite'
      ? raw<string>`json_replace(told, '$.opponent.player.name', ${ERASED_NAME}, '$.opponent.player.owner', ${ERASED_NAME})`
      : raw<string>`jsonb_set(jsonb_set(told::jsonb, '{opponent,player,name}', to_jsonb(${ERASED_NAME}::text), false),
          '{opponent,player,owner}', to_jsonb(${ERASED_NAME}::text), false)::text`;

  const beforehand = (player: string, at: number) =>
    sql
      .insertInto('erasure')
      .columns(['player', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('guest')
          .select(['guest.guest', raw<number>`cast(${at} as ${raw.raw(COLUMN_TYPES[db.dialect].whole)})`.as('at')])
          .where('guest.player', '=', player)
          .where('state', '<>', 'offered'),
      )
      .onConflict((conflict) => conflict.doNothing());

  /** What has to be done at once for nobody to be this player. */
  function beginning(player: string, at: number): Step[] {
    const note = insertWhere(db, 'erasure', { player, at }, (eb) =>
      eb.exists(eb.selectFrom('player').select('id').where('id', '=', player)),
    );
    return [
      { query: note.onConflict((conflict) => conflict.doNothing()), expect: { exactly: 1 } },
      // And of the guests that they were before.
      { query: beforehand(player, at) },
      ...PERSONAL_ROWS.map(({ table, column }) => ({
        query: sql.deleteFrom(table as 'relationship').where(raw.ref<string>(`${table}.${column}`), '=', player),
      })),
      // What was reported of them waits for an operator, but for their name.
      { query: sql.deleteFrom('report').where('reported', '=', player).where('done_at', 'is not', null) },
      { query: sql.updateTable('report').set({ name: ERASED_NAME }).where('reported', '=', player) },
      // What an operator did to them stays known, but for the names that they had.
      { query: sql.updateTable('moderation_action').set({ detail: '' }).where('target', '=', player) },
    ];
  }

  return {
    /**
     * Nobody can sign in as this player or as one of their programs from now on: their credentials are deleted, their name is free, and the
     * erasure is recorded. False if they are not stored, and so also the second time.
     */
    begin: async (player: string, at: number): Promise<boolean> => {
      const programs = await db.all(sql.selectFrom('program').select('player').where('owner', '=', player));
      const outcome = await db.transact([player, ...programs.map((program) => program.player)].flatMap((each) => beginning(each, at)));
      return 'counts' in outcome;
    },

    /** Rooms in which they recently chatted, where their name is shown. */
    roomsWithChatBy: async (player: string): Promise<string[]> => {
      const lately = sql
        .selectFrom('chat')
        .select('room')
        .where('player', '=', player)
        .where(raw<boolean>`name <> ''`)
        .orderBy('number', 'desc')
        .limit(LINES_LOOKED_AT);
      return (await db.all(sql.selectFrom(lately.as('lately')).select('room').distinct())).map(({ room }) => room);
    },

    /** Erases their name from the next few entries, lines and lists of others, and their own list; true while there may be more. */
    erase: async (player: string): Promise<boolean> => {
      const said = sql.selectFrom('chat').select('number').where('player', '=', player).where(raw<boolean>`name <> ''`).limit(ERASE_BATCH);
      const steps: Step[] = [
        ...(await eraseSeated(player)),
        { query: sql.updateTable('chat').set({ name: ERASED_NAME }).where('number', 'in', said) },
        {
          query: sql
            .updateTable('played')
            .set({ told: unnamed, opponent: null })
            .where((eb) => eb(eb.refTuple('player', 'ended_at', 'room', 'version'), 'in', gamesWith('opponent', player))),
        },
        {
          query: sql
            .deleteFrom('played')
            .where((eb) => eb(eb.refTuple('player', 'ended_at', 'room', 'version'), 'in', gamesWith('player', player))),
        },
      ];
      const outcome = await db.transact(steps, ARCHIVE_LOCK);
      return 'unmet' in outcome || outcome.counts.some((count) => count > 0);
    },

    /** Erasures that are unfinished, or were requested since then. */
    under: async (since: number): Promise<PendingErasure[]> => {
      const pending = sql.selectFrom('erasure').select(['player', 'at']);
      const isUndone = pending.where((eb) => isFalse(db, eb.ref('done')));
      return await db.all(isUndone.unionAll(pending.where('done', '=', true).where('at', '>=', since)));
    },

    /** Their name is erased everywhere. */
    finish: async (player: string): Promise<void> => {
      await db.write(sql.updateTable('erasure').set({ done: true }).where('player', '=', player));
    },
  };
}

/** Null for invalid JSON, because nobody can open that room. */
function erasedFrom(events: unknown, player: string): string | null {
  try {
    return JSON.stringify(parsed<LogEvent[]>(events).map((event) => gatheringEventWithoutName(player, eventWithoutName(player, event))));
  } catch {
    return null;
  }
}
