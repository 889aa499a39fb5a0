import type { Notice } from '@nimhall/shared/protocol/messages';
import type { ReportReason } from '@nimhall/shared/protocol/reports';
import { type Database, insertWhere, playerIsThere, template } from '../store/database.ts';
import { contains } from '../store/dialect.ts';

/** What the operator may do. */
export const MODERATION_ACTIONS = [
  'rename',
  'mute',
  'unmute',
  'close',
  'erase',
  'export',
  'tick',
  'void',
  'unrate',
  'rate',
  'bar',
  'unbar',
  'notice',
  'unnotice',
] as const;
export type ModerationActionKind = (typeof MODERATION_ACTIONS)[number];

/** Something that an operator did, or began to do. */
export interface ModerationAction {
  /** Chosen by the operator's command line. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The operator's login name. */
  readonly by: string;
  readonly kind: ModerationActionKind;
  /** The id of a player, or the code of a room. */
  readonly target: string;
  /** Further details, such as a duration; may be empty. */
  readonly detail: string;
  /** `done`, or the code of a refusal; null until it is known to be over. */
  readonly outcome: string | null;
}

/** A player who is stored, as an operator sees them. */
export interface PlayerRecord {
  readonly id: string;
  readonly name: string;
  /** Whether they have a passkey, so that the name is theirs. */
  readonly hasPasskey: boolean;
  /** In milliseconds since 1970; `seenAt` to the day. */
  readonly createdAt: number;
  readonly seenAt: number;
  /** Until when they are muted, in milliseconds since 1970; null if they never were. */
  readonly mutedUntil: number | null;
  /** Until when they are barred from new games; null if they never were. */
  readonly barredUntil: number | null;
}

/** A room, as far as it is known without its log. */
export interface RoomRecord {
  readonly room: string;
  /** When its log or its listing last changed, in milliseconds since 1970. */
  readonly usedAt: number;
  /** Its section of the lobby; null if it is not listed. */
  readonly place: string | null;
}

/** A report about a player. */
export interface NewReport {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Ids of players. */
  readonly reporter: string;
  readonly reported: string;
  /** Their name at that time. */
  readonly name: string;
  readonly reason: ReportReason;
  /** The room, and what they said there; both empty for a report about the player in general. */
  readonly room: string;
  readonly said: string;
}

/** A stored report, and if it is resolved: when, by whom, and their note. */
export interface Report extends NewReport {
  readonly done: { readonly at: number; readonly by: string; readonly note: string } | null;
}

/** What a player can be barred from. */
export type BarredFrom = 'ratings' | 'play';

/** Permanently. */
export const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** Players that a search by id or name gives at most. */
const MAX_FOUND = 20;

export type ModerationStore = ReturnType<typeof moderationStore>;

/** What an operator searches and does, and reports of players. */
export function moderationStore(db: Database) {
  const { sql } = db;

  const records = () =>
    sql
      .selectFrom('player')
      .leftJoin('muted', 'muted.player', 'player.id')
      .select((eb) => [
        'id',
        'name',
        eb.exists(eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.player', '=', 'player.id')).as('hasPasskey'),
        'created_at as createdAt',
        'seen_at as seenAt',
        'muted.until as mutedUntil',
        eb
          .selectFrom('barred')
          .select('barred.until')
          .whereRef('barred.player', '=', 'player.id')
          .where('from_what', '=', 'play')
          .as('barredUntil'),
      ])
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id');

  /** Built once, because it is asked with every new game and everybody who joins a tournament. */
  const barred = template(sql.selectFrom('barred').select('until').where('player', '=', '').where('from_what', '=', 'play'));

  return {
    /** Players with this text in their names, or all; those that were seen last first. */
    people: (text: string, most: number): Promise<PlayerRecord[]> =>
      db.all(
        records()
          .where((eb) => contains(db, eb.ref('name'), text))
          .limit(most)
          .$castTo<PlayerRecord>(),
      ),

    /** Players with exactly this id or this name; those that were seen last first. */
    find: (idOrName: string): Promise<PlayerRecord[]> =>
      db.all(
        records()
          .where((eb) => eb.or([eb('id', '=', idOrName), eb('name', '=', idOrName)]))
          .limit(MAX_FOUND)
          .$castTo<PlayerRecord>(),
      ),

    /** Rooms, those that were used last first: all, or those in which this player ever sat down. */
    rooms: (player: string | null, most: number): Promise<RoomRecord[]> => {
      const query = sql
        .selectFrom('room')
        .select(['code as room', 'used_at as usedAt', 'place'])
        .orderBy('used_at', 'desc')
        .orderBy('code')
        .limit(most);
      if (player === null) return db.all(query);
      return db.all(
        query.where('code', 'in', (eb) => eb.selectFrom('name_occurrence').select('name_occurrence.room').where('player', '=', player)),
      );
    },

    /** Until when a player is muted, in milliseconds since 1970; null if they never were. */
    mutedUntil: async (player: string): Promise<number | null> =>
      (await db.first(sql.selectFrom('muted').select('until').where('player', '=', player)))?.until ?? null,

    /** Mutes a player until then, or unmutes them if null. False if there is no such player. */
    mute: async (player: string, until: number | null): Promise<boolean> => {
      const query =
        until === null
          ? sql.deleteFrom('muted').where('player', '=', player)
          : sql
              .insertInto('muted')
              .values({ player, until })
              .onConflict((conflict) => conflict.column('player').doUpdateSet({ until }));
      return 'counts' in (await db.transact([playerIsThere(db, player), { query }]));
    },

    /** Bars a player from something until then, or lifts the bar if null. False if there is no such player. */
    bar: async (player: string, what: BarredFrom, until: number | null): Promise<boolean> => {
      const query =
        until === null
          ? sql.deleteFrom('barred').where('player', '=', player).where('from_what', '=', what)
          : sql
              .insertInto('barred')
              .values({ player, from_what: what, until })
              .onConflict((conflict) => conflict.columns(['player', 'from_what']).doUpdateSet({ until }));
      return 'counts' in (await db.transact([playerIsThere(db, player), { query }]));
    },

    /** Until when a player is barred from something, in milliseconds since 1970; null if they never were. */
    barredUntil: async (player: string, what: BarredFrom): Promise<number | null> => (await db.first(barred(player, what)))?.until ?? null,

    /** The current notice: the last one posted, unless it was taken down. */
    notice: async (): Promise<Notice | null> => {
      const query = sql
        .selectFrom('moderation_action')
        .select(['id', 'kind', 'detail as text'])
        .where('kind', 'in', ['notice', 'unnotice'])
        .where('outcome', '=', 'done')
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(1);
      const last = await db.first(query);
      return last?.kind === 'notice' ? { id: last.id, text: last.text } : null;
    },

    /** Stores a report: only the first unresolved one of each reporter about a player in each room; none about erased players. */
    report: async (report: NewReport): Promise<void> => {
      const { at, name, reason, said } = report;
      const query = insertWhere(db, 'report', report, (eb) =>
        eb.not(eb.exists(eb.selectFrom('erasure').select('player').where('player', '=', report.reported))),
      );
      const again = { at, name, reason, said, done_at: null, done_by: null, note: null };
      await db.write(
        query.onConflict((conflict) =>
          conflict.columns(['reporter', 'reported', 'room']).doUpdateSet(again).where('report.done_at', 'is not', null),
        ),
      );
    },

    /** Reports: first unresolved ones, then the others, the newest first in each. */
    reports: async (most: number): Promise<Report[]> => {
      const query = sql
        .selectFrom('report')
        .selectAll()
        .orderBy((eb) => eb('done_at', 'is not', null))
        .orderBy('at', 'desc')
        .orderBy('reporter')
        .orderBy('reported')
        .orderBy('room')
        .limit(most);
      return (await db.all(query)).map(({ done_at: at, done_by: by, note, reason, ...report }) => ({
        ...report,
        reason: reason as ReportReason,
        done: at === null ? null : { at, by: by ?? '', note: note ?? '' },
      }));
    },

    /** Resolves all reports about this player; gives how many were open. */
    resolve: (reported: string, { at, by, note }: NonNullable<Report['done']>): Promise<number> =>
      db.write(
        sql.updateTable('report').set({ done_at: at, done_by: by, note }).where('reported', '=', reported).where('done_at', 'is', null),
      ),

    /** Records an action before it is done. */
    begin: async ({ by, ...action }: Omit<ModerationAction, 'outcome'>): Promise<void> => {
      await db.write(
        sql
          .insertInto('moderation_action')
          .values({ ...action, operator: by })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },

    /** Records its result. */
    finish: async (action: string, outcome: string): Promise<void> => {
      await db.write(sql.updateTable('moderation_action').set({ outcome }).where('id', '=', action));
    },

    /** What was done since a time, the newest first. */
    actions: (since: number, most: number): Promise<ModerationAction[]> =>
      db.all(
        sql
          .selectFrom('moderation_action')
          .select(['id', 'at', 'operator as by', 'kind', 'target', 'detail', 'outcome'])
          .where('at', '>=', since)
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(most)
          .$castTo<ModerationAction>(),
      ),
  };
}
