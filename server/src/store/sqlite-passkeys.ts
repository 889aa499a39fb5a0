import type { Player } from '@nimhall/shared/room/room';
import type { Database } from 'better-sqlite3';
import { type KeptPasskey, MOST_PASSKEYS, type NewPasskey, type Passkeys } from './passkeys.ts';
import { by, type Doing } from './sqlite-doing.ts';

/** What is written about passkeys. */
export type PasskeyWrite =
  | {
      readonly kind: 'add-passkey';
      readonly player: string;
      readonly name: string;
      readonly looks: string;
      readonly passkey: Omit<NewPasskey, 'publicKey' | 'transports'> & { readonly publicKey: Uint8Array; readonly transports: string };
    }
  | { readonly kind: 'rename-player'; readonly id: string; readonly name: string; readonly looks: string }
  | { readonly kind: 'use-passkey'; readonly id: string; readonly counter: number; readonly at: number }
  | { readonly kind: 'rename-passkey'; readonly player: string; readonly id: string; readonly name: string }
  | { readonly kind: 'remove-passkey'; readonly player: string; readonly id: string }
  | {
      readonly kind: 'challenge';
      readonly hash: Uint8Array;
      readonly player: string | null;
      readonly until: number;
      readonly now: number;
    }
  | { readonly kind: 'redeem'; readonly hash: Uint8Array; readonly player: string | null; readonly now: number };

/** Prepares these writes. */
export function passkeyWriter(db: Database): Doing<PasskeyWrite> {
  const add = db.prepare(`INSERT OR IGNORE INTO passkey (id, player, public_key, counter, transports, name, created_at, used_at)
    SELECT @id, player.id, @publicKey, @counter, @transports, @name, @at, @at FROM player
    WHERE player.id = @player AND (SELECT count(*) FROM passkey WHERE player = @player) < ${MOST_PASSKEYS}`);
  // Where the player is kept already, or somebody else by such a name, nothing.
  const hold = db.prepare(`INSERT OR IGNORE INTO kept_name (looks, player)
    SELECT @looks, id FROM player WHERE id = @player AND name = @name`);
  const isHeld = db.prepare('SELECT 1 FROM kept_name WHERE player = ?');
  const release = db.prepare(
    'DELETE FROM kept_name WHERE player = ? AND NOT EXISTS (SELECT 1 FROM passkey WHERE passkey.player = kept_name.player)',
  );
  const isTaken = db.prepare('SELECT 1 FROM kept_name WHERE looks = ? AND player <> ?');
  const setName = db.prepare('UPDATE player SET name = @name WHERE id = @id');
  const setLooks = db.prepare('UPDATE kept_name SET looks = @looks WHERE player = @id');
  const use = db.prepare('UPDATE passkey SET counter = max(counter, @counter), used_at = max(used_at, @at) WHERE id = @id');
  const rename = db.prepare('UPDATE passkey SET name = @name WHERE id = @id AND player = @player');
  const remove = db.prepare('DELETE FROM passkey WHERE id = @id AND player = @player');
  const forgetChallenges = db.prepare('DELETE FROM challenge WHERE until <= ?');
  const challenge = db.prepare('INSERT INTO challenge (hash, player, until) VALUES (@hash, @player, @until)');
  const redeem = db.prepare('DELETE FROM challenge WHERE hash = @hash AND player IS @player AND until > @now');

  return {
    'add-passkey'({ player, name, looks, passkey }) {
      hold.run({ player, name, looks });
      const added = isHeld.get(player) ? add.run({ player, ...passkey }).changes : 0;
      if (added === 0) release.run(player);
      return added;
    },
    'rename-player'({ id, name, looks }) {
      if (isTaken.get(looks, id)) return 0;
      setLooks.run({ id, looks });
      return setName.run({ id, name }).changes;
    },
    'use-passkey': by(use),
    'rename-passkey': by(rename),
    'remove-passkey'({ player, id }) {
      const removed = remove.run({ player, id }).changes;
      if (removed > 0) release.run(player);
      return removed;
    },
    challenge(write) {
      forgetChallenges.run(write.now);
      return challenge.run(write).changes;
    },
    redeem: by(redeem),
  };
}

/** `transports` are JSON. */
interface Row extends Omit<KeptPasskey, 'transports'> {
  readonly transports: string;
}

const COLUMNS =
  'passkey.id, public_key AS publicKey, counter, transports, passkey.name, passkey.created_at AS createdAt, used_at AS usedAt';

/** `write` resolves when it is done, with how much it changed. */
export function sqlitePasskeys(db: Database, write: (each: PasskeyWrite) => Promise<number>): Passkeys {
  const readAll = db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM passkey WHERE player = ? ORDER BY created_at DESC, id`);
  const readOne = db.prepare<[string], Row & { readonly player: string; readonly playerName: string }>(
    `SELECT ${COLUMNS}, player, player.name AS playerName FROM passkey JOIN player ON player.id = passkey.player WHERE passkey.id = ?`,
  );
  const readHolder = db.prepare<[string], { player: string }>('SELECT player FROM kept_name WHERE looks = ?');
  return {
    add: async ({ id: player, name }, looks, { transports, ...more }) => {
      const passkey = { ...more, transports: JSON.stringify(transports) };
      return (await write({ kind: 'add-passkey', player, name, looks, passkey })) > 0;
    },
    holder: async (looks) => readHolder.get(looks)?.player ?? null,
    of: async (player) => readAll.all(player).map(passkeyOf),
    find: async (id) => {
      const row = readOne.get(id);
      if (!row) return null;
      const { player, playerName, ...passkey } = row;
      const owner: Player = { id: player, name: playerName };
      return { passkey: passkeyOf(passkey), player: owner };
    },
    use: async (id, counter, at) => void (await write({ kind: 'use-passkey', id, counter, at })),
    rename: async (player, id, name) => void (await write({ kind: 'rename-passkey', player, id, name })),
    remove: async (player, id) => void (await write({ kind: 'remove-passkey', player, id })),
    challenge: async (hash, player, until, now) => void (await write({ kind: 'challenge', hash, player, until, now })),
    redeem: async (hash, player, now) => (await write({ kind: 'redeem', hash, player, now })) > 0,
  };
}

function passkeyOf({ transports, ...passkey }: Row): KeptPasskey {
  return { ...passkey, transports: JSON.parse(transports) as string[] };
}
