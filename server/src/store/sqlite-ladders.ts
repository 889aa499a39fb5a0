import type { Database } from 'better-sqlite3';
import type { Ladders } from './ladders.ts';
import type { Doing } from './sqlite-doing.ts';

/** How far people are on the ladders. */
export const LADDERS = `
  -- How far somebody is on the ladders, as JSON: what all of their devices have told.
  CREATE TABLE ladder (player TEXT PRIMARY KEY, climbed TEXT NOT NULL) WITHOUT ROWID, STRICT;
`;

/** What is written about them. */
export interface LadderWrite {
  readonly kind: 'put-ladders';
  readonly player: string;
  readonly climbed: string;
  readonly before: string | null;
}

/** Prepares the write. */
export function ladderWriter(db: Database): Doing<LadderWrite> {
  const begin = db.prepare('INSERT OR IGNORE INTO ladder (player, climbed) SELECT id, @climbed FROM player WHERE id = @player');
  const goOn = db.prepare('UPDATE ladder SET climbed = @climbed WHERE player = @player AND climbed = @before');
  return {
    'put-ladders': ({ player, climbed, before }) =>
      (before === null ? begin.run({ player, climbed }) : goOn.run({ player, climbed, before })).changes,
  };
}

/** `write` resolves when it is done, with how much it changed. */
export function sqliteLadders(db: Database, write: (each: LadderWrite) => Promise<number>): Ladders {
  const read = db.prepare<[string], { climbed: string }>('SELECT climbed FROM ladder WHERE player = ?');
  const isSomebody = db.prepare<{ player: string }>(
    `SELECT 1 FROM secret WHERE player = @player UNION ALL SELECT 1 FROM passkey WHERE player = @player
      UNION ALL SELECT 1 FROM forgotten WHERE player = @player`,
  );
  return {
    of: async (player) => read.get(player)?.climbed ?? null,
    put: async (player, climbed, before) => (await write({ kind: 'put-ladders', player, climbed, before })) > 0,
    isLeft: async (player) => isSomebody.get({ player }) === undefined,
  };
}
