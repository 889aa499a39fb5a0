import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { nameLock } from '../passkeys/queries.ts';
import { addCredential, type CredentialKind } from './credentials.ts';
import type { Database, Step } from './database.ts';
import { larger } from './dialect.ts';

/** How exactly it is noted when a player was seen, in milliseconds. */
export const SEEN_EVERY = 24 * 3_600_000;

/** Adds a player, with a first credential. */
export function addPlayer(db: Database, { id, name }: Player, hash: Buffer, at: number, kind: CredentialKind): Step[] {
  const query = db.sql.insertInto('player').values({ id, name, created_at: at, seen_at: at });
  return [{ query }, ...addCredential(db, id, { hash, kind, name: '', at })];
}

/** Players who are stored: guests, and people with an account. */
export function playerStore(db: Database, log: Logger) {
  const { sql } = db;
  return {
    /** Adds a player, with a first credential. */
    addPlayer: async (player: Player, hash: Buffer, at: number, kind: CredentialKind = 'browser'): Promise<void> => {
      await db.transact(addPlayer(db, player, hash, at, kind));
    },

    /** Whose credential this is. That they were here is noted, to the day. */
    findPlayer: async (hash: Buffer, at: number): Promise<Player | null> => {
      const query = sql
        .selectFrom('secret')
        .innerJoin('player', 'player.id', 'secret.player')
        .leftJoin('program', 'program.player', 'player.id')
        .leftJoin('player as owner', 'owner.id', 'program.owner')
        .select(['player.id', 'player.name', 'used_at', 'program.owner as ownerId', 'owner.name as owner'])
        .where('hash', '=', hash);
      const row = await db.first(query);
      if (!row) return null;
      const { used_at: seenAt, id, name, ownerId, owner } = row;
      const player = { id, name, ...(ownerId === null ? {} : { owner: owner ?? '' }) };
      if (at - seenAt >= SEEN_EVERY) {
        const used = sql.updateTable('secret').set((eb) => ({ used_at: larger(db, eb.ref('used_at'), at) }));
        const seen = sql.updateTable('player').set((eb) => ({ seen_at: larger(db, eb.ref('seen_at'), at) }));
        // That it cannot be noted is no reason to turn somebody away.
        await db
          .transact([{ query: used.where('hash', '=', hash) }, { query: seen.where('id', '=', player.id) }])
          .catch((error: unknown) => log.warn({ err: error }, 'cannot note who was here'));
      }
      return player;
    },

    /** A player by id; null where there is none. */
    playerOf: async (id: string): Promise<Player | null> =>
      (await db.first(sql.selectFrom('player').select(['id', 'name']).where('id', '=', id))) ?? null,

    /** False, and nothing changed, where a name that looks like this one is somebody else's. */
    renamePlayer: async (id: string, name: string, skeleton: string): Promise<boolean> => {
      const others = sql.selectFrom('reserved_name').select('player').where('skeleton', '=', skeleton).where('player', '<>', id);
      const steps = [
        { query: others, expect: { exactly: 0 } },
        { query: sql.updateTable('reserved_name').set({ skeleton }).where('player', '=', id) },
        { query: sql.updateTable('player').set({ name }).where('id', '=', id), expect: { exactly: 1 } },
      ];
      return 'counts' in (await db.transact(steps, nameLock(skeleton)));
    },
  };
}
