import { type Compilable, type Insertable, sql as raw } from 'kysely';
import { duelSteps } from '../duels/queries.ts';
import { putRatings } from '../ratings/queries.ts';
import type { Append, Relisted } from './append.ts';
import { type Database, insertWhere, type Step, template } from './database.ts';
import { rowOf as playedRowOf } from './played-rows.ts';
import { seatedHuman } from './seated-human.ts';
import type { Tables } from './tables.ts';
import { rowOf as unfinishedRowOf } from './unfinished-rows.ts';

/** Rooms that are listed again in one group: moves wait for their group. */
const RELISTED_AT_ONCE = 100;

const NOT_LISTED = { place: null, host: null, since: null, seeks: null };
const ONE = { exactly: 1 } as const;

/** Appends entries for the only server of a database. The statements of most moves are built once. */
export function sqliteAppend(db: Database) {
  const { sql } = db;
  const entry = { room: '', version: 0, at: 0, actor: '', command: '', events: '' };
  const addFirst = template(
    sql
      .insertInto('log')
      .values(entry)
      .onConflict((conflict) => conflict.doNothing()),
  );
  // Without the entry before, its version is null and it is left out. A condition on the table itself would have a copy made of every row.
  const next = sql
    .selectFrom('log')
    .select(raw<number>`version + 1`.as('next'))
    .where('room', '=', '')
    .where('version', '=', 0)
    .$asScalar();
  const addNext = template(
    sql
      .insertInto('log')
      .orIgnore()
      .values({ ...entry, version: next }),
  );
  const relist = template(
    sql.updateTable('room').set({ alarm_at: 0, used_at: 0, listed: 0 }).where('code', '=', '').where('listed', '<', 0),
  );
  const game = { room: '', mover: '', waiter: '', due: 0, at: 0, told: '' };
  const putGame = template(
    // Only if all players are stored, because an anonymous one could not come back to it.
    insertWhere(db, 'unfinished', game, (eb) =>
      eb(eb.selectFrom('player').select(eb.fn.countAll().as('count')).where('id', 'in', ['', '']), '=', 2),
    ).onConflict((conflict) =>
      conflict.column('room').doUpdateSet((eb) => ({
        mover: eb.ref('excluded.mover'),
        waiter: eb.ref('excluded.waiter'),
        due: eb.ref('excluded.due'),
        at: eb.ref('excluded.at'),
        told: eb.ref('excluded.told'),
      })),
    ),
  );

  function listUnfinished(summary: NonNullable<Append['unfinished']>): Step {
    const { room, mover, waiter, due, at, told } = unfinishedRowOf(summary);
    return { query: putGame(room, mover, waiter, due, at, told, mover, waiter, mover === '' ? 1 : 2) };
  }

  function opening(code: string, receipt: Append['receipt'], found: Omit<Insertable<Tables['room']>, 'code' | 'creator' | 'creation'>) {
    return sql
      .insertInto('room')
      .values({ code, creator: receipt?.actor ?? null, creation: receipt?.id ?? null, ...found })
      .onConflict((conflict) => conflict.doNothing());
  }

  /** The statement that adds the entry itself, if the room is where the entry expects it to be. */
  function adding({ room, entry: { version, at, events }, receipt }: Append): Compilable {
    const rest = [at, receipt?.actor ?? null, receipt?.id ?? null, JSON.stringify(events)];
    return version === 1 ? addFirst(room, version, ...rest) : addNext(room, room, version - 1, ...rest);
  }

  function stepsOf(append: Append, seated: string | null): Step[] {
    const { room, entry, receipt, index, played, unfinished, duel, rated = [] } = append;
    const { version, at } = entry;
    const { alarmAt, listing } = index ?? { alarmAt: null, listing: null };
    const found = { alarm_at: alarmAt, used_at: at, ...(listing ?? NOT_LISTED), listed: version };
    const isAsBefore = rated.map(({ player, scope, previous }): Step => {
      const rating = sql.selectFrom('rating').select('at').where('player', '=', player).where('scope', '=', scope);
      return previous === null ? { query: rating, expect: { exactly: 0 } } : { query: rating.where('at', '=', previous), expect: ONE };
    });
    return [
      ...isAsBefore,
      ...(seated === null
        ? []
        : [{ query: sql.selectFrom('erasure').select('player').where('player', '=', seated), expect: { exactly: 0 } }]),
      ...(version === 1 ? [{ query: opening(room, receipt, found), expect: ONE }] : []),
      { query: adding(append), expect: ONE },
      ...(index && version > 1 ? [{ query: sql.updateTable('room').set(found).where('code', '=', room) }] : []),
      ...(seated === null ? [] : sitDown(room, version, seated)),
      ...played.map(({ player, listed, game }): Step => {
        const { endedAt, ...rest } = playedRowOf(game);
        const isStored = insertWhere(db, 'played', { player, listed, ended_at: endedAt, ...rest }, (eb) =>
          eb.exists(eb.selectFrom('player').select('id').where('id', '=', player)),
        );
        return { query: isStored.onConflict((conflict) => conflict.doNothing()) };
      }),
      ...(unfinished ? [listUnfinished(unfinished)] : []),
      ...(unfinished === null ? [{ query: sql.deleteFrom('unfinished').where('room', '=', room) }] : []),
      ...(duel ? duelSteps(db, room, duel) : []),
      ...(rated.length > 0 ? putRatings(db, rated) : []),
    ];
  }

  /** Records that a stored player played, and which entry has their name. */
  function sitDown(room: string, version: number, player: string): Step[] {
    const name = insertWhere(db, 'name_occurrence', { room, version, player }, (eb) =>
      eb.exists(eb.selectFrom('player').select('id').where('id', '=', player)),
    );
    return [
      { query: sql.updateTable('player').set({ has_played: true }).where('id', '=', player).where('has_played', '=', false) },
      { query: name.onConflict((conflict) => conflict.doNothing()) },
    ];
  }

  return {
    append: async (append: Append): Promise<boolean> => {
      const seated = seatedHuman(append.entry);
      // A single statement, as for most moves, needs no expectation to leave no trace.
      if (seated === null && isEntryAlone(append)) return (await db.write(adding(append))) > 0;
      return 'counts' in (await db.transact(stepsOf(append, seated)));
    },

    relist: async (rooms: readonly Relisted[]): Promise<string[]> => {
      const relisted: string[] = [];
      for (let from = 0; from < rooms.length; from += RELISTED_AT_ONCE) {
        const some = rooms.slice(from, from + RELISTED_AT_ONCE);
        const outcomes = await Promise.all(
          some.map(({ room, version, at, alarmAt, unfinished }) =>
            db.transact([
              { query: relist(alarmAt, at, version, room, version), expect: ONE },
              ...(unfinished ? [listUnfinished(unfinished)] : []),
            ]),
          ),
        );
        relisted.push(...some.filter((_, index) => 'counts' in (outcomes[index] ?? {})).map(({ room }) => room));
      }
      return relisted;
    },
  };
}

/** Whether nothing is written beside the entry, which is not the first of its room. */
function isEntryAlone({ entry, index, played, unfinished, duel, rated = [] }: Append): boolean {
  return entry.version > 1 && index === null && played.length === 0 && unfinished === undefined && !duel && rated.length === 0;
}
