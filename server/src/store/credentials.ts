import type { Player } from '@nimhall/shared/room/room';
import { type Database, playerIsThere, type Step } from './database.ts';

/** What shows who somebody is: the cookie of a browser, or the token of a program. */
export type CredentialKind = 'browser' | 'program';

/** A credential as it is stored: by its SHA-256. */
export interface NewCredential {
  readonly hash: Buffer;
  readonly kind: CredentialKind;
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface StoredCredential extends Omit<NewCredential, 'at'> {
  readonly createdAt: number;
  /** When it was last shown, to the day. */
  readonly usedAt: number;
}

/** Credentials that somebody has at most: of more those go that were not shown for longest. */
export const MAX_CREDENTIALS = 50;

/** Gives a player who is there another one. */
export function addCredential(db: Database, player: string, { hash, kind, name, at }: NewCredential): Step[] {
  const { sql } = db;
  const newest = sql
    .selectFrom('secret')
    .select('hash')
    .where('player', '=', player)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(MAX_CREDENTIALS);
  return [
    playerIsThere(db, player),
    { query: sql.insertInto('secret').values({ hash, player, kind, name, created_at: at, used_at: at }) },
    { query: sql.deleteFrom('secret').where('player', '=', player).where('hash', 'not in', newest) },
  ];
}

export type CredentialStore = ReturnType<typeof credentialStore>;

/** The cookies and tokens by which people are known, and how they bring another device along. */
export function credentialStore(db: Database) {
  const { sql } = db;
  const ofPlayer = (player: string) => sql.selectFrom('secret').where('player', '=', player);
  return {
    /** Gives a player who is stored another one; false where there is no such player. */
    add: async (player: string, credential: NewCredential): Promise<boolean> =>
      'counts' in (await db.transact(addCredential(db, player, credential))),

    /** Those of a player, the newest first. */
    of: async (player: string): Promise<StoredCredential[]> => {
      const query = ofPlayer(player)
        .select(['hash', 'kind', 'name', 'created_at as createdAt', 'used_at as usedAt'])
        .orderBy('created_at', 'desc')
        .orderBy('hash');
      return (await db.all(query)).map(({ kind, ...row }) => ({ kind: kind as CredentialKind, ...row }));
    },

    rename: async (player: string, hash: Buffer, name: string): Promise<void> => {
      await db.write(sql.updateTable('secret').set({ name }).where('player', '=', player).where('hash', '=', hash));
    },

    remove: async (player: string, hash: Buffer): Promise<void> => {
      await db.write(sql.deleteFrom('secret').where('player', '=', player).where('hash', '=', hash));
    },

    /** Removes all of a player but this one. */
    removeOthers: async (player: string, hash: Buffer): Promise<void> => {
      await db.write(sql.deleteFrom('secret').where('player', '=', player).where('hash', '<>', hash));
    },

    /** A device that shows this code (by its hash) until then is signed in as this player. The code before it is no longer valid. */
    invite: async (player: string, code: Buffer, until: number): Promise<void> => {
      const query = sql.insertInto('invitation').values({ player, code, until });
      await db.write(query.onConflict((conflict) => conflict.column('player').doUpdateSet({ code, until })));
    },

    /** Makes the credential one of the player's who invited by this code, and the code void; null for a code that does not hold at `credential.at`. */
    accept: async (code: Buffer, credential: NewCredential): Promise<Player | null> => {
      const inviting = sql
        .selectFrom('invitation')
        .innerJoin('player', 'player.id', 'invitation.player')
        .select(['id', 'name'])
        .where('code', '=', code)
        .where('until', '>', credential.at);
      const player = await db.first(inviting);
      if (!player) return null;
      const outcome = await db.transact([
        { query: sql.deleteFrom('invitation').where('code', '=', code).where('player', '=', player.id), expect: { exactly: 1 } },
        ...addCredential(db, player.id, credential),
      ]);
      return 'counts' in outcome ? player : null;
    },
  };
}
