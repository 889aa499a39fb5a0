import type { Database } from 'better-sqlite3';
import { type KeptSecret, MOST_SECRETS, type SecretKind, type Secrets } from './secrets.ts';
import { by, type Doing } from './sqlite-doing.ts';
import type { Store } from './store.ts';

/** What is written about secrets. */
export type SecretWrite =
  | {
      readonly kind: 'add-secret';
      /** Null for whoever invited by the code. */
      readonly player: string | null;
      readonly code: Uint8Array | null;
      readonly hash: Uint8Array;
      readonly shownBy: SecretKind;
      readonly name: string;
      readonly at: number;
    }
  | { readonly kind: 'rename-secret'; readonly player: string; readonly hash: Uint8Array; readonly name: string }
  | { readonly kind: 'remove-secret'; readonly player: string; readonly hash: Uint8Array }
  | { readonly kind: 'remove-other-secrets'; readonly player: string; readonly hash: Uint8Array }
  | { readonly kind: 'invite'; readonly player: string; readonly code: Uint8Array; readonly until: number };

/** Prepares these writes. */
export function secretWriter(db: Database): Doing<SecretWrite> {
  const add = db.prepare(`INSERT INTO secret (hash, player, kind, name, created_at, used_at)
    SELECT @hash, id, @shownBy, @name, @at, @at FROM player WHERE id = @player`);
  const removeOldest = db.prepare(`DELETE FROM secret WHERE hash IN (
    SELECT hash FROM secret WHERE player = ? ORDER BY used_at DESC, created_at DESC, hash LIMIT -1 OFFSET ${MOST_SECRETS})`);
  const rename = db.prepare('UPDATE secret SET name = @name WHERE hash = @hash AND player = @player');
  const remove = db.prepare('DELETE FROM secret WHERE hash = @hash AND player = @player');
  const removeOthers = db.prepare('DELETE FROM secret WHERE player = @player AND hash <> @hash');
  const invite = db.prepare(`INSERT INTO invitation (player, code, until) VALUES (@player, @code, @until)
    ON CONFLICT (player) DO UPDATE SET code = excluded.code, until = excluded.until`);
  const accept = db.prepare<[Uint8Array, number], { player: string }>(
    'DELETE FROM invitation WHERE code = ? AND until > ? RETURNING player',
  );

  return {
    'add-secret'(write) {
      const player = write.code === null ? write.player : accept.get(write.code, write.at)?.player;
      if (!player || add.run({ ...write, player }).changes === 0) return 0;
      removeOldest.run(player);
      return 1;
    },
    'rename-secret': by(rename),
    'remove-secret': by(remove),
    'remove-other-secrets': by(removeOthers),
    invite: by(invite),
  };
}

/** `write` resolves when it is done, with how much it changed; `find` gives the player that a secret belongs to. */
export function sqliteSecrets(db: Database, write: (each: SecretWrite) => Promise<number>, find: Store['findPlayer']): Secrets {
  const read = db.prepare<[string], KeptSecret>(
    `SELECT hash, kind, name, created_at AS createdAt, used_at AS usedAt FROM secret
      WHERE player = ? ORDER BY created_at DESC, hash`,
  );
  return {
    add: async (player, { hash, kind, name, at }) =>
      (await write({ kind: 'add-secret', player, code: null, hash, shownBy: kind, name, at })) > 0,
    of: async (player) => read.all(player),
    rename: async (player, hash, name) => void (await write({ kind: 'rename-secret', player, hash, name })),
    remove: async (player, hash) => void (await write({ kind: 'remove-secret', player, hash })),
    removeOthers: async (player, hash) => void (await write({ kind: 'remove-other-secrets', player, hash })),
    invite: async (player, code, until) => void (await write({ kind: 'invite', player, code, until })),
    accept: async (code, { hash, kind, name, at }) => {
      const isIn = (await write({ kind: 'add-secret', player: null, code, hash, shownBy: kind, name, at })) > 0;
      return isIn ? await find(hash, at) : null;
    },
  };
}
