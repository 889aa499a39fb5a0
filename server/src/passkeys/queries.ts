import type { Player } from '@nimhall/shared/room/room';
import { type Database, insertWhere } from '../store/database.ts';
import { larger, parsed } from '../store/dialect.ts';

/** Passkeys that somebody has at most. */
export const MAX_PASSKEYS = 20;

/** A stored passkey: what proves that a device holds it, which is not enough to sign in. */
export interface NewPasskey {
  /** The id of the credential in WebAuthn's encoding. */
  readonly id: string;
  /** COSE. */
  readonly publicKey: Buffer;
  /** Its signature counter, if it has one. */
  readonly counter: number;
  /** How a device may reach it, as its browser said. */
  readonly transports: readonly string[];
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface StoredPasskey extends Omit<NewPasskey, 'at'> {
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Names that look alike are registered one after the other. */
export const nameLock = (skeleton: string): string => `name ${skeleton}`;

export type PasskeyStore = ReturnType<typeof passkeyStore>;

/** Passkeys of accounts, their reserved names, and challenges. */
export function passkeyStore(db: Database) {
  const { sql } = db;
  const columns = [
    'passkey.id',
    'public_key as publicKey',
    'counter',
    'transports',
    'passkey.name',
    'passkey.created_at as createdAt',
    'used_at as usedAt',
  ] as const;
  const withTransports = <Row extends { transports: unknown }>(row: Row) => ({ ...row, transports: parsed<string[]>(row.transports) });

  return {
    /**
     * Reserves the name of a player, with its skeleton, and adds a passkey. False, with nothing done, if there is no player of this name,
     * if a similar name belongs to somebody else, if they have `MAX_PASSKEYS`, or if the passkey exists. Two added at the same moment may
     * exceed the limit by one.
     */
    add: async (player: Player, skeleton: string, { id, publicKey, counter, transports, name, at }: NewPasskey): Promise<boolean> => {
      const reserve = insertWhere(db, 'reserved_name', { skeleton, player: player.id }, (eb) =>
        eb.exists(eb.selectFrom('player').select('id').where('id', '=', player.id).where('name', '=', player.name)),
      );
      const row = { id, player: player.id, public_key: publicKey, counter, transports, name, created_at: at, used_at: at };
      const add = insertWhere(db, 'passkey', row, (eb) =>
        eb.and([
          eb.exists(eb.selectFrom('reserved_name').select('skeleton').where('player', '=', player.id)),
          eb.exists(eb.selectFrom('player').select('player.id').where('player.id', '=', player.id)),
          eb(eb.selectFrom('passkey').select(eb.fn.countAll().as('count')).where('player', '=', player.id), '<', MAX_PASSKEYS),
        ]),
      );
      const outcome = await db.transact(
        [
          { query: reserve.onConflict((conflict) => conflict.doNothing()) },
          { query: add.onConflict((conflict) => conflict.doNothing()), expect: { exactly: 1 } },
        ],
        nameLock(skeleton),
      );
      return 'counts' in outcome;
    },

    /** The player who has a name with this skeleton. */
    holder: async (skeleton: string): Promise<string | null> =>
      (await db.first(sql.selectFrom('reserved_name').select('player').where('skeleton', '=', skeleton)))?.player ?? null,

    /** Those of a player, the newest first. */
    of: async (player: string): Promise<StoredPasskey[]> => {
      const query = sql.selectFrom('passkey').select(columns).where('player', '=', player).orderBy('created_at', 'desc').orderBy('id');
      return (await db.all(query)).map(withTransports);
    },

    /** A passkey by its id, and whose it is. */
    find: async (id: string): Promise<{ readonly passkey: StoredPasskey; readonly player: Player } | null> => {
      const query = sql
        .selectFrom('passkey')
        .innerJoin('player', 'player.id', 'passkey.player')
        .select([...columns, 'player', 'player.name as playerName'])
        .where('passkey.id', '=', id);
      const row = await db.first(query);
      if (!row) return null;
      const { player, playerName, ...passkey } = row;
      return { passkey: withTransports(passkey), player: { id: player, name: playerName } };
    },

    /** Records that it was used. */
    use: async (id: string, counter: number, at: number): Promise<void> => {
      const query = sql
        .updateTable('passkey')
        .set((eb) => ({ counter: larger(db, eb.ref('counter'), counter), used_at: larger(db, eb.ref('used_at'), at) }))
        .where('id', '=', id);
      await db.write(query);
    },

    rename: async (player: string, id: string, name: string): Promise<void> => {
      await db.write(sql.updateTable('passkey').set({ name }).where('player', '=', player).where('id', '=', id));
    },

    /** Removing the last passkey frees the name of the player. */
    remove: async (player: string, id: string): Promise<void> => {
      await db.transact([
        { query: sql.deleteFrom('passkey').where('player', '=', player).where('id', '=', id) },
        {
          query: sql
            .deleteFrom('reserved_name')
            .where('player', '=', player)
            .where((eb) => eb.not(eb.exists(eb.selectFrom('passkey').select('id').where('passkey.player', '=', player)))),
        },
      ]);
    },

    /** Stores the hash of a challenge until then, for this player or for anybody; removes those expired at `now`. */
    challenge: async (hash: Buffer, player: string | null, until: number, now: number): Promise<void> => {
      await db.transact([
        { query: sql.deleteFrom('challenge').where('until', '<=', now) },
        { query: sql.insertInto('challenge').values({ hash, player, until }) },
      ]);
    },

    /** Whether this challenge is theirs and valid at `now`; it is used up afterwards. */
    redeem: async (hash: Buffer, player: string | null, now: number): Promise<boolean> => {
      const query = sql.deleteFrom('challenge').where('hash', '=', hash).where('until', '>', now);
      return (await db.write(query.where('player', player === null ? 'is' : '=', player))) > 0;
    },
  };
}
