import type { Player } from '@nimhall/shared/room/room';
import { sql as raw } from 'kysely';
import { type Database, insertWhere, playerIsThere } from '../store/database.ts';
import { addPlayer } from '../store/players.ts';

/** What a program plays. */
export interface ProgramOffer {
  readonly games: readonly string[];
  readonly misere: boolean;
  /** Boards that it takes at once. */
  readonly boards: number;
}

export interface StoredProgram extends ProgramOffer {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  /** The name of its owner. */
  readonly owner: string;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
  /** Boards at which it plays. */
  readonly taken: number;
}

/** How often something happened to a program on a day, counted from 1970. */
export interface ProgramCount {
  readonly program: string;
  readonly day: number;
  readonly what: string;
  readonly number: number;
}

/** Programs that belong to somebody: each is a player of its own, with a token. */
export function programStore(db: Database) {
  const { sql } = db;
  const boardsOf = (program: string) => sql.selectFrom('program_board').where('program', '=', program);
  const programs = () =>
    sql
      .selectFrom('program')
      .innerJoin('player', 'player.id', 'program.player')
      .innerJoin('player as owning', 'owning.id', 'program.owner')
      .select((eb) => [
        'player.id',
        'player.name',
        'program.owner as ownerId',
        'owning.name as owner',
        'program.created_at as createdAt',
        'games',
        'misere',
        'boards',
        eb
          .selectFrom('program_board')
          .select(eb.fn.countAll<number>().as('count'))
          .whereRef('program_board.program', '=', 'program.player')
          .as('taken'),
      ]);
  const read = async (query: ReturnType<typeof programs>): Promise<StoredProgram[]> =>
    (await db.all(query)).map(({ games, taken, misere, ...row }) => ({
      ...row,
      games: JSON.parse(games) as string[],
      misere: Boolean(misere),
      taken: Number(taken),
    }));

  return {
    /** Adds a program of a player who is there, with its token; false where they have `most` already. */
    add: async (owner: string, program: Player, hash: Buffer, at: number, most: number): Promise<boolean> => {
      const row = { player: program.id, owner, created_at: at };
      const isFree = sql
        .selectFrom('program')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner', '=', owner);
      const outcome = await db.transact(
        [
          playerIsThere(db, owner),
          { query: insertWhere(db, 'program', row, (eb) => eb(isFree, '<', most)), expect: { exactly: 1 } },
          ...addPlayer(db, program, hash, at, 'program'),
        ],
        `programs of ${owner}`,
      );
      return 'counts' in outcome;
    },

    /** Those of an owner, the oldest first. */
    of: async (owner: string): Promise<StoredProgram[]> =>
      await read(programs().where('program.owner', '=', owner).orderBy('program.created_at').orderBy('program.player')),

    /** These, as far as they and their owners are still there. */
    withIds: async (ids: readonly string[]): Promise<StoredProgram[]> =>
      ids.length === 0 ? [] : await read(programs().where('program.player', 'in', [...ids])),

    /** Notes what a program plays from now on. */
    offer: async (program: string, { games, misere, boards }: ProgramOffer): Promise<void> => {
      await db.write(
        sql
          .updateTable('program')
          .set({ games: JSON.stringify(games), misere, boards })
          .where('player', '=', program),
      );
    },

    /** Takes a board of a program for a room; false where none is free. */
    takeBoard: async (program: string, room: string, at: number): Promise<boolean> => {
      const insert = insertWhere(db, 'program_board', { program, room, at }, (eb) =>
        eb.exists(
          eb
            .selectFrom('program')
            .select('program.player')
            .where('program.player', '=', program)
            .where((inner) =>
              inner(
                'boards',
                '>',
                boardsOf(program).select((each) => each.fn.countAll<number>().as('count')),
              ),
            ),
        ),
      );
      const query = insert.onConflict((conflict) => conflict.doNothing());
      const outcome = await db.transact([{ query, expect: { exactly: 1 } }], `boards of ${program}`);
      return 'counts' in outcome;
    },

    /** A program plays in this room, whether it had a board free or not. */
    noteBoard: async (program: string, room: string, at: number): Promise<void> => {
      const query = insertWhere(db, 'program_board', { program, room, at }, (eb) =>
        eb.exists(eb.selectFrom('program').select('program.player').where('program.player', '=', program)),
      );
      await db.write(query.onConflict((conflict) => conflict.doNothing()));
    },

    /** And no more. */
    freeBoard: async (program: string, room: string): Promise<void> => {
      await db.write(sql.deleteFrom('program_board').where('program', '=', program).where('room', '=', room));
    },

    /** The rooms in which these programs have boards. */
    boards: async (ids: readonly string[]): Promise<{ readonly program: string; readonly room: string; readonly at: number }[]> =>
      ids.length === 0
        ? []
        : await db.all(
            sql
              .selectFrom('program_board')
              .selectAll()
              .where('program', 'in', [...ids]),
          ),

    /** Adds to what is counted. What is of programs that are gone is left out. */
    count: async (counts: readonly ProgramCount[]): Promise<void> => {
      const steps = counts.map(({ program, day, what, number }) => ({
        query: insertWhere(db, 'program_count', { program, day, what, number }, (eb) =>
          eb.exists(eb.selectFrom('program').select('program.player').where('program.player', '=', program)),
        ).onConflict((conflict) =>
          conflict.columns(['program', 'day', 'what']).doUpdateSet({ number: raw<number>`program_count.number + excluded.number` }),
        ),
      }));
      await db.transact(steps);
    },

    /** What was counted of these programs from a day on. */
    counts: async (ids: readonly string[], since: number): Promise<Omit<ProgramCount, 'day'>[]> => {
      if (ids.length === 0) return [];
      const query = sql
        .selectFrom('program_count')
        .select((eb) => ['program', 'what', eb.fn.sum<number>('number').as('number')])
        .where('program', 'in', [...ids])
        .where('day', '>=', since)
        .groupBy(['program', 'what']);
      return (await db.all(query)).map(({ number, ...row }) => ({ ...row, number: Number(number) }));
    },

    /** Forgets what was counted before a day. */
    forgetCounts: async (before: number): Promise<void> => {
      await db.write(sql.deleteFrom('program_count').where('day', '<', before));
    },
  };
}
