import { learntFrom, learntTogether } from '@nimhall/shared/learnt/learnt';
import type { OfferedGuest } from '@nimhall/shared/protocol/guests';
import { sql as raw } from 'kysely';
import { type Database, insertWhere, playerIsThere, type Step } from '../store/database.ts';
import { PERSONAL_ROWS } from '../store/personal-rows.ts';

/** Rooms, or games, that are read in one go. */
const SOME = 100;

/** A guest whose last device signed in as this player. */
export interface Guest {
  readonly guest: string;
  readonly player: string;
}

export type GuestStore = ReturnType<typeof guestStore>;

/** Guests who signed in to an account, and what they did, which is joined to it on request. */
export function guestStore(db: Database) {
  const { sql } = db;
  const offered = (player: string, guest: string) =>
    sql.selectFrom('guest').select('guest').where('guest', '=', guest).where('player', '=', player).where('state', '=', 'offered');

  /** Moves the rows of a guest to the player; duplicates of the player's own rows are removed. */
  function pass(table: 'relationship' | 'report', column: string, others: readonly string[], { guest, player }: Guest): Step[] {
    const column_ = raw.ref<string>(column);
    const isThere = raw<boolean>`exists (select 1 from ${raw.table(table)} as has where has.${raw.ref(column)} = ${player}
      and ${raw.join(
        others.map((other) => raw`has.${raw.ref(other)} = ${raw.table(table)}.${raw.ref(other)}`),
        raw` and `,
      )})`;
    return [
      {
        query: sql
          .deleteFrom(table as 'relationship')
          .where(column_, '=', guest)
          .where(isThere),
      },
      {
        query: sql
          .updateTable(table as 'relationship')
          .set({ [column]: player } as never)
          .where(column_, '=', guest),
      },
    ];
  }

  return {
    /**
     * Removes a credential of a guest whose browser is signed in as another player. If it was their last one and they have no account,
     * nobody can be that guest any more, and what they did is offered to the player.
     */
    leave: async (hash: Buffer, { guest, player }: Guest, at: number): Promise<void> => {
      const offer = insertWhere(db, 'guest', { guest, player, at, state: 'offered' }, (eb) =>
        eb.not(
          eb.or([
            eb.exists(eb.selectFrom('secret').select('secret.hash').where('secret.player', '=', guest)),
            eb.exists(eb.selectFrom('passkey').select('passkey.id').where('passkey.player', '=', guest)),
          ]),
        ),
      );
      await db.transact([
        { query: sql.deleteFrom('secret').where('player', '=', guest).where('hash', '=', hash), expect: { exactly: 1 } },
        { query: offer.onConflict((conflict) => conflict.doNothing()) },
      ]);
    },

    /** Guests that are offered to a player, because they did something. */
    offered: async (player: string): Promise<OfferedGuest[]> => {
      const query = sql
        .selectFrom('guest')
        .innerJoin('player', 'player.id', 'guest.guest')
        .select((eb) => [
          'player.id',
          'player.name',
          eb.selectFrom('played').select(eb.fn.countAll<number>().as('games')).whereRef('played.player', '=', 'guest.guest').as('games'),
          eb.selectFrom('learnt').select(eb.fn.countAll<number>().as('count')).whereRef('learnt.player', '=', 'guest.guest').as('learnt'),
          eb
            .selectFrom('name_occurrence')
            .select(eb.fn.countAll<number>().as('seats'))
            .whereRef('name_occurrence.player', '=', 'guest.guest')
            .as('seats'),
        ])
        .where('guest.player', '=', player)
        .where('state', '=', 'offered')
        .orderBy('guest.at');
      const rows = await db.all(query);
      return rows
        .filter(({ games, learnt, seats }) => Number(games) + Number(learnt) + Number(seats) > 0)
        .map(({ id, name, games, learnt }) => ({ id, name, games: Number(games), hasLearnt: Number(learnt) > 0 }));
    },

    /** Accepts what the guest did, finally. False if it was not offered to them. */
    want: async ({ guest, player }: Guest): Promise<boolean> => {
      const query = sql.updateTable('guest').set({ state: 'wanted' }).where('guest', '=', guest).where('player', '=', player);
      return (await db.write(query.where('state', '=', 'offered'))) > 0;
    },

    /** Leaves it behind. */
    decline: async ({ guest, player }: Guest): Promise<boolean> =>
      (await db.write(sql.deleteFrom('guest').where('guest', 'in', offered(player, guest)))) > 0,

    /** The state of a guest's data; null if nobody was offered it. */
    stateOf: async (guest: string): Promise<{ readonly player: string; readonly state: string } | null> =>
      (await db.first(sql.selectFrom('guest').select(['player', 'state']).where('guest', '=', guest))) ?? null,

    /** Guests that are accepted and not joined yet. */
    wanted: async (): Promise<Guest[]> =>
      await db.all(sql.selectFrom('guest').select(['guest', 'player']).where('state', '=', 'wanted').limit(SOME)),

    /** Rooms in which a guest took a seat, ordered by code. */
    rooms: async (guest: string, after: string): Promise<string[]> => {
      const query = sql.selectFrom('name_occurrence').select('room').distinct().where('player', '=', guest).where('room', '>', after);
      return (await db.all(query.orderBy('room').limit(SOME))).map(({ room }) => room);
    },

    /** Joins some of the finished games; true while there are more. Games between the two stay the player's own. */
    joinGames: async ({ guest, player }: Guest): Promise<boolean> => {
      const some = (column: 'player' | 'opponent') =>
        sql
          .selectFrom('played')
          .select(['player', 'ended_at', 'room', 'version'])
          .where(column, '=', guest)
          .limit(SOME)
          .$asTuple('player', 'ended_at', 'room', 'version');
      const has = raw<boolean>`exists (select 1 from played as has where has.player = ${player}
        and has.ended_at = played.ended_at and has.room = played.room and has.version = played.version)`;
      const outcome = await db.transact([
        { query: sql.deleteFrom('played').where('player', '=', guest).where(has) },
        {
          query: sql
            .updateTable('played')
            .set({ player })
            .where((eb) => eb(eb.refTuple('player', 'ended_at', 'room', 'version'), 'in', some('player'))),
        },
        { query: sql.updateTable('played').set({ opponent: null }).where('opponent', '=', guest).where('player', '=', player) },
        {
          query: sql
            .updateTable('played')
            .set({ opponent: player })
            .where((eb) => eb(eb.refTuple('player', 'ended_at', 'room', 'version'), 'in', some('opponent'))),
        },
      ]);
      return 'unmet' in outcome || outcome.counts.some((count) => count > 0);
    },

    /**
     * Joins the rest, except for ratings, and removes the guest. False, with nothing done, if the player's progress has changed meanwhile
     * or the player is gone.
     */
    finish: async (pair: Guest): Promise<boolean> => {
      const { guest, player } = pair;
      const rows = await db.all(sql.selectFrom('learnt').selectAll().where('player', 'in', [guest, player]));
      const [theirs, mine] = [guest, player].map((id) => rows.find((row) => row.player === id));
      const record =
        theirs && JSON.stringify(learntTogether(learntFrom(JSON.parse(theirs.record)), learntFrom(mine ? JSON.parse(mine.record) : null)));
      const version = (mine?.version ?? 0) + 1;
      const learnt: Step[] =
        record === undefined
          ? []
          : mine
            ? [
                {
                  query: sql
                    .updateTable('learnt')
                    .set({ version, record })
                    .where('player', '=', player)
                    .where('version', '=', mine.version),
                  expect: { exactly: 1 },
                },
              ]
            : [
                {
                  query: sql
                    .insertInto('learnt')
                    .values({ player, version, record })
                    .onConflict((conflict) => conflict.doNothing()),
                  expect: { exactly: 1 },
                },
              ];
      const outcome = await db.transact([
        playerIsThere(db, player),
        {
          query: sql.updateTable('guest').set({ state: 'joined' }).where('guest', '=', guest).where('state', '=', 'wanted'),
          expect: { exactly: 1 },
        },
        ...learnt,
        { query: sql.deleteFrom('relationship').where('player', 'in', [guest, player]).where('other', 'in', [guest, player]) },
        ...pass('relationship', 'player', ['other'], pair),
        ...pass('relationship', 'other', ['player'], pair),
        ...pass('report', 'reporter', ['reported', 'room'], pair),
        ...pass('report', 'reported', ['reporter', 'room'], pair),
        {
          query: sql
            .updateTable('muted')
            .set({ player })
            .where('player', '=', guest)
            .where(raw<boolean>`not exists (select 1 from muted as has where has.player = ${player})`),
        },
        { query: sql.updateTable('guest').set({ player }).where('player', '=', guest) },
        { query: sql.updateTable('program').set({ owner: player }).where('owner', '=', guest) },
        ...PERSONAL_ROWS.filter(({ table }) => table !== 'guest').map(({ table, column }) => ({
          query: sql.deleteFrom(table as 'relationship').where(raw.ref<string>(`${table}.${column}`), '=', guest),
        })),
      ]);
      return 'counts' in outcome;
    },
  };
}
